import { DAY_MS, HOUR_MS } from "@/lib/game/time/time";

import type { Fighter } from "./fighter";

/** What can be said of a faction before a war. */
export interface Strength {
  members: number;
  /** Of all members together, divided; null without members. */
  level: number | null;
  online: number;
  /** Whose last action was within the hour, and within 24 hours. */
  lastHour: number;
  lastDay: number;
}

export function strengthOf(fighters: readonly Fighter[], nowMs: number): Strength {
  const levels = fighters.reduce((sum, { level }) => sum + level, 0);
  const seenWithin = (ms: number) =>
    fighters.filter(({ seen }) => seen.atMs !== null && nowMs - seen.atMs <= ms).length;
  return {
    members: fighters.length,
    level: fighters.length === 0 ? null : levels / fighters.length,
    online: fighters.filter(({ seen }) => seen.status === "Online").length,
    lastHour: seenWithin(HOUR_MS),
    lastDay: seenWithin(DAY_MS),
  };
}
