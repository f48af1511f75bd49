import type { TwoLines } from "@/components/list/two-line-row";
import { hundredthsText, NAMES, NUMERIC } from "@/components/table/cells";
import { columnsFor } from "@/components/table/features";
import { Toned } from "@/components/figures/toned";
import { formatMoney, formatWhole, orDash } from "@/lib/format/numbers";
import {
  daysLeft,
  isService,
  marginOf,
  marginOfDay,
  type Product,
} from "@/lib/game/companies/company-day";

import { daysText, formatTenths, percentText } from "./text";

export interface StockRow extends Product {
  /** Unique, which names need not be. */
  id: string;
  /** Pieces of the order that fills the storage; null if unknown. */
  toOrder: number | null;
  /** True if it lasts fewer days than the player's minimum. */
  isLow: boolean;
}

const column = columnsFor<StockRow>();

/** A column of figures, of which unknown ones come last. */
const figure = { sortUndefined: "last", meta: NUMERIC } as const;

const hundred = (fraction: number | null) => (fraction === null ? null : fraction * 100);

const ofRrp = ({ price, rrp }: Product) => (price === null || !rrp ? null : price / rrp);

export const columns = column.columns([
  column.accessor("name", {
    id: "item",
    header: "Item",
    sortFn: "text",
    meta: NAMES,
    cell: ({ row: { original } }) => (
      <>
        <b translate="no" className="font-semibold">
          {original.name}
        </b>
        {original.isLow && <span className="text-destructive"> low</span>}
      </>
    ),
  }),
  column.accessor(({ inStock }) => inStock ?? undefined, {
    ...figure,
    id: "stock",
    header: "In stock",
    cell: ({ row }) => orDash(row.original.inStock, formatWhole),
  }),
  column.accessor(({ onOrder }) => onOrder ?? undefined, {
    ...figure,
    id: "ordered",
    header: "On order",
    cell: ({ row }) => orDash(row.original.onOrder, formatWhole),
  }),
  column.accessor(({ soldAmount }) => soldAmount ?? undefined, {
    ...figure,
    id: "sold",
    header: "Sold",
    cell: ({ row }) => orDash(row.original.soldAmount, formatWhole),
  }),
  column.accessor((row) => daysLeft(row) ?? undefined, {
    ...figure,
    id: "days",
    header: "Days left",
    meta: {
      ...NUMERIC,
      bar: () => "open",
      text: (row) => hundredthsText(daysLeft(row)),
    },
    cell: ({ row }) => (
      <b className="font-semibold">{orDash(daysLeft(row.original), formatTenths)}</b>
    ),
  }),
  column.accessor(({ toOrder }) => toOrder ?? undefined, {
    ...figure,
    id: "toOrder",
    header: "Order to fill",
    cell: ({ row }) => orDash(row.original.toOrder, formatWhole),
  }),
  column.accessor(({ price }) => price ?? undefined, {
    ...figure,
    id: "price",
    header: "Price",
    cell: ({ row }) => orDash(row.original.price, formatMoney),
  }),
  column.accessor((row) => ofRrp(row) ?? undefined, {
    ...figure,
    id: "rrp",
    header: "Of RRP %",
    meta: { ...NUMERIC, text: (row) => hundredthsText(hundred(ofRrp(row))) },
    cell: ({ row }) => percentText(ofRrp(row.original)),
  }),
  column.accessor(({ cost }) => cost ?? undefined, {
    ...figure,
    id: "cost",
    header: "Cost",
    cell: ({ row }) => orDash(row.original.cost, formatMoney),
  }),
  column.accessor((row) => marginOf(row) ?? undefined, {
    ...figure,
    id: "margin",
    header: "Margin %",
    meta: { ...NUMERIC, text: (row) => hundredthsText(hundred(marginOf(row))) },
    cell: ({ row: { original } }) => (
      <Toned value={marginOf(original)}>{percentText(marginOf(original))}</Toned>
    ),
  }),
  column.accessor((row) => marginOfDay(row) ?? undefined, {
    ...figure,
    id: "dayMargin",
    header: "Day’s margin",
    cell: ({ row: { original } }) => (
      <Toned value={marginOfDay(original)}>{orDash(marginOfDay(original), formatMoney)}</Toned>
    ),
  }),
]);

/** "Sofa, 0.8 days; 590 in stock, low, order 3,733". */
export const stockLines = (row: StockRow): TwoLines =>
  isService(row)
    ? {
        title: <span translate="no">{row.name}</span>,
        figure: orDash(row.soldWorth, formatMoney),
        detail: `${orDash(row.soldAmount, formatWhole)} sold`,
        second: `at ${orDash(row.price, formatMoney)}`,
      }
    : {
        title: <span translate="no">{row.name}</span>,
        figure: daysText(daysLeft(row)),
        detail: `${orDash(row.inStock, formatWhole)} in stock${row.isLow ? ", low" : ""}`,
        second: orderText(row),
      };

function orderText({ toOrder, onOrder, soldAmount }: StockRow): string {
  if (toOrder) return `order ${formatWhole(toOrder)}`;
  if (onOrder) return `${formatWhole(onOrder)} on order`;
  if (soldAmount === 0) return "none sold";
  return toOrder === null ? "" : "enough";
}
