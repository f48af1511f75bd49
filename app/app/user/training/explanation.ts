import type { ExplainedSum } from "@/components/figures/explain-lines";
import { formatNumber } from "@/lib/format/format-number";
import { formatCount, formatMoney, formatWhole, orDash } from "@/lib/format/numbers";
import {
  countedStat,
  FULLY_COUNTED_POINTS,
  happyFactor,
  happyPerTrain,
} from "@/lib/game/training/gain";
import { type Gym, type GymPerk, perkFactorOf, perksFor } from "@/lib/game/training/gym";
import type { JumpCosts, JumpOutcome } from "@/lib/game/training/jump";
import type { Duration } from "@/lib/game/training/plan";
import type { ComparedSession, Correction, Spread } from "@/lib/game/training/sessions";
import { REQUIRED_RATIO, type Targets } from "@/lib/game/training/special-gyms";
import type { EnergyForecast, StatEstimate } from "@/lib/game/training/training-now";

import {
  formatFactor,
  formatPoints,
  formatRatio,
  formatSignedPoints,
  ingredientText,
  STAT_NAMES,
} from "./text";

/** "212,067", or with decimals where there are few. */
const formatExact = (points: number) =>
  Math.abs(points) < 100 ? formatNumber(points, { decimals: 3 }) : formatWhole(points);

/** A line for the perks of a stat, and their factor. */
function perkLine(perks: readonly GymPerk[], estimate: Pick<StatEstimate, "stat" | "perkFactor">) {
  const own = perksFor(perks, estimate.stat);
  const percents = own.map(
    ({ percent, stat }) => `${percent > 0 ? "+" : ""}${percent}%${stat === null ? "" : ` ${stat}`}`,
  );
  return {
    label: own.length === 0 ? "No gym perks" : `Gym perks ${percents.join(", ")}`,
    value: formatFactor(estimate.perkFactor, 4),
  };
}

export interface EstimateParts {
  estimate: StatEstimate;
  gym: Gym;
  happy: number;
  perks: readonly GymPerk[];
  correction: Correction;
}

/** What all energy brings to a stat. */
export function explainEstimate({
  estimate,
  gym,
  happy,
  perks,
  correction,
}: EstimateParts): ExplainedSum {
  const { stat, value, dots, formula, estimate: gain } = estimate;
  const taken = happyPerTrain(gym.energyPerTrain);
  const isPartlyCounted = value > FULLY_COUNTED_POINTS;
  return {
    title: `the estimate for ${stat}`,
    lines: [
      isPartlyCounted
        ? { label: `${formatWhole(value)}, counted as`, value: formatWhole(countedStat(value)) }
        : { label: `${STAT_NAMES[stat]} now`, value: formatWhole(value) },
      { label: `Happy ${formatWhole(happy)}`, value: formatFactor(happyFactor(happy), 4) },
      {
        label: `${formatWhole(formula.trains)} trains of ${gym.energyPerTrain} energy`,
        value: formatWhole(formula.energy),
      },
      { label: `${gym.name} dots`, value: formatFactor(dots, 1), names: [gym.name] },
      perkLine(perks, estimate),
      { label: "Formula", value: formatExact(formula.expected) },
      ...(correction.isApplied
        ? [{ label: "Your log", value: formatFactor(correction.expected) }]
        : []),
      { label: "Estimate", value: `+${formatExact(gain.expected)}` },
      { label: "Range", value: `${formatExact(gain.low)} to ${formatExact(gain.high)}` },
    ],
    note: `${isPartlyCounted ? "Above 50,000,000, only part of a stat counts. " : ""}Each train takes ${taken.low} to ${taken.high} happy, so the next one gains a little less. Vladar’s formula, an estimate.`,
  };
}

/** The energy until 00:00. */
export function explainEnergy(
  forecast: EnergyForecast,
  perEnergy: number | null,
  stat: string,
): ExplainedSum {
  const { now, byItself, refill, xanax, total } = forecast;
  return {
    title: "energy until 00:00",
    lines: [
      { label: "Trains now", value: formatWhole(now) },
      { label: "Left over and regenerated", value: known(byItself) },
      { label: "Refill", value: known(refill) },
      { label: "One Xanax", value: known(xanax?.energy ?? null) },
      { label: "Total", value: known(total) },
    ],
    note: `Regenerated: if the bar is never left full. A second Xanax isn’t counted, since its cooldown is known only once it runs.${
      perEnergy === null ? "" : ` Gains: energy × ${formatPoints(perEnergy)} ${stat} per energy.`
    }`,
  };
}

