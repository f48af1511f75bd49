import { entries, keys } from "idb-keyval";

import { mergeTimelines, type TimelinePart } from "@/lib/common/timelines";
import { withoutTimeout, withTimeout } from "@/lib/store/engine/with-timeout";
import * as z from "@/lib/zod";

import { type CrimeHistory, crimeHistoryName, CRIMES } from "./crime-history";
import {
  type FactionNews,
  factionNewsName,
  factionNewsSchema,
  NEWS,
  NEWS_ID,
} from "./faction-news";
import { LEDGER_EVENTS, ledgerHistoryName } from "./ledger-history";
import {
  mergeStatHistory,
  statHistoryName,
  statHistoryOf,
  statHistorySchema,
} from "./stat-history";
import { joinParts, partIndex, type ReadTimeline, type TimelineKind } from "./stored-timeline";
import {
  SESSIONS,
  type TrainingHistory,
  trainingHistoryName,
  trainingHistorySchema,
} from "./training-history";
import { type HistoryChanges, removeNames, type StoredEntries } from "./write-histories";

/*
 * All histories that this browser stores, for Settings, backups and clearing. Pages read one history at a time (crime-history.ts,
 * faction-news.ts, stat-history.ts, training-history.ts, ledger-history.ts), and don't load this file.
 */

/** Crime histories by faction id. */
export type CrimeHistories = Readonly<Record<string, CrimeHistory>>;

/** `StatHistory` by player id: all that one player's key has fetched, about themselves and about others. */
export const statHistoriesSchema = z.record(
  z.string().check(z.regex(/^[1-9]\d{0,11}$/)),
  statHistorySchema,
);
export type StatHistories = z.output<typeof statHistoriesSchema>;

/** Training histories by player id. */
export const trainingHistoriesSchema = z.record(
  z.string().check(z.regex(/^[1-9]\d{0,11}$/)),
  trainingHistorySchema,
);
export type TrainingHistories = z.output<typeof trainingHistoriesSchema>;

/** News of factions by subject and faction id: "armoury 9001". */
export const factionNewsListsSchema = z.record(
  z.string().check(z.regex(new RegExp(`^${NEWS_ID.source}$`))),
  factionNewsSchema,
);
export type FactionNewsLists = Readonly<Record<string, FactionNews>>;

/**
 * Everything in the database; null if the browser doesn't answer. Once it answers, there is no timeout, because a lot of data
 * takes longer.
 */
export async function storedEntries(): Promise<StoredEntries | null> {
  if ((await withTimeout(() => keys())) === null) return null;
  return (await withoutTimeout(() => entries()))?.value ?? null;
}

/** A stored long list. */
interface StoredParts<T> {
  /** The names of its parts. */
  names: readonly string[];
  bytes: number;
  /** Null if nothing of it can be read. */
  found: ReadTimeline<T> | null;
}

/** The stored lists of a kind, by the id in their names, which is the first text of `idPattern`. */
function storedLists<T extends { id: number | string }>(
  kept: StoredEntries,
  nameOf: (id: string) => string,
  kind: TimelineKind<T>,
  idPattern = /[1-9]\d{0,11}/,
): ReadonlyMap<string, StoredParts<T>> {
  const parts = new Map<string, { name: string; index: number; value: unknown }[]>();
  for (const [key, value] of kept) {
    const name = String(key);
    const [id] = idPattern.exec(name) ?? [];
    const index = id === undefined ? null : partIndex(nameOf(id), name);
    if (id === undefined || index === null) continue;
    parts.set(id, [...(parts.get(id) ?? []), { name, index, value }]);
  }
  return new Map(
    [...parts].map(([id, its]) => {
      const values = its.toSorted((a, b) => a.index - b.index).map(({ value }) => value);
      const stored: StoredParts<T> = {
        names: its.map(({ name }) => name),
        bytes: JSON.stringify(values).length - 2,
        found: joinParts(values, kind),
      };
      return [id, stored];
    }),
  );
}

const storedCrimes = (kept: StoredEntries) => storedLists(kept, crimeHistoryName, CRIMES);
const storedNews = (kept: StoredEntries) => storedLists(kept, factionNewsName, NEWS, NEWS_ID);
const storedTraining = (kept: StoredEntries) => storedLists(kept, trainingHistoryName, SESSIONS);
const storedLedgers = (kept: StoredEntries) => storedLists(kept, ledgerHistoryName, LEDGER_EVENTS);

/** The other players whose keys have fetched it. */
const othersOf = ({ found }: StoredParts<unknown>, player: string) =>
  (found?.players ?? []).filter((id) => id !== player);

/** True if it is this player's: their key has fetched it, or it is unknown whose key has. */
const isOf = (stored: StoredParts<unknown>, player: string) =>
  othersOf(stored, player).length === 0 || (stored.found?.players ?? []).includes(player);

