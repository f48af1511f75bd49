import { focusManager } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";

import { useSession } from "@/components/session/session";
import { createBackfillLimiter, BACKFILL_LIMIT } from "@/lib/api/transport/backfill-limiter";
import { ApiError } from "@/lib/api/transport/errors";
import { SharedEntries, usageEntriesSchema } from "@/lib/store/engine/shared-entries";

/** The call limit that all backfills of all tabs share. */
const limiter = createBackfillLimiter(new SharedEntries("backfillCalls", usageEntriesSchema));

/** One call of a backfill. */
export interface Job {
  /** Unique among the jobs. */
  id: string;
}

/** The time for which the sample data loads before the page shows the progress. */
const SAMPLE_TURN_MS = 100;

interface BackfillOptions<J extends Job> {
  /** The calls that are still to be made, in order. A finished job may stay in the list. */
  jobs: readonly J[];
  /**
   * Makes one call and saves the result. It may throw an ApiError, which stops the backfill; a permanent refusal is
   * saved as a result instead.
   */
  fetchJob: (job: J, signal: AbortSignal) => Promise<void>;
  /** True if it starts automatically; otherwise `resume` starts it. */
  isStarted: boolean;
  /** Calls per minute; `BACKFILL_LIMIT` by default. */
  maxCalls?: number;
}

export interface Backfill {
  state: "idle" | "loading" | "stopped" | "failed" | "done";
  /** The reason if it failed. */
  error: ApiError | null;
  /** The number of calls made since the page opened. `total` adds those that are still to be made. */
  done: number;
  total: number;
  /** The estimated time for the rest, at the average pace so far or the fastest pace allowed, whichever is slower. */
  remainingMs: number;
  stop: () => void;
  /** Starts, or resumes after a stop or a failure. */
  resume: () => void;
}

/**
 * Makes many calls, one after another, within the call limit of backfills, while the page is visible. The caller saves the
 * results, so that the next visit resumes where this one stopped.
 */
export function useBackfill<J extends Job>({
  jobs,
  fetchJob,
  isStarted,
  maxCalls = BACKFILL_LIMIT,
}: BackfillOptions<J>): Backfill {
  const session = useSession();
  const isInView = useSyncExternalStore(
    (listener) => focusManager.subscribe(listener),
    () => focusManager.isFocused(),
    () => true,
  );
  const [isWanted, setIsWanted] = useState(isStarted);
  const [wasStopped, setWasStopped] = useState(false);
  const [doneIds, setDoneIds] = useState<ReadonlySet<string>>(new Set());
  const [error, setError] = useState<ApiError | null>(null);
  const [took, setTook] = useState({ ms: 0, calls: 0 });

  const open = jobs.filter(({ id }) => !doneIds.has(id));
  const next = open[0];
  const isFetching = isWanted && error === null && next !== undefined;

  const [bug, setBug] = useState<Error | null>(null);
  if (bug !== null) throw bug;

  useEffect(() => {
    if (!isFetching || !isInView) return;
    const controller = new AbortController();
    const { signal } = controller;
    const startedAtMs = performance.now();

    async function once(job: J) {
      const beganMs = performance.now();
      if (!session.isSample) await limiter.acquire(signal, session.queue, maxCalls);
      await fetchJob(job, signal);
      // The job is done even if the list no longer has it, since its result is saved already.
      const ms = performance.now() - beganMs;
      setTook((so) => ({ ms: so.ms + ms, calls: so.calls + 1 }));
      setDoneIds((before) => new Set(before).add(job.id));
    }

    // The page re-renders after each call. The sample data responds at once, so rendering would take most of the time.
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
    // One call for each job: `fetchJob` and the list may be new objects with every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [next?.id, isFetching, isInView, session]);

  const fastestMs = session.isSample ? 0 : 60_000 / maxCalls;
  return {
    state:
      next === undefined
        ? "done"
        : error
          ? "failed"
          : isWanted
            ? "loading"
            : wasStopped
              ? "stopped"
              : "idle",
    error,
    done: doneIds.size,
    total: doneIds.size + open.length,
    remainingMs: open.length * Math.max(fastestMs, took.ms / Math.max(1, took.calls)),
    stop() {
      setIsWanted(false);
      setWasStopped(true);
    },
    resume() {
      // Without this, the queue refuses every further call once the key couldn't be used.
      session.queue.resume();
      setError(null);
      setIsWanted(true);
    },
  };
}
