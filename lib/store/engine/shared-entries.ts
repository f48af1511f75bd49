import type { SharedEntry } from "@/lib/common/stored-shapes";
import * as z from "@/lib/zod";

import type { StoredKey } from "./keys";
import { lenientArray, text, timestampMs } from "./lenient-schemas";
import { jsonValue } from "./stored-value";
import { withTimeout } from "./with-timeout";

/** @param isExclusive true if no other tab's change can come in between */
type Change<T> = (entries: readonly SharedEntry<T>[], isExclusive: boolean) => Update<T>;

interface Update<T> {
  /** The entries to keep. */
  keep: readonly T[];
  /** A new entry of this tab. */
  add?: T | undefined;
}

/**
 * Short-lived entries that all open tabs share. Each change is atomic: no other tab's change comes in between.
 *
 * Changes hold a Web Lock. Each entry is also the name of a lock, which is held until the entry expires: the browser's list of
 * locks is the same for every tab at every moment, which localStorage is not between processes. The entries of a closed tab
 * remain in localStorage. If locks are missing or time out, the tab uses localStorage, where a read and a write are atomic except
 * for the moment that a change takes from one process to another. If that is blocked too, the tab uses the entries that it knows.
 * A late lock changes nothing, and lets the tab use locks again.
 */
export function createSharedEntries<T extends { id: string }>(
  name: StoredKey,
  schema: z.ZodMiniType<readonly T[]>,
  ttlMs: (entry: T) => number,
  locks: () => LockManager = () => navigator.locks,
) {
  const stored = jsonValue(name, schema, []);
  let known: readonly T[] = [];
  let isLate = false;

  function applyChange(held: readonly T[] | null, change: Change<T>) {
    const heldIds = new Set(held?.map(({ id }) => id));
    const all = new Map(
      [...stored.get(), ...known, ...(held ?? [])].map((entry) => [entry.id, entry]),
    );
    const { keep, add } = change(
      [...all.values()].map((entry) => ({ entry, isHeld: heldIds.has(entry.id) })),
      held !== null,
    );
    known = add === undefined ? keep : [...keep, add];
    stored.set(known);
    return add;
  }

  async function heldEntries(): Promise<readonly T[]> {
    const { held = [] } = await locks().query();
    return held.flatMap((lock) =>
      lock.name?.startsWith(`${name} [`)
        ? schema.parse(JSON.parse(lock.name.slice(name.length + 1)))
        : [],
    );
  }

  /** Runs `applyOnce` while holding the lock. Returns true if the lock wasn't granted in time. */
  async function runExclusive(applyOnce: (held: readonly T[]) => T | undefined): Promise<boolean> {
    let isWaiting = true;
    await withTimeout(async () => {
      try {
        await locks().request(name, async () => {
          const entry = applyOnce(await heldEntries());
          if (entry !== undefined) await publish(entry);
        });
      } finally {
        isWaiting = false;
        isLate = false;
      }
    });
    return isWaiting;
  }

  /** Holds a lock named like the entry until it expires. Resolves once every other tab sees it. */
  const publish = (entry: T) =>
    new Promise<void>((resolve, reject) => {
      const seen = () => {
        resolve();
        return new Promise((over) => setTimeout(over, ttlMs(entry)));
      };
      locks()
        .request(`${name} ${JSON.stringify([entry])}`, seen)
        .catch(reject);
    });

  return {
    async update(change: Change<T>) {
      let isDone = false;
      const applyOnce = (held: readonly T[] | null) => {
        if (isDone) return undefined;
        isDone = true;
        return applyChange(held, change);
      };
      if (!isLate) isLate = await runExclusive(applyOnce);
      applyOnce(null);
    },
  };
}

/** Parses the usage entries in storage; those that can't be read are left out. */
export const usageEntriesSchema = lenientArray(
  z.object({
    id: text(100),
    kind: z.enum(["block", "calls", "pause"]),
    count: z.int().check(z.nonnegative(), z.maximum(100)),
    ticksMs: timestampMs,
    clockMs: timestampMs,
  }),
  1000,
);
