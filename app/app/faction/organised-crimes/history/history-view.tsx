import type { AccessorFnColumnDef, RowData } from "@tanstack/react-table";
import { X } from "lucide-react";
import { type ReactNode, useCallback, useMemo } from "react";

import { BarChart } from "@/components/charts/charts";
import {
  areItemsLoaded,
  atLeast,
  type CrimeLookups,
  itemsMoney,
  memberName,
} from "@/components/crimes/crime-lookups";
import { memberColumn } from "@/components/crimes/crime-member";
import { ItemsValue, unpricedIn } from "@/components/crimes/items-value";
import { HistoryNote, RangeField, useRangeHistory } from "@/components/crimes/range-history";
import { SharesNote } from "@/components/crimes/shares-note";
import { EmptyState } from "@/components/feedback/empty-state";
import { Explain } from "@/components/figures/explain";
import { zeroMuted } from "@/components/figures/muted-zero";
import { ViewHeadline } from "@/components/figures/page-headline";
import { SectionHeader } from "@/components/figures/section-header";
import { GameTime } from "@/components/game/game-time";
import { ToggleField } from "@/components/list/toggles";
import type { TwoLines } from "@/components/list/two-line-row";
import { EXPLAINED, hundredthsText, INTEGER, NAMES, NUMERIC } from "@/components/table/cells";
import { DataTable } from "@/components/table/data-table";
import { columnsFor, type Features } from "@/components/table/features";
import type { Choice } from "@/components/window/choice";
import { useUrlChoice } from "@/components/window/use-url-value";
import { sum } from "@/lib/common/numbers";
import { formatGameDate, formatGameMonth, formatIsoMoment } from "@/lib/format/days";
import {
  formatCount,
  formatMoney,
  formatMoneyShort,
  formatPercent,
  formatWhole,
  orDash,
} from "@/lib/format/numbers";
import { byCrime, byMonth, type HistoryRow } from "@/lib/game/crimes/history";
import type { OrganisedCrime } from "@/lib/game/crimes/organised-crime";
import { participation } from "@/lib/game/crimes/participation";
import { rewardItemsByMember } from "@/lib/game/crimes/reward-items";
import { tally } from "@/lib/game/crimes/summary";

import {
  type CrimeTotals,
  type MemberCrimeRow,
  memberRows,
  totalValue,
  valuePerCrime,
} from "./rows";

const byMemberColumn = columnsFor<MemberCrimeRow>();

type Column<Row extends RowData, Value> = AccessorFnColumnDef<Features, Row, Value>;

type Columns<Row extends RowData> = (Column<Row, number> | Column<Row, number | undefined>)[];

/** The columns that the three tables share. */
const totalColumns = <Row extends RowData & CrimeTotals>(
  lookups: Pick<CrimeLookups, "items">,
  nameOf: (row: Row) => string,
  hidesAverage = false,
): Columns<Row> => [
  { id: "crimes", header: "Crimes", accessorFn: ({ finished }) => finished, ...INTEGER },
  {
    id: "won",
    header: "Succeeded",
    accessorFn: ({ succeeded }) => succeeded,
    ...INTEGER,
    // The rate and the number of crimes say the same in less room.
    meta: { ...INTEGER.meta, hidden: true },
  },
  {
    id: "success",
    header: "Success rate",
    // Unknown values sort last in both directions.
    accessorFn: ({ successRate }) => successRate ?? undefined,
    sortUndefined: "last",
    meta: {
      ...NUMERIC,
      text: ({ successRate }) => hundredthsText(successRate),
    },
    cell: ({ row }: { row: { original: CrimeTotals } }) =>
      orDash(row.original.successRate, formatPercent),
  },
  {
    id: "total",
    header: "Total",
    accessorFn: totalValue,
    meta: {
      ...NUMERIC,
      bar: () => "open",
    },
    cell: ({ row }: { row: { original: CrimeTotals } }) => totalFigure(row.original),
  },
  {
    id: "perCrime",
    header: "Per crime",
    accessorFn: valuePerCrime,
    sortUndefined: "last",
    meta: { ...NUMERIC, hidden: hidesAverage },
    cell: ({ row }: { row: { original: CrimeTotals } }) => {
      const value = valuePerCrime(row.original);
      return value === undefined ? "–" : zeroMuted(value, formatMoney);
    },
  },
  {
    id: "money",
    header: "Money",
    accessorFn: ({ money }) => money,
    meta: NUMERIC,
    cell: ({ row }: { row: { original: CrimeTotals } }) =>
      zeroMuted(row.original.money, formatMoney),
  },
  {
    id: "respect",
    header: "Respect",
    accessorFn: ({ respect }) => respect,
    ...INTEGER,
  },
  {
    id: "items",
    header: "Items (market value)",
    accessorFn: ({ itemsValue }) => (areItemsLoaded(lookups) ? itemsValue : undefined),
    sortUndefined: "last",
    meta: EXPLAINED,
    cell: ({ row: { original } }: { row: { original: Row } }) => (
      <ItemsValue
        owner={nameOf(original)}
        value={original.itemsValue}
        items={original.items}
        lookups={lookups}
      />
    ),
  },
];

