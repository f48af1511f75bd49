import { getMany, update } from "idb-keyval";

import type { DailyStats, StatHistory } from "@/lib/game/history/stat-history";
import { withTimeout } from "@/lib/store/engine/with-timeout";
import * as z from "@/lib/zod";

/** A player's days by their 00:00 UTC in epoch milliseconds, as text. */
export const daysSchema = z.record(
  z.string().check(z.regex(/^\d{1,13}$/)),
  z.record(z.string().check(z.maxLength(60)), z.nullable(z.number())),
);

export const statHistoryName = (owner: string, playerId: number | string) =>
  `stats ${owner} ${playerId}`;

/**
 * The stored histories of these players, in the same order. Empty where none is stored, or a damaged one: it is read from
 * the game again.
 * @param owner the number of the player whose key read them
 */
export async function readStatHistories(
  owner: string,
  playerIds: readonly number[],
): Promise<readonly StatHistory[]> {
  const names = playerIds.map((playerId) => statHistoryName(owner, playerId));
  const kept = await withTimeout(() => getMany<unknown>(names));
  return playerIds.map((_, at) => daysSchema.safeParse(kept?.value[at]).data ?? {});
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
      const days = daysSchema.safeParse(before).data ?? {};
      return mergeStatHistory(days, { [dayMs]: stats });
    }),
  );
  return added !== null;
}

/** The days of both; where both know a statistic, a value goes before none, and what is here before the other. */
export function mergeStatHistory(here: StatHistory, other: StatHistory): StatHistory {
  const merged: Record<string, DailyStats> = { ...here };
  for (const [dayMs, stats] of Object.entries(other)) {
    const known = merged[dayMs] ?? {};
    const added = Object.entries(stats).filter(([name]) => (known[name] ?? null) === null);
    merged[dayMs] = { ...known, ...Object.fromEntries(added) };
  }
  return merged;
}