/** A history for a backup, without players: it becomes the history of the player who restores it. */
const ofBackup = <T>({ data, savedAtMs }: ReadTimeline<T>) => ({
  ...data,
  entries: [...data.entries],
  spans: [...data.spans],
  savedAtMs,
});

/** A list that several players may have fetched, as this player sees it. */
const sharedList = <T>(stored: StoredParts<T>, player: string) => ({
  bytes: stored.bytes,
  history: stored.found && ofBackup(stored.found),
  badEntries: stored.found?.badEntries ?? 0,
  isOwn: isOf(stored, player),
});

export interface StoredCrimeHistory {
  factionId: number;
  bytes: number;
  /** Null if it can't be read. Then it is never displayed. */
  history: CrimeHistory | null;
  /** The number of its unreadable crimes. */
  badEntries: number;
  /** True if it is the player's. */
  isOwn: boolean;
}

/** The crime histories in this browser; null if it can't list them. */
export async function listCrimeHistories(
  player: string,
): Promise<readonly StoredCrimeHistory[] | null> {
  const kept = await storedEntries();
  return (
    kept &&
    [...storedCrimes(kept)].map(([id, stored]) => ({
      factionId: Number(id),
      ...sharedList(stored, player),
    }))
  );
}

export interface StoredFactionNews {
  /** The subject and the faction's id: "armoury 9001". */
  id: string;
  bytes: number;
  /** Null if it can't be read. Then it is never displayed. */
  history: FactionNews | null;
  /** The number of its unreadable entries. */
  badEntries: number;
  /** True if it is the player's. */
  isOwn: boolean;
}

/** The news of factions in this browser; null if it can't list them. */
export async function listFactionNews(
  player: string,
): Promise<readonly StoredFactionNews[] | null> {
  const kept = await storedEntries();
  return (
    kept && [...storedNews(kept)].map(([id, stored]) => ({ id, ...sharedList(stored, player) }))
  );
}

/** Summary of the histories that one player's key has fetched. */
export interface StoredStatHistory {
  owner: string;
  /** The number of players that they are about. */
  players: number;
  bytes: number;
}

/** The player whose key fetched the history with this name, and the player that it is about. Null for any other name. */
function namedBy(name: unknown): { owner: string; playerId: string } | null {
  const [, owner, playerId] = /^stats ([1-9]\d{0,11}) ([1-9]\d{0,11})$/.exec(String(name)) ?? [];
  return owner === undefined || playerId === undefined ? null : { owner, playerId };
}

