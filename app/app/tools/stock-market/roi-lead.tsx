import { Lead } from "@/components/state/lead";
import {
  formatCount,
  formatList,
  formatMoney,
  formatMoneyShort,
  formatPercent,
} from "@/lib/format/numbers";
import { analyse, isPurchased } from "@/lib/game/stocks/analysis";
import type { Dividend } from "@/lib/game/stocks/dividends";
import { nextTiers } from "@/lib/game/stocks/next-tiers";

import type { Market } from "./use-market";

/** What a player looks for first: where the next money earns most, and what is there to collect. */
export function RoiLead({
  market: { positions, values },
  dividends,
}: {
  market: Market;
  dividends: readonly Dividend[];
}) {
  const best = analyse(positions, values).find((row) => !isPurchased(row));
  const [quickest] = nextTiers(positions, values);
  const ready = dividends.filter(({ isReady }) => isReady);
  const side = [
    ...(quickest === undefined
      ? []
      : [
          {
            label: "Paid back first",
            value: formatCount(Math.ceil(quickest.paybackDays), "day", "days"),
            note: `${quickest.stock.acronym} tier ${quickest.tier}, ${formatMoneyShort(quickest.missingCost)} more`,
          },
        ]),
    {
      label: "Ready to collect",
      value: formatMoneyShort(ready.reduce((sum, { dollars }) => sum + (dollars ?? 0), 0)),
      note:
        ready.length === 0
          ? "No dividend waits"
          : formatList(ready.map(({ stock }) => stock.acronym)),
    },
  ];

  if (best === undefined) {
    return (
      <Lead
        figure="0"
        words="tiers left to buy"
        note="No tier that you do not own returns 1% a year or more at the present prices."
        side={side}
      />
    );
  }
  return (
    <Lead
      figure={formatPercent(best.roi)}
      words="a year"
      note={
        <>
          The best tier that you do not own:{" "}
          <b className="text-foreground">
            {best.stock.acronym} tier {best.tier}
          </b>
          , which costs {formatMoney(best.cost)}.
        </>
      }
      side={side}
    />
  );
}
