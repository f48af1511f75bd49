import type { ExplainedSum } from "@/components/figures/explain-lines";
import { formatNumber } from "@/lib/format/format-number";
import { formatCount, formatWhole, orDash } from "@/lib/format/numbers";
import {
  FORMULA_DIVISOR,
  FULLY_COUNTED_POINTS,
  gainOfTrain,
  gainTerms,
  happyPerTrain,
  MAX_HAPPY,
  type Training,
} from "@/lib/game/training/gain";
import { type Gym, type GymPerk, perksFor, trainingIn } from "@/lib/game/training/gym";
import type { Correction } from "@/lib/game/training/sessions";
import type { EnergyForecast, ForecastGains, StatEstimate } from "@/lib/game/training/training-now";

import { formatFactor, formatPoints, STAT_NAMES } from "./text";

/** "212,067", or with three decimals below 100. */
export const formatExact = (points: number) =>
  Math.abs(points) < 100 ? formatNumber(points, { decimals: 3 }) : formatWhole(points);

/** The line with the perks of a stat and their factor. */
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

interface FormulaParts {
  training: Training;
  value: number;
  happy: number;
  trains: number;
  /** The formula's gain from all trains; null if unknown. */
  formula: number | null;
  gym: Gym;
  perks: readonly GymPerk[];
}

/** "+49,782", "−600", "+0.000". */
const signedExact = (points: number) => `${points < 0 ? "" : "+"}${formatExact(points)}`;

/** The formula step by step: its sum, its factors, the first train, and the following trains. */
export function formulaLines(parts: FormulaParts): ExplainedSum["lines"] {
  const { training, value, happy, trains, formula, gym, perks } = parts;
  const { stat, dots, energyPerTrain, perkFactor } = training;
  const { counted, factor, ofHappy, a, ofA, b } = gainTerms(stat, value, happy);
  const first = gainOfTrain(training, value, happy).expected;
  return [
    value > FULLY_COUNTED_POINTS
      ? { label: `${formatWhole(value)}, counted as`, value: formatWhole(counted) }
      : { label: STAT_NAMES[stat], value: formatExact(value) },
    { label: `Happy ${formatWhole(happy)}`, value: formatFactor(factor, 4) },
    { label: `8 × ${formatWhole(happy)}^1.05`, value: signedExact(ofHappy) },
    {
      label: `${formatWhole(a)} × (1 − (${formatWhole(happy)} ÷ ${formatWhole(MAX_HAPPY)})²)`,
      value: signedExact(ofA),
    },
    { label: `Constant of ${stat}`, value: signedExact(b) },
    { label: `${gym.name} dots`, value: formatFactor(dots, 1), names: [gym.name] },
    { label: "Energy per train", value: formatFactor(energyPerTrain, 0) },
    perkLine(perks, { stat, perkFactor }),
    { label: "Divided by", value: `÷ ${formatWhole(FORMULA_DIVISOR)}` },
    { label: "First train", value: formatExact(first) },
    ...(formula === null || trains < 2
      ? []
      : [
          {
            label: `${formatCount(trains - 1, "more train", "more trains")}, each from where the last one left off`,
            value: signedExact(formula - first),
          },
        ]),
    {
      label: `Formula, ${formatCount(trains, "train", "trains")} at ${formatWhole(energyPerTrain)} energy`,
      value: orDash(formula, formatExact),
    },
  ];
}

/** The calculation of the gain from all energy in a stat. */
export function explainEstimate({
  estimate,
  gym,
  happy,
  perks,
  correction,
}: EstimateParts): ExplainedSum {
  const { stat, value, perkFactor, formula, estimate: gain } = estimate;
  const training = trainingIn(gym, stat, perkFactor);
  const taken = happyPerTrain(gym.energyPerTrain);
  const { trains, expected } = formula;
  return {
    title: `the estimate for ${stat}`,
    lines: [
      ...(training === null
        ? []
        : formulaLines({ training, value, happy, trains, formula: expected, gym, perks })),
      ...(correction.state === "applied"
        ? [{ label: "Your log", value: formatFactor(correction.expected) }]
        : []),
      { label: "Estimate", value: `+${formatExact(gain.expected)}` },
      { label: "Range", value: `${formatExact(gain.low)} to ${formatExact(gain.high)}` },
    ],
    note: `${value > FULLY_COUNTED_POINTS ? "Above 50,000,000, only part of a stat counts. " : ""}Each train takes ${taken.low} to ${taken.high} happy, so the next one gains a little less. Vladar’s formula, an estimate.`,
  };
}

/** The calculation of the energy until 00:00. */
export function explainEnergy(
  forecast: EnergyForecast,
  gains: ForecastGains | null,
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
    note: `Regenerated: if the bar is never left full. A second Xanax isn’t counted, since you only know its cooldown once it’s running.${gains === null ? "" : ` ${gainsText(gains, stat)}`}`,
  };
}

function gainsText({ perEnergy, laterPerEnergy }: ForecastGains, stat: string): string {
  const now = `energy × ${formatPoints(perEnergy)} ${stat} per energy`;
  return perEnergy === laterPerEnergy
    ? `Gains: ${now}.`
    : `Gains from training now: ${now}. Later energy: × ${formatPoints(laterPerEnergy)} at your maximum happy, since anything above it resets.`;
}

const known = (energy: number | null) => (energy === null ? "unknown" : formatWhole(energy));
