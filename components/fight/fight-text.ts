import { DAY_MS } from "@/lib/common/time";
import { formatShortGameDay } from "@/lib/format/days";
import { formatCount, formatHundredths, formatRough, formatShort } from "@/lib/format/numbers";
import type { Profile } from "@/lib/game/account/account";
import { type FightEstimate, isOldFigure, type StatsEstimate } from "@/lib/game/fight/estimate";
import type { FigureRange } from "@/lib/game/fight/fair-fight";
import { isStayOver } from "@/lib/game/fight/fighter";

/** "3.54", "1.28–3.84". */
export const rangeText = ({ least, most }: FigureRange): string =>
  formatHundredths(least) === formatHundredths(most)
    ? formatHundredths(least)
    : `${formatHundredths(least)}–${formatHundredths(most)}`;

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "Easy", "Moderate or harder", or short "Moderate+". */
export function difficultyText({ strength }: Pick<FightEstimate, "strength">, isShort = false) {
  const { bound, difficulty = null } = strength ?? {};
  if (difficulty === null) return "Unknown";
  const text = capitalized(difficulty);
  if (bound === "at least" && difficulty !== "may be impossible") {
    return isShort ? `${text}+` : `${text} or harder`;
  }
  return bound === "at most" && difficulty !== "very easy" ? `${text} or easier` : text;
}

/** The difficulty where no column has the figure's age: "Easy, old". */
export const agedDifficultyText = (
  estimate: Pick<FightEstimate, "strength" | "atMs">,
  nowMs: number,
  isShort = true,
): string =>
  estimate.atMs !== null && estimate.strength?.difficulty && isOldFigure(estimate.atMs, nowMs)
    ? `${difficultyText(estimate, isShort)}, old`
    : difficultyText(estimate, isShort);

const daysSince = (atMs: number, nowMs: number) => Math.max(0, Math.floor((nowMs - atMs) / DAY_MS));

/** "3 days", "20 days, old", "today". */
export function figureAge(atMs: number, nowMs: number): string {
  const days = daysSince(atMs, nowMs);
  const age = days === 0 ? "today" : formatCount(days, "day", "days");
  return isOldFigure(atMs, nowMs) ? `${age}, old` : age;
}

/** The age within a sentence: "3 days ago", "today". */
export function daysAgo(atMs: number, nowMs: number): string {
  const days = daysSince(atMs, nowMs);
  return days === 0 ? "today" : `${formatCount(days, "day", "days")} ago`;
}

/** The battle score, as a fraction of the player's, below which it counts as hardly any. */
const HARDLY_ANY = 0.01;

/** The data that the texts need besides the figure. */
export interface TextContext {
  /** True if the player's attacks could be loaded. Otherwise, it is unknown which players were never fought. */
  hasAttacks: boolean;
  /** The time from which the player's attacks are loaded, if that isn't the whole period; otherwise null. */
  attacksFromMs: number | null;
  nowMs: number;
}

/** "never fought", or "no fight on record (since 18 Oct)" if earlier attacks are unknown. */
const notFoughtText = (attacksFromMs: number | null): string =>
  attacksFromMs === null
    ? "never fought"
    : `no fight on record (since ${formatShortGameDay(attacksFromMs)})`;

/** "360m–530m", "168.0m, spy report", "at least 0.75 × your score"; "–" if unknown. */
export function statsText(
  stats: StatsEstimate | null,
  { isNeverFought, strength }: Pick<FightEstimate, "isNeverFought" | "strength">,
  { hasAttacks, attacksFromMs, nowMs }: TextContext,
): string {
  if (stats === null) return isNeverFought && hasAttacks ? notFoughtText(attacksFromMs) : "–";
  const { bound, total, atMs } = stats;
  if (bound === "exactly" && total !== null) {
    // The age beside this text is that of the last attack, so the text itself says if the report is old.
    return `${formatShort(total.least)}, ${isOldFigure(atMs, nowMs) ? "old " : ""}spy report`;
  }
  if (bound === "at least" || bound === "at most") {
    if (strength === null) return "–";
    const { scoreRatio } = strength;
    return scoreRatio < HARDLY_ANY
      ? "hardly any"
      : `${bound} ${formatHundredths(scoreRatio)} × your score`;
  }
  return total === null ? "–" : `${formatRough(total.least)}–${formatRough(total.most)}`;
}

const STATES: Readonly<Record<string, string>> = {
  Hospital: "You’re in hospital",
  Jail: "You’re in jail",
  Federal: "You’re in federal jail",
  Traveling: "You’re travelling",
};

/** The reason why the player can't attack anybody now; null if none is known. A stay that has run out doesn't count. */
export function obstacleOf(
  { state, stateUntilMs, location }: Pick<Profile, "state" | "stateUntilMs" | "location">,
  nowMs: number,
): string | null {
  const obstacle = isStayOver({ state, stateUntilMs }, nowMs) ? undefined : STATES[state];
  if (obstacle !== undefined) return `${obstacle}: you can’t attack anybody`;
  return location === null ? "Your location is unknown, so nobody counts as ready" : null;
}
