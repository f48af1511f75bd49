import { DescriptionRow } from "@/components/figures/description-list";
import { Explained } from "@/components/figures/explain";
import { stockColumn } from "@/components/stocks/stock-column";
import { EXPLAINED, MONEY, NAMES, INTEGER } from "@/components/table/cells";
import { columnsFor } from "@/components/table/features";
import { formatMoney, formatPrice, formatWhole } from "@/lib/format/numbers";
import type { Swap } from "@/lib/game/stocks/budget";
import { SALE_FEE_PERCENT } from "@/lib/game/stocks/sale";

import { MobileRowHeader } from "./mobile-row-header";

const column = columnsFor<Swap>();

export const columns = column.columns([
  stockColumn<Swap>({ header: "Sell", stacked: true }),
  column.accessor("tier", { id: "tier", header: "Tier", ...INTEGER }),
  column.accessor("proceeds", { id: "proceeds", header: "Proceeds", ...MONEY }),
  column.accessor("annualLoss", { id: "loss", header: "Lost per year", ...MONEY }),
  column.accessor(boughtText, {
    id: "buy",
    header: "Buy instead",
    sortFn: "text",
    meta: { align: "afterFigure", ...NAMES },
  }),
  column.accessor(({ plan }: Swap) => plan.annualGain, {
    id: "more",
    header: "Extra per year",
    ...MONEY,
  }),
  column.accessor("netGain", {
    id: "gain",
    header: "Gain per year",
    meta: { ...EXPLAINED, bar: () => "open" },
    cell: ({ row }) => <Gain {...row.original} />,
  }),
]);

/** What to sell, and what to buy for it, on a phone. */
export function SwapMobileRow(row: Swap) {
  return (
    <>
      <MobileRowHeader stock={row.stock} tier={row.tier}>
        <Gain {...row} />
      </MobileRowHeader>
      <p>Sell it and buy {boughtText(row)}.</p>
      <dl>
        <DescriptionRow label="Proceeds" value={formatMoney(row.proceeds)} />
        <DescriptionRow label="Lost per year" value={formatMoney(row.annualLoss)} />
        <DescriptionRow label="Extra per year" value={formatMoney(row.plan.annualGain)} />
      </dl>
    </>
  );
}

/** "HRG tier 1, PTS tier 2". */
function boughtText({ plan }: Swap): string {
  return plan.tiers.map(({ stock, tier }) => `${stock.acronym} tier ${tier}`).join(", ");
}

function Gain({ stock, tier, shares, proceeds, fee, annualLoss, plan, netGain }: Swap) {
  return (
    <Explained
      title={`what selling ${stock.acronym} tier ${tier} gains`}
      lines={[
        {
          label: "Sold",
          value: `${formatWhole(shares)} × ${formatPrice(stock.price)}`,
        },
        { label: `Fee of ${SALE_FEE_PERCENT}%`, value: formatMoney(-fee) },
        { label: "Proceeds", value: formatMoney(proceeds) },
        { label: "Spent on other tiers", value: formatMoney(plan.spent) },
        { label: "Left", value: formatMoney(plan.remaining) },
        { label: "Extra per year", value: formatMoney(plan.annualGain) },
        { label: "Lost per year", value: formatMoney(-annualLoss) },
        { label: "Gain per year", value: formatMoney(netGain) },
      ]}
      note="Collect any dividend that is ready before you sell. A tier you buy first pays once you’ve held it for its full frequency."
    >
      {formatMoney(netGain)}
    </Explained>
  );
}
