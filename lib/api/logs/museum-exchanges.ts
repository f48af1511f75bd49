import { queryOptions } from "@tanstack/react-query";

import { userLogWire } from "@/lib/api/endpoints/user-log";
import { request } from "@/lib/api/transport/client";
import { fingerprint, type Session } from "@/lib/api/transport/session";
import type { Exchange } from "@/lib/game/ledger/sets";
import type { LogEntry } from "@/lib/game/logs/log-entry";

import { ledgerEvent, MUSEUM_EXCHANGE } from "./ledger-events";

/** The most entries in one response. */
const PAGE_ENTRIES = 100;

/** The player's newest exchanges at the museum. */
export interface Exchanges {
  /** Newest first. */
  entries: readonly Exchange[];
  /** The number of entries that lack a set, a quantity or points. */
  dropped: number;
  /** True if the log has no older ones. */
  isAll: boolean;
}

/** The latest 100 exchanges at the museum. Reading them requires a Full Access key. */
export function exchangesQuery(session: Session) {
  return queryOptions({
    queryKey: ["account", fingerprint(session), "user", "log", "museum"],
    queryFn: async ({ signal }): Promise<Exchanges> => {
      const path = `/user/log?log=${MUSEUM_EXCHANGE}&limit=${PAGE_ENTRIES}`;
      const { log } = await request(session, path, userLogWire, signal);
      const byId = new Map(log.entries.map((entry) => [entry.id, entry]));
      const ours = [...byId.values()].filter(({ type }) => type.id === MUSEUM_EXCHANGE);
      const entries = ours.flatMap((entry) => exchange(entry) ?? []);
      return {
        entries: entries.toSorted((a, b) => b.atMs - a.atMs),
        dropped: log.dropped + ours.length - entries.length,
        isAll: log.entries.length + log.dropped < PAGE_ENTRIES,
      };
    },
  });
}

/** Null without a set, a quantity or points. */
function exchange(entry: LogEntry): Exchange | null {
  const event = ledgerEvent(entry);
  if (event.kind !== "museum" || event.points === null) return null;
  const { id, atMs, set, sets, points } = event;
  return { id, atMs, set, sets, points };
}
