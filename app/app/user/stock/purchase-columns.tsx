import { GameTime } from "@/components/game/game-time";
import { stockColumn } from "@/components/stocks/stock-column";
import { NUMERIC, MONEY, INTEGER } from "@/components/table/cells";
import { columnsFor } from "@/components/table/features";
import { formatGameDate, formatIsoMoment } from "@/lib/format/days";
import { formatPrice, orDash } from "@/lib/format/numbers";
import { formatSignedMoney, formatSignedPercent } from "@/lib/format/signed";

import type { PurchaseRow } from "./purchase-rows";

const column = columnsFor<PurchaseRow>();

export const columns = column.columns([
  stockColumn<PurchaseRow>(),
  column.accessor(({ atMs }) => atMs ?? undefined, {
    id: "bought",
    header: "Bought",
    sortUndefined: "last",
    meta: {
      sortText: { asc: "oldest first", desc: "newest first" },
      text: ({ atMs }: PurchaseRow) => (atMs === null ? "" : formatIsoMoment(atMs)),
    },
    cell: ({ row }) => <Bought {...row.original} />,
  }),
  column.accessor("shares", { id: "shares", header: "Shares", ...INTEGER }),
  column.accessor("price", {
    id: "price",
    header: "Price",
    meta: NUMERIC,
    cell: ({ getValue }) => formatPrice(getValue()),
  }),
  column.accessor("cost", { id: "cost", header: "Cost", ...MONEY }),
  column.accessor("value", { id: "value", header: "Value", ...MONEY }),
  column.accessor("profit", {
    id: "profit",
    header: "Profit",
    meta: NUMERIC,
    cell: ({ getValue }) => formatSignedMoney(getValue()),
  }),
  column.accessor(({ profitPercent }) => profitPercent ?? undefined, {
    id: "profitPercent",
    header: "Profit %",
    sortUndefined: "last",
    meta: NUMERIC,
    cell: ({ row }) => profitPercentText(row.original),
  }),
]);

export const profitPercentText = ({ profitPercent }: PurchaseRow) =>
  orDash(profitPercent, formatSignedPercent);

export function Bought({ atMs }: Pick<PurchaseRow, "atMs">) {
  return atMs === null ? "–" : <GameTime atMs={atMs}>{formatGameDate(atMs)}</GameTime>;
}
