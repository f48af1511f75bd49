import { useMemo } from "react";

import { EmptyState } from "@/components/feedback/empty-state";
import { FailedCalls } from "@/components/feedback/failed-calls";
import { LoadingState } from "@/components/feedback/loading-state";
import { Explain } from "@/components/figures/explain";
import { ViewHeadline } from "@/components/figures/page-headline";
import type { TwoLines } from "@/components/list/two-line-row";
import { INTEGER, NAMES, NUMERIC } from "@/components/table/cells";
import { DataTable } from "@/components/table/data-table";
import { columnsFor } from "@/components/table/features";
import type { Exchanges } from "@/lib/api/logs/museum-exchanges";
import { sum } from "@/lib/common/numbers";
import { formatGameDate, formatIsoDay } from "@/lib/format/days";
import {
  formatCount,
  formatList,
  formatMoney,
  formatMoneyShort,
  formatWhole,
  orDash,
} from "@/lib/format/numbers";
import { formatGameDay, formatGameTime } from "@/lib/format/times";
import type { Exchange, ReadySets } from "@/lib/game/ledger/sets";

import { explainReady } from "./set-explanation";
import { OtherSets } from "./other-sets";
import { isLarge, type SetRow } from "./set-rows";
import { SetList } from "./set-list";
import { type PlayerSets, usePlayerSets } from "./use-sets";

/** The museum's sets: those that are ready, what one more would gain, and those that were exchanged. */
export function Sets() {
  const player = usePlayerSets();
  const { rows, pointPrice, exchanges, missing, isLoading } = player;
  const [large, others] = [rows?.filter(isLarge) ?? [], rows?.filter((row) => !isLarge(row)) ?? []];
  return (
    <>
      <Headline {...player} />
      <FailedCalls parts={missing} />
      {isLoading ? (
        <LoadingState text="Loading data..." rows={16} />
      ) : (
        <>
          {rows?.length === 0 && (
            <EmptyState title="The museum has no sets">
              Sets that the museum exchanges for points appear here, with what you hold of them.
            </EmptyState>
          )}
          <div className="grid items-start gap-x-12 gap-y-6 @4xl/page:grid-cols-2">
            {large.map((row) => (
              <SetList key={row.id} row={row} pointPrice={pointPrice} />
            ))}
          </div>
          {others.length > 0 && <OtherSets sets={others} pointPrice={pointPrice} />}
          {exchanges && <ExchangeTable {...exchanges} pointPrice={pointPrice} />}
          <Note {...player} />
        </>
      )}
    </>
  );
}

function Headline({ rows, ready, pointPrice, isLoading }: PlayerSets) {
  const uncounted = rows?.filter(({ count }) => count === null).length ?? 0;
  if (isLoading || rows === undefined || uncounted === rows.length) {
    return (
      <ViewHeadline figure="–">
        {isLoading ? "Counting your sets" : "Your sets are unknown"}
      </ViewHeadline>
    );
  }
  const { sets, points, pointsValue } = ready;
  const left = uncounted > 0 && ` ${formatCount(uncounted, "set isn’t", "sets aren’t")} counted.`;
  if (sets === 0) {
    return (
      <ViewHeadline figure="0 sets">
        ready.{" "}
        <span className="text-muted-foreground">
          {left} <NextSet rows={rows} />
        </span>
      </ViewHeadline>
    );
  }
  return (
    <ViewHeadline figure={formatCount(sets, "set", "sets")}>
      ready: {formatCount(points, "point", "points")},{" "}
      <span className="whitespace-nowrap">
        {orDash(pointsValue, formatMoneyShort)} <Explain {...explainReady(ready, pointPrice)} />
      </span>{" "}
      <span className="text-muted-foreground">
        {gainText(ready)}
        {left} <NextSet rows={rows} />
      </span>
    </ViewHeadline>
  );
}

/** The most missing items that the headline names. */
const MAX_NAMED = 2;

/** "Next set: 1 Lion Plushie from South Africa.": the items missing for the large set that gains most, if they are few. */
function NextSet({ rows }: { rows: readonly SetRow[] }) {
  const [best] = rows
    .filter((row) => isLarge(row) && (row.count?.next.gain ?? 0) > 0)
    .sort((a, b) => (b.count?.next.gain ?? 0) - (a.count?.next.gain ?? 0));
  const missing = best?.items.filter((item) => item.missing > 0) ?? [];
  if (missing.length === 0 || missing.length > MAX_NAMED) return null;
  const names = missing.map(({ missing: count, name, country }) => {
    const item = `${formatWhole(count)} ${name}`;
    return country === null ? item : `${item} from ${country}`;
  });
  return (
    <span className="inline-block">
      Next set: <span translate="no">{formatList(names)}</span>.
    </span>
  );
}

