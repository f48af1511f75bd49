import type { SharedEntry } from "@/lib/common/stored-shapes";

import { BLOCK_MS, type ActiveUsage, WINDOW_MS } from "./rate-limit";

/** Calls that a tab has made, or a pause or block that it has met. Serialised in localStorage and in lock names. */
export interface UsageEntry {
  id: string;
  kind: ActiveUsage["kind"];
  /** How many calls. */
  count: number;
  /** When it was added, by the monotonic and the wall clock of its tab. */
  ticksMs: number;
  clockMs: number;
}

/** An entry with its end on this tab's monotonic clock. */
type ActiveEntry = ActiveUsage & { entry: UsageEntry };

/** How long an entry counts. */
export const ENTRY_TTL_MS: Readonly<Record<ActiveUsage["kind"], number>> = {
  block: BLOCK_MS,
  calls: WINDOW_MS,
  pause: WINDOW_MS,
};

export const entryTtlMs = ({ kind }: UsageEntry): number => ENTRY_TTL_MS[kind];

/** The two clocks of a tab, in epoch milliseconds. */
export interface Clocks {
  /** Monotonic since the page loaded, whatever happens to the device's clock; stops during some kinds of sleep. */
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
 * Both clocks may be wrong, so the lower of the two ages counts. Entries from the future count as new, and so does an entry
 * that has expired while its tab still holds the lock: when in doubt, a call counts for too long. Not handled: a clock that
 * is set forward while no tab knows the entry.
 */
export function createUsageTracker({ monotonicMs, wallClockMs }: Clocks) {
  let ends = new Map<string, number>();

  function endOf({ entry, isHeld }: SharedEntry<UsageEntry>): number {
    const ageMs = Math.min(monotonicMs() - entry.ticksMs, wallClockMs() - entry.clockMs);
    const leftMs = entryTtlMs(entry) - Math.max(0, ageMs);
    return monotonicMs() + (isHeld && leftMs <= 0 ? entryTtlMs(entry) : leftMs);
  }

  return {
    /** The entries that haven't expired. */
    active(entries: readonly SharedEntry<UsageEntry>[]): readonly ActiveEntry[] {
      ends = new Map(entries.map((one) => [one.entry.id, ends.get(one.entry.id) ?? endOf(one)]));
      return entries
        .map(({ entry }) => ({ ...entry, entry, endsAtMs: ends.get(entry.id) ?? 0 }))
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
