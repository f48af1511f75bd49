import type { ExplainedSum } from "@/components/figures/explain-lines";
import { formatMoney, formatWhole, orDash } from "@/lib/format/numbers";
import type { JumpCosts, JumpOutcome } from "@/lib/game/training/jump";
import type { Correction } from "@/lib/game/training/sessions";

import { formatExact } from "./explanation";
import { ingredientText } from "./jump-text";
import { formatFactor, formatSignedPoints } from "./text";

/** The comparison of a jump with the same hours of flat training. */
export function explainJump(
  { steps, jump, sameTime, difference }: JumpOutcome,
  hours: string,
  correction: Correction,
): ExplainedSum {
  return {
    title: "this jump against flat training",
    lines: [
      {
        label: "This jump",
        value: `${formatWhole(jump.energy)} energy from ${formatWhole(steps.happy)} happy`,
      },
      { label: "Gains", value: `+${formatExact(jump.expected)}` },
      { label: `${hours} flat`, value: `${formatWhole(sameTime.energy)} energy` },
      { label: "Gains flat", value: `+${formatExact(sameTime.expected)}` },
      { label: "Difference", value: formatSignedPoints(difference) },
    ],
    note: `Flat: the same Xanax and refill at your maximum happy, and the energy that regenerates in the meantime.${steps.steps.some(({ kind }) => kind === "train-first") ? " What you train before the jump is in neither." : ""} Both use the formula${logFactor(correction)}. An estimate.`,
  };
}

/** The calculation of the comparison of jumps. */
export const explainOtherJumps = (correction: Correction): ExplainedSum => ({
  title: "the comparison of jumps",
  lines: [
    { label: "Against flat", value: "jump − same hours flat" },
    { label: "Extra cost", value: "without Xanax and refill" },
    { label: "Per point", value: "extra cost ÷ against flat" },
  ],
  note: `Flat: the same Xanax and refill at your maximum happy, and the energy that regenerates in the meantime. Both use the formula${logFactor(correction)}. Jumps that don’t fit your booster cooldown aren’t shown. An estimate.`,
});

const logFactor = ({ state, expected }: Correction) =>
  state === "applied" ? `, adjusted by your log (${formatFactor(expected)})` : "";

/** The costs of a jump, line by line. */
export const explainCosts = ({ lines, total }: JumpCosts): ExplainedSum => ({
  title: "the cost at market value",
  lines: [
    ...lines.map(({ kind, count, each, dollars }) => ({
      label: `${ingredientText(kind, count)}${each === null ? "" : ` at ${formatMoney(each)}`}`,
      value: orDash(dollars, formatMoney),
    })),
    { label: "Total", value: orDash(total, formatMoney) },
  ],
  note: "Market values from the game’s item list, points at the lowest offer.",
});
