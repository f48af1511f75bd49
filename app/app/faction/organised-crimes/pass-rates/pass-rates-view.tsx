import { History } from "lucide-react";
import { Suspense, useMemo } from "react";

import { type CrimeLookups, memberName } from "@/components/crimes/crime-lookups";
import { memberColumn } from "@/components/crimes/crime-member";
import { HistoryNote, historyRange } from "@/components/crimes/range-history";
import { useCrimeHistory } from "@/components/crimes/use-crime-history";
import { EmptyState } from "@/components/feedback/empty-state";
import { GameTime } from "@/components/game/game-time";
import { PlayerName, WithNames } from "@/components/game/player-name";
import { SelectField } from "@/components/list/select-field";
import type { TwoLines } from "@/components/list/two-line-row";
import { NUMERIC } from "@/components/table/cells";
import { DataTable } from "@/components/table/data-table";
import { columnsFor } from "@/components/table/features";
import { Button } from "@/components/ui/button";
import { ALL, type Choice, wordChoices } from "@/components/window/choice";
import { useNow } from "@/components/window/use-now";
import { useUrlChoice, useUrlSwitch } from "@/components/window/use-url-value";
import { MINUTE_MS } from "@/lib/common/time";
import { formatGameDate, formatShortGameDay } from "@/lib/format/days";
import { formatWhole } from "@/lib/format/numbers";
import { passRateMatrix, type RoleRate } from "@/lib/game/crimes/history";
import { isPassRateLow, mergeCrimes, type OrganisedCrime } from "@/lib/game/crimes/organised-crime";
import { slotsToChange } from "@/lib/game/crimes/slots-to-change";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { checklistConfigStore } from "@/lib/store/user/checklist";
import { cn } from "@/lib/utils";

import { SlotsToChange } from "./slots-to-change";

/** The style of low rates: a thick underline in addition to the number. */
const LOW = "border-b-4 border-warning font-semibold";

const column = columnsFor<RateRow>();

/** More roles than this don't fit beside each other, and most of their cells would be dashes. */
const MAX_ROLE_COLUMNS = 8;

/** A column for each role, or, of many roles, one column that lists each member's rates. */
const rateColumns = (
  roles: readonly string[],
  members: CrimeLookups["members"],
  minimumPassRate: number,
) => {
  const isList = roles.length > MAX_ROLE_COLUMNS;
  return column.columns([
    memberColumn<RateRow>({ members }),
    column.accessor(({ worst }) => worst?.passRate, {
      id: "lowest",
      header: "Lowest",
      sortUndefined: "last",
      meta: { ...NUMERIC, shortName: "Pass rate" },
      cell: ({ row }) => <Worst worst={row.original.worst} minimumPassRate={minimumPassRate} />,
    }),
    column.accessor(({ rates }) => rates.size, {
      id: "roles",
      header: "Roles",
      meta: {
        ...(isList
          ? { align: "afterFigure", text: ({ rates }: RateRow) => ratesText(rates) }
          : NUMERIC),
        sortText: { asc: "fewest first", desc: "most first" },
        phone: { at: "detail", cell: ({ rates }) => formatWhole(rates.size) },
      },
      cell: ({ row: { original } }) =>
        isList ? (
          <Rates rates={original.rates} minimumPassRate={minimumPassRate} />
        ) : (
          formatWhole(original.rates.size)
        ),
    }),
    ...roles.map((role) =>
      column.accessor(({ rates }) => rates.get(role)?.passRate, {
        // Ids appear in URLs, separated by spaces.
        id: `role-${role.replace(/\s/g, "_")}`,
        header: role,
        sortUndefined: "last",
        meta: {
          ...NUMERIC,
          hidden: isList,
          phone: {
            at: "detail",
            cell: ({ rates }) => {
              const rate = rates.get(role);
              return rate && <Rate rate={rate} minimumPassRate={minimumPassRate} />;
            },
          },
        },
        cell: ({ row }) => (
          <Rate rate={row.original.rates.get(role)} minimumPassRate={minimumPassRate} />
        ),
      }),
    ),
  ]);
};

/** "Muscle 30, Engineer 55", in percent, the lowest first. */
const ratesText = (rates: RateRow["rates"]) =>
  lowestFirst(rates)
    .map(([role, { passRate }]) => `${role} ${passRate}`)
    .join(", ");

const lowestFirst = (rates: RateRow["rates"]) =>
  [...rates].toSorted(([, a], [, b]) => a.passRate - b.passRate);

/** A member's rates with their roles, the lowest first. */
function Rates({ rates, minimumPassRate }: Pick<RateRow, "rates"> & Minimum) {
  if (rates.size === 0) return "–";
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {lowestFirst(rates).map(([role, { passRate, crimeName, atMs }]) => (
        <li
          key={role}
          title={`${crimeName}, ${formatGameDate(atMs)}`}
          className="whitespace-nowrap"
        >
          <span translate="no" className="text-muted-foreground">
            {role}
          </span>{" "}
          <RateFigure passRate={passRate} minimumPassRate={minimumPassRate} />
        </li>
      ))}
    </ul>
  );
}