/** The money and the market value of the items; "at least" it if an item has no price. */
const totalText = (row: CrimeTotals) =>
  atLeast(formatMoney(totalValue(row)), unpricedIn(row.items));

const totalFigure = (row: CrimeTotals) =>
  unpricedIn(row.items) > 0 ? totalText(row) : zeroMuted(totalValue(row), formatMoney);

const memberColumns = (lookups: CrimeLookups) =>
  byMemberColumn.columns([
    memberColumn<MemberCrimeRow>(lookups),
    // The day of the last crime takes the room of the average.
    ...totalColumns<MemberCrimeRow>(lookups, ({ memberId }) => memberName(lookups, memberId), true),
    byMemberColumn.accessor(({ lastAtMs }) => lastAtMs ?? undefined, {
      id: "last",
      header: "Last crime",
      sortUndefined: "last",
      meta: {
        ...NUMERIC,
        sortText: { asc: "oldest first", desc: "newest first" },
        text: ({ lastAtMs }) => (lastAtMs === null ? "" : formatIsoMoment(lastAtMs)),
      },
      cell: ({ row }) => <Last {...row.original} />,
    }),
  ]);

function Last({ lastAtMs }: Pick<MemberCrimeRow, "lastAtMs">) {
  if (lastAtMs === null) return "–";
  return <GameTime atMs={lastAtMs}>{formatGameDate(lastAtMs)}</GameTime>;
}

/** The two lines of a crime, a member or a month on a phone, below its name. */
const totalLines = (row: CrimeTotals, title: ReactNode): TwoLines => ({
  title: <span translate="no">{title}</span>,
  figure: totalText(row),
  detail: `${formatWhole(row.succeeded)} of ${formatWhole(row.finished)} succeeded`,
  second: [
    row.itemsValue > 0 && `${formatMoneyShort(row.itemsValue)} in items`,
    `${formatWhole(row.respect)} respect`,
  ]
    .filter(Boolean)
    .join(", "),
});

/** A crime, with a cross if it ever failed. Months and members aren't marked, since most have a failed one. */
function crimeLines(row: HistoryRow): TwoLines {
  const lines = totalLines(row, row.key);
  if (row.succeeded === row.finished) return lines;
  const detail = (
    <span className="text-destructive">
      <X aria-hidden className="mr-0.5 mb-0.5 inline size-3.5" />
      {lines.detail}
    </span>
  );
  return { ...lines, detail };
}
const monthLines = (row: HistoryRow) => totalLines(row, monthOf(row.key));

const GROUPINGS = [
  ["crime", "Crime"],
  ["member", "Member"],
  ["month", "Month"],
] as const satisfies readonly Choice[];

const MOST_FIRST = [{ id: "total", desc: true }];

const NEWEST_FIRST = [{ id: "month", desc: true }];

const column = columnsFor<HistoryRow>();

interface HistoryViewProps {
  lookups: CrimeLookups;
  /** The API access that the page needs, as text. */
  access: string;
}

/** The results and rewards of the crimes of a period: by crime, by member and by month. */
export function HistoryView({ lookups, access }: HistoryViewProps) {
  const history = useRangeHistory();
  const { crimes, progress, rangeId, words } = history;
  const [by, setBy] = useUrlChoice("by", GROUPINGS, "crime");

  return (
    <>
      {crimes.length > 0 && <HistoryHeadline crimes={crimes} lookups={lookups} text={words} />}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 pt-3">
        <RangeField history={history} />
        <ToggleField
          label="Group by"
          options={GROUPINGS}
          chosen={[by]}
          onChange={(chosen) => {
            setBy(chosen.at(-1) ?? by);
          }}
        />
      </div>
      {crimes.length === 0 ? (
        progress.state === "done" && (
          <EmptyState title={rangeId === "all" ? "No completed crimes yet" : `No crimes ${words}`}>
            {rangeId !== "all" && "Choose a longer period to see earlier ones."}
          </EmptyState>
        )
      ) : (
        <>
          {by === "crime" && <ByCrime crimes={crimes} lookups={lookups} />}
          {by === "member" && <ByMember crimes={crimes} lookups={lookups} />}
          {by === "month" && <ByMonth crimes={crimes} lookups={lookups} />}
        </>
      )}
      <HistoryNote history={history} access={access} />
    </>
  );
}

interface HistoryHeadlineProps {
  crimes: readonly OrganisedCrime[];
  lookups: CrimeLookups;
  /** "since 21 Oct 2026". */
  text: string;
}

