import { useCallback, useEffect, useState } from "react";

import type { StatHistory } from "@/lib/game/history/stat-history";
import { subscribeToHistoryChanges } from "@/lib/store/account/history-changes";
import {
  mergeStatHistory,
  readStatHistories,
  storeDailyStats,
} from "@/lib/store/account/stat-history";

import { useHistoryOwner } from "./history-owner";

type ByMember = ReadonlyMap<number, StatHistory>;

/** Saves the loaded days of these players, by their ids. */
export type AddDailyStats = (fetched: ReadonlyMap<number, StatHistory>) => Promise<void>;

/**
 * The loaded past days of these players; `histories` is null until those saved in this browser have been read. `addDailyStats`
 * saves days under the id of the player whose key loaded them. Nothing is saved in the sample data.
 */
export function useStatHistory(memberIds: readonly number[]) {
  // Nothing can be saved before the player's id is known.
  const owner = useHistoryOwner();
  const [histories, setHistories] = useState<ByMember | null>(null);
  /** Increases when stored histories have been restored or removed. */
  const [round, setRound] = useState(0);
  const ids = memberIds.join(" ");

  useEffect(
    () =>
      subscribeToHistoryChanges(() => {
        setHistories(null);
        setRound((before) => before + 1);
      }),
    [],
  );

  useEffect(() => {
    if (owner === null) return;
    let isWanted = true;
    const members = ids === "" ? [] : ids.split(" ").map(Number);
    const stored = owner === "" ? Promise.resolve([]) : readStatHistories(owner, members);
    void stored.then((found) => {
      if (!isWanted) return;
      const byMember = new Map(found.map((history, at) => [members[at] ?? 0, history]));
      setHistories((before) => mergeHistories(before, byMember));
    });
    return () => {
      isWanted = false;
    };
  }, [owner, ids, round]);

  const addDailyStats: AddDailyStats = useCallback(
    async (fetched) => {
      setHistories((before) => mergeHistories(before, fetched));
      if (owner === null || owner === "") return;
      for (const [id, history] of fetched) {
        for (const [dayMs, stats] of Object.entries(history)) {
          await storeDailyStats(owner, id, Number(dayMs), stats);
        }
      }
    },
    [owner],
  );

  return { histories, addDailyStats };
}

function mergeHistories(here: ByMember | null, other: ByMember): ByMember {
  const merged = new Map(here);
  for (const [id, history] of other) {
    merged.set(id, mergeStatHistory(merged.get(id) ?? {}, history));
  }
  return merged;
}
