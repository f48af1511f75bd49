import { queryOptions } from "@tanstack/react-query";

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
  z.transform(({ profile }): Profile => ({
    id: profile.id,
    name: profile.name,
    level: profile.level,
    ...profile.status,
  })),
);

const legacyShape = z.pipe(
  z.object({ player_id: z.number(), name: z.string(), level: z.number(), status: playerStatus }),
  z.transform((wire): Profile => ({
    id: wire.player_id,
    name: wire.name,
    level: wire.level,
    ...wire.status,
  })),
);

export const profileWire = currentOrLegacy(currentShape, legacyShape);

/** Who the player is. */
export function profileQuery(session: Session) {
  return queryOptions({
    queryKey: ["account", fingerprint(session), "user", "basic"],
    queryFn: ({ signal }) => request(session, "/user/basic", profileWire, signal),
  });
}
