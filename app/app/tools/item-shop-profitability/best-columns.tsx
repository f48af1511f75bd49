import { DescriptionRow, DescriptionList } from "@/components/figures/description-list";
import { asMoney, asInteger, NUMERIC, NAMES } from "@/components/table/cells";
import { columnsFor } from "@/components/table/features";
import { formatMoney, formatWhole } from "@/lib/format/numbers";
import { capitalised } from "@/lib/format/text";
import type { PurchaseSuggestion } from "@/lib/game/shops/best-100";

import { GameShopLink } from "./game-shop-link";
import { Gain } from "./values";

const column = columnsFor<PurchaseSuggestion>();

export const bestColumns = column.columns([
  column.accessor(({ row }) => row.name, {
    id: "item",
    header: "Item",
    sortFn: "text",
    meta: NAMES,
  }),
  column.accessor(({ row }) => row.shopName, {
    id: "shop",
    header: "Shop",
    sortFn: "text",
    meta: { ...NAMES, text: ({ row }) => capitalised(row.shopName) },
    cell: ({ row }) => <GameShopLink {...row.original.row} />,
  }),
  column.accessor("quantity", {
    id: "quantity",
    header: "Quantity",
    meta: NUMERIC,
    cell: asInteger,
  }),
  column.accessor(({ row }) => row.price, {
    id: "price",
    header: "Price",
    meta: NUMERIC,
    cell: ({ getValue }) => formatMoney(getValue()),
  }),
  column.accessor("cost", {
    id: "cost",
    header: "Cost",
    meta: NUMERIC,
    cell: asMoney,
  }),
  column.accessor("profit", {
    id: "profit",
    header: "Profit",
    meta: { ...NUMERIC, bar: () => "open" },
    cell: ({ getValue }) => <Gain dollars={getValue()} />,
  }),
]);

/** A purchase on a phone. */
export function BestMobileRow({ row, quantity, cost, profit }: PurchaseSuggestion) {
  return (
    <>
      <div className="pair text-read">
        <p translate="no" className="min-w-0">
          <b>{formatWhole(quantity)}</b> {row.name}
        </p>
        <p className="font-display text-xl font-medium">
          <Gain dollars={profit} />
        </p>
      </div>
      <p className="text-small text-muted-foreground">
        <GameShopLink {...row} />
      </p>
      <DescriptionList>
        <DescriptionRow label="Price" value={formatMoney(row.price)} />
        <DescriptionRow label="Cost" value={formatMoney(cost)} />
      </DescriptionList>
    </>
  );
}