const known = (energy: number | null) => (energy === null ? "unknown" : formatWhole(energy));

/** A jump against the same hours flat. */
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
    note: `Flat: the same Xanax and refill at your maximum happy, and the energy that regenerates meanwhile. Both by the formula${
      correction.isApplied ? ` ${formatFactor(correction.expected)} of your log` : ""
    }. An estimate.`,
  };
}

/** What a jump costs, line by line. */
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

/** The days to a goal. */
export function explainPlan(
  { totalMissing }: Targets,
  { energy, days }: Duration,
  energyPerDay: number,
  isByFormula: boolean,
): ExplainedSum {
  return {
    title: "the days to your goal",
    lines: [
      { label: "Missing", value: formatWhole(Math.round(totalMissing)) },
      { label: "Gain per energy on the way", value: formatPoints(totalMissing / energy.expected) },
      { label: "Energy needed", value: formatWhole(energy.expected) },
      { label: "Energy per day", value: formatWhole(energyPerDay) },
      { label: "Days", value: formatWhole(days.expected) },
      { label: "Range", value: `${formatWhole(days.low)} to ${formatWhole(days.high)}` },
    ],
    note: isByFormula
      ? "Gain per energy: the formula at your maximum happy, corrected by your log, in the best gym you have. An estimate, not a promise."
      : "Gain per energy: your own latest sessions. An estimate, not a promise.",
  };
}

/** The ratios of special gyms. */
export const explainRatios = (): ExplainedSum => ({
  title: "the ratio of a special gym",
  lines: [
    { label: "Gym 3000, Mr. Isoyamas, Total Rebound, Elites", value: "stat ÷ next highest" },
    { label: "Frontline Fitness", value: "(str + spd) ÷ (def + dex)" },
    { label: "Balboas Gym", value: "(def + dex) ÷ (str + spd)" },
    { label: "All", value: `${REQUIRED_RATIO} or more` },
  ],
  note: "Two tools report it. Elites and Balboas can both hold.",
});

/** What the sessions say of the formula. */
export const explainCorrection = ({ sessions, expected, low, high }: Spread): ExplainedSum => ({
  title: "the percentage of the formula",
  lines: [
    { label: "Per session", value: "gain ÷ formula" },
    { label: `Median of ${sessions}`, value: formatRatio(expected) },
    { label: "Lowest", value: formatRatio(low) },
    { label: "Highest", value: formatRatio(high) },
  ],
  note: "Formula: at the stat before the session, your maximum happy, the gym’s dots and today’s perks. From 10 sessions on, estimates are multiplied by the median.",
});

interface SessionParts {
  session: ComparedSession;
  gym: Gym | null;
  perks: readonly GymPerk[];
  /** The maximum; null if unknown. */
  happy: number | null;
}

/** A session against the formula. */
export function explainSession({ session, gym, perks, happy }: SessionParts): ExplainedSum {
  const { stat, trains, energy, before, gain, formula, ratio } = session;
  return {
    title: `this ${stat} session`,
    lines: [
      { label: `${STAT_NAMES[stat]} before`, value: formatWhole(before) },
      { label: "Happy, your maximum", value: orDash(happy, formatWhole) },
      {
        label: formatCount(trains, "train", "trains"),
        value: `${formatWhole(energy)} energy`,
      },
      ...(gym === null
        ? []
        : [
            {
              label: `${gym.name} dots`,
              value: formatFactor(gym.dots[stat], 1),
              names: [gym.name],
            },
          ]),
      perkLine(perks, { stat, perkFactor: perkFactorOf(perks, stat) }),
      { label: "Formula", value: orDash(formula, formatExact) },
      { label: "Actual gain", value: `+${formatExact(gain)}` },
      { label: "Of the formula", value: orDash(ratio, formatRatio) },
    ],
    note: "The log doesn’t have your happy before a session, so one in a jump shows more than it should.",
  };
}
