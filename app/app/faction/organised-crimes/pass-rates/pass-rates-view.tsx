import { History } from "lucide-react";
import { Fragment, Suspense, useMemo } from "react";

import type { CrimeLookups } from "@/components/crimes/crime-lookups";
import { memberColumn } from "@/components/crimes/crime-member";
import { HistoryNote, historyRange } from "@/components/crimes/range-history";
import { useCrimeHistory } from "@/components/crimes/use-crime-history";
import { EmptyState } from "@/components/feedback/empty-state";
import { GameTime } from "@/components/game/game-time";
import { PlayerName } from "@/components/game/player-name";
import { SelectField } from "@/components/list/select-field";
import type { TwoLines } from "@/components/list/two-line-row";
import { NUMERIC } from "@/components/table/cells";
import { DataTable } from "@/components/table/data-table";
import { columnsFor } from "@/components/table/features";
import { Button } from "@/components/ui/button";
import { ALL } from "@/components/window/choice";
import { useNow } from "@/components/window/use-now";
import { useUrlChoice, useUrlSwitch } from "@/components/window/use-url-value";
import { MINUTE_MS } from "@/lib/common/time";
import { formatGameDate, formatShortGameDay } from "@/lib/format/days";
import { formatWhole } from "@/lib/format/numbers";
import type { RoleRate } from "@/lib/game/crimes/history";
import { isPassRateLow, mergeCrimes, type OrganisedCrime } from "@/lib/game/crimes/organised-crime";
import { slotsToChange } from "@/lib/game/crimes/slots-to-change";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { checklistConfigStore } from "@/lib/store/user/checklist";
import { cn } from "@/lib/utils";

import { crimeChoices, type RatedRole, type RateRow, rateRows } from "./rows";
import { SlotsToChange } from "./slots-to-change";

/** The style of marked rates: a thick underline in addition to the number. */
const MARKED = "border-b-4 font-semibold";

const column = columnsFor<RateRow>();

/** More roles than this don't fit beside each other, and most of their cells would be dashes. */
const MAX_ROLE_COLUMNS = 8;

/** A column for each role, or, of many roles, one column that lists each member's other rates. */
const rateColumns = (
  roles: readonly string[],
  members: CrimeLookups["members"],
  marking: Marking,
) => {
  const isList = roles.length > MAX_ROLE_COLUMNS;
  return column.columns([
    memberColumn<RateRow>({ members }),
    column.accessor(({ best }) => best?.passRate, {
      id: "best",
      header: "Best role",
      sortUndefined: "last",
      meta: NUMERIC,
      cell: ({ row }) => <RoleAndRate of={row.original.best} isInLine={isList} {...marking} />,
    }),
    column.accessor(({ rates }) => rates.size, {
      id: "roles",
      header: isList ? "Other roles" : "Roles",
      meta: {
        ...(isList
          ? { align: "afterFigure", text: ({ rates }: RateRow) => ratesText(rates) }
          : NUMERIC),
        sortText: { asc: "fewest first", desc: "most first" },
        phone: { at: "detail", cell: ({ rates }) => formatWhole(rates.size) },
      },
      cell: ({ row: { original } }) =>
        isList ? (
          <OtherRates rates={original.rates} {...marking} />
        ) : (
          formatWhole(original.rates.size)
        ),
    }),
    column.accessor(({ worst }) => worst?.passRate, {
      id: "lowest",
      header: "Lowest",
      sortUndefined: "last",
      meta: { ...NUMERIC, hidden: true },
      cell: ({ row }) => <RoleAndRate of={row.original.worst} isInLine={isList} {...marking} />,
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
              return rate && <Rate rate={rate} {...marking} />;
            },
          },
        },
        cell: ({ row }) => <Rate rate={row.original.rates.get(role)} {...marking} />,
      }),
    ),
  ]);
};

/** "Engineer 55, Muscle 30", in percent, the highest first. */
const ratesText = (rates: RateRow["rates"]) =>
  highestFirst(rates)
    .map(([role, { passRate }]) => `${role} ${passRate}`)
    .join(", ");

const highestFirst = (rates: RateRow["rates"]) =>
  [...rates].toSorted(([, a], [, b]) => b.passRate - a.passRate);

/** A member's rates with their roles, without the highest, which has its own column. */
function OtherRates({ rates, ...marking }: Pick<RateRow, "rates"> & Marking) {
  const [, ...others] = highestFirst(rates);
  if (others.length === 0) return "–";
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {others.map(([role, { passRate, crimeName, atMs }]) => (
        <li
          key={role}
          title={`${crimeName}, ${formatGameDate(atMs)}`}
          className="whitespace-nowrap"
        >
          <InLine role={role} passRate={passRate} {...marking} />
        </li>
      ))}
    </ul>
  );
}

/** "Muscle 30". */
const InLine = ({ role, ...figure }: RateFigureProps & { role: string }) => (
  <>
    <span translate="no" className="text-muted-foreground">
      {role}
    </span>{" "}
    <RateFigure {...figure} />
  </>
);

