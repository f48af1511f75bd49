import { focusManager } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";

import { useSession } from "@/components/session/session";
import { createBackfillLimiter, BACKFILL_LIMIT } from "@/lib/api/transport/backfill-limiter";
import { ApiError } from "@/lib/api/transport/errors";
import { entryTtlMs } from "@/lib/api/transport/rate-limit";
import { createSharedEntries, usageEntriesSchema } from "@/lib/store/engine/shared-entries";

/** The call limit of all backfills of all tabs. */
const share = createBackfillLimiter(
  createSharedEntries("readingCalls", usageEntriesSchema, entryTtlMs),
);

/** One call of a backfill. */
export interface Job {
  /** Tells it from the others. */
  id: string;
}

/** How long the sample data is read before the page shows what has come. */
const SAMPLE_TURN_MS = 100;

interface BackfillOptions<J extends Job> {
  /** What is still to be read, the first one first. One that has been read may stay in the list. */
  jobs: readonly J[];
  /**
   * Makes the one call, and keeps what it gave. It may throw an ApiError, which stops the reading; what the game
   * refuses for good is to be kept as that instead.
   */
  read: (job: J, signal: AbortSignal) => Promise<void>;
  /** Whether it begins by itself; if not, with `resume`. */
  isStarted: boolean;
}

export interface Backfill {
  state: "idle" | "reading" | "stopped" | "failed" | "done";
  /** Why it failed. */
  error: ApiError | null;
  /** How many calls were made since the page was opened, and how many there will have been. */
  done: number;
  total: number;
  /** How long the rest takes, at the pace so far, or else at the fastest allowed. */
  remainingMs: number;
  stop: () => void;
  /** Starts, or resumes after a stop or a failure. */
  resume: () => void;
}

/**
 * Many calls, one after the other, within the call limit of backfills, while the page is in view. What has
 * been read is the caller's to keep, so that the next visit goes on where this one stopped.
 */
export function useBackfill<J extends Job>({
  jobs,
  read,
  isStarted,
}: BackfillOptions<J>): Backfill {
  const session = useSession();
  const isInView = useSyncExternalStore(
    (listener) => focusManager.subscribe(listener),
    () => focusManager.isFocused(),
    () => true,
  );
  const [isWanted, setIsWanted] = useState(isStarted);
  const [wasStopped, setWasStopped] = useState(false);
  const [readIds, setReadIds] = useState<ReadonlySet<string>>(new Set());
  const [error, setError] = useState<ApiError | null>(null);
  const [took, setTook] = useState({ ms: 0, calls: 0 });

  const open = jobs.filter(({ id }) => !readIds.has(id));
  const next = open[0];
  const isReading = isWanted && error === null && next !== undefined;

  const [bug, setBug] = useState<Error | null>(null);
  if (bug !== null) throw bug;

  useEffect(() => {
    if (!isReading || !isInView) return;
    const controller = new AbortController();
    const { signal } = controller;
    const startedAtMs = performance.now();

    async function once(job: J) {
      const beganMs = performance.now();
      if (!session.isSample) await share.acquire(signal, session.queue, BACKFILL_LIMIT.ownPage);
      await read(job, signal);
      // Also where the list no longer holds it by then, since what has been read is kept already.
      const ms = performance.now() - beganMs;
      setTook((so) => ({ ms: so.ms + ms, calls: so.calls + 1 }));
      setReadIds((before) => new Set(before).add(job.id));
    }

    // The page is drawn again after each call. The sample data answers at once, so that drawing would take most of the time.
    async function some() {
      for (const job of open) {
        await once(job);
        const isTurnOver = performance.now() - startedAtMs > SAMPLE_TURN_MS;
        if (!session.isSample || isTurnOver || signal.aborted) return;
      }
    }

    some().catch((reason: unknown) => {
      if (signal.aborted) return;
      if (reason instanceof ApiError) setError(reason);
      else setBug(reason as Error);
    });
    return () => {
      controller.abort();
    };
    // One call for each job: `read` and the list may be other objects with every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [next?.id, isReading, isInView, session]);

  const fastestMs = session.isSample ? 0 : 60_000 / BACKFILL_LIMIT.ownPage;
  return {
    state:
      next === undefined
        ? "done"
        : error
          ? "failed"
          : isWanted
            ? "reading"
            : wasStopped
              ? "stopped"
              : "idle",
    error,
    done: readIds.size,
    total: readIds.size + open.length,
    remainingMs: open.length * Math.max(fastestMs, took.calls === 0 ? 0 : took.ms / took.calls),
    stop() {
      setIsWanted(false);
      setWasStopped(true);
    },
    resume() {
      setError(null);
      setIsWanted(true);
    },
  };
}
