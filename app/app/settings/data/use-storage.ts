import { useCallback, useEffect, useState } from "react";

import { useRefreshCount } from "@/components/feedback/refresh";
import { listCrimeHistories, type StoredCrimeHistory } from "@/lib/store/account/crime-histories";
import { listResponses, type CacheEntry } from "@/lib/store/account/response-cache-write";
import { type StoredStatHistory, listStatHistories } from "@/lib/store/account/stat-history";
import { type BrowserStorage, browserStorage } from "@/lib/store/engine/browser-storage";
import { hasLocalRoom, localEntries, type LocalEntry } from "@/lib/store/engine/local-data";

/** What this browser keeps; null for what it refuses, or doesn't answer. */
export interface StorageReport {
  local: readonly LocalEntry[] | null;
  hasRoom: boolean;
  answers: readonly CacheEntry[] | null;
  histories: readonly StoredCrimeHistory[] | null;
  stats: readonly StoredStatHistory[] | null;
  browser: BrowserStorage;
}

async function readStorage(): Promise<StorageReport> {
  const [answers, histories, stats, browser] = await Promise.all([
    listResponses(),
    listCrimeHistories(),
    listStatHistories(),
    browserStorage(),
  ]);
  return { local: localEntries(), hasRoom: hasLocalRoom(), answers, histories, stats, browser };
}

/** Undefined until it has been read: again with each refresh, whenever something else changes it, and by `reread`. */
export function useStorage(): { kept: StorageReport | undefined; reread: () => void } {
  const [kept, setKept] = useState<StorageReport>();
  const [round, setRound] = useState(0);
  const refreshes = useRefreshCount();
  const reread = useCallback(() => {
    setRound((before) => before + 1);
  }, []);

  useEffect(() => {
    let isWanted = true;
    void readStorage().then((found) => {
      if (isWanted) setKept(found);
    });
    return () => {
      isWanted = false;
    };
  }, [round, refreshes]);

  useEffect(() => {
    // Another tab, or a back-up that was restored. The probe for room is no news.
    const onStorage = ({ key }: StorageEvent) => {
      if (key !== "probe") reread();
    };
    window.addEventListener("storage", onStorage);
    return () => {
      window.removeEventListener("storage", onStorage);
    };
  }, [reread]);

  return { kept, reread };
}
