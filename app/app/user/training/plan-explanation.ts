import type { ExplainedSum } from "@/components/figures/explain-lines";
import { formatWhole, orDash } from "@/lib/format/numbers";
import { BATTLE_STATS, type PerStat } from "@/lib/game/training/battle-stats";
import type { Duration } from "@/lib/game/training/plan";
import { nearestBuild, REQUIRED_RATIO, type StatGoals } from "@/lib/game/training/special-gyms";

import { formatPoints, formatRatio } from "./text";

/** The calculation of the days to a goal. */
export function explainPlan(
  { totalMissing }: StatGoals,
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
    note: `Gain per energy: ${basisText(isByFormula)}`,
  };
}

/** The basis of the plans, as text. */
const basisText = (isByFormula: boolean) =>
  isByFormula
    ? "the formula at your maximum happy, adjusted to your log, in the best gym you have today. If a special gym’s ratio breaks on the way, it takes longer. An estimate, not a promise."
    : "your own latest sessions. An estimate, not a promise.";

/** The calculation of the days to the goal for each way of training. */
export const explainWhen = (isByFormula: boolean): ExplainedSum => ({
  title: "when you reach your goal",
  lines: [
    { label: "As you train now", value: "to go ÷ your gain per day, for the slowest stat" },
    {
      label: "For a special gym",
      value: `to go ÷ (your gain per day − ${REQUIRED_RATIO} × that of the others)`,
    },
    { label: "All into this goal", value: "energy needed ÷ your energy per day" },
    { label: "Planned energy", value: "energy needed ÷ planned energy" },
    { label: "Energy needed", value: "to go ÷ gain per energy" },
  ],
  note: `Gain per energy: ${basisText(isByFormula)}`,
});

/** The calculation of the days to each goal. */
export const explainDays = (energyPerDay: number | null, isByFormula: boolean): ExplainedSum => ({
  title: "the days to each goal",
  lines: [
    { label: "Energy needed", value: "to go ÷ gain per energy, stat by stat" },
    { label: "Energy per day", value: orDash(energyPerDay, formatWhole) },
    { label: "Days", value: "energy needed ÷ energy per day" },
  ],
  note: `Gain per energy: ${basisText(isByFormula)}`,
});

/** The calculation of the days to the goal that unlocking a gym saves. */
export const explainDaysSaved = (): ExplainedSum => ({
  title: "days saved",
  lines: [
    { label: "Without it", value: "energy needed in the gyms you have" },
    { label: "With it", value: "energy to unlock it + energy needed from then on" },
    { label: "Days saved", value: "the difference ÷ energy per day" },
  ],
  note: "Includes what you gain in the gym before it while you unlock it. By the formula at your maximum happy, adjusted to your log. The energy to unlock a gym comes from one unofficial source. An estimate.",
});

/** The calculation of the special gyms' ratios. */
export const explainRatios = (): ExplainedSum => ({
  title: "the ratio of a special gym",
  lines: [
    { label: "Gym 3000, Mr. Isoyamas, Total Rebound, Elites", value: "stat ÷ next highest" },
    { label: "Frontline Fitness", value: "(str + spd) ÷ (def + dex)" },
    { label: "Balboas Gym", value: "(def + dex) ÷ (str + spd)" },
    { label: "All", value: `${REQUIRED_RATIO} or more` },
  ],
  note: "Unofficial: two other tools use these ratios. You can meet the ratios of Elites and Balboas at the same time.",
});

const BUILDS = [
  ["hanks", "Hank’s ratio"],
  ["baldrs", "Baldr’s ratio"],
] as const;

/** The percentages of each build, in its version nearest to these stats. */
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
  note: `In the order strength, defense, speed, dexterity. Each ratio (${REQUIRED_RATIO}) qualifies you for a one-stat gym and a two-stat gym: with Baldr’s, the two-stat gym includes your high stat; with Hank’s, it trains the opposite pair. You never need to lower a stat.`,
});
