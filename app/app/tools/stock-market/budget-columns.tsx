import { StockLink } from "@/components/stocks/stock-link";
import { Leader } from "@/components/state/leaders";
import { asDays, asMoney, asWhole, FIGURES, NAMES } from "@/components/table/cells";
import { columnsFor } from "@/components/table/features";
import { formatCount, formatMoney, formatWhole } from "@/lib/format/numbers";
import type { Purchase } from "@/lib/game/stocks/budget";

import { EntryHead } from "./entry-head";

export interface PlanRow extends Purchase {
  /** 1 for what to buy first. */
  order: number;
}

const column = columnsFor<PlanRow>();

export const columns = column.columns([
  column.accessor(({ stock }) => `${stock.acronym} ${stock.name}`, {
    id: "stock",
    header: "Stock",
    sortFn: "text",
    meta: NAMES,
    cell: ({ row }) => <StockLink stock={row.original.stock} stacked />,
  }),
  column.accessor("order", {
    id: "order",
    header: "Order",
    meta: FIGURES,
    cell: ({ getValue }) => `${getValue()}.`,
  }),
  column.accessor("tier", { id: "tier", header: "Tier", meta: FIGURES }),
  column.accessor("shares", {
    id: "shares",
    header: "Shares to buy",
    meta: FIGURES,
    cell: asWhole,
  }),
  column.accessor("cost", {
    id: "cost",
    header: "Cost",
    meta: FIGURES,
    cell: asMoney,
  }),
  column.accessor("annualGain", {
    id: "gain",
    header: "More a year",
    meta: FIGURES,
    cell: asMoney,
  }),
  column.accessor("paybackDays", {
    id: "payback",
    header: "Payback",
    meta: { ...FIGURES, sortWords: { asc: "shortest first", desc: "longest first" } },
    cell: asDays,
  }),
]);

/** A purchase on a phone. */
export function PlanEntry({ stock, tier, order, shares, cost, annualGain, paybackDays }: PlanRow) {
  return (
    <>
      <EntryHead stock={stock} tier={tier}>
        {order}.
      </EntryHead>
      <dl>
        <Leader label="Shares to buy" value={formatWhole(shares)} />
        <Leader label="Cost" value={formatMoney(cost)} />
        <Leader label="More a year" value={formatMoney(annualGain)} />
        <Leader label="Payback" value={formatCount(Math.ceil(paybackDays), "day", "days")} />
      </dl>
    </>
  );
}
