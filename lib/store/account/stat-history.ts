import { delMany, entries, getMany, setMany, update } from "idb-keyval";

import { withTimeout } from "@/lib/store/engine/with-timeout";
import * as z from "@/lib/zod";

/** One player's statistics of one day, by the game's names. Null: it was requested, and had no value of that day. */
export type DailyStats = Readonly<Record<string, number | null>>;

/** A player's days by their 00:00 UTC in epoch milliseconds, as text. */
const daysSchema = z.record(
  z.string().check(z.regex(/^\d{1,13}$/)),
  z.record(z.string().check(z.maxLength(60)), z.nullable(z.number())),
);

/** `DailyStats` of one player by day. */
export type StatHistory = Readonly<Record<string, DailyStats>>;

/** `StatHistory` by player id: all that one player has read about themselves and others. */
export const statHistoriesSchema = z.record(
  z.string().check(z.regex(/^[1-9]\d{0,11}$/)),
  daysSchema,
);
export type StatHistories = z.output<typeof statHistoriesSchema>;

const nameOf = (owner: string, playerId: number | string) => `stats ${owner} ${playerId}`;

/** Whose reading is kept under this name, and about whom; null if it is something else. */
function namedBy(name: unknown): { owner: string; playerId: string } | null {
  const [, owner, playerId] = /^stats ([1-9]\d{0,11}) ([1-9]\d{0,11})$/.exec(String(name)) ?? [];
  return owner === undefined || playerId === undefined ? null : { owner, playerId };
}

/**
 * The stored histories of these players, in the same order. Empty where none is stored, or a damaged one: it is read from
 * the game again.
 * @param owner the number of the player whose key read them
 */
export async function readStatHistories(
  owner: string,
  playerIds: readonly number[],
): Promise<readonly StatHistory[]> {
  const names = playerIds.map((playerId) => nameOf(owner, playerId));
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
    update<unknown>(nameOf(owner, playerId), (before) => {
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

/** The same for all players. */
export const mergeStatHistories = (here: StatHistories, other: StatHistories): StatHistories => ({
  ...here,
  ...Object.fromEntries(
    Object.entries(other).map(([id, days]) => [id, mergeStatHistory(here[id] ?? {}, days)]),
  ),
});

/** Summary of the histories that one player's key has read. */
export interface StoredStatHistory {
  owner: string;
  /** How many players they are about. */
  players: number;
  bytes: number;
}

/** Lists the stored histories by whose key read them; null if the browser doesn't tell. */
export async function listStatHistories(): Promise<readonly StoredStatHistory[] | null> {
  const found = await withTimeout(() => entries());
  if (found === null) return null;
  const byOwner = new Map<string, StoredStatHistory>();
  for (const [name, value] of found.value as [unknown, unknown][]) {
    const named = namedBy(name);
    if (named === null) continue;
    const { owner } = named;
    const { players, bytes } = byOwner.get(owner) ?? { players: 0, bytes: 0 };
    byOwner.set(owner, {
      owner,
      players: players + 1,
      bytes: bytes + JSON.stringify(value).length,
    });
  }
  return [...byOwner.values()];
}

/** All that this player has read; null if the browser doesn't tell. */
export async function allStatHistories(owner: string): Promise<StatHistories | null> {
  const found = await withTimeout(() => entries());
  return found && statHistoriesIn(found.value, owner);
}

/** This player's histories among these entries. */
export const statHistoriesIn = (
  kept: readonly (readonly [name: unknown, value: unknown])[],
  owner: string,
): StatHistories =>
  Object.fromEntries(
    kept.flatMap(([name, value]) => {
      const named = namedBy(name);
      const days = daysSchema.safeParse(value).data;
      return named?.owner === owner && days !== undefined ? [[named.playerId, days]] : [];
    }),
  );

/** Replaces all that this player has read. Returns whether the browser has stored it. */
export async function writeStatHistories(owner: string, stats: StatHistories): Promise<boolean> {
  const named = Object.entries(stats).map(
    ([playerId, days]) => [nameOf(owner, playerId), days] as [string, StatHistory],
  );
  if (named.length > 0 && (await withTimeout(() => setMany(named))) === null) return false;
  const before = (await allStatHistories(owner)) ?? {};
  const gone = Object.keys(before).filter((playerId) => !Object.hasOwn(stats, playerId));
  await withTimeout(() => delMany(gone.map((playerId) => nameOf(owner, playerId))));
  return true;
}

/** Removes all that this player has read, for good. */
export const removeStatHistories = (owner: string): Promise<boolean> =>
  writeStatHistories(owner, {});