interface Minimum {
  /** Percent; rates below it are low. */
  minimumPassRate: number;
}

interface Marking extends Minimum {
  /** True if most rates are low: then the others are marked, since a mark on nearly all says nothing. */
  marksPassing: boolean;
}

interface RoleAndRateProps extends Marking {
  of: RatedRole | null;
  /** True to write the role before the rate, not below it. */
  isInLine: boolean;
}

/** A member's highest or lowest pass rate in percent, with its role. */
function RoleAndRate({ of: rated, isInLine, ...marking }: RoleAndRateProps) {
  if (rated === null) return "–";
  if (isInLine) return <InLine {...rated} {...marking} />;
  return (
    <span className="inline-flex flex-col items-end whitespace-nowrap">
      <RateFigure passRate={rated.passRate} {...marking} />
      <span translate="no" className="text-tiny text-muted-foreground">
        {rated.role}
      </span>
    </span>
  );
}

interface RateFigureProps extends Marking {
  passRate: number;
}

const isMarked = (passRate: number, { minimumPassRate, marksPassing }: Marking) =>
  passRate < minimumPassRate !== marksPassing;

function RateFigure({ passRate, ...marking }: RateFigureProps) {
  const isLow = passRate < marking.minimumPassRate;
  return (
    <span
      className={cn(
        "min-w-7.5 text-right",
        isMarked(passRate, marking) && MARKED,
        isLow ? "border-warning" : "border-success",
      )}
    >
      {passRate}
      {isLow && <span className="sr-only"> (low)</span>}
    </span>
  );
}

/** A member on a phone: the highest pass rate, and below the name its role, followed by the other roles. */
const rateLines =
  (marking: Marking) =>
  ({ name, rates, best }: RateRow): TwoLines => ({
    title: <PlayerName>{name}</PlayerName>,
    figure: best === null ? "–" : <RateFigure passRate={best.passRate} {...marking} />,
    detail: best === null ? "No pass rate" : <PhoneRoles role={best.role} rates={rates} />,
  });

/** The number of other roles that fit on a line with the best one. */
const OTHERS_ON_PHONE = 3;

/** "Muscle, Robber 80, Driver 66, 2 more". */
function PhoneRoles({ role, rates }: Pick<RateRow, "rates"> & { role: string }) {
  const [, ...others] = highestFirst(rates);
  const shown = others.slice(0, others.length > OTHERS_ON_PHONE ? OTHERS_ON_PHONE - 1 : undefined);
  const rest = others.length - shown.length;
  return (
    <span className="whitespace-normal">
      <span translate="no" className="text-foreground">
        {role}
      </span>
      {shown.map(([other, { passRate }]) => (
        <Fragment key={other}>
          , <span translate="no">{other}</span> {passRate}
        </Fragment>
      ))}
      {rest > 0 && `, ${formatWhole(rest)} more`}
    </span>
  );
}

interface RateProps extends Marking {
  rate: RoleRate | undefined;
}

/** A pass rate in percent, with the day of its crime. */
function Rate({ rate, ...marking }: RateProps) {
  if (rate === undefined) return "–";
  const { passRate, atMs, crimeName } = rate;
  return (
    <span
      title={`${crimeName}, ${formatGameDate(atMs)}`}
      className="inline-flex flex-col items-end whitespace-nowrap"
    >
      <RateFigure passRate={passRate} {...marking} />
      <span className="text-tiny text-muted-foreground">
        <GameTime atMs={atMs}>{formatShortGameDay(atMs)}</GameTime>
      </span>
    </span>
  );
}

/** Members without a rate come last. */
const BEST_FIRST = [{ id: "best", desc: true }];

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
  const changes = useMemo(() => slotsToChange(crimes, minimumPassRate), [crimes, minimumPassRate]);
  const marksPassing = low * 2 > rates.length;
  const marking = useMemo(
    () => ({ minimumPassRate, marksPassing }),
    [minimumPassRate, marksPassing],
  );
  const phoneLines = useMemo(() => rateLines(marking), [marking]);
  const roles = useMemo(() => all.slice(0, MAX_ROLES), [all]);
  const columns = useMemo(() => rateColumns(roles, members, marking), [roles, members, marking]);

  return (
    <>
      <SlotsToChange {...{ changes, crimes, members, minimumPassRate }} />
      <div className="flex flex-wrap pt-3">
        <SelectField
          label="Crime"
          value={crimeName}
          options={choices}
          onChange={setCrimeName}
          namesFrom={1}
        />
      </div>
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
          <p className="py-1 text-small text-muted-foreground">
            Underlined: {marksPassing ? "at least" : "below"} {minimumPassRate}%, your minimum pass
            rate.
          </p>
          <DataTable
            title="Pass rates by role"
            name="pass-rates"
            columns={columns}
            rows={rows}
            rowId={({ memberId }) => String(memberId)}
            initialSort={BEST_FIRST}
            firstSort="desc"
            phoneLines={phoneLines}
          />
        </div>
      )}
    </>
  );
}
