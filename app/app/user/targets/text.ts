import { DAY_MS } from "@/lib/common/time";
import { formatCount, formatHundredths, formatRough, formatShort } from "@/lib/format/numbers";
import { type FightEstimate, isOldFigure, type StatsEstimate } from "@/lib/game/fight/estimate";
import type { FigureRange } from "@/lib/game/fight/fair-fight";

/** "3.54", "1.28–3.84". */
export const rangeText = ({ least, most }: FigureRange): string =>
  formatHundredths(least) === formatHundredths(most)
    ? formatHundredths(least)
    : `${formatHundredths(least)}–${formatHundredths(most)}`;

/** "Easy", "Moderate or harder", short "Moderate+". */
export function difficultyText({ strength }: Pick<FightEstimate, "strength">, isShort = false) {
  const { bound, difficulty = null } = strength ?? {};
  if (difficulty === null) return "Unknown";
  const text = difficulty.charAt(0).toUpperCase() + difficulty.slice(1);
  if (bound === "at least" && difficulty !== "may be impossible") {
    return isShort ? `${text}+` : `${text} or harder`;
  }
  return bound === "at most" && difficulty !== "very easy" ? `${text} or easier` : text;
}

/** Where no column says how old the figure is: "Easy, old". */
export const agedDifficultyText = (
  estimate: Pick<FightEstimate, "strength" | "atMs">,
  nowMs: number,
): string =>
  estimate.atMs !== null && estimate.strength?.difficulty && isOldFigure(estimate.atMs, nowMs)
    ? `${difficultyText(estimate, true)}, old`
    : difficultyText(estimate, true);

const daysSince = (atMs: number, nowMs: number) => Math.max(0, Math.floor((nowMs - atMs) / DAY_MS));

/** "3 days", "20 days, old"; "today". */
export function figureAge(atMs: number, nowMs: number): string {
  const days = daysSince(atMs, nowMs);
  const age = days === 0 ? "today" : formatCount(days, "day", "days");
  return isOldFigure(atMs, nowMs) ? `${age}, old` : age;
}

/** In a sentence: "3 days ago", "today". */
export function daysAgo(atMs: number, nowMs: number): string {
  const days = daysSince(atMs, nowMs);
  return days === 0 ? "today" : `${formatCount(days, "day", "days")} ago`;
}

/** Below that, their score is next to nothing. */
const HARDLY_ANY = 0.01;

/** "360m–530m", "168m, spy report", "at least 0.75 of yours"; "–" where nothing says it. */
export function statsText(
  stats: StatsEstimate | null,
  { isNeverFought, strength }: Pick<FightEstimate, "isNeverFought" | "strength">,
): string {
  if (stats === null) return isNeverFought ? "never fought" : "–";
  const { bound, total } = stats;
  if (bound === "exactly" && total !== null) return `${formatShort(total.least)}, spy report`;
  if (bound === "at least" || bound === "at most") {
    if (strength === null) return "–";
    const { scoreRatio } = strength;
    return scoreRatio < HARDLY_ANY
      ? "hardly any"
      : `${bound} ${formatHundredths(scoreRatio)} of yours`;
  }
  return total === null ? "–" : `${formatRough(total.least)}–${formatRough(total.most)}`;
}
