import { queryOptions } from "@tanstack/react-query";

import { request } from "@/lib/api/transport/client";
import { fingerprint, type Session } from "@/lib/api/transport/session";
import { epochSecondsOrNull, listOf, numericId, numberOrNull } from "@/lib/api/transport/wire";
import type { Application } from "@/lib/game/faction/faction";
import * as z from "@/lib/zod";

/** No page displays the level, so a broken value counts as missing. */
const level = z.catch(numberOrNull, null);

const currentApplication = z.pipe(
  z.object({
    id: z.number(),
    user: z.object({ id: z.number(), name: z.string(), level }),
    status: z.string(),
    valid_until: epochSecondsOrNull,
  }),
  z.transform(({ user, ...wire }): Application => ({
    id: wire.id,
    playerId: user.id,
    name: user.name,
    level: user.level ?? 0,
    status: wire.status,
    validUntilMs: wire.valid_until,
  })),
);

/** The legacy map by id, with flat records. */
const legacyApplication = z.pipe(
  z.object({
    id: numericId,
    userID: z.number(),
    name: z.string(),
    level,
    status: z.string(),
    expires: epochSecondsOrNull,
  }),
  z.transform((wire): Application => ({
    id: wire.id,
    playerId: wire.userID,
    name: wire.name,
    level: wire.level ?? 0,
    status: wire.status,
    validUntilMs: wire.expires,
  })),
);

export const applicationsWire = z.pipe(
  z.object({ applications: listOf(z.union([currentApplication, legacyApplication])) }),
  z.transform(({ applications }) => applications),
);

/** Players who want, or wanted, to join the faction. */
export function applicationsQuery(session: Session) {
  return queryOptions({
    queryKey: ["account", fingerprint(session), "faction", "applications"],
    queryFn: ({ signal }) => request(session, "/faction/applications", applicationsWire, signal),
  });
}
