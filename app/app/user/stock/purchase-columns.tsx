import { DescriptionList, DescriptionRow } from "@/components/figures/description-list";
import { GameTime } from "@/components/game/game-time";
import { stockColumn, StockLink } from "@/components/stocks/stock-link";
import { INTEGER, MONEY, NUMERIC } from "@/components/table/cells";
import { columnsFor } from "@/components/table/features";
import { formatGameDate, formatIsoMoment } from "@/lib/format/days";
import { formatMoney, formatPrice, formatWhole, orDash } from "@/lib/format/numbers";
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

/** A purchase on a phone. */
export function PurchaseMobileRow(purchase: PurchaseRow) {
  const { stock, atMs, shares, price, cost, value, profit } = purchase;
  return (
    <>
      <div className="pair text-read">
        <StockLink stock={stock} />
        <p className="font-display text-xl font-medium whitespace-nowrap">
          {profitPercentText(purchase)}{" "}
          <span className="font-sans text-small font-normal text-muted-foreground">profit</span>
        </p>
      </div>
      <p className="mb-1 text-small text-muted-foreground">
        Bought <Bought atMs={atMs} />
      </p>
      <DescriptionList>
        <DescriptionRow label="Shares" value={formatWhole(shares)} />
        <DescriptionRow label="Price" value={formatPrice(price)} />
        <DescriptionRow label="Cost" value={formatMoney(cost)} wide />
        <DescriptionRow label="Value" value={formatMoney(value)} wide />
        <DescriptionRow label="Profit" value={formatSignedMoney(profit)} wide />
      </DescriptionList>
    </>
  );
}

const profitPercentText = ({ profitPercent }: PurchaseRow) =>
  orDash(profitPercent, formatSignedPercent);

function Bought({ atMs }: Pick<PurchaseRow, "atMs">) {
  return atMs === null ? "–" : <GameTime atMs={atMs}>{formatGameDate(atMs)}</GameTime>;
}
