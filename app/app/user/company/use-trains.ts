import { useMemo } from "react";

import type { MissingPart } from "@/components/feedback/failed-calls";
import { type AgreementProgress, agreementProgress } from "@/lib/game/companies/agreements";
import type { CompanyNewsEntry } from "@/lib/game/companies/company-news";
import type { NamedTrain } from "@/lib/game/companies/trains";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { trainAgreementsStore } from "@/lib/store/user/train-agreements";

import { type CompanyNews, useCompanyNews } from "./use-company-news";

export interface Trains {
  /** The trains since `news.loadedFromMs`; null until the newest page of the news has loaded. */
  trains: readonly NamedTrain[] | null;
  /** The player's own agreements, as far as the loaded trains tell what was given. */
  agreements: readonly AgreementProgress[];
  news: CompanyNews;
  missing: MissingPart;
}

/**
 * The trains of the company since `fromMs`, and what the director has agreed to give.
 * @param isOn false to load nothing
 */
export function useTrains(fromMs: number, isOn = true): Trains {
  const stored = useStoredValue(trainAgreementsStore);
  const news = useCompanyNews(fromMs, isOn);
  const { entries, loadedFromMs } = news;
  const trains = useMemo(() => entries && trainsIn(entries, loadedFromMs), [entries, loadedFromMs]);
  const agreements = useMemo(
    () => agreementProgress(stored, trains ?? [], trains === null ? null : loadedFromMs),
    [stored, trains, loadedFromMs],
  );
  return {
    trains,
    agreements,
    news,
    missing: {
      error: news.error,
      retry: news.retry,
      path: "company/news",
      text: "Couldn’t load your company’s news, so the trains given are unknown.",
    },
  };
}

// Before that time there may be trains of earlier visits, with a gap after them.
const trainsIn = (entries: readonly CompanyNewsEntry[], loadedFromMs: number) =>
  entries.flatMap((entry): NamedTrain[] =>
    entry.kind === "trained" && entry.atMs >= loadedFromMs
      ? [{ playerId: entry.player.id, name: entry.player.name, atMs: entry.atMs }]
      : [],
  );
