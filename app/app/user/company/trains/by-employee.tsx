import { useMemo } from "react";

import { RowPlayerLink } from "@/components/game/row-player-link";
import { PlayerName } from "@/components/game/player-name";
import type { TwoLines } from "@/components/list/two-line-row";
import { INTEGER, NAMES, NUMERIC } from "@/components/table/cells";
import { DataTable } from "@/components/table/data-table";
import { columnsFor } from "@/components/table/features";
import { formatGameDate, formatIsoDay, formatShortGameDay } from "@/lib/format/days";
import { formatCount, formatMoney, formatWhole } from "@/lib/format/numbers";
import {
  type AgreementProgress,
  agreementsByEmployee,
  type EmployeeAgreements,
} from "@/lib/game/companies/agreements";
import type {
  EmployeeTrains,
  TrainCounts,
  TrainsByEmployee as Counts,
} from "@/lib/game/companies/trains";

import { monthName, owedFigure, owedText } from "./text";

interface TrainsRow extends EmployeeTrains {
  /** Null without an agreement, and for an employee's view. */
  agreement: EmployeeAgreements | null;
  /** The days whose trains are counted, as in `sinceText`. */
  since: string;
  /** "Nov". */
  month: string;
}

const column = columnsFor<TrainsRow>();

const owedBy = ({ agreement }: TrainsRow) => agreement?.owed ?? 0;

const agreementColumn = (
  id: string,
  header: string,
  valueOf: (agreement: EmployeeAgreements) => number,
) =>
  column.accessor(({ agreement }) => (agreement ? valueOf(agreement) : undefined), {
    id,
    header,
    sortUndefined: "last",
    meta: { ...NUMERIC, hidden: true },
    cell: ({ row: { original } }) =>
      original.agreement ? formatWhole(valueOf(original.agreement)) : "–",
  });

/** Only what is owed shows at first: the agreements have the rest. */
const AGREEMENT_COLUMNS = column.columns([
  agreementColumn("agreed", "Agreed", ({ agreed }) => agreed),
  agreementColumn("given", "Given", ({ given }) => given),
  column.accessor(owedBy, {
    id: "owed",
    header: "Owed",
    meta: NUMERIC,
    cell: ({ row: { original } }) => (
      <b className="font-semibold">{owedFigure(original.agreement)}</b>
    ),
  }),
  column.accessor(({ agreement }) => agreement?.price ?? undefined, {
    id: "price",
    header: "Price",
    sortUndefined: "last",
    meta: { ...NUMERIC, hidden: true },
    cell: ({ row: { original } }) => priceText(original.agreement),
  }),
  column.accessor(({ agreement }) => agreement?.fromMs, {
    id: "agreedSince",
    header: "Agreed since",
    sortUndefined: "last",
    meta: {
      align: "afterFigure",
      hidden: true,
      sortText: { asc: "oldest first", desc: "newest first" },
      text: ({ agreement }) => (agreement === null ? "" : formatIsoDay(agreement.fromMs)),
    },
    cell: ({ row: { original } }) =>
      original.agreement === null ? "–" : formatShortGameDay(original.agreement.fromMs),
  }),
]);

function priceText(agreement: EmployeeAgreements | null): string {
  if (agreement === null) return "–";
  const { price } = agreement;
  if (price === null) return "several";
  return price === 0 ? "free" : formatMoney(price);
}

/** "since 24 Aug", "since 24 Aug 2025", "in total": the days whose trains are counted. @param sinceMs null if all are */
const sinceText = (sinceMs: number | null, todayMs: number): string => {
  if (sinceMs === null) return "in total";
  const isThisYear = new Date(sinceMs).getUTCFullYear() === new Date(todayMs).getUTCFullYear();
  return `since ${isThisYear ? formatShortGameDay(sinceMs) : formatGameDate(sinceMs)}`;
};

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

interface Shown {
  todayMs: number;
  since: string;
  hasAgreements: boolean;
  /** True if any train is of this week; a column of nothing but 0 is hidden. */
  hasWeek: boolean;
}

