import { queryOptions } from "@tanstack/react-query";

import { request } from "@/lib/api/transport/client";
import { fingerprint, type Session } from "@/lib/api/transport/session";
import { daysOrNull, currentOrLegacy, idOrNull, numberOrNull } from "@/lib/api/transport/wire";
import type { Faction, FactionRank } from "@/lib/game/faction/faction";
import * as z from "@/lib/zod";

/** No page needs this value, so a broken one counts as missing. */
const number = z.catch(numberOrNull, null);
const id = z.catch(idOrNull, null);

/** The game writes 0 where there is no division and no position. */
const rank = z.catch(
  z.nullable(
    z.pipe(
      z.object({ name: z.string(), division: id, position: id, wins: number }),
      z.transform(({ name, division, position, wins }): FactionRank => ({
        name,
        division,
        position,
        wins,
      })),
    ),
  ),
  null,
);

const currentShape = z.pipe(
  z.object({
    basic: z.object({
      id,
      name: z.string(),
      tag: z.string(),
      leader_id: id,
      co_leader_id: id,
      members: number,
      capacity: number,
      respect: number,
      days_old: daysOrNull,
      best_chain: number,
      rank,
    }),
  }),
  z.transform(({ basic }): Faction => ({
    id: basic.id,
    name: basic.name,
    tag: basic.tag,
    leaderId: basic.leader_id,
    coLeaderId: basic.co_leader_id,
    members: basic.members,
    capacity: basic.capacity,
    respect: basic.respect,
    daysOld: basic.days_old,
    bestChain: basic.best_chain,
    rank: basic.rank,
  })),
);

const membersById = z.catch(z.nullable(z.record(z.string(), z.unknown())), null);

/** The legacy response has its fields at the top level, and a list of members where the current one has their count. */
const legacyShape = z.pipe(
  z.object({
    ID: id,
    name: z.string(),
    tag: z.string(),
    leader: id,
    "co-leader": id,
    members: membersById,
    capacity: number,
    respect: number,
    age: daysOrNull,
    best_chain: number,
    rank,
  }),
  z.transform((wire): Faction => ({
    id: wire.ID,
    name: wire.name,
    tag: wire.tag,
    leaderId: wire.leader,
    coLeaderId: wire["co-leader"],
    members: wire.members && Object.keys(wire.members).length,
    capacity: wire.capacity,
    respect: wire.respect,
    daysOld: wire.age,
    bestChain: wire.best_chain,
    rank: wire.rank,
  })),
);

export const factionBasicWire = currentOrLegacy(currentShape, legacyShape);

/** The player's faction. A player without a faction is refused with code 7. */
export function factionBasicQuery(session: Session) {
  return queryOptions({
    queryKey: ["account", fingerprint(session), "faction", "basic"],
    queryFn: ({ signal }) => request(session, "/faction/basic", factionBasicWire, signal),
  });
}
