import { Explained } from "@/components/figures/explain";
import { shopUrl } from "@/components/game/links";
import type { TwoLines } from "@/components/list/two-line-row";
import {
  EXPLAINED,
  INTEGER,
  INTEGER_DETAIL,
  MONEY_DETAIL,
  NAMES,
  NUMERIC,
} from "@/components/table/cells";
import { columnsFor } from "@/components/table/features";
import { formatMoney, formatMoneyShort, formatPercent, formatWhole } from "@/lib/format/numbers";
import { formatSignedMoney } from "@/lib/format/signed";
import { capitalised } from "@/lib/format/text";
import type { PurchaseSuggestion } from "@/lib/game/shops/best-100";
import type { SaleRoute } from "@/lib/game/shops/sale-routes";
import type { Sale, ShopRow } from "@/lib/game/shops/shop-rows";
import { cn } from "@/lib/utils";

import { explainProfit } from "./explanation";

const UNTRADED = "Not traded";

const column = columnsFor<ShopRow>();

/** The columns of the table of all items. */
export const columnsOf = (route: SaleRoute) =>
  column.columns([
    column.accessor("shopName", {
      id: "shop",
      header: "Shop",
      sortFn: "text",
      meta: { ...NAMES, text: ({ shopName }) => capitalised(shopName), phone: "note" },
      cell: ({ row }) => <GameShopLink {...row.original} />,
    }),
    column.accessor("name", {
      id: "item",
      header: "Item",
      sortFn: "text",
      meta: { ...NAMES, phone: "title" },
      cell: ({ row: { original } }) => (
        <>
          <span translate="no">{original.name}</span> <LosesMoney {...original} />
        </>
      ),
    }),
    column.accessor("price", { id: "price", header: "Price", ...MONEY_DETAIL }),
    column.accessor("stock", { id: "stock", header: "In Stock", ...INTEGER_DETAIL }),
    column.accessor(({ sale }) => sale?.marketPrice, {
      id: "market",
      header: "Market Value",
      sortUndefined: "last",
      meta: {
        ...NUMERIC,
        phone: {
          at: "line",
          cell: ({ sale }) => (sale === null ? "– (not traded)" : formatMoney(sale.marketPrice)),
          order: -1,
        },
      },
      cell: ({ row }) => <Money dollars={row.original.sale?.marketPrice} />,
    }),
    column.accessor(({ sale }) => sale?.profit, {
      id: "profit",
      header: "Profit",
      sortUndefined: "last",
      meta: { ...EXPLAINED, bar: () => "open", phone: "figure" },
      cell: ({ row }) => (
        <Explained {...explainProfit(row.original, route)}>
          <Gain profit={row.original.sale?.profit} />
        </Explained>
      ),
    }),
    column.accessor(({ sale }) => sale?.roi ?? undefined, {
      id: "roi",
      header: "ROI",
      sortUndefined: "last",
      meta: {
        ...NUMERIC,
        phone: {
          at: "note",
          cell: ({ sale }) => (
            <span className="whitespace-nowrap">
              ROI <Roi sale={sale} />
            </span>
          ),
        },
      },
      cell: ({ row }) => <Roi sale={row.original.sale} />,
    }),
    column.accessor(({ sale }) => sale?.afterWorstMug, {
      id: "mugged",
      header: "After worst mug",
      sortUndefined: "last",
      meta: { ...NUMERIC, hidden: true },
      cell: ({ row }) => <Gain profit={row.original.sale?.afterWorstMug} />,
    }),
  ]);

/** An item on a phone: its profit, where it is sold, how many at what price, and its ROI. */
export const itemLines = (row: ShopRow): TwoLines => ({
  title: (
    <>
      <span translate="no">{row.name}</span> <LosesMoney {...row} />
    </>
  ),
  figure: <Gain profit={row.sale?.profit} />,
  detail: (
    <>
      <span translate="no">{capitalised(row.shopName)}</span>,{" "}
      {row.stock === 0 ? "sold out" : `${formatWhole(row.stock)} at ${formatMoney(row.price)}`}
    </>
  ),
  second: <Roi sale={row.sale} />,
});

const bestColumn = columnsFor<PurchaseSuggestion>();

