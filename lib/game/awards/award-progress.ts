import { numbersIn } from "@/lib/common/numbers";
import { DAY_MS, WEEK_MS } from "@/lib/common/time";
import type { StatHistory } from "@/lib/game/history/stat-history";
import { type GoalProjection, projectGoal } from "@/lib/game/progress/goal";
import { perDay, type StatPoint, toSeries, weeklyChanges } from "@/lib/game/progress/series";
import { statisticsOf, type Unit } from "@/lib/game/progress/statistics";

import type { Award, WonAward } from "./award";
import { type AwardTarget, TARGETS } from "./targets";

/** A player's progress towards an award. */
export interface AwardProgress {
  award: Award;
  /** Null: not won yet. */
  won: WonAward | null;
  /** Null: the game gives no number for it. */
  target: (AwardTarget & { unit: Unit }) | null;
  /** At the last 00:00 UTC that is known; null where it isn't. */
  value: number | null;
  /** How much of it is done, 0 to 1; null where it isn't known. */
  fraction: number | null;
  /** Where the pace of the last 30 days leads; null where no value is known. */
  projection: GoalProjection | null;
  /** Where the fastest and the slowest of the last four weeks would lead. */
  range: Range | null;
}

/** The first and the last 00:00 UTC of an estimate; the last is null where a week brought nothing. */
interface Range {
  fromMs: number;
  toMs: number | null;
}

/** What counts in dollars, and isn't offered to be followed. */
const IN_DOLLARS = new Set(["largestmug", "totalbountyreward"]);

/** The most ever done at once: it doesn't grow day by day, so that it has no pace. */
const RECORDS = new Set(["bestkillstreak", "bestdamage", "largestmug"]);

/** What the tested numbers of a description may be counted in: pieces, hours, days. */
const SECONDS_IN = [1, 60 * 60, 24 * 60 * 60];

/**
 * What an award asks for, as long as the game's description still names that number. An award of another number, or one that
 * the table doesn't know, has none.
 */
export function targetOf({ kind, id, description, isOfOldCrimes }: Award): AwardProgress["target"] {
  const known = isOfOldCrimes ? undefined : TARGETS[kind].get(id);
  if (known === undefined) return null;
  const numbers = numbersIn(description);
  const isNamed = SECONDS_IN.some((each) => numbers.includes(known.target / each));
  // "Use a stat enhancer".
  const isOne = known.target === 1 && numbers.length === 0;
  return isNamed || isOne ? { ...known, unit: unitOf(known.stat) } : null;
}

const unitOf = (stat: string): Unit =>
  statisticsOf([stat])[0]?.unit ?? (IN_DOLLARS.has(stat) ? "dollars" : "count");

/** The statistics whose values are needed to say how near the awards are that the player doesn't have. */
export const requiredStats = (awards: readonly Award[], won: readonly WonAwards[]): string[] => {
  const open = awards.filter((award) => wonAwardOf(award, won) === null);
  return [...new Set(open.flatMap((award) => targetOf(award)?.stat ?? []))].sort();
};

/** What a player has won of a kind. */
export interface WonAwards {
  kind: Award["kind"];
  entries: readonly WonAward[];
}

const wonAwardOf = ({ kind, id }: Award, won: readonly WonAwards[]): WonAward | null =>
  won.find((each) => each.kind === kind)?.entries.find((each) => each.id === id) ?? null;

/**
 * How far each award has come. The share is 1 if the player has passed the number but doesn't have the award.
 * @param todayMs the last 00:00 UTC
 */
export function awardProgress(
  awards: readonly Award[],
  won: readonly WonAwards[],
  history: StatHistory,
  todayMs: number,
): readonly AwardProgress[] {
  const series = new Map<string, readonly StatPoint[]>();
  const pointsOf = (stat: string) => {
    const points = series.get(stat) ?? toSeries(history, stat);
    series.set(stat, points);
    return points;
  };
  return awards.map((award) => {
    const wonAward = wonAwardOf(award, won);
    const target = targetOf(award);
    const points = target === null ? [] : pointsOf(target.stat);
    const value = points.at(-1)?.value ?? null;
    return {
      award,
      won: wonAward,
      target,
      value,
      fraction: target === null || value === null ? null : fractionOf(value, target.target),
      ...(wonAward === null && target !== null
        ? projectionOf(target, points, todayMs)
        : { projection: null, range: null }),
    };
  });
}

const fractionOf = (value: number, target: number) => Math.min(1, Math.max(0, value / target));

function projectionOf(
  { stat, target }: AwardTarget,
  points: readonly StatPoint[],
  todayMs: number,
) {
  const statistic = statisticsOf([stat])[0] ?? { mayFall: false };
  const projection = projectGoal({ stat, target, byMs: null }, points, statistic, todayMs);
  if (projection === null || !RECORDS.has(stat)) {
    return { projection, range: projection && rangeOf(projection, points, statistic, todayMs) };
  }
  return { projection: { ...projection, pace: null, expectedMs: null }, range: null };
}

const WEEKS = 4;

function rangeOf(
  { remaining, expectedMs }: GoalProjection,
  points: readonly StatPoint[],
  statistic: { mayFall: boolean },
  todayMs: number,
): Range | null {
  const latest = points.at(-1);
  const paces = weeklyChanges(points, todayMs, statistic)
    .filter(({ to }) => to.dayMs > todayMs - WEEKS * WEEK_MS)
    .flatMap((change) => perDay(change) ?? []);
  if (latest === undefined || expectedMs === null || paces.length < WEEKS) return null;
  const [slowest, fastest] = [Math.min(...paces), Math.max(...paces)];
  const at = (pace: number) => latest.dayMs + Math.ceil(remaining / pace) * DAY_MS;
  return fastest <= 0 ? null : { fromMs: at(fastest), toMs: slowest <= 0 ? null : at(slowest) };
}
