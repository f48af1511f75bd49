import { DAY_MS, dayStartMs } from "@/lib/common/time";
import { formatShortGameDay } from "@/lib/format/days";
import { formatCount, formatHundredths, formatRough, formatShort } from "@/lib/format/numbers";
import { formatGameMoment } from "@/lib/format/times";
import {
  type FightEstimate,
  isOldFigure,
  type StatsEstimate,
  statsLimit,
} from "@/lib/game/fight/estimate";
import type { FigureRange } from "@/lib/game/fight/fair-fight";
import type { Obstacle } from "@/lib/game/fight/obstacle";

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

/** Calendar days of the game, so that "today" is the current one. */
const daysSince = (atMs: number, nowMs: number) =>
  Math.max(0, (dayStartMs(nowMs) - dayStartMs(atMs)) / DAY_MS);

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

/** "360m–530m", "168.0m, spy report", "at least 310m"; "–" if unknown. */
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
    const limit = statsLimit(stats);
    if (strength === null || limit === null) return "–";
    return strength.scoreRatio < HARDLY_ANY ? "hardly any" : `${bound} ${formatRough(limit)}`;
  }
  return total === null ? "–" : `${formatRough(total.least)}–${formatRough(total.most)}`;
}

const OBSTACLES: Readonly<Record<Obstacle["kind"], string>> = {
  flight: "You’re travelling",
  hospital: "You’re in hospital",
  jail: "You’re in jail",
  "federal jail": "You’re in federal jail",
  abroad: "You’re abroad",
  "unknown location": "Your location is unknown",
};

/** "You’re travelling until 15:00", or "You’re travelling: you can’t attack anybody" if the end is unknown. */
export function obstacleText({ kind, untilMs }: Obstacle, nowMs: number): string {
  if (untilMs !== null) return `${OBSTACLES[kind]} until ${formatGameMoment(untilMs, nowMs)}`;
  return kind === "unknown location"
    ? `${OBSTACLES[kind]}, so nobody counts as ready`
    : `${OBSTACLES[kind]}: you can’t attack ${kind === "abroad" ? "players in Torn" : "anybody"}`;
}

/** "now", "on landing at 15:00" or "on release at 15:12"; "now" too if the end of the obstacle is unknown. */
export function whenText(obstacle: Obstacle | null, nowMs: number): string {
  const { kind = null, untilMs = null } = obstacle ?? {};
  if (untilMs === null) return "now";
  const end = kind === "flight" ? "on landing" : "on release";
  return `${end} at ${formatGameMoment(untilMs, nowMs)}`;
}
