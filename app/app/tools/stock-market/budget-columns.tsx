import { stockColumn } from "@/components/stocks/stock-column";
import { Leader } from "@/components/state/leaders";
import { asDays, FIGURES, MONEY, WHOLE } from "@/components/table/cells";
import { columnsFor } from "@/components/table/features";
import { formatDays, formatMoney, formatWhole } from "@/lib/format/numbers";
import type { TierToBuy } from "@/lib/game/stocks/budget";

import { EntryHead } from "./entry-head";

export interface PlanRow extends TierToBuy {
  /** 1 for what to buy first. */
  order: number;
}

const column = columnsFor<PlanRow>();

export const columns = column.columns([
  stockColumn<PlanRow>({ stacked: true }),
  column.accessor("order", {
    id: "order",
    header: "Order",
    meta: FIGURES,
    cell: ({ getValue }) => `${getValue()}.`,
  }),
  column.accessor("tier", { id: "tier", header: "Tier", ...WHOLE }),
  column.accessor("shares", { id: "shares", header: "Shares to buy", ...WHOLE }),
  column.accessor("cost", { id: "cost", header: "Cost", ...MONEY }),
  column.accessor("annualGain", { id: "gain", header: "Extra per year", ...MONEY }),
  column.accessor("paybackDays", {
    id: "payback",
    header: "Payback",
    meta: { ...FIGURES, sortWords: { asc: "shortest first", desc: "longest first" } },
    cell: asDays,
  }),
]);

/** A tier to buy, on a phone. */
export function PlanEntry({ stock, tier, order, shares, cost, annualGain, paybackDays }: PlanRow) {
  return (
    <>
      <EntryHead stock={stock} tier={tier}>
        {order}.
      </EntryHead>
      <dl>
        <Leader label="Shares to buy" value={formatWhole(shares)} />
        <Leader label="Cost" value={formatMoney(cost)} />
        <Leader label="Extra per year" value={formatMoney(annualGain)} />
        <Leader label="Payback" value={formatDays(paybackDays)} />
      </dl>
    </>
  );
}
