import type { SharedUsage } from "./call-queue";
import { countCalls, WINDOW_MS } from "./rate-limit";
import { type UsageEntry, createUsageTracker, type Clocks, deviceClocks } from "./usage-tracker";

/** How many of a minute's calls long readings may make, all together: the rest is for what a person looks at. */
export const BACKFILL_LIMIT = { beside: 30, ownPage: 60 } as const;

/** What a long reading sees of the queue that all calls wait in. */
interface QueueView {
  state: () => { queued: number };
}

export interface BackfillLimiter {
  /**
   * Resolves when a long reading may put its next call in line: there is room in the share of this minute, counted over
   * all tabs, and no call of a page waits. Rejects when `signal` aborts.
   * @param maxCalls `BACKFILL_LIMIT.ownPage` while the player looks at the page of this reading
   */
  acquire: (signal: AbortSignal, queue: QueueView, maxCalls: number) => Promise<void>;
}

/** How long until the line, or notes that could not be read, are looked at again. */
const SECOND_MS = 1000;

/** Counts the calls of long readings apart from all others; each of them then waits in the common queue as well. */
export function createBackfillLimiter(
  shared: SharedUsage,
  clocks: Clocks = deviceClocks,
): BackfillLimiter {
  const tracker = createUsageTracker(clocks);

  /** Takes a place in this minute's share. Returns how long to wait before asking again; 0 if it was granted. */
  async function tryAcquire(maxCalls: number): Promise<number> {
    let waitMs = SECOND_MS;
    await shared.update((entries) => {
      const active = tracker.active(entries);
      const keep: readonly UsageEntry[] = active.map(({ entry }) => entry);
      if (countCalls(active, clocks.monotonicMs()) >= maxCalls) {
        const nextMs = Math.min(...active.map(({ endsAtMs }) => endsAtMs)) - clocks.monotonicMs();
        waitMs = Math.min(Math.max(nextMs, 1), WINDOW_MS);
        return { keep };
      }
      waitMs = 0;
      return { keep, add: tracker.add("calls", 1).entry };
    });
    return waitMs;
  }

  return {
    async acquire(signal, queue, maxCalls) {
      for (;;) {
        signal.throwIfAborted();
        const waitMs = queue.state().queued > 0 ? SECOND_MS : await tryAcquire(maxCalls);
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