/** "$90,755 more than selling their 39 items." */
function gainText({ gain, items }: ReadySets): string {
  if (gain === null) return "";
  const than = `than selling their ${formatCount(items, "item", "items")}.`;
  return gain < 0 ? `${formatMoney(-gain)} less ${than}` : `${formatMoney(gain)} more ${than}`;
}

const Note = ({ pointPrice, listedAtMs }: PlayerSets) => (
  <p className="mt-4 max-w-136 text-small text-muted-foreground">
    Gain = points × {pointPrice === null ? "the lowest listing" : formatMoney(pointPrice)} − missing
    items at market value − what your other items of the set would bring if sold, less the 5% fee.
    {listedAtMs !== null &&
      ` The inventory is up to one hour old (${formatGameTime(listedAtMs)}). What is on the market or on display isn’t in it.`}
  </p>
);

interface ExchangeRow extends Exchange {
  /** At today's price of a point; null if unknown. */
  worth: number | null;
}

const column = columnsFor<ExchangeRow>();

const exchangeColumns = column.columns([
  column.accessor("atMs", {
    id: "date",
    header: "Date",
    meta: {
      sortText: { asc: "oldest first", desc: "newest first" },
      text: ({ atMs }: ExchangeRow) => formatIsoDay(atMs),
    },
    cell: ({ getValue }) => formatGameDay(getValue()),
  }),
  column.accessor("set", {
    id: "set",
    header: "Set",
    sortFn: "text",
    meta: NAMES,
    cell: ({ getValue }) => <span translate="no">{getValue()}</span>,
  }),
  column.accessor("sets", { id: "sets", header: "Sets", ...INTEGER }),
  column.accessor("points", { id: "points", header: "Points", ...INTEGER }),
  column.accessor(({ worth }) => worth ?? undefined, {
    id: "worth",
    header: "At today’s price",
    sortUndefined: "last",
    meta: { ...NUMERIC, text: ({ worth }: ExchangeRow) => worth ?? "" },
    cell: ({ row }) => orDash(row.original.worth, formatMoney),
  }),
]);

const exchangeLines = (row: ExchangeRow): TwoLines => ({
  title: <span translate="no">{row.set}</span>,
  figure: formatCount(row.points, "point", "points"),
  detail: `${formatGameDay(row.atMs)}, ${formatCount(row.sets, "set", "sets")}`,
  second: orDash(row.worth, formatMoney),
});

const NEWEST_FIRST = [{ id: "date", desc: true }];

interface ExchangeTableProps extends Exchanges {
  pointPrice: number | null;
}

/** The sets that the player has exchanged for points. */
function ExchangeTable({ entries, dropped, isAll, pointPrice }: ExchangeTableProps) {
  const rows = useMemo<readonly ExchangeRow[]>(
    () =>
      entries.map((exchange) => ({
        ...exchange,
        worth: pointPrice === null ? null : exchange.points * pointPrice,
      })),
    [entries, pointPrice],
  );
  return (
    <section aria-label="Exchanged" className="mt-6">
      <DataTable
        title="Exchanged"
        name="exchanges"
        columns={exchangeColumns}
        rows={rows}
        rowId={({ id }) => id}
        initialSort={NEWEST_FIRST}
        firstSort="desc"
        phoneLines={exchangeLines}
        empty={
          <p className="mt-4 text-muted-foreground">No exchanges at the museum in your log.</p>
        }
      />
      <p className="mt-2 text-muted-foreground">
        {rows.length > 0 && totalText(rows, isAll)}
        {dropped > 0 &&
          ` ${formatCount(dropped, "exchange has", "exchanges have")} no set, quantity or points, so ${dropped === 1 ? "it isn’t" : "they aren’t"} counted.`}
      </p>
    </section>
  );
}

/** "9 sets for 110 points since 28 Sept 2026, $3,753,200 at today’s price." */
function totalText(rows: readonly ExchangeRow[], isAll: boolean): string {
  const points = sum(rows.map((row) => row.points));
  const worth = rows.every((row) => row.worth !== null)
    ? `, ${formatMoney(sum(rows.map((row) => row.worth ?? 0)))} at today’s price`
    : "";
  const oldest = rows.reduce((first, { atMs }) => Math.min(first, atMs), Infinity);
  const sets = sum(rows.map((row) => row.sets));
  const which = isAll ? "" : "The newest 100 exchanges: ";
  return `${which}${formatCount(sets, "set", "sets")} for ${formatCount(points, "point", "points")} since ${formatGameDate(oldest)}${worth}.`;
}
