import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";

import { useOwnFaction } from "@/components/faction/use-own-faction";
import { type LoadProgress, useOptionalTimeline } from "@/components/reading/use-timeline";
import { useSession } from "@/components/session/session";
import { factionNewsTimeline } from "@/lib/api/endpoints/faction-news";
import { itemsQuery } from "@/lib/api/endpoints/torn-items";
import { keptTimeline } from "@/lib/api/history/timeline-query";
import type { ApiError } from "@/lib/api/transport/errors";
import type { Session } from "@/lib/api/transport/session";
import type { NewsEntry, NewsSubject } from "@/lib/game/faction/news";
import { addToFactionNews, readFactionNews } from "@/lib/store/account/faction-news";
import { keyOwnerStore } from "@/lib/store/account/player";

/** The days before today that Funds reads the news of at most. Pay leads there only for a war that ended since. */
export const FUNDS_DAYS = 29;

/** The loaded part of the faction's news on a subject. */
export interface FactionNews {
  /** All loaded entries, newest first; null until the newest page has loaded. */
  entries: readonly NewsEntry[] | null;
  /** The time back to which no entry is missing; null while nothing has loaded. */
  sinceMs: number | null;
  /**
   * The time since which no entry is missing, which may be before the wanted time: 0 once all has loaded, Infinity before the
   * first page.
   */
  loadedFromMs: number;
  /** True once everything since the wanted time has loaded. */
  isComplete: boolean;
  /** The reason why there are no entries. */
  error: ApiError | null;
  retry: () => void;
  /** For `<LoadProgressNote>`: how far it has loaded, to pause and to resume. */
  progress: LoadProgress;
}

/**
 * The faction's news back to `fromMs`, newest first. Entries of earlier visits are read from this browser, newer ones from the
 * game, 100 a call. Nothing is stored in the sample data, or if the faction's id is unknown.
 * @param isOn false to load nothing yet
 */
export function useFactionNews(about: NewsSubject, fromMs: number, isOn = true): FactionNews {
  const session = useSession();
  const factionId = useOwnFaction()?.id ?? null;
  const client = useQueryClient();
  const source = useMemo(
    () =>
      keptTimeline(
        factionNewsTimeline(session, about, () => itemNamesIn(client, session)),
        session.isSample,
        factionId === null
          ? null
          : {
              read: () => readFactionNews(`${about} ${factionId}`),
              add: (part) => addToFactionNews(`${about} ${factionId}`, part, keyOwnerStore.get()),
            },
      ),
    [session, about, factionId, client],
  );
  const { entries, loadedFromMs, progress, error, retry } = useOptionalTimeline(
    source,
    { fromMs },
    isOn,
  );
  const isLoaded = entries !== undefined;
  return {
    entries: entries ?? null,
    sinceMs: isLoaded ? progress.oldestLoadedMs : null,
    loadedFromMs,
    isComplete: isLoaded && progress.state === "done",
    error,
    retry,
    progress,
  };
}

/** The names of all items, with which each entry is compared once, when it is read. Null if they can't be loaded. */
async function itemNamesIn(
  client: QueryClient,
  session: Session,
): Promise<ReadonlySet<string> | null> {
  const query = itemsQuery(session);
  // A failed call isn't made again with each page.
  if (client.getQueryState(query.queryKey)?.status === "error") return null;
  try {
    const { entries } = await client.query({ ...query, staleTime: "static" });
    return new Set(entries.map(({ name }) => name));
  } catch {
    return null;
  }
}
