import { DAY_MS, dayStartMs } from "@/lib/game/time/time";

import { judged, type OfToday, type Verdict } from "./verdict";

/** An answer of the API, and when it came. */
export interface ReadAt {
  nowMs: number;
  readAtMs: number;
}

/**
 * Complete once the day's refill has been used. All are available again at 00:00 UTC, so what was read before then says nothing
 * about the new day. Source: contract 6.5.
 */
export function refillVerdict(isUsed: boolean, { nowMs, readAtMs }: ReadAt): Verdict<OfToday> {
  const today = dayStartMs(nowMs);
  const isUnknown = readAtMs < today;
  return judged(isUsed && !isUnknown, { resetsAtMs: today + DAY_MS, isUnknown });
}