/** The success rate of the period, and what its crimes earned. */
function HistoryHeadline({ crimes, lookups, text }: HistoryHeadlineProps) {
  const all = useMemo(() => tally(crimes, lookups.prices), [crimes, lookups]);
  const success = orDash(all.successRate, formatPercent);
  const items = itemsMoney(lookups, all.itemsValue, all.unpriced);
  return (
    <>
      <ViewHeadline figure={success}>
        of {formatCount(all.finished, "crime", "crimes")} succeeded{" "}
      </ViewHeadline>
      <p className="text-muted-foreground first-letter:uppercase">
        {text}: <span title={formatMoney(all.money)}>{formatMoneyShort(all.money)}</span>,{" "}
        {formatWhole(all.respect)} respect and items{" "}
        {areItemsLoaded(lookups) ? (
          <>
            worth{" "}
            <span title={formatMoney(all.itemsValue)}>{formatMoneyShort(all.itemsValue)}</span> at
            market value
          </>
        ) : (
          "of unknown value"
        )}
        {all.unpriced > 0 &&
          areItemsLoaded(lookups) &&
          `, excluding ${formatCount(all.unpriced, "item reward", "item rewards")} with no market value`}
        .{" "}
        <Explain
          title="the success rate"
          lines={[
            { label: "Completed", value: formatWhole(all.finished) },
            { label: "Succeeded", value: formatWhole(all.succeeded) },
            { label: "Success rate", value: success },
            { label: "Money", value: formatMoney(all.money) },
            { label: "Respect", value: formatWhole(all.respect) },
            { label: "Items (market value)", value: items },
          ]}
          note="Expired crimes aren’t counted."
        />
      </p>
    </>
  );
}

interface HistoryTableProps {
  crimes: readonly OrganisedCrime[];
  lookups: CrimeLookups;
}

/** The number, results and rewards of each crime. */
function ByCrime({ crimes, lookups }: HistoryTableProps) {
  const rows = useMemo(() => byCrime(crimes, lookups.prices), [crimes, lookups]);
  const columns = useMemo(() => crimeColumns(lookups), [lookups]);
  return (
    <DataTable
      title="Crimes by name"
      name="by-crime"
      columns={columns}
      rows={rows}
      rowId={({ key }) => key}
      initialSort={MOST_FIRST}
      firstSort="desc"
      phoneLines={crimeLines}
    />
  );
}

const crimeColumns = (lookups: CrimeLookups) =>
  column.columns([
    column.accessor("key", {
      id: "crime",
      header: "Crime",
      sortFn: "text",
      meta: NAMES,
    }),
    ...totalColumns<HistoryRow>(lookups, ({ key }) => key),
  ]);

/** Each member's crimes, and the sums of their equal shares. */
function ByMember({ crimes, lookups }: HistoryTableProps) {
  const { prices } = lookups;
  const { undivided, total, unpriced, ...all } = useMemo(
    () => participation(crimes, prices),
    [crimes, prices],
  );
  const rows = useMemo(
    () => memberRows(all.members, rewardItemsByMember(crimes, prices)),
    [all.members, crimes, prices],
  );
  const columns = useMemo(() => memberColumns(lookups), [lookups]);
  const memberLines = useCallback(
    (row: MemberCrimeRow) => totalLines(row, memberName(lookups, row.memberId)),
    [lookups],
  );
  return (
    <>
      <DataTable
        title="Crimes by member"
        name="by-member"
        columns={columns}
        rows={rows}
        rowId={({ memberId }) => String(memberId)}
        initialSort={MOST_FIRST}
        firstSort="desc"
        phoneLines={memberLines}
      />
      <p className="mt-2 text-small text-muted-foreground">
        <SharesNote total={total} undivided={undivided} unpriced={unpriced} lookups={lookups} />
      </p>
    </>
  );
}

/** The rewards of each game month, as a chart and as a table. */
function ByMonth({ crimes, lookups }: HistoryTableProps) {
  const rows = useMemo(() => byMonth(crimes, lookups.prices), [crimes, lookups]);
  const columns = useMemo(() => monthColumns(lookups), [lookups]);
  const bars = useMemo(() => rows.toReversed().map(barOf), [rows]);
  const total = sum(rows.map(({ money }) => money));
  return (
    <>
      <section aria-label="Money per month">
        <SectionHeader title="Money per month" />
        <BarChart
          label={`Money per month over ${formatCount(rows.length, "month", "months")}, ${formatMoney(total)} total.`}
          bars={bars}
          format={formatMoneyShort}
        />
      </section>
      <DataTable
        title="Crimes by month"
        name="by-month"
        columns={columns}
        rows={rows}
        rowId={({ key }) => key}
        initialSort={NEWEST_FIRST}
        firstSort="desc"
        phoneLines={monthLines}
      />
    </>
  );
}

const monthColumns = (lookups: CrimeLookups) =>
  column.columns([
    column.accessor("key", {
      id: "month",
      header: "Month",
      meta: { sortText: { asc: "oldest first", desc: "newest first" } },
      cell: ({ getValue }) => <span className="whitespace-nowrap">{monthOf(getValue())}</span>,
    }),
    ...totalColumns<HistoryRow>(lookups, ({ key }) => monthOf(key)),
  ]);

const barOf = ({ key, money }: HistoryRow) => ({
  label: monthOf(key),
  value: money,
  title: `${monthOf(key)}: ${formatMoney(money)}`,
});

/** "Nov 2026" from "2026-11". */
function monthOf(key: string) {
  return formatGameMonth(Date.parse(`${key}-01T00:00:00Z`));
}
