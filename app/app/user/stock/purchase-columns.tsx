import { GameTime } from "@/components/game/game-time";
import { stockColumn } from "@/components/stocks/stock-column";
import { FIGURES, MONEY, WHOLE } from "@/components/table/cells";
import { columnsFor } from "@/components/table/features";
import { formatGameDate } from "@/lib/format/days";
import { formatPrice, orDash } from "@/lib/format/numbers";
import { formatSignedMoney, formatSignedPercent } from "@/lib/format/signed";

import type { PurchaseRow } from "./purchase-rows";

const column = columnsFor<PurchaseRow>();

export const columns = column.columns([
  stockColumn<PurchaseRow>(),
  column.accessor("atMs", {
    id: "bought",
    header: "Bought",
    meta: {
      sortWords: { asc: "oldest first", desc: "newest first" },
      text: ({ atMs }: PurchaseRow) => new Date(atMs).toISOString(),
    },
    cell: ({ getValue }) => <Bought atMs={getValue()} />,
  }),
  column.accessor("shares", { id: "shares", header: "Shares", ...WHOLE }),
  column.accessor("price", {
    id: "price",
    header: "Price",
    meta: FIGURES,
    cell: ({ getValue }) => formatPrice(getValue()),
  }),
  column.accessor("cost", { id: "cost", header: "Cost", ...MONEY }),
  column.accessor("value", { id: "value", header: "Value", ...MONEY }),
  column.accessor("profit", {
    id: "profit",
    header: "Profit",
    meta: FIGURES,
    cell: ({ getValue }) => formatSignedMoney(getValue()),
  }),
  column.accessor(({ profitPercent }) => profitPercent ?? undefined, {
    id: "profitPercent",
    header: "Profit %",
    sortUndefined: "last",
    meta: FIGURES,
    cell: ({ row }) => profitPercentWords(row.original),
  }),
]);

export const profitPercentWords = ({ profitPercent }: PurchaseRow) =>
  orDash(profitPercent, formatSignedPercent);

export function Bought({ atMs }: { atMs: number }) {
  return <GameTime atMs={atMs}>{formatGameDate(atMs)}</GameTime>;
}
