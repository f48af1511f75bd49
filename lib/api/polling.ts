/** How often the war room reads by itself: 12 + 3 × 4 calls a minute, less than a third of what a key may make. */
export const POLL_INTERVALS_MS = {
  chain: 5_000,
  war: 15_000,
  members: 15_000,
  attacks: 60_000,
} as const;

/** A call that failed is made again by itself after that long. */
const RETRY_AFTER_FAILURE_MS = 60_000;

/** From so many calls in the last minute, of all tabs, live readings wait so many times as long. */
const BACKOFF_STEPS = [
  { from: 75, times: 4 },
  { from: 60, times: 2 },
] as const;

/** How many times as long live readings wait, as calls run short. */
export const backoffFactor = (callsUsed: number): number =>
  BACKOFF_STEPS.find(({ from }) => callsUsed >= from)?.times ?? 1;

interface PollOptions {
  everyMs: number;
  /** How many times as long the player wants to wait. */
  slowdown: number;
  /** Calls in the last minute. */
  callsUsed: number;
  hasFailed: boolean;
}

/** How long to wait until the next reading. */
export function pollDelay({ everyMs, slowdown, callsUsed, hasFailed }: PollOptions): number {
  const waitMs = everyMs * Math.max(slowdown, backoffFactor(callsUsed));
  return hasFailed ? Math.max(waitMs, RETRY_AFTER_FAILURE_MS) : waitMs;
}
