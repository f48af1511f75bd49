import { DAY_MS, dayStartMs } from "@/lib/game/time/time";

import { checkResult, type DailyFacts, type CheckResult } from "./check-result";

/** An answer of the API, and when it came. */
export interface ReadAt {
  nowMs: number;
  readAtMs: number;
}

/**
 * Complete once the day's refill has been used. All are available again at 00:00 UTC, so what was read before then says nothing
 * about the new day. Source: contract 6.5.
 */
export function checkRefill(isUsed: boolean, { nowMs, readAtMs }: ReadAt): CheckResult<DailyFacts> {
  const today = dayStartMs(nowMs);
  const isUnknown = readAtMs < today;
  return checkResult(isUsed && !isUnknown, { resetsAtMs: today + DAY_MS, isUnknown });
}
