import { queryOptions } from "@tanstack/react-query";
import * as z from "@/lib/zod";

import { request } from "@/lib/api/client";
import { playerStatus } from "@/lib/api/player-status";
import { fingerprint, type Session } from "@/lib/api/session";
import { eitherShape } from "@/lib/api/wire";
import type { Profile } from "@/lib/game/account/profile";

const live = z.pipe(
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
    state: profile.status.state,
    abroadIn: profile.status.abroadIn,
  })),
);

const older = z.pipe(
  z.object({ player_id: z.number(), name: z.string(), level: z.number(), status: playerStatus }),
  z.transform((wire): Profile => ({
    id: wire.player_id,
    name: wire.name,
    level: wire.level,
    state: wire.status.state,
    abroadIn: wire.status.abroadIn,
  })),
);

export const profileWire = eitherShape(live, older);

/** Who the player is. */
export function profileQuery(session: Session) {
  return queryOptions({
    queryKey: ["account", fingerprint(session), "user", "basic"],
    queryFn: ({ signal }) => request(session, "/user/basic", profileWire, signal),
  });
}
