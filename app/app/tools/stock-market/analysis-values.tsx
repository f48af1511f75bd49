import type { ReactNode } from "react";

import { Explained } from "@/components/figures/explain";
import { valueLines } from "@/components/stocks/value-text";
import { formatMoney, formatPercent, formatPrice, formatWhole } from "@/lib/format/numbers";
import type { TierRow } from "@/lib/game/stocks/analysis";
import { ANNUAL_DAYS } from "@/lib/game/stocks/roi";
import { sharesOfTier } from "@/lib/game/stocks/tiers";

import { OwnValue } from "./own-value";

/** The benefit in the game's words, and its value below. */
export function Benefit({ stock, payment }: Pick<TierRow, "stock" | "payment">) {
  const worth = formatMoney(payment.dollars);
  const words = stock.benefit.description;
  return (
    <>
      {words !== worth && (
        <span className="block text-small text-muted-foreground md:whitespace-nowrap">{words}</span>
      )}
      <span className="inline-flex items-center gap-1 whitespace-nowrap">
        {worth}
        <OwnValue stock={stock} value={payment} />
      </span>
    </>
  );
}

export function AnnualBenefit({ annualBenefit, tier }: TierRow) {
  if (tier === 1) return formatMoney(annualBenefit);
  return (
    <>
      {formatMoney(annualBenefit)}
      <span className="block text-tiny whitespace-nowrap text-muted-foreground">
        with all {tier} tiers
      </span>
    </>
  );
}

export function Roi({ row, children }: { row: TierRow; children: ReactNode }) {
  return (
    <Explained
      title={`the ROI of ${row.stock.acronym} tier ${row.tier}`}
      lines={roiLines(row)}
      note="Each tier costs twice as much as the one before and pays the same, so it returns half as much."
    >
      {children}
    </Explained>
  );
}

/** Every derived figure of a row, starting from the inputs. */
function roiLines({ stock, tier, cost, payment, annualBenefit, roi }: TierRow) {
  const { everyDays, requirement } = stock.benefit;
  const perYear = `${ANNUAL_DAYS} ÷ ${everyDays}`;
  return [
    ...valueLines(payment),
    {
      label: "Shares for this tier",
      value: `${formatWhole(requirement)} × 2^${tier - 1} = ${formatWhole(sharesOfTier(requirement, tier))}`,
    },
    { label: "Price per share", value: formatPrice(stock.price) },
    { label: "Cost", value: formatMoney(cost) },
    { label: "Payments per year", value: perYear },
    {
      label: "Annual Benefit",
      value: `${perYear} × ${formatMoney(payment.dollars)} × ${tier} = ${formatMoney(annualBenefit)}`,
    },
    {
      label: "ROI",
      value: `${perYear} × ${formatMoney(payment.dollars)} ÷ cost = ${formatPercent(roi)}`,
    },
  ];
}
