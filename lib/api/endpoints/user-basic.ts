import { queryOptions } from "@tanstack/react-query";

import { locationOf, returningFrom } from "@/lib/api/sentences/countries";
import { request } from "@/lib/api/transport/client";
import { playerStatus } from "@/lib/api/transport/player-status";
import { fingerprint, type Session } from "@/lib/api/transport/session";
import { currentOrLegacy } from "@/lib/api/transport/wire";
import type { Profile } from "@/lib/game/account/account";
import * as z from "@/lib/zod";

const currentShape = z.pipe(
  z.object({
    profile: z.object({
      id: z.number(),
      name: z.string(),
      level: z.number(),
      status: playerStatus,
    }),
  }),
  z.transform(({ profile }) => toProfile(profile.id, profile)),
);

const legacyShape = z.pipe(
  z.object({ player_id: z.number(), name: z.string(), level: z.number(), status: playerStatus }),
  z.transform((wire) => toProfile(wire.player_id, wire)),
);

export const profileWire = currentOrLegacy(currentShape, legacyShape);

interface Wire {
  name: string;
  level: number;
  status: z.output<typeof playerStatus>;
}

function toProfile(id: number, { name, level, status }: Wire): Profile {
  const { description, ...whereabouts } = status;
  return {
    id,
    name,
    level,
    ...whereabouts,
    location: locationOf(status),
    returningFrom: returningFrom(description),
  };
}

/** The player's name, level, status and place. */
export function profileQuery(session: Session) {
  return queryOptions({
    queryKey: ["account", fingerprint(session), "user", "basic"],
    queryFn: ({ signal }) => request(session, "/user/basic", profileWire, signal),
  });
}
