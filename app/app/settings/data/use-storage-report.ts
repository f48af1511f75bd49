import { useCallback, useEffect, useState } from "react";

import { useRefreshCount } from "@/components/feedback/refresh";
import { playerStore } from "@/lib/store/account/player";
import { type CacheEntry, listResponses } from "@/lib/store/account/response-cache-write";
import {
  listCompanyNews,
  listCrimeHistories,
  listFactionNews,
  listLedgerHistories,
  listStatHistories,
  listTrainingHistories,
  type StoredCompanyNews,
  type StoredCrimeHistory,
  type StoredFactionNews,
  type StoredLedgerHistory,
  type StoredStatHistory,
  type StoredTrainingHistory,
} from "@/lib/store/account/listed-histories";
import {
  type BrowserStorage,
  browserStorage,
  hasLocalRoom,
  localEntries,
  type LocalEntry,
} from "@/lib/store/engine/browser-storage";

/** The data that this browser stores; null for data that it blocks or doesn't return. */
export interface StorageReport {
  local: readonly LocalEntry[] | null;
  hasRoom: boolean;
  responses: readonly CacheEntry[] | null;
  histories: readonly StoredCrimeHistory[] | null;
  news: readonly StoredFactionNews[] | null;
  companyNews: readonly StoredCompanyNews[] | null;
  stats: readonly StoredStatHistory[] | null;
  training: readonly StoredTrainingHistory[] | null;
  ledgers: readonly StoredLedgerHistory[] | null;
  browser: BrowserStorage;
}

async function readStorage(): Promise<StorageReport> {
  const [responses, histories, news, companyNews, ...others] = await Promise.all([
    listResponses(),
    listCrimeHistories(playerStore.get()),
    listFactionNews(playerStore.get()),
    listCompanyNews(playerStore.get()),
    listStatHistories(),
    listTrainingHistories(),
    listLedgerHistories(),
    browserStorage(),
  ]);
  const local = { local: localEntries(), hasRoom: hasLocalRoom() };
  const [stats, training, ledgers, browser] = others;
  const shared = { histories, news, companyNews };
  return { ...local, responses, ...shared, stats, training, ledgers, browser };
}

/**
 * The report on the storage; undefined until it has loaded. Reloads on each refresh, when another tab changes it, and on
 * `reread`.
 */
export function useStorageReport(): { report: StorageReport | undefined; reread: () => void } {
  const [report, setReport] = useState<StorageReport>();
  const [round, setRound] = useState(0);
  const refreshes = useRefreshCount();
  const reread = useCallback(() => {
    setRound((before) => before + 1);
  }, []);

  useEffect(() => {
    let isWanted = true;
    void readStorage().then((found) => {
      if (isWanted) setReport(found);
    });
    return () => {
      isWanted = false;
    };
  }, [round, refreshes]);

  useEffect(() => {
    // The event comes from another tab or a restored backup. The probe for free space changes nothing.
    const onStorage = ({ key }: StorageEvent) => {
      if (key !== "probe") reread();
    };
    window.addEventListener("storage", onStorage);
    return () => {
      window.removeEventListener("storage", onStorage);
    };
  }, [reread]);

  return { report, reread };
}
