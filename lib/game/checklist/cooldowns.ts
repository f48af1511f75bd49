import { MINUTE_MS } from "@/lib/game/time/time";

import type { BoosterMaximum } from "./booster-maximum";
import type { ReadAt } from "./refills";
import { judged, type Verdict } from "./verdict";

const HOUR_MS = 60 * MINUTE_MS;

interface Drug {
  /** Null where none runs. */
  endsAtMs: number | null;
}

interface Booster extends Drug {
  leftMs: number;
  maximum: BoosterMaximum;
}

/** What is left of a number of seconds that counts from the time of the answer. */
const leftMs = (seconds: number, { nowMs, readAtMs }: ReadAt): number =>
  Math.max(0, seconds * 1000 - Math.max(0, nowMs - readAtMs));

const endOf = (seconds: number, { readAtMs }: ReadAt): number => readAtMs + seconds * 1000;

/** Complete while the cooldown runs: a drug has been taken. Source: contract 7.3. */
export function drugVerdict(seconds: number, read: ReadAt): Verdict<Drug> {
  const isRunning = leftMs(seconds, read) > 0;
  return judged(isRunning, { endsAtMs: isRunning ? endOf(seconds, read) : null });
}

/** Complete while the cooldown is at its maximum or above: no booster may be taken. Source: contract 7.4. */
export function boosterVerdict(
  seconds: number,
  maximum: BoosterMaximum,
  read: ReadAt,
): Verdict<Booster> {
  const left = leftMs(seconds, read);
  return judged(left >= maximum.hours * HOUR_MS, {
    endsAtMs: left > 0 ? endOf(seconds, read) : null,
    leftMs: left,
    maximum,
  });
}

/** The first moment at which a cooldown is under this many hours again. */
export const underAtMs = (seconds: number, hours: number, readAtMs: number): number =>
  readAtMs + seconds * 1000 - hours * HOUR_MS + 1000;
