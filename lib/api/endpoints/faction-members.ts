import { queryOptions } from "@tanstack/react-query";

import { NEVER_EMPTY } from "@/lib/api/history/query-persister";
import { request } from "@/lib/api/transport/client";
import { lastSeen, playerStatus } from "@/lib/api/transport/player-status";
import { fingerprint, type Session } from "@/lib/api/transport/session";
import { daysOrNull, listOf, numericId, textOrNull } from "@/lib/api/transport/wire";
import type { Member } from "@/lib/game/faction/member";
import * as z from "@/lib/zod";

const UNKNOWN = "Unknown";

/** The current list and the legacy map by id: a map has neither `is_in_oc` nor `revive_setting`. */
const member = z.pipe(
  z.object({
    id: numericId,
    name: z.string(),
    level: z.number(),
    days_in_faction: daysOrNull,
    position: z.nullish(z.string()),
    status: playerStatus,
    revive_setting: textOrNull,
    last_action: lastSeen,
    is_in_oc: z.nullish(z.boolean()),
  }),
  z.transform((wire): Member => ({
    id: wire.id,
    name: wire.name,
    level: wire.level,
    daysInFaction: wire.days_in_faction,
    position: wire.position ?? "",
    state: wire.status.state,
    stateUntilMs: wire.status.stateUntilMs,
    abroadIn: wire.status.abroadIn,
    revives: wire.revive_setting === UNKNOWN ? null : wire.revive_setting,
    lastAction: { atMs: wire.last_action.atMs },
    onlineStatus: wire.last_action.status,
    isInOc: wire.is_in_oc ?? null,
  })),
);

export const factionMembersWire = z.object({ members: listOf(member) });

/** Everybody in the player's faction. */
export function factionMembersQuery(session: Session) {
  return queryOptions({
    queryKey: ["account", fingerprint(session), "faction", "members"],
    meta: NEVER_EMPTY,
    queryFn: async ({ signal }) =>
      (await request(session, "/faction/members", factionMembersWire, signal)).members,
  });
}
