import { type CallNote, callNotes, type Clocks, deviceClocks } from "./call-notes";
import type { SharedCalls } from "./call-queue";
import { callsIn, WINDOW_MS } from "./call-window";

/** How many of a minute's calls long readings may make, all together: the rest is for what a person looks at. */
export const READING_SHARE = { beside: 30, ownPage: 60 } as const;

/** What a long reading sees of the queue that all calls wait in. */
interface Line {
  state: () => { waiting: number };
}

export interface ReadingShare {
  /**
   * Resolves when a long reading may put its next call in line: there is room in the share of this minute, counted over
   * all tabs, and no call of a page waits. Rejects when `signal` aborts.
   * @param most `READING_SHARE.ownPage` while the player looks at the page of this reading
   */
  turn: (signal: AbortSignal, line: Line, most: number) => Promise<void>;
}

/** How long until the line, or notes that could not be read, are looked at again. */
const SECOND_MS = 1000;

/** Counts the calls of long readings apart from all others; each of them then waits in the common queue as well. */
export function createReadingShare(
  shared: SharedCalls,
  clocks: Clocks = deviceClocks,
): ReadingShare {
  const notes = callNotes(clocks);

  /** Takes a place in this minute's share. Returns how long to wait before asking again; 0 if it was granted. */
  async function ask(most: number): Promise<number> {
    let waitMs = SECOND_MS;
    await shared.update((told) => {
      const seen = notes.see(told);
      const keep: readonly CallNote[] = seen.map(({ note }) => note);
      if (callsIn(seen, clocks.ticksMs()) >= most) {
        const nextMs = Math.min(...seen.map(({ endsAtMs }) => endsAtMs)) - clocks.ticksMs();
        waitMs = Math.min(Math.max(nextMs, 1), WINDOW_MS);
        return { keep };
      }
      waitMs = 0;
      return { keep, add: notes.write("calls", 1).note };
    });
    return waitMs;
  }

  return {
    async turn(signal, line, most) {
      for (;;) {
        signal.throwIfAborted();
        const waitMs = line.state().waiting > 0 ? SECOND_MS : await ask(most);
        if (waitMs === 0) return;
        await pause(waitMs, signal);
      }
    },
  };
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", stop);
      resolve();
    }, ms);
    signal.addEventListener("abort", stop, { once: true });
  });
