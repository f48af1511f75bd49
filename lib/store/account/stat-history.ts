import { getMany, update } from "idb-keyval";

import type { DailyStats, StatHistory } from "@/lib/game/history/stat-history";
import { withTimeout } from "@/lib/store/engine/with-timeout";
import * as z from "@/lib/zod";

const day = z.string().check(z.regex(/^\d{1,13}$/));
const statName = z.string().check(z.maxLength(60));
const value = z.nullable(z.number());

/** A player's statistics by day in a backup: 00:00 UTC in epoch milliseconds, as text. */
export const statHistorySchema = z.record(day, z.record(statName, value));

/** A stored history, without unreadable days and values; null if it isn't a history. */
export function statHistoryOf(stored: unknown): StatHistory | null {
  const days = z.record(z.string(), z.unknown()).safeParse(stored).data;
  if (days === undefined) return null;
  const readable = Object.entries(days).flatMap(([name, stats]) => {
    const found = z.record(z.string(), z.unknown()).safeParse(stats).data;
    if (found === undefined || !day.safeParse(name).success) return [];
    const values = Object.entries(found).flatMap(([stat, raw]) => {
      const parsed = value.safeParse(raw);
      return parsed.success && statName.safeParse(stat).success
        ? [[stat, parsed.data] as const]
        : [];
    });
    return [[name, Object.fromEntries(values)] as const];
  });
  return Object.fromEntries(readable);
}

export const statHistoryName = (owner: string, playerId: number | string) =>
  `stats ${owner} ${playerId}`;

/**
 * The stored histories of these players, in the same order. A missing history is empty, and all are empty if the browser doesn't
 * answer: then their days are fetched again, and added to the stored ones.
 * @param owner the id of the player whose key fetched them
 */
export async function readStatHistories(
  owner: string,
  playerIds: readonly number[],
): Promise<readonly StatHistory[]> {
  const names = playerIds.map((playerId) => statHistoryName(owner, playerId));
  const kept = await withTimeout(() => getMany<unknown>(names));
  return playerIds.map((_, at) => statHistoryOf(kept?.value[at]) ?? {});
}

/** Adds statistics of a day to the stored history. Returns true if the browser has stored them. */
export async function storeDailyStats(
  owner: string,
  playerId: number,
  dayMs: number,
  stats: DailyStats,
): Promise<boolean> {
  const added = await withTimeout(() =>
    update<unknown>(statHistoryName(owner, playerId), (before) => {
      return mergeStatHistory(statHistoryOf(before) ?? {}, { [dayMs]: stats });
    }),
  );
  return added !== null;
}

/** Merges both histories day by day. A value is preferred to null, and a value in `here` to one in `other`. */
export function mergeStatHistory(here: StatHistory, other: StatHistory): StatHistory {
  const merged: Record<string, DailyStats> = { ...here };
  for (const [dayMs, stats] of Object.entries(other)) {
    const known = merged[dayMs] ?? {};
    const added = Object.entries(stats).filter(([name]) => (known[name] ?? null) === null);
    merged[dayMs] = { ...known, ...Object.fromEntries(added) };
  }
  return merged;
}
