import { update } from "idb-keyval";

import { inTime } from "./in-time";

/**
 * A record that all open tabs change, one after the other: each change is one IndexedDB transaction, which
 * localStorage cannot promise between processes. In memory where the browser blocks IndexedDB or does not answer.
 */
export function sharedRecord<T>(name: string, read: (kept: unknown) => T) {
  let inMemory: unknown;
  let isShared = true;
  return {
    async update(change: (record: T) => T) {
      if (isShared) {
        if (await inTime(update<unknown>(name, (kept) => change(read(kept))))) return;
        isShared = false;
      }
      inMemory = change(read(inMemory));
    },
  };
}
