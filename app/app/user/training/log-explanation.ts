import type { ExplainedSum } from "@/components/figures/explain-lines";
import { formatCount, formatWhole, orDash } from "@/lib/format/numbers";
import { type Gym, type GymPerk, perkFactorOf, trainingIn } from "@/lib/game/training/gym";
import type { ComparedSession, Correction } from "@/lib/game/training/sessions";

import { formatExact, formulaLines } from "./explanation";
import { formatRatio, STAT_NAMES } from "./text";

/** The calculation of the sessions' gains as a percentage of the formula. */
export const explainCorrection = ({
  sessions,
  outliers,
  expected,
  low,
  high,
}: Correction): ExplainedSum => ({
  title: "the percentage of the formula",
  lines: [
    { label: "Per session", value: "gain ÷ formula" },
    { label: `Median of ${sessions}`, value: formatRatio(expected) },
    { label: "Lowest", value: formatRatio(low) },
    { label: "Highest", value: formatRatio(high) },
    ...(outliers > 0
      ? [{ label: "Excluded, above 1.5 × median", value: formatWhole(outliers) }]
      : []),
  ],
  note: "Formula: at the stat before the session, your maximum happy, the gym’s dots and today’s perks. With 10 or more sessions, estimates are multiplied by the median, unless it is above 150%, as happens after jumps.",
});

interface SessionParts {
  session: ComparedSession;
  gym: Gym | null;
  perks: readonly GymPerk[];
  /** The maximum happy; null if unknown. */
  happy: number | null;
}

/** The calculation of a session's gain by the formula, compared with the actual gain. */
export function explainSession({ session, gym, perks, happy }: SessionParts): ExplainedSum {
  const { stat, trains, energy, before, gain, formula, correction } = session;
  const training = gym && trainingIn(gym, stat, perkFactorOf(perks, stat));
  return {
    title: `this ${stat} session`,
    lines: [
      ...(gym === null || training === null || happy === null || formula === null
        ? [
            { label: `${STAT_NAMES[stat]} before`, value: formatWhole(before) },
            {
              label: formatCount(trains, "train", "trains"),
              value: `${formatWhole(energy)} energy`,
            },
            { label: "Formula", value: "–" },
          ]
        : formulaLines({
            // A train may have taken a different amount of energy at the time of the session.
            training: { ...training, energyPerTrain: energy / trains },
            value: before,
            happy,
            trains,
            formula,
            gym,
            perks,
          })),
      { label: "Actual gain", value: `+${formatExact(gain)}` },
      { label: "Actual gain ÷ formula", value: orDash(correction, formatRatio) },
    ],
    note: "At your maximum happy: the log doesn’t record your happy before a session, so a jump’s session looks too good.",
  };
}
