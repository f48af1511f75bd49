import { DAY_MS, HOUR_MS } from "@/lib/game/time/time";

import type { WarMember } from "./war-member";

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

export function strengthOf(members: readonly WarMember[], nowMs: number): Strength {
  const levels = members.reduce((sum, { level }) => sum + level, 0);
  const seenWithin = (ms: number) =>
    members.filter(({ seen }) => seen.atMs !== null && nowMs - seen.atMs <= ms).length;
  return {
    members: members.length,
    level: members.length === 0 ? null : levels / members.length,
    online: members.filter(({ seen }) => seen.status === "Online").length,
    lastHour: seenWithin(HOUR_MS),
    lastDay: seenWithin(DAY_MS),
  };
}
