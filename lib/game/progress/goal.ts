import { DAY_MS } from "@/lib/common/time";

import { perDay, spanTo, statChange, type StatPoint } from "./series";
import type { Statistic } from "./stat-groups";

/** A number that the player wants a statistic to reach. */
export interface Goal {
  /** The statistic, by the game's name. */
  stat: string;
  target: number;
  /** 00:00 UTC of the day by which to reach it; null without a date. */
  byMs: number | null;
}

/** The progress of a goal. */
export interface GoalProjection {
  /** The amount still missing; 0 once the goal is reached. */
  remaining: number;
  /** Average change per day in the last 30 days; null if unknown. */
  pace: number | null;
  /** 00:00 UTC of the day on which that pace reaches the goal; null if it never does, or if the goal is already reached. */
  expectedMs: number | null;
  /** Change per day that reaches the goal in time; null without a date, after it, or if the goal is already reached. */
  needed: number | null;
  state: "reached" | "on-track" | "behind" | "missed" | "open";
}

/**
 * The progress of a goal, projected at the pace of the last 30 days. Null without a known value. Without a pace there is no
 * expected date.
 * @param todayMs the last 00:00 UTC
 * @param current the present value, if it is newer than the latest of the points
 */
export function projectGoal(
  { target, byMs }: Goal,
  points: readonly StatPoint[],
  statistic: Pick<Statistic, "mayFall">,
  todayMs: number,
  current?: number,
): GoalProjection | null {
  const latest = points.at(-1);
  if (latest === undefined) return null;
  const month = statChange(points, spanTo(todayMs, "month"), statistic);
  const pace = month === null ? null : perDay(month);
  const remaining = Math.max(0, target - (current ?? latest.value));
  if (remaining === 0) return { remaining, pace, expectedMs: null, needed: null, state: "reached" };

  const expectedMs =
    pace === null || pace <= 0 ? null : latest.dayMs + Math.ceil(remaining / pace) * DAY_MS;
  if (byMs === null) return { remaining, pace, expectedMs, needed: null, state: "open" };
  const days = (byMs - latest.dayMs) / DAY_MS;
  if (days <= 0) return { remaining, pace, expectedMs, needed: null, state: "missed" };
  const needed = remaining / days;
  const state = pace === null ? "open" : pace >= needed ? "on-track" : "behind";
  return { remaining, pace, expectedMs, needed, state };
}

/** The leading figures of round numbers. */
const ROUND = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 7, 8, 9, 10];

/** The next round whole number above a value: 1,500 after 1,372; null unless the value is positive. */
export function nextRound(value: number): number | null {
  if (value <= 0) return null;
  const unit = 10 ** Math.floor(Math.log10(value));
  const rounds = ROUND.map((figure) => figure * unit);
  return rounds.find((round) => round > value && Number.isInteger(round)) ?? null;
}
