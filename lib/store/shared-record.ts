import { update } from "idb-keyval";

/** How long a browser may take for a change. Some never answer at all. */
const PATIENCE_MS = 3_000;

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
        const done = await Promise.race([
          update<unknown>(name, (kept) => change(read(kept))).then(
            () => true,
            () => false,
          ),
          new Promise<boolean>((resolve) => setTimeout(resolve, PATIENCE_MS, false)),
        ]);
        if (done) return;
        isShared = false;
      }
      inMemory = change(read(inMemory));
    },
  };
}
