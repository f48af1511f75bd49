import { queryOptions } from "@tanstack/react-query";

import { request } from "@/lib/api/transport/client";
import { fingerprint, type Session } from "@/lib/api/transport/session";
import { currentOrLegacy, idOrNull } from "@/lib/api/transport/wire";
import type { KeyInfo } from "@/lib/game/account/account";
import * as z from "@/lib/zod";

const selections = z.catch(z.nullish(z.record(z.string(), z.array(z.string()))), null);

const currentShape = z.pipe(
  z.object({
    info: z.object({
      access: z.object({
        level: z.number(),
        type: z.string(),
        faction: z.catch(z.nullish(z.boolean()), null),
      }),
      selections,
      user: z.object({ id: z.number(), faction_id: idOrNull, company_id: idOrNull }),
    }),
  }),
  z.transform(({ info: { access, selections, user } }): KeyInfo => ({
    level: access.level,
    type: access.type,
    selections: selections ?? null,
    hasFactionAccess: access.faction ?? null,
    player: { id: user.id, factionId: user.faction_id, companyId: user.company_id },
  })),
);

const legacyShape = z.pipe(
  z.object({ access_level: z.number(), access_type: z.string(), selections }),
  z.transform((wire): KeyInfo => ({
    level: wire.access_level,
    type: wire.access_type,
    selections: wire.selections ?? null,
    hasFactionAccess: null,
    player: undefined,
  })),
);

export const keyInfoWire = currentOrLegacy(currentShape, legacyShape);

/** The access and the owner of the key. Any key may request this. */
export function keyInfoQuery(session: Session) {
  return queryOptions({
    queryKey: ["account", fingerprint(session), "key", "info"],
    queryFn: ({ signal }) => request(session, "/key/info", keyInfoWire, signal),
  });
}