/** The columns of the list of items to buy. */
export const bestColumns = bestColumn.columns([
  bestColumn.accessor(({ row }) => row.name, {
    id: "item",
    header: "Item",
    sortFn: "text",
    meta: {
      ...NAMES,
      phone: {
        at: "title",
        cell: ({ row, quantity }) => (
          <span translate="no">
            <b>{formatWhole(quantity)}</b> {row.name}
          </span>
        ),
      },
    },
  }),
  bestColumn.accessor(({ row }) => row.shopName, {
    id: "shop",
    header: "Shop",
    sortFn: "text",
    meta: { ...NAMES, text: ({ row }) => capitalised(row.shopName), phone: "note" },
    cell: ({ row }) => <GameShopLink {...row.original.row} />,
  }),
  bestColumn.accessor("quantity", { id: "quantity", header: "Quantity", ...INTEGER }),
  bestColumn.accessor(({ row }) => row.price, {
    id: "price",
    header: "Price",
    meta: MONEY_DETAIL.meta,
    cell: ({ getValue }) => formatMoney(getValue()),
  }),
  bestColumn.accessor("cost", { id: "cost", header: "Cost", ...MONEY_DETAIL }),
  bestColumn.accessor("profit", {
    id: "profit",
    header: "Profit",
    meta: { ...NUMERIC, bar: () => "open", phone: "figure" },
    cell: ({ getValue }) => <Gain profit={getValue()} />,
  }),
  bestColumn.accessor(leftAfterMug, {
    id: "mugged",
    header: "After worst mug",
    meta: { ...NUMERIC, phone: "detail" },
    cell: ({ getValue }) => <Gain profit={getValue()} />,
  }),
]);

/** The profit, in dollars, that the worst mug leaves of a purchase; negative if it then loses money. */
function leftAfterMug({ row, quantity }: PurchaseSuggestion): number {
  return quantity * row.sale.afterWorstMug;
}

/** A purchase on a phone: its profit, where to buy, for how much, and whether a mug leaves a profit. */
export const bestLines = (purchase: PurchaseSuggestion): TwoLines => ({
  title: (
    <span translate="no">
      {formatWhole(purchase.quantity)} {purchase.row.name}
    </span>
  ),
  figure: <Gain profit={purchase.profit} />,
  detail: (
    <>
      <span translate="no">{capitalised(purchase.row.shopName)}</span>, costs{" "}
      {formatMoneyShort(purchase.cost)}
    </>
  ),
  second: `${formatSignedMoney(leftAfterMug(purchase))} after worst mug`,
});

/** A link to the shop in the game. */
export function GameShopLink({ shopId, shopName }: { shopId: number; shopName: string }) {
  return (
    <a
      href={shopUrl(shopId)}
      target="_blank"
      rel="noreferrer"
      className="underline decoration-input underline-offset-[0.2em] hover:text-primary hover:decoration-current max-md:inline-flex max-md:min-h-11 max-md:items-center"
    >
      {capitalised(shopName)}
    </a>
  );
}

/** A dash in place of an unknown figure. By default, the reason is that the item isn’t traded. */
function None({ why = UNTRADED }: { why?: string }) {
  return <span title={why}>–</span>;
}

function Money({ dollars }: { dollars: number | undefined }) {
  return dollars === undefined ? <None /> : formatMoney(dollars);
}

/** The profit of a purchase. The colour has the same meaning as the sign. */
function Gain({ profit }: { profit: number | undefined }) {
  return profit === undefined ? <None /> : <Toned value={profit}>{formatMoney(profit)}</Toned>;
}

function Toned({ value, children }: { value: number; children: string }) {
  return (
    <span className={cn("whitespace-nowrap", value < 0 ? "text-destructive" : "text-success")}>
      {children}
    </span>
  );
}

/** A label for purchases that lose money in the selected way of selling, since colour alone isn't enough. */
const LosesMoney = ({ sale }: { sale: Sale | null }) =>
  sale !== null &&
  sale.profit < 0 && (
    <span className="inline-block rounded-sm bg-destructive-wash px-1.5 text-small whitespace-nowrap text-destructive">
      Loses money
    </span>
  );

function Roi({ sale }: { sale: Sale | null }) {
  if (sale === null) return <None />;
  if (sale.roi === null) return <None why="It’s free" />;
  return <Toned value={sale.roi}>{formatPercent(sale.roi)}</Toned>;
}
