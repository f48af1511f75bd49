import { delMany, setMany } from "idb-keyval";

import { withoutTimeout } from "@/lib/store/engine/with-timeout";

import { announceHistoryChange } from "./history-changes";

/** The entries of the database, by name. */
export type StoredEntries = readonly (readonly [name: unknown, value: unknown])[];

/** The entries to write, and the names to remove after that. */
export interface HistoryChanges {
  written: readonly (readonly [name: string, value: unknown])[];
  removed: readonly string[];
}

/** The number of names that are written at once. */
const BATCH = 10;

/**
 * Writes the changes, which takes longer than a timeout on a slow phone. Returns true if the browser has stored all of them.
 * Otherwise the browser has the same entries as before.
 * @param kept the entries before the changes
 * @param onProgress called with the fraction that is written
 */
export async function writeHistories(
  kept: StoredEntries,
  { written }: HistoryChanges,
  onProgress: (fraction: number) => void,
): Promise<boolean> {
  for (let index = 0; index < written.length; index += BATCH) {
    onProgress(index / written.length);
    const batch = written.slice(index, index + BATCH).map(([name, value]) => [name, value]);
    const stored = await withoutTimeout(() => setMany(batch as [string, unknown][]));
    if (stored === null) {
      await putBack(kept, written.slice(0, index));
      return false;
    }
  }
  return true;
}

/** Undoes `writeHistories`. */
export async function putBack(kept: StoredEntries, written: HistoryChanges["written"]) {
  const before = new Map(kept);
  const [there, added] = [
    written.flatMap(([name]) => (before.has(name) ? [[name, before.get(name)]] : [])),
    written.flatMap(([name]) => (before.has(name) ? [] : name)),
  ];
  if (there.length > 0) await withoutTimeout(() => setMany(there as [string, unknown][]));
  if (added.length > 0) await withoutTimeout(() => delMany(added));
}

/** Removes the entries with these names permanently. */
export async function removeNames(names: readonly string[]): Promise<void> {
  if (names.length > 0) await withoutTimeout(() => delMany([...names]));
  announceHistoryChange();
}
