import { DescriptionRow } from "@/components/figures/description-list";
import { Explain } from "@/components/figures/explain";
import { ProgressCircle } from "@/components/figures/progress-circle";
import { StockLink } from "@/components/stocks/stock-link";
import {
  formatCount,
  formatMoney,
  formatPercent,
  formatPrice,
  formatWhole,
  orDash,
} from "@/lib/format/numbers";
import { formatSignedMoney, formatSignedPercent } from "@/lib/format/signed";
import type { PortfolioRow } from "@/lib/game/stocks/portfolio";
import { cn } from "@/lib/utils";

import type { DividendState } from "./dividend-state";
import { explainHolding } from "./explanation";

/** One holding: what it is worth, what it cost, what its benefit is doing. */
export function HoldingCard({
  row,
  state,
}: {
  row: PortfolioRow;
  state: DividendState | undefined;
}) {
  const { position, fraction, cost, averagePrice, unexplainedShares } = row;
  const { stock, shares, value } = position;

  return (
    <>
      <div className="pair items-baseline text-read">
        <h3 className="min-w-0">
          <StockLink stock={stock} />
        </h3>
        <p className="flex items-center font-semibold whitespace-nowrap">
          {formatMoney(value)}
          <Explain title={stock.acronym} {...explainHolding(row)} />
        </p>
      </div>
      <p className="mb-1 pair text-small text-muted-foreground">
        {state !== undefined && (
          <span
            className={cn("flex items-center gap-2", state.isReady && "font-semibold text-success")}
          >
            <ProgressCircle value={state.fraction} />
            {state.text}
          </span>
        )}
        <span className="whitespace-nowrap">{formatPercent(fraction * 100)} of the total</span>
      </p>
      <dl className="grid grid-cols-[2fr_3fr] gap-x-5 max-md:grid-cols-1">
        <DescriptionRow label="Shares" value={formatWhole(shares)} />
        <DescriptionRow label="Average price" value={orDash(averagePrice, formatPrice)} />
        <DescriptionRow label="Cost" value={orDash(cost, formatMoney)} />
        <DescriptionRow label="Profit" value={profitText(row)} />
      </dl>
      {unexplainedShares > 0 && (
        <p className="mt-1 text-small text-muted-foreground">
          The game lists no purchase of {formatCount(unexplainedShares, "share", "shares")}
          {cost !== null && ": cost and profit are of the others"}.
        </p>
      )}
    </>
  );
}

/** "+$2,000,000 (+2.74%)". */
function profitText({ profit, profitPercent }: PortfolioRow): string {
  if (profit === null) return "–";
  const money = formatSignedMoney(profit);
  return profitPercent === null ? money : `${money} (${formatSignedPercent(profitPercent)})`;
}
