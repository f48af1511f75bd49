/** Calls per minute that this site may make. The game allows 100 for all of a player's tools. */
export const CALLS_PER_MINUTE = 90;

/**
 * Without a lock two tabs may count at the same time. Keeping this many calls free, and granting at most this many at once,
 * keeps both tabs together within the limit.
 */
const UNSYNCED_RESERVE = 10;

/** Time after which both tabs see each other's entries. */
const SYNC_DELAY_MS = 1_000;

/** A minute and a second: two calls a minute apart for us may reach the game a little closer together. */
export const WINDOW_MS = 61_000;

/** How long no call is made after the game has blocked the address. */
export const BLOCK_MS = 5 * 60_000;

/** Usage that has not expired: what keeps further calls waiting until `endsAtMs`. */
export interface ActiveUsage {
  /** Calls that were made; a pause, as there were too many (code 5); a block of the address (code 8). */
  kind: "block" | "calls" | "pause";
  /** How many calls. */
  count: number;
  endsAtMs: number;
}

interface Grant {
  granted: number;
  /** When to request the remaining calls again. */
  retryAtMs: number;
  /** Until when no call is made at all; 0 if calls are allowed. */
  blockedUntilMs: number;
}

/**
 * Grants as many of the requested calls as the rolling minute has room for.
 * @param isExclusive whether no other tab can count at the same time
 */
export function grantCalls(
  usage: readonly ActiveUsage[],
  requested: number,
  nowMs: number,
  isExclusive = true,
): Grant {
  const maxCalls = isExclusive ? CALLS_PER_MINUTE : CALLS_PER_MINUTE - UNSYNCED_RESERVE;
  const still = usage.filter(({ endsAtMs }) => endsAtMs > nowMs);
  const endsOf = (kind: ActiveUsage["kind"]) =>
    still.filter((one) => one.kind === kind).map(({ endsAtMs }) => endsAtMs);
  const lastOf = (kind: ActiveUsage["kind"]) => Math.max(0, ...endsOf(kind));

  const made = countCalls(still, nowMs);
  const waitUntilMs = Math.max(lastOf("pause"), lastOf("block"));
  const free = waitUntilMs > 0 ? 0 : Math.max(0, maxCalls - made);
  const granted = Math.min(requested, free, isExclusive ? CALLS_PER_MINUTE : UNSYNCED_RESERVE);
  const isFull = made + granted >= maxCalls;
  const nextAtMs = granted < requested ? nowMs + SYNC_DELAY_MS : nowMs;
  const roomAtMs = isFull ? Math.min(...endsOf("calls"), nowMs + WINDOW_MS) : nextAtMs;
  return {
    granted,
    retryAtMs: Math.max(roomAtMs, waitUntilMs),
    blockedUntilMs: lastOf("block"),
  };
}

/** How many calls were made in the rolling minute. */
export const countCalls = (usage: readonly ActiveUsage[], nowMs: number): number =>
  usage
    .filter(({ kind, endsAtMs }) => kind === "calls" && endsAtMs > nowMs)
    .reduce((sum, { count }) => sum + count, 0);
