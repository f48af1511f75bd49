import { getMany, update } from "idb-keyval";

import type { DailyStats, StatHistory } from "@/lib/game/history/stat-history";
import { withTimeout } from "@/lib/store/engine/with-timeout";
import * as z from "@/lib/zod";

/** A player's statistics by day: 00:00 UTC in epoch milliseconds, as text. */
export const statHistorySchema = z.record(
  z.string().check(z.regex(/^\d{1,13}$/)),
  z.record(z.string().check(z.maxLength(60)), z.nullable(z.number())),
);

export const statHistoryName = (owner: string, playerId: number | string) =>
  `stats ${owner} ${playerId}`;

/**
 * The stored histories of these players, in the same order. A missing or damaged one is empty, so it is fetched again.
 * @param owner the id of the player whose key fetched them
 */
export async function readStatHistories(
  owner: string,
  playerIds: readonly number[],
): Promise<readonly StatHistory[]> {
  const names = playerIds.map((playerId) => statHistoryName(owner, playerId));
  const kept = await withTimeout(() => getMany<unknown>(names));
  return playerIds.map((_, at) => statHistorySchema.safeParse(kept?.value[at]).data ?? {});
}

/** Adds statistics of a day to the stored history. Returns whether the browser has stored them. */
export async function storeDailyStats(
  owner: string,
  playerId: number,
  dayMs: number,
  stats: DailyStats,
): Promise<boolean> {
  const added = await withTimeout(() =>
    update<unknown>(statHistoryName(owner, playerId), (before) => {
      const history = statHistorySchema.safeParse(before).data ?? {};
      return mergeStatHistory(history, { [dayMs]: stats });
    }),
  );
  return added !== null;
}

/** Merges both day by day. A value is preferred to null, and the one here to the other. */
export function mergeStatHistory(here: StatHistory, other: StatHistory): StatHistory {
  const merged: Record<string, DailyStats> = { ...here };
  for (const [dayMs, stats] of Object.entries(other)) {
    const known = merged[dayMs] ?? {};
    const added = Object.entries(stats).filter(([name]) => (known[name] ?? null) === null);
    merged[dayMs] = { ...known, ...Object.fromEntries(added) };
  }
  return merged;
}
