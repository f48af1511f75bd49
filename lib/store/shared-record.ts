import { update } from "idb-keyval";

/**
 * A record that all open tabs change, one after the other: each change is one IndexedDB transaction, which
 * localStorage cannot promise between processes. In memory where the browser blocks IndexedDB.
 */
export function sharedRecord<T>(name: string, read: (kept: unknown) => T) {
  let inMemory: unknown;
  return {
    async update(change: (record: T) => T) {
      try {
        await update<unknown>(name, (kept) => change(read(kept)));
      } catch {
        inMemory = change(read(inMemory));
      }
    },
  };
}
