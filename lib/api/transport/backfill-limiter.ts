import type { SharedUsage } from "./call-queue";
import {
  type Clocks,
  countCalls,
  createUsageTracker,
  deviceClocks,
  type UsageEntry,
  WINDOW_MS,
} from "./rate-limit";

/** The maximum number of calls per minute for all backfills together. The rest is for the pages that the player looks at. */
export const BACKFILL_LIMIT = 60;

/** The part of the common queue that a backfill needs. */
interface QueueView {
  state: () => { queued: number };
}

export interface BackfillLimiter {
  /**
   * Resolves when a backfill may queue its next call: its limit for this minute, counted over all tabs, isn't reached, and
   * no call of a page is queued. Rejects when `signal` aborts.
   * @param maxCalls calls per minute, `BACKFILL_LIMIT` at most
   */
  acquire: (signal: AbortSignal, queue: QueueView, maxCalls: number) => Promise<void>;
}

/** Retry delay while calls of a page are queued, or usage could not be read. */
const SECOND_MS = 1000;

/** Limits the calls of backfills, which are counted separately. Each of them then waits in the common queue as well. */
export function createBackfillLimiter(
  shared: SharedUsage,
  clocks: Clocks = deviceClocks,
): BackfillLimiter {
  const tracker = createUsageTracker(clocks);

  /** Adds a call if the limit allows it. Returns the retry delay; 0 if it was granted. */
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

/** Resolves after `ms`, or when `signal` aborts. */
const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener("abort", end);
  });
