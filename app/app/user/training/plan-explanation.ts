import type { ExplainedSum } from "@/components/figures/explain-lines";
import { formatWhole } from "@/lib/format/numbers";
import { BATTLE_STATS, type PerStat } from "@/lib/game/training/battle-stats";
import type { Duration } from "@/lib/game/training/plan";
import { nearestBuild, REQUIRED_RATIO, type Targets } from "@/lib/game/training/special-gyms";

import { formatPoints, formatRatio } from "./text";

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
      { label: "To go", value: formatWhole(Math.round(totalMissing)) },
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
  note: "Unofficial: two other tools use these ratios. You can meet those of Elites and Balboas at once.",
});

const BUILDS = [
  ["hanks", "Hank’s ratio"],
  ["baldrs", "Baldr’s ratio"],
] as const;

/** The percentages of the builds that are nearest to these stats. */
export const explainBuilds = (stats: PerStat): ExplainedSum => ({
  title: "the builds",
  lines: [
    { label: "Balanced build", value: "25% each" },
    ...BUILDS.map(([kind, name]) => {
      const { high, fractions } = nearestBuild(kind, stats);
      const percents = BATTLE_STATS.map((stat) => formatRatio(fractions[stat]));
      return { label: `${name}, ${high} high`, value: percents.join(", ") };
    }),
  ],
  note: `Strength, defense, speed, dexterity. They follow from the ratio of ${REQUIRED_RATIO}: Hank’s has a single gym and the pair gym of the other side, Baldr’s that of its own side. No stat has to fall.`,
});
