import { DAY_MS } from "@/lib/common/time";

import { perDay, spanTo, statChange, type StatPoint } from "./series";
import type { Statistic } from "./stat-groups";

/** A number that the player wants a statistic to reach. */
export interface Goal {
  /** The statistic, by the game's name. */
  stat: string;
  target: number;
  /** 00:00 UTC of the day by which it is to be reached; null: whenever. */
  byMs: number | null;
}

/** How far a goal has come. */
export interface GoalProjection {
  /** What is still missing; 0 once it is reached. */
  remaining: number;
  /** What the last 30 days brought, a day; null where they aren't known. */
  pace: number | null;
  /** When that pace reaches it, at a 00:00 UTC; null where it never does, or where it has been reached. */
  expectedMs: number | null;
  /** What a day must bring to reach it in time; null without a date, after it, or where it has been reached. */
  needed: number | null;
  state: "reached" | "on-track" | "behind" | "missed" | "open";
}

/**
 * What the statistic is now, and where its pace of the last 30 days leads. Without a pace there is no date.
 * @param todayMs the last 00:00 UTC
 */
export function projectGoal(
  { target, byMs }: Goal,
  points: readonly StatPoint[],
  statistic: Pick<Statistic, "mayFall">,
  todayMs: number,
): GoalProjection | null {
  const latest = points.at(-1);
  if (latest === undefined) return null;
  const month = statChange(points, spanTo(todayMs, "month"), statistic);
  const pace = month === null ? null : perDay(month);
  const remaining = Math.max(0, target - latest.value);
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
