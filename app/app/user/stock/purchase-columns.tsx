import { GameTime } from "@/components/game/game-time";
import { stockColumn } from "@/components/stocks/stock-link";
import { INTEGER, MONEY_LINE, NUMERIC } from "@/components/table/cells";
import { columnsFor } from "@/components/table/features";
import { formatGameDate, formatIsoMoment } from "@/lib/format/days";
import { formatPrice, orDash } from "@/lib/format/numbers";
import { formatSignedMoney, formatSignedPercent } from "@/lib/format/signed";
import type { PortfolioRow, ValuedPurchase } from "@/lib/game/stocks/portfolio";
import type { Stock } from "@/lib/game/stocks/stock";

interface PurchaseRow extends ValuedPurchase {
  stock: Stock;
}

/** The purchases of every holding in one list. */
export const purchaseRows = (rows: readonly PortfolioRow[]): PurchaseRow[] =>
  rows.flatMap(({ position, purchases }) =>
    purchases.map((purchase) => ({ ...purchase, stock: position.stock })),
  );

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
      phone: {
        at: "note",
        cell: ({ atMs }: PurchaseRow) => (
          <>
            Bought <Bought atMs={atMs} />
          </>
        ),
      },
    },
    cell: ({ row }) => <Bought {...row.original} />,
  }),
  column.accessor("shares", {
    id: "shares",
    header: "Shares",
    ...INTEGER,
    meta: { ...NUMERIC, phone: "detail" },
  }),
  column.accessor("price", {
    id: "price",
    header: "Price",
    meta: { ...NUMERIC, phone: "detail" },
    cell: ({ getValue }) => formatPrice(getValue()),
  }),
  column.accessor("cost", { id: "cost", header: "Cost", ...MONEY_LINE }),
  column.accessor("value", { id: "value", header: "Value", ...MONEY_LINE }),
  column.accessor("profit", {
    id: "profit",
    header: "Profit",
    meta: { ...NUMERIC, phone: "line" },
    cell: ({ getValue }) => formatSignedMoney(getValue()),
  }),
  column.accessor(({ profitPercent }) => profitPercent ?? undefined, {
    id: "profitPercent",
    header: "Profit %",
    sortUndefined: "last",
    meta: { ...NUMERIC, phone: { at: "figure", label: "profit" } },
    cell: ({ row }) => profitPercentText(row.original),
  }),
]);

const profitPercentText = ({ profitPercent }: PurchaseRow) =>
  orDash(profitPercent, formatSignedPercent);

function Bought({ atMs }: Pick<PurchaseRow, "atMs">) {
  return atMs === null ? "–" : <GameTime atMs={atMs}>{formatGameDate(atMs)}</GameTime>;
}
