import { DescriptionRow } from "@/components/figures/description-list";
import { stockColumn } from "@/components/stocks/stock-column";
import { asDays, NUMERIC, MONEY, INTEGER } from "@/components/table/cells";
import { columnsFor } from "@/components/table/features";
import { formatDays, formatMoney, formatWhole } from "@/lib/format/numbers";
import type { TierToBuy } from "@/lib/game/stocks/budget";

import { MobileRowHeader } from "./mobile-row-header";

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
    meta: NUMERIC,
    cell: ({ getValue }) => `${getValue()}.`,
  }),
  column.accessor("tier", { id: "tier", header: "Tier", ...INTEGER }),
  column.accessor("shares", { id: "shares", header: "Shares to buy", ...INTEGER }),
  column.accessor("cost", { id: "cost", header: "Cost", ...MONEY }),
  column.accessor("annualGain", { id: "gain", header: "Extra per year", ...MONEY }),
  column.accessor("paybackDays", {
    id: "payback",
    header: "Payback",
    meta: { ...NUMERIC, sortText: { asc: "shortest first", desc: "longest first" } },
    cell: asDays,
  }),
]);

/** A tier to buy, on a phone. */
export function PlanMobileRow({
  stock,
  tier,
  order,
  shares,
  cost,
  annualGain,
  paybackDays,
}: PlanRow) {
  return (
    <>
      <MobileRowHeader stock={stock} tier={tier}>
        {order}.
      </MobileRowHeader>
      <dl>
        <DescriptionRow label="Shares to buy" value={formatWhole(shares)} />
        <DescriptionRow label="Cost" value={formatMoney(cost)} />
        <DescriptionRow label="Extra per year" value={formatMoney(annualGain)} />
        <DescriptionRow label="Payback" value={formatDays(paybackDays)} />
      </dl>
    </>
  );
}
