import { queryOptions } from "@tanstack/react-query";
import * as z from "@/lib/zod";

import { request } from "@/lib/api/client";
import { fingerprint, type Session } from "@/lib/api/session";
import { eitherShape, idOrNull } from "@/lib/api/wire";
import type { KeyInfo } from "@/lib/game/account/key-info";

const live = z.pipe(
  z.object({
    info: z.object({
      access: z.object({ level: z.number(), type: z.string() }),
      user: z.object({ id: z.number(), faction_id: idOrNull, company_id: idOrNull }),
    }),
  }),
  z.transform(({ info: { access, user } }): KeyInfo => ({
    level: access.level,
    type: access.type,
    player: { id: user.id, factionId: user.faction_id, companyId: user.company_id },
  })),
);

const older = z.pipe(
  z.object({ access_level: z.number(), access_type: z.string() }),
  z.transform((wire): KeyInfo => ({
    level: wire.access_level,
    type: wire.access_type,
    player: undefined,
  })),
);

export const keyInfoWire = eitherShape(live, older);

/** What the key may read, and whose it is. Any key may ask. */
export function keyInfoQuery(session: Session) {
  return queryOptions({
    queryKey: ["account", fingerprint(session), "key", "info"],
    queryFn: ({ signal }) => request(session, "/key/info", keyInfoWire, signal),
  });
}