const columnsOf = ({ todayMs, since, hasAgreements, hasWeek }: Shown) =>
  column.columns([
    column.accessor("name", {
      id: "name",
      header: "Employee",
      sortFn: "text",
      meta: { ...NAMES, text: ({ name, playerId }) => `${name} [${playerId}]` },
      cell: ({ row: { original } }) => (
        <RowPlayerLink id={original.playerId}>
          <PlayerName>{original.name}</PlayerName>
        </RowPlayerLink>
      ),
    }),
    column.accessor("ofWeek", {
      ...INTEGER,
      id: "week",
      header: "This week",
      meta: { ...NUMERIC, hidden: !hasWeek },
    }),
    column.accessor("ofMonth", {
      id: "month",
      header: monthName(todayMs),
      meta: { ...NUMERIC, bar: () => "open" },
      cell: ({ getValue }) => <b className="font-semibold">{formatWhole(getValue())}</b>,
    }),
    column.accessor("total", {
      id: "total",
      header: capitalised(since),
      ...INTEGER,
    }),
    ...(hasAgreements ? AGREEMENT_COLUMNS : []),
  ]);

/** "Juno, 16 in Nov; 3 this week, 29 since 31 Aug, 2 owed". */
const trainsLines = (row: TrainsRow): TwoLines => ({
  title: <PlayerName>{row.name}</PlayerName>,
  figure: (
    <>
      {formatWhole(row.ofMonth)}{" "}
      <span className="text-small font-normal text-muted-foreground">in {row.month}</span>
    </>
  ),
  detail: [
    row.ofWeek > 0 && `${formatWhole(row.ofWeek)} this week`,
    `${formatWhole(row.total)} ${row.since}`,
  ]
    .filter(Boolean)
    .join(", "),
  second: row.agreement !== null && owedBy(row) > 0 && (
    <b className="font-semibold text-foreground">{owedText(row.agreement)} owed</b>
  ),
});

const MOST_OF_MONTH_FIRST = [{ id: "month", desc: true }];

interface TrainsByEmployeeProps {
  trains: Counts;
  /** Null for an employee, who sees no agreements. */
  agreements: readonly AgreementProgress[] | null;
  /** The time since which trains are counted; null if all are. */
  sinceMs: number | null;
  todayMs: number;
  /** False while the news loads. */
  isComplete: boolean;
}

/** The trains of each employee, those of former employees in one line, and the total of all. */
export function TrainsByEmployee({
  trains: { employees, former, total },
  agreements,
  sinceMs,
  todayMs,
  isComplete,
}: TrainsByEmployeeProps) {
  const since = sinceText(sinceMs, todayMs);
  const month = monthName(todayMs);
  const hasAgreements = agreements !== null && agreements.length > 0;
  const hasWeek = total.ofWeek > 0;
  const columns = useMemo(
    () => columnsOf({ todayMs, since, hasAgreements, hasWeek }),
    [todayMs, since, hasAgreements, hasWeek],
  );
  const rows = useMemo(() => {
    const byEmployee = agreementsByEmployee(agreements ?? []);
    return employees.map((employee): TrainsRow => ({
      ...employee,
      agreement: byEmployee.get(employee.playerId) ?? null,
      since,
      month,
    }));
  }, [employees, agreements, since, month]);
  const shared = { month, since };
  return (
    <>
      <DataTable
        title="By employee"
        columns={columns}
        rows={rows}
        rowId={({ playerId }) => String(playerId)}
        initialSort={MOST_OF_MONTH_FIRST}
        firstSort="desc"
        phoneLines={trainsLines}
        isLoading={!isComplete}
      />
      <dl aria-label="Totals" className="mt-1">
        {former && (
          <CountsLine
            label={`Former employees, ${formatCount(former.playerIds.length, "player", "players")}`}
            counts={former}
            {...shared}
          />
        )}
        <CountsLine
          label={isComplete ? "Total" : "Total so far"}
          isStrong
          counts={total}
          {...shared}
        />
      </dl>
      <p className="mt-2 max-w-160 text-small text-muted-foreground">
        Weeks begin on Monday. Days in TCT. Loaded days stay saved.
      </p>
    </>
  );
}

interface CountsLineProps {
  label: string;
  counts: TrainCounts;
  month: string;
  since: string;
  isStrong?: boolean;
}

/** "Total: 33 this week, 153 in Nov, 594 since 24 Aug". */
const CountsLine = ({ label, counts, month, since, isStrong = false }: CountsLineProps) => (
  <div className="flex flex-wrap justify-between gap-x-4 border-b border-row py-1.5 last:border-rule">
    <dt className={isStrong ? "font-semibold" : "text-muted-foreground"}>{label}</dt>
    <dd className={isStrong ? "font-semibold" : undefined}>
      {counts.ofWeek > 0 && `${formatWhole(counts.ofWeek)} this week, `}
      {formatWhole(counts.ofMonth)} in {month}, {formatWhole(counts.total)} {since}
    </dd>
  </div>
);
