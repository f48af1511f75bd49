import { useMemo } from "react";

import type { TwoLines } from "@/components/list/two-line-row";
import { INTEGER, NAMES, NUMERIC } from "@/components/table/cells";
import { DataTable } from "@/components/table/data-table";
import { columnsFor } from "@/components/table/features";
import type { Exchanges as PlayerExchanges } from "@/lib/api/logs/museum-exchanges";
import { sum } from "@/lib/common/numbers";
import { formatGameDate, formatIsoDay } from "@/lib/format/days";
import { formatCount, formatMoney, orDash } from "@/lib/format/numbers";
import { formatGameDay } from "@/lib/format/times";
import type { Exchange } from "@/lib/game/ledger/sets";

interface ExchangeRow extends Exchange {
  /** At today's price of a point; null if unknown. */
  worth: number | null;
}

const column = columnsFor<ExchangeRow>();

const columns = column.columns([
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

interface ExchangesProps extends PlayerExchanges {
  pointPrice: number | null;
}

/** The sets that the player has exchanged for points. */
export function Exchanges({ entries, dropped, isAll, pointPrice }: ExchangesProps) {
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
        columns={columns}
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