interface Minimum {
  /** Percent; rates below it are low. */
  minimumPassRate: number;
}

interface WorstProps extends Minimum {
  worst: WorstRate | null;
}

/** A member's lowest pass rate in percent, with its role. */
function Worst({ worst, minimumPassRate }: WorstProps) {
  if (worst === null) return "–";
  return (
    <span className="inline-flex flex-col items-end whitespace-nowrap">
      <RateFigure passRate={worst.passRate} minimumPassRate={minimumPassRate} />
      <span translate="no" className="text-tiny text-muted-foreground">
        {worst.role}
      </span>
    </span>
  );
}

interface RateFigureProps extends Minimum {
  passRate: number;
}

function RateFigure({ passRate, minimumPassRate }: RateFigureProps) {
  const isLow = passRate < minimumPassRate;
  return (
    <span className={cn("min-w-7.5 text-right", isLow && LOW)}>
      {passRate}
      {isLow && <span className="sr-only"> (low)</span>}
    </span>
  );
}

/** A member on a phone: the lowest pass rate, its role, and how many rates are low. */
const rateLines =
  (minimumPassRate: number) =>
  ({ name, rates, worst }: RateRow): TwoLines => {
    const low = [...rates.values()].filter((rate) => isPassRateLow(rate, minimumPassRate)).length;
    return {
      title: <PlayerName>{name}</PlayerName>,
      figure:
        worst === null ? (
          "–"
        ) : (
          <RateFigure passRate={worst.passRate} minimumPassRate={minimumPassRate} />
        ),
      detail: worst === null ? "No pass rate" : <span translate="no">{worst.role}</span>,
      second: worst !== null && `${formatWhole(low)} of ${formatWhole(rates.size)} low`,
    };
  };

interface RateProps extends Minimum {
  rate: RoleRate | undefined;
}

/** A pass rate in percent, with the day of its crime. */
function Rate({ rate, minimumPassRate }: RateProps) {
  if (rate === undefined) return "–";
  const { passRate, atMs, crimeName } = rate;
  return (
    <span
      title={`${crimeName}, ${formatGameDate(atMs)}`}
      className="inline-flex flex-col items-end whitespace-nowrap"
    >
      <RateFigure passRate={passRate} minimumPassRate={minimumPassRate} />
      <span className="text-tiny text-muted-foreground">
        <GameTime atMs={atMs}>{formatShortGameDay(atMs)}</GameTime>
      </span>
    </span>
  );
}

/** Members without a rate come last. */
const WORST_FIRST = [{ id: "lowest", desc: false }];

/** Twice as many roles as the game has. */
const MAX_ROLES = 100;

interface PassRatesViewProps {
  lookups: CrimeLookups;
  /** The latest 100 crimes, and all open crimes. */
  crimes: readonly OrganisedCrime[];
  /** The API access that the page needs, as text. */
  access: string;
}

