import { useMemo } from "react";

import { type LoadProgress, useOptionalTimeline } from "@/components/reading/use-timeline";
import { useSession } from "@/components/session/session";
import { logTimeline } from "@/lib/api/endpoints/user-log";
import { LOAN_TYPES, ownArmouryEvent, USE_TYPES } from "@/lib/api/logs/own-armoury";
import type { ApiError } from "@/lib/api/transport/errors";
import type { LogEntry } from "@/lib/game/logs/log-entry";
import type { OwnArmouryEvent } from "@/lib/game/treasury/own-armoury";

interface OwnLog {
  /** The events that have loaded; null before the first page. */
  events: readonly OwnArmouryEvent[] | null;
  progress: LoadProgress;
  error: ApiError | null;
  retry: () => void;
}

/** The entries about the armoury in the player's own log: what they used, and what they got on loan and gave back. */
export function useOwnArmoury(useFromMs: number, loansFromMs: number) {
  return {
    use: useOwnLog(USE_TYPES, useFromMs),
    loans: useOwnLog(LOAN_TYPES, loansFromMs),
  };
}

function useOwnLog(typeIds: readonly number[], fromMs: number): OwnLog {
  const { entries, progress, error, retry } = useOptionalTimeline(
    logTimeline(useSession(), { typeIds }),
    { fromMs },
    true,
  );
  // Entries before a gap say nothing about what happened since.
  const sinceMs = Math.max(fromMs, progress.oldestLoadedMs);
  const events = useMemo(() => entries && eventsOf(entries, sinceMs), [entries, sinceMs]);
  return { events: events ?? null, progress, error, retry };
}

const eventsOf = (entries: readonly LogEntry[], sinceMs: number) =>
  entries.flatMap((entry) => (entry.atMs < sinceMs ? [] : (ownArmouryEvent(entry) ?? [])));
