import { delMany, entries, setMany } from "idb-keyval";

import type { StatHistory } from "@/lib/game/history/stat-history";
import { withTimeout } from "@/lib/store/engine/with-timeout";
import * as z from "@/lib/zod";

import { type CrimeHistory, crimeHistoryName, factionOf, historyOf } from "./crime-history";
import { mergeStatHistory, statHistoryName, statHistorySchema } from "./stat-history";
import {
  type TrainingHistory,
  trainingHistoryName,
  trainingHistorySchema,
} from "./training-history";

/*
 * All histories that this browser stores, for Settings, backups and clearing. Pages read one history at a time
 * (crime-history.ts, stat-history.ts, training-history.ts), and load nothing of this.
 */

/** Crime histories by faction id. */
export type CrimeHistories = Readonly<Record<string, CrimeHistory>>;

/** The entries of the database, by name. */
type StoredEntries = readonly (readonly [name: unknown, value: unknown])[];

export interface StoredCrimeHistory {
  factionId: number;
  bytes: number;
  /** Null if one of its crimes can't be read: then it is never shown. */
  history: CrimeHistory | null;
}

/** The crime histories in this browser; null if it can't list them. */
export async function listCrimeHistories(): Promise<readonly StoredCrimeHistory[] | null> {
  const found = await withTimeout(() => entries());
  if (found === null) return null;
  return found.value.flatMap(([name, value]: [unknown, unknown]) => {
    const factionId = factionOf(name);
    if (factionId === null) return [];
    return [{ factionId, bytes: JSON.stringify(value).length, history: historyOf(value) }];
  });
}

/** The crime histories among these entries, without invalid ones. */
export const historiesIn = (kept: StoredEntries): CrimeHistories =>
  Object.fromEntries(
    kept.flatMap(([name, value]) => {
      const factionId = factionOf(name);
      const history = factionId === null ? null : historyOf(value);
      return history === null ? [] : [[String(factionId), history] as const];
    }),
  );

/** Returns whether the browser has stored them. */
export async function writeHistories(histories: CrimeHistories): Promise<boolean> {
  const named = Object.entries(histories).map(
    ([factionId, history]) =>
      [crimeHistoryName(Number(factionId)), history] as [string, CrimeHistory],
  );
  return named.length === 0 || (await withTimeout(() => setMany(named))) !== null;
}

export async function removeHistories(factionIds: readonly number[]): Promise<void> {
  await withTimeout(() => delMany(factionIds.map(crimeHistoryName)));
}

/** `StatHistory` by player id: all that one player's key has fetched, of themselves and of others. */
export const statHistoriesSchema = z.record(
  z.string().check(z.regex(/^[1-9]\d{0,11}$/)),
  statHistorySchema,
);
export type StatHistories = z.output<typeof statHistoriesSchema>;

/** Whose key fetched the history stored under this name, and of which player; null if it is something else. */
function namedBy(name: unknown): { owner: string; playerId: string } | null {
  const [, owner, playerId] = /^stats ([1-9]\d{0,11}) ([1-9]\d{0,11})$/.exec(String(name)) ?? [];
  return owner === undefined || playerId === undefined ? null : { owner, playerId };
}

/** `mergeStatHistory` for all players. */
export const mergeStatHistories = (here: StatHistories, other: StatHistories): StatHistories => ({
  ...here,
  ...Object.fromEntries(
    Object.entries(other).map(([id, history]) => [id, mergeStatHistory(here[id] ?? {}, history)]),
  ),
});

/** Summary of the histories that one player's key has read. */
export interface StoredStatHistory {
  owner: string;
  /** How many players they are about. */
  players: number;
  bytes: number;
}

/** Lists the stored histories by the player whose key fetched them; null if the browser can't list them. */
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

/** All histories that this player's key has fetched; null if the browser can't list them. */
export async function allStatHistories(owner: string): Promise<StatHistories | null> {
  const found = await withTimeout(() => entries());
  return found && statHistoriesIn(found.value, owner);
}

/** This player's histories among these entries. */
export const statHistoriesIn = (kept: StoredEntries, owner: string): StatHistories =>
  Object.fromEntries(
    kept.flatMap(([name, value]) => {
      const named = namedBy(name);
      const history = statHistorySchema.safeParse(value).data;
      return named?.owner === owner && history !== undefined ? [[named.playerId, history]] : [];
    }),
  );

/** Replaces all histories that this player's key has fetched. Returns whether the browser has stored them. */
export async function writeStatHistories(
  owner: string,
  histories: StatHistories,
): Promise<boolean> {
  const named = Object.entries(histories).map(
    ([playerId, history]) => [statHistoryName(owner, playerId), history] as [string, StatHistory],
  );
  if (named.length > 0 && (await withTimeout(() => setMany(named))) === null) return false;
  const before = (await allStatHistories(owner)) ?? {};
  const gone = Object.keys(before).filter((playerId) => !Object.hasOwn(histories, playerId));
  await withTimeout(() => delMany(gone.map((playerId) => statHistoryName(owner, playerId))));
  return true;
}

/** Removes all histories that this player's key has fetched, for good. */
export const removeStatHistories = (owner: string): Promise<boolean> =>
  writeStatHistories(owner, {});

/** Training histories by player id. */
export const trainingHistoriesSchema = z.record(
  z.string().check(z.regex(/^[1-9]\d{0,11}$/)),
  trainingHistorySchema,
);
export type TrainingHistories = z.output<typeof trainingHistoriesSchema>;

export interface StoredTrainingHistory {
  /** The id of the player whose sessions these are. */
  owner: string;
  bytes: number;
  /** Null if one of its sessions can't be read: then it is never shown. */
  history: TrainingHistory | null;
}

const storedTraining = (kept: StoredEntries): readonly StoredTrainingHistory[] =>
  kept.flatMap(([name, value]) => {
    const [, owner] = /^trainingHistory ([1-9]\d{0,11})$/.exec(String(name)) ?? [];
    if (owner === undefined) return [];
    const history = trainingHistorySchema.safeParse(value).data ?? null;
    return [{ owner, bytes: JSON.stringify(value).length, history }];
  });

/** The training histories in this browser; null if it can't list them. */
export async function listTrainingHistories(): Promise<readonly StoredTrainingHistory[] | null> {
  const found = await withTimeout(() => entries());
  return found && storedTraining(found.value);
}

/** This player's training history among these entries, if it can be read. */
export const trainingHistoriesIn = (kept: StoredEntries, player: string): TrainingHistories =>
  Object.fromEntries(
    storedTraining(kept).flatMap(({ owner, history }) =>
      owner === player && history !== null ? [[owner, history] as const] : [],
    ),
  );

/** This player's training history; null if the browser can't list them. */
export async function ownTrainingHistories(player: string): Promise<TrainingHistories | null> {
  const found = await withTimeout(() => entries());
  return found && trainingHistoriesIn(found.value, player);
}

/** Replaces this player's training history, or removes it. Returns whether the browser has stored it. */
export async function writeTrainingHistories(
  player: string,
  histories: TrainingHistories,
): Promise<boolean> {
  const history = histories[player];
  if (history === undefined) {
    await withTimeout(() => delMany([trainingHistoryName(player)]));
    return true;
  }
  return (await withTimeout(() => setMany([[trainingHistoryName(player), history]]))) !== null;
}

/** Removes this player's training history, for good. */
export const removeTrainingHistory = (player: string): Promise<boolean> =>
  writeTrainingHistories(player, {});