/** Lists the stored histories by the player whose key fetched them; null if the browser can't list them. */
export async function listStatHistories(): Promise<readonly StoredStatHistory[] | null> {
  const kept = await storedEntries();
  if (kept === null) return null;
  const byOwner = new Map<string, StoredStatHistory>();
  for (const [name, value] of kept) {
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

export interface StoredTrainingHistory {
  /** The id of the player who trained. */
  owner: string;
  bytes: number;
  /** Null if it can't be read. Then it is never displayed. */
  history: TrainingHistory | null;
  /** The number of its unreadable sessions. */
  badEntries: number;
}

/** The training histories in this browser; null if it can't list them. */
export async function listTrainingHistories(): Promise<readonly StoredTrainingHistory[] | null> {
  const kept = await storedEntries();
  return (
    kept &&
    [...storedTraining(kept)].map(([owner, { bytes, found }]) => ({
      owner,
      bytes,
      history: found && ofBackup(found),
      badEntries: found?.badEntries ?? 0,
    }))
  );
}

export interface StoredLedgerHistory {
  /** The id of the player who traded. */
  owner: string;
  bytes: number;
  savedAtMs: number;
  /** The number of its readable entries; null if it can't be read. */
  entries: number | null;
  badEntries: number;
}

/** The ledgers' histories in this browser; null if it can't list them. */
export async function listLedgerHistories(): Promise<readonly StoredLedgerHistory[] | null> {
  const kept = await storedEntries();
  return (
    kept &&
    [...storedLedgers(kept)].map(([owner, { bytes, found }]) => ({
      owner,
      bytes,
      savedAtMs: found?.savedAtMs ?? 0,
      entries: found?.data.entries.length ?? null,
      badEntries: found?.badEntries ?? 0,
    }))
  );
}

/** All histories of one player that a backup has. A ledger's is left out: it is long, and the log has it for good. */
export interface Histories {
  crimeHistories: CrimeHistories;
  factionNews: FactionNewsLists;
  pastStats: StatHistories;
  /** The player's own, by their id. */
  trainingHistories: TrainingHistories;
}

/** The readable lists of this player, by their ids. */
const ownLists = <T>(stored: ReadonlyMap<string, StoredParts<T>>, player: string) =>
  Object.fromEntries(
    [...stored].flatMap(([id, list]) =>
      list.found !== null && isOf(list, player) ? [[id, ofBackup(list.found)] as const] : [],
    ),
  );

/** This player's readable histories among these entries. */
export function historiesIn(kept: StoredEntries, player: string): Histories {
  const stats = kept.flatMap(([name, value]) => {
    const named = namedBy(name);
    if (named?.owner !== player) return [];
    const history = statHistoryOf(value);
    return history === null ? [] : [[named.playerId, history] as const];
  });
  const sessions = storedTraining(kept).get(player)?.found ?? null;
  return {
    crimeHistories: ownLists(storedCrimes(kept), player),
    factionNews: ownLists(storedNews(kept), player),
    pastStats: Object.fromEntries(stats),
    trainingHistories: sessions === null ? {} : { [player]: ofBackup(sessions) },
  };
}

/** `mergeStatHistory` for all players. */
export const mergeStatHistories = (here: StatHistories, other: StatHistories): StatHistories => ({
  ...here,
  ...Object.fromEntries(
    Object.entries(other).map(([id, history]) => [id, mergeStatHistory(here[id] ?? {}, history)]),
  ),
});

/** The changes to lists that several players may have fetched: what is written, by name, and the names that were there before. */
function sharedChanges<T extends { id: number | string }>(
  stored: ReadonlyMap<string, StoredParts<T>>,
  lists: Readonly<Record<string, TimelinePart<T> & { savedAtMs: number }>>,
  player: string,
  { nameOf, timeOf }: { nameOf: (id: string) => string; timeOf: (entry: T) => number },
) {
  const written = new Map<string, unknown>();
  const before: string[] = [];
  const players = player === "" ? [] : [player];
  for (const [id, history] of Object.entries(lists)) {
    const there = stored.get(id);
    const others = there === undefined ? [] : othersOf(there, player);
    const shared = others.length > 0 ? there?.found?.data : undefined;
    const list = shared ? mergeTimelines(shared, history, timeOf) : history;
    const { savedAtMs } = history;
    written.set(nameOf(id), { ...list, savedAtMs, players: [...others, ...players] });
    before.push(...(there?.names ?? []));
  }
  for (const [id, there] of stored) {
    if (Object.hasOwn(lists, id) || !isOf(there, player)) continue;
    const others = othersOf(there, player);
    if (there.found !== null && others.length > 0) {
      written.set(nameOf(id), { ...ofBackup(there.found), players: others });
    }
    before.push(...there.names);
  }
  return { written, before };
}

/**
 * The changes that make these the only histories of this player. Histories of other players stay, even those of the same faction.
 */
export function historyChanges(
  kept: StoredEntries,
  player: string,
  { crimeHistories, factionNews, pastStats, trainingHistories }: Histories,
): HistoryChanges {
  const crimes = sharedChanges(storedCrimes(kept), crimeHistories, player, {
    nameOf: crimeHistoryName,
    timeOf: CRIMES.timeOf,
  });
  const news = sharedChanges(storedNews(kept), factionNews, player, {
    nameOf: factionNewsName,
    timeOf: NEWS.timeOf,
  });
  const written = new Map<string, unknown>([...crimes.written, ...news.written]);
  const before = new Set<string>([...crimes.before, ...news.before]);

  for (const [playerId, history] of Object.entries(pastStats)) {
    written.set(statHistoryName(player, playerId), history);
  }
  for (const [name] of kept) if (namedBy(name)?.owner === player) before.add(String(name));

  const players = player === "" ? [] : [player];
  const sessions = trainingHistories[player];
  if (sessions !== undefined) written.set(trainingHistoryName(player), { ...sessions, players });
  for (const name of storedTraining(kept).get(player)?.names ?? []) before.add(name);

  return { written: [...written], removed: [...before].filter((name) => !written.has(name)) };
}

async function removeWhere(fits: (name: string) => boolean): Promise<void> {
  const found = await withTimeout(() => keys());
  await removeNames((found?.value ?? []).map(String).filter(fits));
}

/** Removes the crime history of this faction, regardless of the players who have fetched it. */
export const removeCrimeHistory = (factionId: number): Promise<void> =>
  removeWhere((name) => partIndex(crimeHistoryName(factionId), name) !== null);

/** Removes the news of this subject and faction, regardless of the players who have fetched it. */
export const removeFactionNews = (id: string): Promise<void> =>
  removeWhere((name) => partIndex(factionNewsName(id), name) !== null);

/** Removes all statistics that this player's key has fetched. */
export const removeStatHistories = (owner: string): Promise<void> =>
  removeWhere((name) => namedBy(name)?.owner === owner);

/** Removes this player's training history. */
export const removeTrainingHistory = (player: string): Promise<void> =>
  removeWhere((name) => partIndex(trainingHistoryName(player), name) !== null);

/** Removes this player's ledger history. */
export const removeLedgerHistory = (player: string): Promise<void> =>
  removeWhere((name) => partIndex(ledgerHistoryName(player), name) !== null);
