import { Explain } from "@/components/figures/explain";
import {
  breakEvenMug,
  breakEvenRoi,
  growth,
  MIN_MUG,
  remainingOfDollar,
  PLAIN_MUG,
  remainingFraction,
  SAFE_ROI,
  WORST_MUG,
} from "@/lib/game/shops/mugging";
import { MARKET_FEE } from "@/lib/game/shops/sale-routes";

const afterPlainMug = remainingOfDollar(SAFE_ROI, MARKET_FEE, PLAIN_MUG).toFixed(3);
const afterWorstMug = remainingOfDollar(SAFE_ROI, MARKET_FEE, WORST_MUG).toFixed(3);
const worstRoi = `${breakEvenRoi(MARKET_FEE, WORST_MUG).toFixed(1)}%`;
const mostMug = `${breakEvenMug(SAFE_ROI, MARKET_FEE).toFixed(1)}%`;

const grown = growth(SAFE_ROI).toFixed(2);
const kept = (percent: number) => remainingFraction(percent).toFixed(2);

/** The rule of thumb for a safe ROI; what it leaves out is in its explanation. */
export const MuggingNote = () => (
  <p className="mt-1 max-w-200 text-small text-muted-foreground">
    An ROI above {SAFE_ROI}% still makes money after market fees and after being mugged.{" "}
    <RuleExplained />
  </p>
);

function RuleExplained() {
  return (
    <Explain
      title={`The ${SAFE_ROI}% rule`}
      lines={[
        {
          label: `${PLAIN_MUG}% mug`,
          value: `${grown} × ${kept(MARKET_FEE)} × ${kept(PLAIN_MUG)} = ${afterPlainMug}`,
        },
        {
          label: `${WORST_MUG}% mug`,
          value: `${grown} × ${kept(MARKET_FEE)} × ${kept(WORST_MUG)} = ${afterWorstMug}`,
        },
        {
          label: "Break-even ROI",
          value: `1 ÷ (${kept(MARKET_FEE)} × ${kept(WORST_MUG)}) − 1 = ${worstRoi}`,
        },
        {
          label: "Break-even mug",
          value: `1 − 1 ÷ (${grown} × ${kept(MARKET_FEE)}) = ${mostMug}`,
        },
      ]}
      note={`At ${SAFE_ROI}% ROI, $${afterPlainMug} of each $1 spent is left after the ${MARKET_FEE}% fee of the item market and a ${PLAIN_MUG}% mug, but only $${afterWorstMug} after the worst one, ${WORST_MUG}%. To break even against that takes ${worstRoi}. The ${MARKET_FEE}% fee is in every line. A mug takes ${MIN_MUG}% to ${PLAIN_MUG}% of the cash on hand, and up to ${WORST_MUG}% with all merits of Masterful Looting.`}
    />
  );
}
