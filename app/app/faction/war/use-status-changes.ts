import { useEffect, useState, useSyncExternalStore } from "react";

import type { PolledQuery } from "@/components/reading/use-polling";
import type { List } from "@/lib/api/transport/wire";
import type { Fighter } from "@/lib/game/fight/fighter";
import {
  awaySinceAfter,
  type MembersPoll,
  type StatusChange,
  statusChanges,
} from "@/lib/game/war/war-members";

/** The time for which a change stays highlighted. */
const MARKED_MS = 10_000;

interface Statuses {
  /** The changes of the last update, for ten seconds. */
  changes: ReadonlyMap<number, StatusChange>;
  /** The time since which each absent enemy has been away; null for enemies already away in the first response. */
  awaySince: ReadonlyMap<number, number | null>;
}

const NO_CHANGES: Statuses["changes"] = new Map();

/** Compares each update of the enemies with the one before it. Only the last response is stored. */
export class StatusMonitor {
  readonly #listeners = new Set<() => void>();
  #last: MembersPoll | null = null;
  #statuses: Statuses = { changes: NO_CHANGES, awaySince: new Map() };
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Ignores an update that it has seen. */
  update(next: MembersPoll) {
    const last = this.#last;
    if (next.members === last?.members) return;
    this.#last = next;
    const awaySince = awaySinceAfter(this.#statuses.awaySince, last?.members ?? null, next);
    const changes = last === null ? NO_CHANGES : statusChanges(last, next);
    clearTimeout(this.#timer);
    if (changes.size > 0) {
      this.#timer = setTimeout(() => {
        this.#set({ ...this.#statuses, changes: NO_CHANGES });
      }, MARKED_MS);
    }
    this.#set({ changes, awaySince });
  }

  stop() {
    clearTimeout(this.#timer);
  }

  readonly statuses = (): Statuses => this.#statuses;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #set(statuses: Statuses) {
    this.#statuses = statuses;
    for (const listener of this.#listeners) listener();
  }
}

/** The changes of the last update, and the time since which each enemy has been away. */
export function useStatusChanges({ data, fetchedAtMs }: PolledQuery<List<Fighter>>): Statuses {
  const [monitor] = useState(() => new StatusMonitor());
  useEffect(() => {
    if (data !== undefined) monitor.update({ members: data.entries, atMs: fetchedAtMs });
  }, [monitor, data, fetchedAtMs]);
  useEffect(
    () => () => {
      monitor.stop();
    },
    [monitor],
  );
  return useSyncExternalStore(monitor.subscribe, monitor.statuses, monitor.statuses);
}
