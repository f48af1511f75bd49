import { PageHeadline } from "@/components/figures/page-headline";
import {
  formatDays,
  formatList,
  formatMoney,
  formatMoneyShort,
  formatPercent,
  orDash,
} from "@/lib/format/numbers";
import { isPurchased } from "@/lib/game/stocks/analysis";
import { type Dividend, readyDividends } from "@/lib/game/stocks/dividends";

import type { Market } from "./use-market";

/** What a player looks for first: where the next money earns most, and what is there to collect. */
export function RoiHeadline({
  market: { tiers, nextTiers },
  dividends,
}: {
  market: Market;
  dividends: readonly Dividend[];
}) {
  const best = tiers.find((row) => !isPurchased(row));
  const [quickest] = nextTiers;
  const ready = readyDividends(dividends);
  const side = [
    ...(quickest === undefined
      ? []
      : [
          {
            label: "Fastest payback",
            value: formatDays(quickest.paybackDays),
            note: `${quickest.stock.acronym} tier ${quickest.tier}, ${formatMoneyShort(quickest.missingCost)} more`,
          },
        ]),
    {
      label: "Ready to collect",
      value: orDash(ready.dollars, formatMoneyShort),
      note:
        ready.dividends.length === 0 ? (
          "No dividends waiting"
        ) : (
          <span translate="no">
            {formatList(ready.dividends.map(({ stock }) => stock.acronym))}
          </span>
        ),
    },
  ];

  const collect = ready.dividends.length > 0 && `${orDash(ready.dollars, formatMoneyShort)} ready`;
  if (best === undefined) {
    return (
      <PageHeadline
        figure="0"
        text="tiers left to buy"
        status={["None returns 1% a year", collect]}
        note="At current prices, no tier you don’t own returns 1% a year or more."
        side={side}
      />
    );
  }
  return (
    <PageHeadline
      figure={formatPercent(best.roi)}
      text="a year"
      status={[
        <>
          <b className="text-foreground">
            {best.stock.acronym} tier {best.tier}
          </b>{" "}
          costs {formatMoneyShort(best.cost)}
        </>,
        collect,
      ]}
      note={
        <>
          The best tier you don’t own:{" "}
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
