/** Polling intervals of the war room: 12 + 3 × 4 calls a minute, less than a third of what a key may make. */
export const POLL_INTERVALS_MS = {
  chain: 5_000,
  war: 15_000,
  members: 15_000,
  attacks: 60_000,
} as const;

/** Shortest delay after a failed call. */
const RETRY_AFTER_FAILURE_MS = 60_000;

/** Back-off: from this many calls in the last minute (all tabs), polling intervals are multiplied by `times`. */
const BACKOFF_STEPS = [
  { from: 75, times: 4 },
  { from: 60, times: 2 },
] as const;

/** The factor by which polling intervals grow as calls run short. */
export const backoffFactor = (callsUsed: number): number =>
  BACKOFF_STEPS.find(({ from }) => callsUsed >= from)?.times ?? 1;

interface PollOptions {
  everyMs: number;
  /** The factor that the player has chosen. */
  slowdown: number;
  /** Calls in the last minute. */
  callsUsed: number;
  hasFailed: boolean;
}

/** Delay until the next poll. */
export function pollDelay({ everyMs, slowdown, callsUsed, hasFailed }: PollOptions): number {
  const waitMs = everyMs * Math.max(slowdown, backoffFactor(callsUsed));
  return hasFailed ? Math.max(waitMs, RETRY_AFTER_FAILURE_MS) : waitMs;
}
