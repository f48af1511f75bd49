import { DAY_MS, dayStartMs } from "@/lib/common/time";

import { checkResult, type CheckResult, type DailyFacts, type FetchedAt } from "./check-result";

/**
 * Complete once the day's refill has been used. All are available again at 00:00 UTC, so what was read before then says nothing
 * about the new day. Source: contract 6.5.
 */
export function checkRefill(
  isUsed: boolean,
  { nowMs, fetchedAtMs }: FetchedAt,
): CheckResult<DailyFacts> {
  const today = dayStartMs(nowMs);
  const isUnknown = fetchedAtMs < today;
  return checkResult(isUsed && !isUnknown, { resetsAtMs: today + DAY_MS, isUnknown });
}

/** What a player may do once a day or more, read from the log: church visits, spins of the casino's wheels, and training. */
export type DailyActivity = "prayer" | "donation" | "lame" | "mediocrity" | "awesome" | "training";

export interface DailyActivityEvent {
  id: string;
  atMs: number;
  activity: DailyActivity;
}

/** Complete once it was done on this day of the game. Source: contract 7.9, 7.10 and 7.24 to 7.26. */
export function checkDailyActivity(
  events: readonly DailyActivityEvent[],
  activity: DailyActivity,
  { nowMs }: { nowMs: number },
): CheckResult<DailyFacts> {
  const today = dayStartMs(nowMs);
  const isDone = events.some((event) => event.activity === activity && event.atMs >= today);
  return checkResult(isDone, { resetsAtMs: today + DAY_MS });
}

/** What the log has of a day. */
interface DailyActivityLog {
  entries: readonly DailyActivityEvent[];
  dropped: number;
  /** Whether no training is older than the entries. */
  hasAllTraining: boolean;
}

/**
 * Whether the player has trained on this day; undefined if unknown. An entry that couldn't be read, or that is too old for the
 * list, may be a train.
 */
export const hasTrained = (
  { entries, dropped, hasAllTraining }: DailyActivityLog,
  todayMs: number,
): boolean | undefined =>
  entries.some(({ activity, atMs }) => activity === "training" && atMs >= todayMs) ||
  (hasAllTraining && dropped === 0 ? false : undefined);
