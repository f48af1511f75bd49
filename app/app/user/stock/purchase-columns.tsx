import { StockLink } from "@/components/stocks/stock-link";
import { FIGURES, NAMES } from "@/components/table/cells";
import { columnsFor } from "@/components/table/features";
import { formatMoney, formatPercent, formatPrice, formatWhole } from "@/lib/format/numbers";
import { formatGameDate } from "@/lib/format/times";
import { formatGameDay, formatGameTime, formatLocalTime } from "@/lib/format/times";

import { type PurchaseRow } from "./purchase-rows";
import { signed } from "./signed";

const column = columnsFor<PurchaseRow>();

export const columns = column.columns([
  column.accessor(({ stock }) => stock.acronym, {
    id: "stock",
    header: "Stock",
    sortFn: "text",
    meta: NAMES,
    cell: ({ row }) => <StockLink stock={row.original.stock} />,
  }),
  column.accessor(({ lot }) => lot.atMs, {
    id: "bought",
    header: "Bought",
    meta: {
      sortWords: { asc: "oldest first", desc: "newest first" },
      text: ({ lot }: PurchaseRow) => new Date(lot.atMs).toISOString(),
    },
    cell: ({ getValue }) => <Bought atMs={getValue()} />,
  }),
  column.accessor(({ lot }) => lot.shares, {
    id: "shares",
    header: "Shares",
    meta: FIGURES,
    cell: ({ getValue }) => formatWhole(getValue()),
  }),
  column.accessor(({ lot }) => lot.price, {
    id: "price",
    header: "Price",
    meta: FIGURES,
    cell: ({ getValue }) => formatPrice(getValue()),
  }),
  column.accessor(({ lot }) => lot.cost, {
    id: "cost",
    header: "Cost",
    meta: FIGURES,
    cell: ({ getValue }) => formatMoney(getValue()),
  }),
  column.accessor(({ lot }) => lot.value, {
    id: "value",
    header: "Value",
    meta: FIGURES,
    cell: ({ getValue }) => formatMoney(getValue()),
  }),
  column.accessor(({ lot }) => lot.profit, {
    id: "profit",
    header: "Profit",
    meta: FIGURES,
    cell: ({ getValue }) => signed(getValue(), formatMoney),
  }),
  column.accessor(({ lot }) => lot.profitPercent ?? undefined, {
    id: "profitPercent",
    header: "Profit %",
    sortUndefined: "last",
    meta: FIGURES,
    cell: ({ row }) => profitPercent(row.original),
  }),
]);

export const profitPercent = ({ lot }: PurchaseRow) =>
  lot.profitPercent === null ? "–" : signed(lot.profitPercent, formatPercent);

/** The day in game time; the moment, also in the player's own time, is one hover away. */
export function Bought({ atMs }: { atMs: number }) {
  return (
    <time
      dateTime={new Date(atMs).toISOString()}
      title={`${formatGameDay(atMs)} ${formatGameTime(atMs)}, ${formatLocalTime(atMs)}`}
      className="whitespace-nowrap"
    >
      {formatGameDate(atMs)}
    </time>
  );
}
