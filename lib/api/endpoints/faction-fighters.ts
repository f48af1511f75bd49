import { queryOptions } from "@tanstack/react-query";

import { withTimestamp } from "@/lib/api/transport/api-config";
import { request } from "@/lib/api/transport/client";
import { lastSeen, playerStatus } from "@/lib/api/transport/player-status";
import { fingerprint, type Session } from "@/lib/api/transport/session";
import { listOf, numericId } from "@/lib/api/transport/wire";
import type { Fighter } from "@/lib/game/fight/fighter";
import * as z from "@/lib/zod";

/** The current list and the legacy map by id. */
const fighter = z.pipe(
  z.object({
    id: numericId,
    name: z.string(),
    level: z.number(),
    status: playerStatus,
    last_action: lastSeen,
  }),
  z.transform((wire): Fighter => ({
    id: wire.id,
    name: wire.name,
    level: wire.level,
    ...wire.status,
    lastAction: wire.last_action,
  })),
);

export const fightersWire = z.object({ members: listOf(fighter) });

/** All members of a faction, bypassing the game's own cache. */
export function fightersQuery(session: Session, factionId: number) {
  return queryOptions({
    queryKey: ["account", fingerprint(session), "faction", "fighters", factionId],
    queryFn: async ({ signal }) =>
      (await request(session, withTimestamp(`/faction/${factionId}/members`), fightersWire, signal))
        .members,
  });
}
