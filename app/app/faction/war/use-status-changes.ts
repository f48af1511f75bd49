import { useEffect, useState } from "react";

import type { PolledQuery } from "@/components/reading/use-polling";
import type { List } from "@/lib/api/transport/wire";
import { awaySinceAfter, type StatusChange, statusChanges } from "@/lib/game/war/war-members";
import type { Fighter } from "@/lib/game/fight/fighter";

/** The time for which a change stays highlighted. */
const MARKED_MS = 10_000;

const NONE: ReadonlyMap<number, StatusChange> = new Map();

/**
 * The status changes of the last update, for ten seconds, and the time since which each absent enemy has been away. Only the last
 * response is stored.
 */
export function useStatusChanges({ data, fetchedAtMs }: PolledQuery<List<Fighter>>) {
  const [last, setLast] = useState({ data, fetchedAtMs });
  const [awaySince, setAwaySince] = useState(() =>
    awaySinceAfter(new Map(), null, { members: data?.entries ?? [], atMs: fetchedAtMs }),
  );
  const [changes, setChanges] = useState(NONE);
  if (data !== last.data) {
    setLast({ data, fetchedAtMs });
    if (data !== undefined) {
      setAwaySince(
        awaySinceAfter(awaySince, last.data?.entries ?? null, {
          members: data.entries,
          atMs: fetchedAtMs,
        }),
      );
    }
    if (data !== undefined && last.data !== undefined) {
      setChanges(
        statusChanges(
          { members: last.data.entries, atMs: last.fetchedAtMs },
          { members: data.entries, atMs: fetchedAtMs },
        ),
      );
    }
  }
  useEffect(() => {
    if (changes.size === 0) return;
    const timer = setTimeout(() => {
      setChanges(NONE);
    }, MARKED_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [changes]);
  return { changes, awaySince };
}
