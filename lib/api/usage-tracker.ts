import { BLOCK_MS, type ActiveUsage, WINDOW_MS } from "./rate-limit";

/** What a tab tells the others about its calls. */
export interface UsageEntry {
  id: string;
  kind: ActiveUsage["kind"];
  /** How many calls. */
  count: number;
  /** When it was written, by both clocks of the tab that wrote it. */
  ticksMs: number;
  clockMs: number;
}

/** A note with its times converted to this tab's clock. */
type ActiveEntry = ActiveUsage & { entry: UsageEntry };

/** How long a note counts. */
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

export interface SharedEntry {
  entry: UsageEntry;
  isHeld: boolean;
}

/**
 * The notes of all tabs, with their times by this tab's clock. Each is converted to its monotonic clock when first seen:
 * from then on no clock that jumps can change it, and it never lasts longer than it should.
 *
 * Its age at that moment comes from two clocks, either of which may be wrong: the monotonic clocks of two tabs differ by
 * as much as the device's clock was adjusted, or the device slept, between their loads. So the lower age counts. A note
 * from the future counts as new, and so does one that is over by both clocks while its tab still holds it. Each of these
 * counts a call too long rather than too short. What can't be detected is a clock that was set forward while no tab knew
 * the note.
 */
export function createUsageTracker({ monotonicMs, wallClockMs }: Clocks) {
  let ends = new Map<string, number>();

  function endOf({ entry, isHeld }: SharedEntry): number {
    const ageMs = Math.min(monotonicMs() - entry.ticksMs, wallClockMs() - entry.clockMs);
    const leftMs = entryTtlMs(entry) - Math.max(0, ageMs);
    return monotonicMs() + (isHeld && leftMs <= 0 ? entryTtlMs(entry) : leftMs);
  }

  return {
    /** Those that haven't expired. */
    active(entries: readonly SharedEntry[]): readonly ActiveEntry[] {
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
