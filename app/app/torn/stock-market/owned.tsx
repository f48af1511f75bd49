import { DescriptionRow } from "@/components/figures/description-list";
import { Explain } from "@/components/figures/explain";
import { formatMoney, formatPrice, formatWhole } from "@/lib/format/numbers";
import type { Position } from "@/lib/game/stocks/position";

/** What the player owns of a stock. */
export function Owned({ position }: { position: Position }) {
  const { stock, shares, value } = position;
  return (
    <dl className="mt-1.5 border-t border-row pt-1 text-small">
      <DescriptionRow label="You own" value={<b>{formatWhole(shares)} shares</b>} />
      <DescriptionRow
        label="Worth"
        value={
          <span className="inline-flex items-center gap-1">
            {formatMoney(value)}
            <Explain
              title={`the value of your ${stock.acronym}`}
              lines={[
                {
                  label: "Shares × price",
                  value: `${formatWhole(shares)} × ${formatPrice(stock.price)}`,
                },
                { label: "Value", value: formatMoney(value) },
              ]}
            />
          </span>
        }
      />
      <DescriptionRow label="Your tiers" value={tierText(position)} />
    </dl>
  );
}

/** "2 active, 1 pending". */
function tierText({ activeTiers, pendingTiers }: Position): string {
  if (activeTiers + pendingTiers === 0) return "none yet";
  return [activeTiers > 0 && `${activeTiers} active`, pendingTiers > 0 && `${pendingTiers} pending`]
    .filter(Boolean)
    .join(", ");
}
