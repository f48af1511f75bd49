import { delMany, entries, getMany, setMany, update } from "idb-keyval";

import * as z from "@/lib/zod";

import { inTime } from "./in-time";

/**
 * What the game told about one day of a player, by the game's name of each statistic. Null: it was asked, and had no value
 * of that day.
 */
export type DayOfStats = Readonly<Record<string, number | null>>;

/** A player's days by their 00:00 UTC in epoch milliseconds, as text. */
const daysSchema = z.record(
  z.string().check(z.regex(/^\d{1,13}$/)),
  z.record(z.string().check(z.maxLength(60)), z.nullable(z.number())),
);

/** The past of one player, day by day. */
export type PastDays = Readonly<Record<string, DayOfStats>>;

/** What one player has read about themselves and others: the past days of each by the player's number. */
export const pastStatsSchema = z.record(z.string().check(z.regex(/^[1-9]\d{0,11}$/)), daysSchema);
export type PastStats = z.output<typeof pastStatsSchema>;

const nameOf = (owner: string, playerId: number | string) => `stats ${owner} ${playerId}`;

/** Whose reading is kept under this name, and about whom; null if it is something else. */
function namedBy(name: unknown): { owner: string; playerId: string } | null {
  const [, owner, playerId] = /^stats ([1-9]\d{0,11}) ([1-9]\d{0,11})$/.exec(String(name)) ?? [];
  return owner === undefined || playerId === undefined ? null : { owner, playerId };
}

/**
 * The days that are kept of these players, in the same order. A browser that keeps nothing, or a damaged
 * record, has none: they are read from the game again.
 * @param owner the number of the player whose key read them
 */
export async function readPastStats(
  owner: string,
  playerIds: readonly number[],
): Promise<readonly PastDays[]> {
  const names = playerIds.map((playerId) => nameOf(owner, playerId));
  const kept = await inTime(() => getMany<unknown>(names));
  return playerIds.map((_, at) => daysSchema.safeParse(kept?.value[at]).data ?? {});
}

/** Adds what was read about a day to what is kept of it. Returns whether the browser has kept it. */
export async function addPastStats(
  owner: string,
  playerId: number,
  dayMs: number,
  stats: DayOfStats,
): Promise<boolean> {
  const added = await inTime(() =>
    update<unknown>(nameOf(owner, playerId), (before) => {
      const days = daysSchema.safeParse(before).data ?? {};
      return mergeDays(days, { [dayMs]: stats });
    }),
  );
  return added !== null;
}

/** The days of both; where both know a statistic, a value goes before none, and what is here before the other. */
export function mergeDays(here: PastDays, other: PastDays): PastDays {
  const merged: Record<string, DayOfStats> = { ...here };
  for (const [dayMs, stats] of Object.entries(other)) {
    const known = merged[dayMs] ?? {};
    const added = Object.entries(stats).filter(([name]) => (known[name] ?? null) === null);
    merged[dayMs] = { ...known, ...Object.fromEntries(added) };
  }
  return merged;
}

/** The same for all players. */
export const mergePastStats = (here: PastStats, other: PastStats): PastStats => ({
  ...here,
  ...Object.fromEntries(
    Object.entries(other).map(([id, days]) => [id, mergeDays(here[id] ?? {}, days)]),
  ),
});

/** What one player's readings take up here. */
export interface KeptStats {
  owner: string;
  /** How many players they are about. */
  players: number;
  bytes: number;
}

/** What this browser keeps of players' past days, by whose key read them; null if it doesn't tell. */
export async function keptStats(): Promise<readonly KeptStats[] | null> {
  const found = await inTime(() => entries());
  if (found === null) return null;
  const byOwner = new Map<string, KeptStats>();
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
export async function allPastStats(owner: string): Promise<PastStats | null> {
  const found = await inTime(() => entries());
  return found && statsIn(found.value, owner);
}

/** Those of this player among what is kept. */
export const statsIn = (
  kept: readonly (readonly [name: unknown, value: unknown])[],
  owner: string,
): PastStats =>
  Object.fromEntries(
    kept.flatMap(([name, value]) => {
      const named = namedBy(name);
      const days = daysSchema.safeParse(value).data;
      return named?.owner === owner && days !== undefined ? [[named.playerId, days]] : [];
    }),
  );

/** Replaces all that this player has read. Returns whether the browser has put it away. */
export async function writePastStats(owner: string, stats: PastStats): Promise<boolean> {
  const named = Object.entries(stats).map(
    ([playerId, days]) => [nameOf(owner, playerId), days] as [string, PastDays],
  );
  if (named.length > 0 && (await inTime(() => setMany(named))) === null) return false;
  const before = (await allPastStats(owner)) ?? {};
  const gone = Object.keys(before).filter((playerId) => !Object.hasOwn(stats, playerId));
  await inTime(() => delMany(gone.map((playerId) => nameOf(owner, playerId))));
  return true;
}

/** Removes all that this player has read, for good. */
export const dropPastStats = (owner: string): Promise<boolean> => writePastStats(owner, {});
