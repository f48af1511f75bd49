import type { ExplainedSum } from "@/components/figures/explain-lines";
import { formatWhole } from "@/lib/format/numbers";
import type { EnergyForecast, ForecastGains } from "@/lib/game/training/training-now";

import { formatPoints } from "./text";

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
    note: `Regenerated: if the bar is never left full. A second Xanax isn’t counted, since you only know its cooldown once it runs.${gains === null ? "" : ` ${gainsText(gains, stat)}`}`,
  };
}

function gainsText({ perEnergy, laterPerEnergy }: ForecastGains, stat: string): string {
  const now = `energy × ${formatPoints(perEnergy)} ${stat} per energy`;
  return perEnergy === laterPerEnergy
    ? `Gains: ${now}.`
    : `Gains of the trains now: ${now}. All others: × ${formatPoints(laterPerEnergy)} at your maximum happy, to which happy above it resets.`;
}

const known = (energy: number | null) => (energy === null ? "unknown" : formatWhole(energy));
