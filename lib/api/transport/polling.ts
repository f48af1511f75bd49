import { MINUTE_MS } from "@/lib/common/time";

/** Polling intervals of the war room: 12 + 3 × 4 + 1 calls a minute, less than a third of a key's limit. */
export const POLL_INTERVALS_MS = {
  chain: 5_000,
  war: 15_000,
  members: 15_000,
  attacks: 60_000,
} as const;

/** Polling intervals of Targets: 4 + 4 calls a minute for a list of one page; NPCs take 7 calls, bounties one a row. */
export const TARGET_INTERVALS_MS = {
  list: 15_000,
  own: 60_000,
  npcs: 60_000,
} as const;

/** The maximum number of players of a list per response. */
export const LIST_PAGE_SIZE = 50;

/** The maximum number of pages of a list: 300 players. More pages would take more calls than a page may poll. */
export const MAX_LIST_PAGES = 6;

/** The polling interval of a list of that length, in ms: four calls a minute, regardless of its number of pages. */
export const listInterval = (length: number): number =>
  TARGET_INTERVALS_MS.list *
  Math.min(MAX_LIST_PAGES, Math.max(1, Math.ceil(length / LIST_PAGE_SIZE)));

/**
 * The age in ms from which a response is too old to call a player on the list ready "now": a minute, or two intervals of a long
 * list. Source: contract 22.6.
 */
export const listOldAfterMs = (length: number): number =>
  Math.max(MINUTE_MS, 2 * listInterval(length));

/** The minimum delay after a failed call. */
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

/** The delay until the next poll, in ms. */
export function pollDelay({ everyMs, slowdown, callsUsed, hasFailed }: PollOptions): number {
  const waitMs = everyMs * Math.max(slowdown, backoffFactor(callsUsed));
  return hasFailed ? Math.max(waitMs, RETRY_AFTER_FAILURE_MS) : waitMs;
}
