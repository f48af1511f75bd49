import { BLOCK_MS, type Standing, WINDOW_MS } from "./call-window";

/** What a tab tells the others about its calls. */
export interface CallNote {
  id: string;
  kind: Standing["kind"];
  /** How many calls. */
  count: number;
  /** When it was written, by both clocks of the tab that wrote it. */
  ticksMs: number;
  clockMs: number;
}

/** A note with its times converted to this tab's clock. */
type Seen = Standing & { note: CallNote };

/** How long a note counts. */
export const LASTS_MS: Readonly<Record<Standing["kind"], number>> = {
  block: BLOCK_MS,
  calls: WINDOW_MS,
  pause: WINDOW_MS,
};

export const lastsMs = ({ kind }: CallNote): number => LASTS_MS[kind];

/** The two clocks of a tab, in epoch milliseconds. */
export interface Clocks {
  /** Monotonic since the page loaded, whatever happens to the device's clock; stops during some kinds of sleep. */
  ticksMs: () => number;
  /** The device's clock, which may be adjusted, or jump. */
  clockMs: () => number;
}

const loadedAtMs = performance.timeOrigin;

export const deviceClocks: Clocks = {
  ticksMs: () => Math.round(loadedAtMs + performance.now()),
  clockMs: () => Date.now(),
};

export interface Told {
  note: CallNote;
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
export function callNotes({ ticksMs, clockMs }: Clocks) {
  let ends = new Map<string, number>();

  function endOf({ note, isHeld }: Told): number {
    const ageMs = Math.min(ticksMs() - note.ticksMs, clockMs() - note.clockMs);
    const leftMs = lastsMs(note) - Math.max(0, ageMs);
    return ticksMs() + (isHeld && leftMs <= 0 ? lastsMs(note) : leftMs);
  }

  return {
    /** Those that haven't expired. */
    see(told: readonly Told[]): readonly Seen[] {
      ends = new Map(told.map((one) => [one.note.id, ends.get(one.note.id) ?? endOf(one)]));
      return told
        .map(({ note }) => ({ ...note, note, endsAtMs: ends.get(note.id) ?? 0 }))
        .filter(({ endsAtMs }) => endsAtMs > ticksMs());
    },

    write(kind: Standing["kind"], count: number): Seen {
      const id = Math.random().toString(36).slice(2);
      const note = { id, kind, count, ticksMs: ticksMs(), clockMs: clockMs() };
      const endsAtMs = note.ticksMs + LASTS_MS[kind];
      ends.set(id, endsAtMs);
      return { ...note, note, endsAtMs };
    },
  };
}
