import { DescriptionRow } from "@/components/figures/description-list";
import { TierProgress } from "@/components/stocks/tier-progress";
import { formatDays, formatMoney, formatPercent } from "@/lib/format/numbers";
import type { TierRow } from "@/lib/game/stocks/analysis";

import { Roi } from "./analysis-values";
import { MobileRowHeader } from "./mobile-row-header";
import { OwnValue } from "./own-value";

/** A tier on a phone. */
export function TierMobileRow(row: TierRow) {
  const { stock, tier, cost, payment, annualBenefit, roi } = row;
  const worth = formatMoney(payment.dollars);
  const words = stock.benefit.description;
  return (
    <>
      <MobileRowHeader stock={stock} tier={tier}>
        <Roi row={row}>{formatPercent(roi)}</Roi>
      </MobileRowHeader>
      <p className="mb-1 flex items-center text-small text-muted-foreground">
        <TierProgress status={row.status} part={row.fraction} />
      </p>
      <dl>
        <DescriptionRow label="Cost" value={formatMoney(cost)} />
        <DescriptionRow
          label={tier === 1 ? "Annual Benefit" : `Annual Benefit, with all ${tier} tiers`}
          value={formatMoney(annualBenefit)}
        />
      </dl>
      <p className="pair text-small text-muted-foreground">
        <span>
          {payment.type}: {words !== worth && `${words}, `}
          {worth} every {formatDays(stock.benefit.everyDays)}
        </span>
        <OwnValue stock={stock} value={payment} />
      </p>
    </>
  );
}
