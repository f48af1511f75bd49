import { entries, keys } from "idb-keyval";

import { mergeTimelines, type TimelinePart } from "@/lib/common/timelines";
import { withoutTimeout, withTimeout } from "@/lib/store/engine/with-timeout";
import * as z from "@/lib/zod";

import { COMPANY_NEWS, type CompanyNews, companyNewsName, companyNewsSchema } from "./company-news";
import { type CrimeHistory, crimeHistoryName, CRIMES } from "./crime-history";
import {
  type FactionNews,
  factionNewsName,
  factionNewsSchema,
  FACTION_NEWS,
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
import { SESSIONS, trainingHistoryName, trainingHistorySchema } from "./training-history";
import { type HistoryChanges, type StoredEntries } from "./write-histories";

/*
 * All histories that this browser stores, for Settings, backups and clearing. Pages read one history at a time (crime-history.ts,
 * faction-news.ts, company-news.ts, stat-history.ts, training-history.ts, ledger-history.ts), and don't load this file.
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

/** News of companies by company id. */
export const companyNewsListsSchema = z.record(
  z.string().check(z.regex(/^[1-9]\d{0,11}$/)),
  companyNewsSchema,
);
export type CompanyNewsLists = Readonly<Record<string, CompanyNews>>;

/**
 * Everything in the database; null if the browser doesn't answer. Once it answers, there is no timeout, because a lot of data
 * takes longer.
 */
export async function storedEntries(): Promise<StoredEntries | null> {
  if ((await withTimeout(() => keys())) === null) return null;
  return (await withoutTimeout(() => entries()))?.value ?? null;
}

/** A stored long list. */
export interface StoredParts<T> {
  /** The names of its parts. */
  names: readonly string[];
  bytes: number;
  /** Null if nothing of it can be read. */
  found: ReadTimeline<T> | null;
}

/** The stored lists of a kind, by the id in their names, which is the first match of `idPattern`. */
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

export const storedCrimes = (kept: StoredEntries) => storedLists(kept, crimeHistoryName, CRIMES);
export const storedFactionNews = (kept: StoredEntries) =>
  storedLists(kept, factionNewsName, FACTION_NEWS, NEWS_ID);
export const storedCompanyNews = (kept: StoredEntries) =>
  storedLists(kept, companyNewsName, COMPANY_NEWS);
export const storedTraining = (kept: StoredEntries) =>
  storedLists(kept, trainingHistoryName, SESSIONS);
export const storedLedgers = (kept: StoredEntries) =>
  storedLists(kept, ledgerHistoryName, LEDGER_EVENTS);

/** The other players whose keys have fetched it. */
const othersOf = ({ found }: StoredParts<unknown>, player: string) =>
  (found?.players ?? []).filter((id) => id !== player);

/** True if it is this player's: their key has fetched it, or it is unknown whose key has. */
export const isOf = (stored: StoredParts<unknown>, player: string) =>
  othersOf(stored, player).length === 0 || (stored.found?.players ?? []).includes(player);

/** A history for a backup, without players: it becomes the history of the player who restores it. */
export const ofBackup = <T>({ data, savedAtMs }: ReadTimeline<T>) => ({
  ...data,
  entries: [...data.entries],
  spans: [...data.spans],
  savedAtMs,
});

/** The player whose key fetched the history with this name, and the player that it is about. Null for any other name. */
export function namedBy(name: unknown): { owner: string; playerId: string } | null {
  const [, owner, playerId] = /^stats ([1-9]\d{0,11}) ([1-9]\d{0,11})$/.exec(String(name)) ?? [];
  return owner === undefined || playerId === undefined ? null : { owner, playerId };
}

/**
 * All histories of one player that a backup has. A ledger's is left out: it is long, and can always be loaded again from the log.
 */
export interface Histories {
  crimeHistories: CrimeHistories;
  factionNews: FactionNewsLists;
  companyNews: CompanyNewsLists;
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
    factionNews: ownLists(storedFactionNews(kept), player),
    companyNews: ownLists(storedCompanyNews(kept), player),
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
  { crimeHistories, factionNews, companyNews, pastStats, trainingHistories }: Histories,
): HistoryChanges {
  const crimes = sharedChanges(storedCrimes(kept), crimeHistories, player, {
    nameOf: crimeHistoryName,
    timeOf: CRIMES.timeOf,
  });
  const news = sharedChanges(storedFactionNews(kept), factionNews, player, {
    nameOf: factionNewsName,
    timeOf: FACTION_NEWS.timeOf,
  });
  const ofCompanies = sharedChanges(storedCompanyNews(kept), companyNews, player, {
    nameOf: companyNewsName,
    timeOf: COMPANY_NEWS.timeOf,
  });
  const shared = [crimes, news, ofCompanies];
  const written = new Map<string, unknown>(shared.flatMap((changes) => [...changes.written]));
  const before = new Set<string>(shared.flatMap((changes) => changes.before));

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
