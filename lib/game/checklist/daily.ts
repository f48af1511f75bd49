import { DAY_MS, dayStartMs } from "@/lib/common/time";

import { checkResult, type CheckResult, type DailyFacts, type FetchedAt } from "./check-result";

/**
 * Complete once the day's refill has been used. All refills are available again at 00:00 UTC, so a response from before then says
 * nothing about the new day. Source: contract 6.5.
 */
export function checkRefill(
  isUsed: boolean,
  { nowMs, fetchedAtMs }: FetchedAt,
): CheckResult<DailyFacts> {
  const today = dayStartMs(nowMs);
  const isUnknown = fetchedAtMs < today;
  return checkResult(isUsed && !isUnknown, { resetsAtMs: today + DAY_MS, isUnknown });
}

/**
 * An activity that is possible once a day or more, read from the log: church visits, spins of the casino's wheels, and training.
 */
export type DailyActivity = "prayer" | "donation" | "lame" | "mediocrity" | "awesome" | "training";

export interface DailyActivityEvent {
  id: string;
  atMs: number;
  activity: DailyActivity;
}

/** Complete once the activity was done on this UTC day. Source: contract 7.9, 7.10 and 7.24 to 7.26. */
export function checkDailyActivity(
  events: readonly DailyActivityEvent[],
  activity: DailyActivity,
  { nowMs }: { nowMs: number },
): CheckResult<DailyFacts> {
  const today = dayStartMs(nowMs);
  const isDone = events.some((event) => event.activity === activity && event.atMs >= today);
  return checkResult(isDone, { resetsAtMs: today + DAY_MS });
}

/** The daily activities that were read from the log. */
interface DailyActivityLog {
  entries: readonly DailyActivityEvent[];
  dropped: number;
  /** True if the log has no training older than the entries. */
  hasAllTraining: boolean;
}

/**
 * True if the player has trained on this day; undefined if unknown, because an entry that couldn't be parsed, or that is too old
 * for the list, may be a training session.
 */
export const hasTrained = (
  { entries, dropped, hasAllTraining }: DailyActivityLog,
  todayMs: number,
): boolean | undefined =>
  entries.some(({ activity, atMs }) => activity === "training" && atMs >= todayMs) ||
  (hasAllTraining && dropped === 0 ? false : undefined);
