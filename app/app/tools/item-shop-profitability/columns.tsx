import { Explained } from "@/components/figures/explain";
import { asMoney, asInteger, EXPLAINED, NUMERIC, NAMES } from "@/components/table/cells";
import { columnsFor } from "@/components/table/features";
import { capitalised } from "@/lib/format/text";
import type { SaleRoute } from "@/lib/game/shops/sale-routes";
import type { ShopRow } from "@/lib/game/shops/shop-rows";

import { explainProfit } from "./explanation";
import { GameShopLink } from "./game-shop-link";
import { Gain, LosesMoney, Money, Roi } from "./values";

const column = columnsFor<ShopRow>();

export const columnsOf = (route: SaleRoute) =>
  column.columns([
    column.accessor("shopName", {
      id: "shop",
      header: "Shop",
      sortFn: "text",
      meta: { ...NAMES, text: ({ shopName }) => capitalised(shopName) },
      cell: ({ row }) => <GameShopLink {...row.original} />,
    }),
    column.accessor("name", {
      id: "item",
      header: "Item",
      sortFn: "text",
      meta: NAMES,
      cell: ({ row: { original } }) => (
        <>
          <span translate="no">{original.name}</span> <LosesMoney {...original} />
        </>
      ),
    }),
    column.accessor("price", {
      id: "price",
      header: "Price",
      meta: NUMERIC,
      cell: asMoney,
    }),
    column.accessor("stock", {
      id: "stock",
      header: "In Stock",
      meta: NUMERIC,
      cell: asInteger,
    }),
    column.accessor(({ sale }) => sale?.marketPrice, {
      id: "market",
      header: "Market Value",
      sortUndefined: "last",
      meta: NUMERIC,
      cell: ({ row }) => <Money dollars={row.original.sale?.marketPrice} />,
    }),
    column.accessor(({ sale }) => sale?.profit, {
      id: "profit",
      header: "Profit",
      sortUndefined: "last",
      meta: { ...EXPLAINED, bar: () => "open" },
      cell: ({ row }) => (
        <Explained {...explainProfit(row.original, route)}>
          <Gain dollars={row.original.sale?.profit} />
        </Explained>
      ),
    }),
    column.accessor(({ sale }) => sale?.roi ?? undefined, {
      id: "roi",
      header: "ROI",
      sortUndefined: "last",
      meta: NUMERIC,
      cell: ({ row }) => <Roi sale={row.original.sale} />,
    }),
    column.accessor(({ sale }) => sale?.afterWorstMug, {
      id: "mugged",
      header: "After worst mug",
      sortUndefined: "last",
      meta: { ...NUMERIC, hidden: true },
      cell: ({ row }) => <Gain dollars={row.original.sale?.afterWorstMug} />,
    }),
  ]);
