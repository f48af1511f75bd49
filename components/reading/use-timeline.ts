import { useQuery, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";

import { callQueue } from "@/components/session/session";
import {
  firstGap,
  NOTHING_LOADED,
  loadedFraction,
  type Timeline,
  type TimeRange,
} from "@/lib/api/history/timeline";
import { gapQuery, timelineQuery, type TimelineSource } from "@/lib/api/history/timeline-query";
import type { ApiError } from "@/lib/api/transport/errors";
import type { Interval } from "@/lib/common/intervals";

import { useOptionalQuery } from "./use-optional-query";

/** The progress of loading a long list. */
export interface LoadProgress {
  state: "loading" | "stopped" | "failed" | "done";
  /** The reason if it failed. */
  error: ApiError | null;
  /** The loaded part of the wanted period, 0 to 1. */
  fraction: number;
  /** The time back to which it has loaded without a gap, in epoch milliseconds. */
  oldestLoadedMs: number;
  /** The number of seconds with more entries than the game returns. */
  truncatedSeconds: number;
  /**
   * Loads one more page of a list that loads page by page; null for other lists, while a page is still due, and if no page is
   * left.
   */
  loadMore: (() => void) | null;
  stop: () => void;
  /** Resumes after a stop or a failure. */
  resume: () => void;
}

/**
 * A long list of the game, newest first. Returns all entries loaded so far, and loads the rest of the wanted period page by page
 * until it is complete or the player pauses it. With `isPaged`, it loads only the newest page of the period, and one more with
 * each `loadMore`. Suspends until the newest page has loaded.
 */
export function useTimeline<T extends { id: number | string }>(
  source: TimelineSource<T>,
  wanted: TimeRange,
  isPaged = false,
): { entries: readonly T[]; progress: LoadProgress } {
  const { data: timeline } = useSuspenseQuery(timelineQuery(source));
  return {
    entries: timeline.entries,
    progress: useLoadProgress(source, timeline, wanted, { isPaged }),
  };
}

/**
 * `useTimeline` for a page that works without it. `entries` is undefined until the newest page has loaded. Set `isOn` to request
 * it.
 */
export function useOptionalTimeline<T extends { id: number | string }>(
  source: TimelineSource<T>,
  wanted: TimeRange,
  isOn: boolean,
): {
  entries: readonly T[] | undefined;
  /** The time since which no entry is missing: 0 once all have loaded, Infinity before the first page. */
  loadedFromMs: number;
  /** The loaded periods, newest first. Earlier visits may have stored one with a gap after it. */
  spans: readonly Interval[];
  progress: LoadProgress;
  error: ApiError | null;
  retry: () => void;
} {
  const {
    data: timeline,
    error,
    retry,
  } = useOptionalQuery({ ...timelineQuery(source), enabled: isOn });
  const progress = useLoadProgress(source, timeline ?? NOTHING_LOADED, wanted, { isOn });
  const { spans } = timeline ?? NOTHING_LOADED;
  const loadedFromMs = spans[0]?.fromMs ?? Infinity;
  return { entries: timeline?.entries, loadedFromMs, spans, progress, error, retry };
}

function useLoadProgress<T extends { id: number | string }>(
  source: TimelineSource<T>,
  timeline: Timeline<T>,
  wanted: TimeRange,
  { isPaged = false, isOn = true }: { isPaged?: boolean; isOn?: boolean } = {},
): LoadProgress {
  const client = useQueryClient();
  const [isStopped, setIsStopped] = useState(false);
  /** The gap at the time when one more page was requested. Once that page has loaded, the gap is a different one. */
  const [asked, setAsked] = useState<Interval>();

  const missing = firstGap(timeline, wanted);
  const newestMs = Math.min(wanted.toMs ?? Infinity, timeline.spans[0]?.toMs ?? 0);
  const isDue = !isPaged || missing?.toMs === newestMs || isSame(missing, asked);
  const gap = isDue ? missing : undefined;
  const next = gapQuery(source, gap);
  const { error, refetch } = useQuery({
    ...next,
    enabled: isOn && gap !== undefined && !isStopped,
  });

  return {
    state: gap === undefined ? "done" : isStopped ? "stopped" : error ? "failed" : "loading",
    error,
    fraction: loadedFraction(timeline, wanted),
    oldestLoadedMs: missing === undefined ? (wanted.fromMs ?? 0) : missing.toMs + 1000,
    truncatedSeconds: timeline.overfull,
    loadMore:
      missing === undefined || isDue
        ? null
        : () => {
            setIsStopped(false);
            setAsked(missing);
          },
    stop() {
      setIsStopped(true);
      void client.cancelQueries({ queryKey: next.queryKey });
    },
    resume() {
      // Without this, the queue refuses every further call once the key couldn't be used.
      callQueue.resume();
      setIsStopped(false);
      if (error) void refetch();
    },
  };
}

const isSame = (one: Interval | undefined, other: Interval | undefined) =>
  one !== undefined && one.fromMs === other?.fromMs && one.toMs === other.toMs;
