import { usePrefetchQuery } from "@tanstack/react-query";
import { useMemo } from "react";

import { type LoadProgress, useOptionalTimeline } from "@/components/reading/use-timeline";
import { useSession } from "@/components/session/session";
import { companyNewsTimeline } from "@/lib/api/endpoints/company-news";
import { keptTimeline, timelineQuery, type TimelineSource } from "@/lib/api/history/timeline-query";
import type { ApiError } from "@/lib/api/transport/errors";
import type { CompanyNewsEntry } from "@/lib/game/companies/company-news";
import { addToCompanyNews, readCompanyNews } from "@/lib/store/account/company-news";
import { keyOwnerStore } from "@/lib/store/account/player";

import { useJob } from "./use-company";

/** The loaded part of the company's news. */
export interface CompanyNews {
  /** All loaded entries, newest first; null until the newest page has loaded. */
  entries: readonly CompanyNewsEntry[] | null;
  /** The time since which no entry is missing: 0 once all has loaded, Infinity before the first page. */
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
 * The company's news back to `fromMs`, newest first. Entries of earlier visits are read from this browser, newer ones from the
 * game, 100 a call. Nothing is stored in the sample data, or if the company's id is unknown. Waits for the player's job.
 * @param isOn false to load nothing yet
 */
export function useCompanyNews(fromMs: number, isOn = true): CompanyNews {
  const source = useNewsSource();
  const { entries, loadedFromMs, progress, error, retry } = useOptionalTimeline(
    source,
    { fromMs },
    isOn,
  );
  return {
    entries: entries ?? null,
    loadedFromMs,
    isComplete: entries !== undefined && progress.state === "done",
    error,
    retry,
    progress,
  };
}

/** Requests the newest news. Call it before the hooks that wait for other calls. */
export function usePrefetchCompanyNews() {
  usePrefetchQuery(timelineQuery(useNewsSource()));
}

/** The news of the player's company, stored by its id. */
function useNewsSource(): TimelineSource<CompanyNewsEntry> {
  const session = useSession();
  const { data: job } = useJob();
  const companyId = job?.kind === "company" ? job.id : null;
  return useMemo(() => {
    const timeline = companyNewsTimeline(session);
    return keptTimeline(
      // Another company has other news.
      { ...timeline, queryKey: [...timeline.queryKey, companyId] },
      session.isSample,
      companyId === null
        ? null
        : {
            read: () => readCompanyNews(companyId),
            add: (part) => addToCompanyNews(companyId, part, keyOwnerStore.get()),
          },
    );
  }, [session, companyId]);
}
