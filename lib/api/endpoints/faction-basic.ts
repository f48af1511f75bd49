import { queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";

import { request } from "@/lib/api/client";
import { fingerprint, type Session } from "@/lib/api/session";
import { eitherShape } from "@/lib/api/wire";
import type { Faction } from "@/lib/game/faction/faction";

const live = z.pipe(
  z.object({
    basic: z.object({
      id: z.number(),
      name: z.string(),
      tag: z.string(),
      leader_id: z.number(),
      members: z.number(),
      capacity: z.number(),
    }),
  }),
  z.transform(({ basic }): Faction => ({
    id: basic.id,
    name: basic.name,
    tag: basic.tag,
    leaderId: basic.leader_id,
    members: basic.members,
    capacity: basic.capacity,
  })),
);

/** The older answer has its fields at the top, and the members themselves where today's has their count. */
const older = z.pipe(
  z.object({
    ID: z.number(),
    name: z.string(),
    tag: z.string(),
    leader: z.number(),
    capacity: z.number(),
    members: z.record(z.string(), z.unknown()),
  }),
  z.transform((wire): Faction => ({
    id: wire.ID,
    name: wire.name,
    tag: wire.tag,
    leaderId: wire.leader,
    members: Object.keys(wire.members).length,
    capacity: wire.capacity,
  })),
);

export const factionBasicWire = eitherShape(live, older);

/** The player's faction. Needs a public key. */
export function factionBasicQuery(session: Session) {
  return queryOptions({
    queryKey: ["account", fingerprint(session), "faction", "basic"],
    queryFn: ({ signal }) => request(session, "/faction/basic", factionBasicWire, signal),
  });
}
