import { keys } from "idb-keyval";

import { withTimeout } from "@/lib/store/engine/with-timeout";

import { type CompanyNews, companyNewsName } from "./company-news";
import { type CrimeHistory, crimeHistoryName } from "./crime-history";
import { type FactionNews, factionNewsName } from "./faction-news";
import { ledgerHistoryName } from "./ledger-history";
import {
  isOf,
  namedBy,
  ofBackup,
  storedCompanyNews,
  storedCrimes,
  storedEntries,
  storedLedgers,
  storedFactionNews,
  type StoredParts,
  storedTraining,
} from "./stored-histories";
import { partIndex } from "./stored-timeline";
import { type TrainingHistory, trainingHistoryName } from "./training-history";
import { removeNames } from "./write-histories";

/* The histories of this browser as Settings lists and deletes them. */

/** A list that several players may have fetched, as this player sees it. */
export interface SharedHistory<T> {
  bytes: number;
  /** Null if it can't be read. Then it is never displayed. */
  history: T | null;
  /** The number of its unreadable entries. */
  badEntries: number;
  /** True if it is the player's. */
  isOwn: boolean;
}

const sharedHistory = <T>(stored: StoredParts<T>, player: string) => ({
  bytes: stored.bytes,
  history: stored.found && ofBackup(stored.found),
  badEntries: stored.found?.badEntries ?? 0,
  isOwn: isOf(stored, player),
});

export interface StoredCrimeHistory extends SharedHistory<CrimeHistory> {
  factionId: number;
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
      ...sharedHistory(stored, player),
    }))
  );
}

export interface StoredFactionNews extends SharedHistory<FactionNews> {
  /** The subject and the faction's id: "armoury 9001". */
  id: string;
}

/** The news of factions in this browser; null if it can't list them. */
export async function listFactionNews(
  player: string,
): Promise<readonly StoredFactionNews[] | null> {
  const kept = await storedEntries();
  return (
    kept &&
    [...storedFactionNews(kept)].map(([id, stored]) => ({ id, ...sharedHistory(stored, player) }))
  );
}

export interface StoredCompanyNews extends SharedHistory<CompanyNews> {
  companyId: number;
}

/** The news of companies in this browser; null if it can't list them. */
export async function listCompanyNews(
  player: string,
): Promise<readonly StoredCompanyNews[] | null> {
  const kept = await storedEntries();
  return (
    kept &&
    [...storedCompanyNews(kept)].map(([id, stored]) => ({
      companyId: Number(id),
      ...sharedHistory(stored, player),
    }))
  );
}

/** Summary of the histories that one player's key has fetched. */
export interface StoredStatHistory {
  owner: string;
  /** The number of players that they are about. */
  players: number;
  bytes: number;
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

/** Removes the news of this company, regardless of the players who have fetched it. */
export const removeCompanyNews = (companyId: number): Promise<void> =>
  removeWhere((name) => partIndex(companyNewsName(companyId), name) !== null);

/** Removes all statistics that this player's key has fetched. */
export const removeStatHistories = (owner: string): Promise<void> =>
  removeWhere((name) => namedBy(name)?.owner === owner);

/** Removes this player's training history. */
export const removeTrainingHistory = (player: string): Promise<void> =>
  removeWhere((name) => partIndex(trainingHistoryName(player), name) !== null);

/** Removes this player's ledger history. */
export const removeLedgerHistory = (player: string): Promise<void> =>
  removeWhere((name) => partIndex(ledgerHistoryName(player), name) !== null);
