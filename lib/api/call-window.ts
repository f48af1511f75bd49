import * as z from "@/lib/zod";

/** What all open tabs know of each other's calls. Times are epoch milliseconds. */
export interface CallRecord {
  /** When each call of the last minute started, oldest first. */
  startedAtMs: readonly number[];
  /** No call starts before: the game has said that there were too many (code 5). */
  pausedUntilMs: number;
  /** No call is made before: the game has blocked this address (code 8). */
  blockedUntilMs: number;
}

export const NO_CALLS: CallRecord = { startedAtMs: [], pausedUntilMs: 0, blockedUntilMs: 0 };

const callRecord = z.object({
  startedAtMs: z.array(z.number()),
  pausedUntilMs: z.number(),
  blockedUntilMs: z.number(),
});

/** What the browser kept, or no calls where it kept nothing that can be read. */
export function readCallRecord(kept: unknown): CallRecord {
  const parsed = callRecord.safeParse(kept);
  return parsed.success ? parsed.data : NO_CALLS;
}

/** The game allows 100 a minute over all of a player's tools; we leave the others some. */
export const CALLS_PER_MINUTE = 90;

/** A minute and a second: two calls a minute apart for us may reach the game a little closer together. */
export const WINDOW_MS = 61_000;

/** How long no call is made after the game has blocked the address. */
export const BLOCK_MS = 5 * 60_000;

/** Whether a pause of at most `spanMs` is still on: one that ends later comes from a clock that was set back. */
export const isAhead = (untilMs: number, nowMs: number, spanMs: number) =>
  untilMs > nowMs && untilMs <= nowMs + spanMs;

interface Turns {
  record: CallRecord;
  granted: number;
  /** When to ask again for those that were not granted. */
  askAgainAtMs: number;
}

/** Grants as many of the calls that want to start now as the rolling minute has room for. */
export function takeTurns(record: CallRecord, wanted: number, nowMs: number): Turns {
  const recent = record.startedAtMs.filter((at) => Math.abs(nowMs - at) < WINDOW_MS);
  const paused = isAhead(record.pausedUntilMs, nowMs, WINDOW_MS);
  const free = paused ? 0 : Math.max(0, CALLS_PER_MINUTE - recent.length);
  const granted = Math.min(wanted, free);
  const startedAtMs = [...recent, ...Array.from({ length: granted }, () => nowMs)];
  const windowOpensAtMs =
    startedAtMs.length < CALLS_PER_MINUTE ? nowMs : (startedAtMs[0] ?? nowMs) + WINDOW_MS;

  return {
    record: { ...record, startedAtMs },
    granted,
    askAgainAtMs: paused ? Math.max(windowOpensAtMs, record.pausedUntilMs) : windowOpensAtMs,
  };
}
