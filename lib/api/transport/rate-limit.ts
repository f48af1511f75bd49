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

/** The time without calls after the game has blocked the address, in ms. */
export const BLOCK_MS = 5 * 60_000;

/** Usage that has not expired. It delays further calls until `endsAtMs`. */
export interface ActiveUsage {
  /** Calls that were made, a pause after too many calls (code 5), or a block of the address (code 8). */
  kind: "block" | "calls" | "pause";
  /** The number of calls. */
  count: number;
  endsAtMs: number;
}

interface Grant {
  granted: number;
  /** When to request the remaining calls again. */
  retryAtMs: number;
  /** The end of the time without any calls; 0 if calls are allowed. */
  blockedUntilMs: number;
}

/**
 * Grants as many of the requested calls as the rolling minute has room for.
 * @param isExclusive true if no other tab can count at the same time
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

/** The number of calls that were made in the rolling minute. */
export const countCalls = (usage: readonly ActiveUsage[], nowMs: number): number =>
  usage
    .filter(({ kind, endsAtMs }) => kind === "calls" && endsAtMs > nowMs)
    .reduce((sum, { count }) => sum + count, 0);

/** Calls that a tab has made, or a pause or block that it has encountered. It is stored. */
export interface UsageEntry {
  id: string;
  kind: ActiveUsage["kind"];
  /** The number of calls. */
  count: number;
  /** The time when it was added, by the monotonic clock and by the wall clock of its tab. */
  ticksMs: number;
  clockMs: number;
}

/** An entry with its end on this tab's monotonic clock. */
type ActiveEntry = ActiveUsage & { entry: UsageEntry };

/** The time in ms for which an entry counts, by its kind. */
export const ENTRY_TTL_MS: Readonly<Record<ActiveUsage["kind"], number>> = {
  block: BLOCK_MS,
  calls: WINDOW_MS,
  pause: WINDOW_MS,
};

/** The two clocks of a tab, in epoch milliseconds. */
export interface Clocks {
  /** Monotonic since the page loaded, independent of changes to the device's clock; stops during some kinds of sleep. */
  monotonicMs: () => number;
  /** The device's clock, which may be adjusted, or jump. */
  wallClockMs: () => number;
}

const loadedAtMs = performance.timeOrigin;

export const deviceClocks: Clocks = {
  monotonicMs: () => Math.round(loadedAtMs + performance.now()),
  wallClockMs: () => Date.now(),
};

/**
 * Converts the usage entries of all tabs to this tab's monotonic clock. Each entry is converted once, when it is first seen,
 * so later clock changes don't affect it and it never outlives its TTL.
 *
 * Both clocks may be wrong, so the lower of the two ages counts, and entries from the future count as new: when in doubt, a call
 * counts for too long. Not handled: a tab that is opened after the clock was set forward, within a minute of the call.
 */
export function createUsageTracker({ monotonicMs, wallClockMs }: Clocks) {
  let ends = new Map<string, number>();

  function endOf(entry: UsageEntry): number {
    const ageMs = Math.min(monotonicMs() - entry.ticksMs, wallClockMs() - entry.clockMs);
    return monotonicMs() + ENTRY_TTL_MS[entry.kind] - Math.max(0, ageMs);
  }

  return {
    /** The entries that haven't expired. */
    active(entries: readonly UsageEntry[]): readonly ActiveEntry[] {
      ends = new Map(entries.map((entry) => [entry.id, ends.get(entry.id) ?? endOf(entry)]));
      return entries
        .map((entry) => ({ ...entry, entry, endsAtMs: ends.get(entry.id) ?? 0 }))
        .filter(({ endsAtMs }) => endsAtMs > monotonicMs());
    },

    add(kind: ActiveUsage["kind"], count: number): ActiveEntry {
      const id = Math.random().toString(36).slice(2);
      const entry = { id, kind, count, ticksMs: monotonicMs(), clockMs: wallClockMs() };
      const endsAtMs = entry.ticksMs + ENTRY_TTL_MS[kind];
      ends.set(id, endsAtMs);
      return { ...entry, entry, endsAtMs };
    },
  };
}
