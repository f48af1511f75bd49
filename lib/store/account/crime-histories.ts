import { delMany, entries, setMany } from "idb-keyval";

import { withTimeout } from "@/lib/store/engine/with-timeout";

import { type CrimeHistory, factionOf, historySchema } from "./crime-history";

/** The crimes' histories by the number of the faction. */
export type CrimeHistories = Readonly<Record<string, CrimeHistory>>;

/** The entries of the database, by name. */
export type StoredEntries = readonly (readonly [name: unknown, value: unknown])[];

export interface StoredCrimeHistory {
  factionId: number;
  bytes: number;
  /** Null if one of its crimes can't be read: then it is never shown. */
  history: CrimeHistory | null;
}

/** The crime histories in this browser; null if it doesn't tell. */
export async function listCrimeHistories(): Promise<readonly StoredCrimeHistory[] | null> {
  const found = await withTimeout(() => entries());
  if (found === null) return null;
  return found.value.flatMap(([name, value]: [unknown, unknown]) => {
    const factionId = factionOf(name);
    if (factionId === null) return [];
    return [{ factionId, bytes: JSON.stringify(value).length, history: historyOf(value) }];
  });
}

const historyOf = (value: unknown) => historySchema.safeParse(value).data ?? null;

/** The crime histories among these entries, but for those that can't be read. */
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
    ([factionId, history]) => [`crimeHistory ${factionId}`, history] as [string, CrimeHistory],
  );
  return named.length === 0 || (await withTimeout(() => setMany(named))) !== null;
}

export async function removeHistories(factionIds: readonly number[]): Promise<void> {
  await withTimeout(() => delMany(factionIds.map((factionId) => `crimeHistory ${factionId}`)));
}
