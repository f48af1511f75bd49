import type { ExplainedSum } from "@/components/figures/explain-lines";
import { formatNumber } from "@/lib/format/format-number";
import { formatCount, formatWhole } from "@/lib/format/numbers";
import {
  countedStat,
  FULLY_COUNTED_POINTS,
  happyFactor,
  happyPerTrain,
} from "@/lib/game/training/gain";
import { type Gym, type GymPerk, perksFor } from "@/lib/game/training/gym";
import type { Correction } from "@/lib/game/training/sessions";
import type { EnergyForecast, ForecastGains, StatEstimate } from "@/lib/game/training/training-now";

import { formatFactor, formatPoints, STAT_NAMES } from "./text";

/** "212,067", or with decimals where there are few. */
export const formatExact = (points: number) =>
  Math.abs(points) < 100 ? formatNumber(points, { decimals: 3 }) : formatWhole(points);

/** A line for the perks of a stat, and their factor. */
export function perkLine(
  perks: readonly GymPerk[],
  estimate: Pick<StatEstimate, "stat" | "perkFactor">,
) {
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
        label: `${formatCount(formula.trains, "train", "trains")} at ${gym.energyPerTrain} energy`,
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
