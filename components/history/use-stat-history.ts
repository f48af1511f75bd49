import { useCallback, useEffect, useState } from "react";

import type { StatHistory, StatHistoryEntries } from "@/lib/game/history/stat-history";
import {
  mergeStatHistory,
  readStatHistories,
  storeDailyStats,
} from "@/lib/store/account/stat-history";

import { useHistoryOwner } from "./history-owner";

type ByMember = ReadonlyMap<number, StatHistory>;

/** Keeps what was read of these players, by their numbers. */
export type AddDailyStats = (read: ReadonlyMap<number, StatHistoryEntries>) => Promise<void>;

/**
 * What is known of these players' past days; null until this browser has been looked through. What is added is kept under the
 * number of the player whose key read it. The sample data keeps nothing.
 */
export function useStatHistory(memberIds: readonly number[]) {
  // Whose reading it is has to be known before anything can be kept.
  const owner = useHistoryOwner();
  const [histories, setHistories] = useState<ByMember | null>(null);
  const ids = memberIds.join(" ");

  useEffect(() => {
    if (owner === null) return;
    let isWanted = true;
    const members = ids === "" ? [] : ids.split(" ").map(Number);
    const kept = owner === "" ? Promise.resolve([]) : readStatHistories(owner, members);
    void kept.then((days) => {
      if (!isWanted) return;
      setHistories((before) => {
        const merged = new Map(before);
        days.forEach((each, at) => {
          const id = members[at] ?? 0;
          merged.set(id, mergeStatHistory(merged.get(id) ?? {}, each));
        });
        return merged;
      });
    });
    return () => {
      isWanted = false;
    };
  }, [owner, ids]);

  const addDailyStats: AddDailyStats = useCallback(
    async (read) => {
      setHistories((before) => {
        const merged = new Map(before);
        for (const [id, days] of read) {
          merged.set(id, mergeStatHistory(merged.get(id) ?? {}, Object.fromEntries(days)));
        }
        return merged;
      });
      if (owner === null || owner === "") return;
      for (const [id, days] of read) {
        for (const [dayMs, figures] of days) await storeDailyStats(owner, id, dayMs, figures);
      }
    },
    [owner],
  );

  return { histories, addDailyStats };
}
