import { MINUTE_MS } from "@/lib/game/time/time";

import type { BoosterMaximum } from "./booster-maximum";
import { checkResult, type CheckResult } from "./check-result";
import type { ReadAt } from "./refills";

const HOUR_MS = 60 * MINUTE_MS;

interface Drug {
  /** Null where none runs. */
  endsAtMs: number | null;
}

interface Booster extends Drug {
  remainingMs: number;
  maximum: BoosterMaximum;
}

/** What is left of a number of seconds that counts from the time of the answer. */
const remainingMs = (seconds: number, { nowMs, readAtMs }: ReadAt): number =>
  Math.max(0, seconds * 1000 - Math.max(0, nowMs - readAtMs));

const endOf = (seconds: number, { readAtMs }: ReadAt): number => readAtMs + seconds * 1000;

/** Complete while the cooldown runs: a drug has been taken. Source: contract 7.3. */
export function checkDrug(seconds: number, read: ReadAt): CheckResult<Drug> {
  const isRunning = remainingMs(seconds, read) > 0;
  return checkResult(isRunning, { endsAtMs: isRunning ? endOf(seconds, read) : null });
}

/** Complete while the cooldown is at its maximum or above: no booster may be taken. Source: contract 7.4. */
export function checkBooster(
  seconds: number,
  maximum: BoosterMaximum,
  read: ReadAt,
): CheckResult<Booster> {
  const remaining = remainingMs(seconds, read);
  return checkResult(remaining >= maximum.hours * HOUR_MS, {
    endsAtMs: remaining > 0 ? endOf(seconds, read) : null,
    remainingMs: remaining,
    maximum,
  });
}

/** The first moment at which a cooldown is under this many hours again. */
export const underAtMs = (seconds: number, hours: number, readAtMs: number): number =>
  readAtMs + seconds * 1000 - hours * HOUR_MS + 1000;