/** The pass rates view: the latest pass rate of each member in each role. */
export function PassRatesView({ lookups: { members }, crimes, access }: PassRatesViewProps) {
  const { ocPassRate: minimumPassRate } = useStoredValue(checklistConfigStore);
  const [withHistory, setWithHistory] = useUrlSwitch("history");
  const matrix = { crimes, members, minimumPassRate };
  return (
    <>
      {withHistory ? (
        <Suspense fallback={<Matrix {...matrix} />}>
          <WithHistory {...matrix} access={access} />
        </Suspense>
      ) : (
        <Matrix {...matrix} />
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-4">
        <p>
          {withHistory
            ? "Based on all crimes loaded from the last 12 months."
            : `Based on the latest crimes and all open ones, ${formatWhole(crimes.length)} in total.`}{" "}
          Each rate is the member’s latest in that role, in percent.
        </p>
        <Button
          variant="outline"
          onClick={() => {
            setWithHistory(!withHistory);
          }}
        >
          <History aria-hidden />
          {withHistory ? "Latest only" : "Include history"}
        </Button>
      </div>
    </>
  );
}

interface WithHistoryProps extends Pick<PassRatesViewProps, "crimes" | "access">, Minimum {
  members: CrimeLookups["members"];
}

function WithHistory({ crimes, access, ...matrix }: WithHistoryProps) {
  const nowMs = useNow(MINUTE_MS);
  const history = useCrimeHistory(historyRange("year", nowMs).fromMs);
  const all = useMemo(() => mergeCrimes(history.crimes, crimes), [history.crimes, crimes]);
  return (
    <>
      <Matrix crimes={all} {...matrix} />
      <HistoryNote history={history} access={access} />
    </>
  );
}

interface MatrixProps extends Minimum {
  crimes: readonly OrganisedCrime[];
  members: CrimeLookups["members"];
}

/** The slots to change, and the latest pass rate of each member in each role. */
function Matrix({ crimes, members, minimumPassRate }: MatrixProps) {
  const choices = useMemo(() => crimeChoices(crimes), [crimes]);
  const [crimeName, setCrimeName] = useUrlChoice("crime", choices, ALL);
  const { roles: all, rows } = useMemo(
    () => rateRows(crimes, crimeName, members),
    [crimes, crimeName, members],
  );
  const rates = useMemo(() => rows.flatMap((row) => [...row.rates.values()]), [rows]);
  const low = rates.filter((rate) => isPassRateLow(rate, minimumPassRate)).length;
  const worst = useMemo(() => worstOf(rows), [rows]);
  const changes = useMemo(() => slotsToChange(crimes, minimumPassRate), [crimes, minimumPassRate]);
  const phoneLines = useMemo(() => rateLines(minimumPassRate), [minimumPassRate]);
  const roles = useMemo(() => all.slice(0, MAX_ROLES), [all]);
  const columns = useMemo(
    () => rateColumns(roles, members, minimumPassRate),
    [roles, members, minimumPassRate],
  );

  return (
    <>
      <SlotsToChange {...{ changes, crimes, members, minimumPassRate }} />
      {worst !== null && (
        <p className="mt-4 text-muted-foreground">
          {worst.passRate}% is the lowest pass rate:{" "}
          <WithNames names={[worst.name, worst.role]}>{`${worst.name}, ${worst.role}`}</WithNames>.{" "}
          {formatWhole(low)} of {formatWhole(rates.length)} pass rates below {minimumPassRate}%.
        </p>
      )}
      <div className="flex flex-wrap pt-3">
        <SelectField
          label="Crime"
          value={crimeName}
          options={choices}
          onChange={setCrimeName}
          namesFrom={1}
        />
      </div>
      {roles.length > 0 && (
        <p className="py-1 text-small text-muted-foreground">
          Underlined: below {minimumPassRate}%, your minimum pass rate.
        </p>
      )}
      {all.length > MAX_ROLES && (
        <p className="text-muted-foreground">
          Showing the first {MAX_ROLES} of {formatWhole(all.length)} roles. Choose a crime to see
          all its roles.
        </p>
      )}
      {roles.length === 0 ? (
        <EmptyState title="No pass rates yet">
          They appear here once members have joined {crimeName === ALL ? "a crime" : crimeName}. OC
          1.0 crimes have none.
        </EmptyState>
      ) : (
        <div className="[&_[data-slot=table-row-head]]:min-w-44 [&_th]:whitespace-normal">
          <DataTable
            title="Pass rates by role"
            name="pass-rates"
            columns={columns}
            rows={rows}
            rowId={({ memberId }) => String(memberId)}
            initialSort={WORST_FIRST}
            firstSort="desc"
            phoneLines={phoneLines}
          />
        </div>
      )}
    </>
  );
}

interface RateRow {
  memberId: number;
  /** "Alpha", or "[3000001]" for a member who has left. */
  name: string;
  rates: ReadonlyMap<string, RoleRate>;
  /** Null for a member without a rate. */
  worst: WorstRate | null;
}

interface WorstRate {
  role: string;
  passRate: number;
}

/**
 * Rows for the current members and for former members with a rate, and the roles with at least one rate. Uses only the crimes
 * with the given name, or all crimes for `ALL`.
 */
export function rateRows(
  crimes: readonly OrganisedCrime[],
  crimeName: string,
  members: CrimeLookups["members"],
): { roles: readonly string[]; rows: readonly RateRow[] } {
  const matrix = passRateMatrix(crimes, crimeName === ALL ? null : crimeName);
  const rates = new Map(matrix.members.map((member) => [member.memberId, member.rates]));
  const ids = new Set([...members.keys(), ...rates.keys()]);
  const rows = [...ids].map((memberId) => {
    const own = rates.get(memberId) ?? new Map<string, RoleRate>();
    return {
      memberId,
      name: memberName({ members }, memberId),
      rates: own,
      worst: lowestOf([...own].map(([role, { passRate }]) => ({ role, passRate }))),
    };
  });
  return { roles: matrix.roles, rows };
}

/** The lowest pass rate of all, with its member; null without any. Of equal ones, the first. */
export const worstOf = (rows: readonly Pick<RateRow, "name" | "worst">[]) =>
  lowestOf(rows.flatMap(({ name, worst }) => (worst === null ? [] : [{ name, ...worst }])));

const lowestOf = <Rate extends WorstRate>(rates: readonly Rate[]): Rate | null =>
  rates.reduce<Rate | null>(
    (lowest, rate) => (lowest === null || rate.passRate < lowest.passRate ? rate : lowest),
    null,
  );

/** The choices of the crime filter: all crimes, then each crime name that occurs. */
export const crimeChoices = (crimes: readonly OrganisedCrime[]): readonly Choice[] =>
  wordChoices(
    [ALL, "All crimes"],
    crimes.map(({ name }) => name),
  );
