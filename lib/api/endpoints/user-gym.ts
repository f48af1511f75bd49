import { queryOptions } from "@tanstack/react-query";

import { request } from "@/lib/api/transport/client";
import { fingerprint, type Session } from "@/lib/api/transport/session";
import { currentOrLegacy } from "@/lib/api/transport/wire";
import type { ActiveGym } from "@/lib/game/training/gym";
import * as z from "@/lib/zod";

const currentShape = z.pipe(
  z.object({ gym: z.object({ id: z.number(), name: z.string() }) }),
  z.transform(({ gym }): ActiveGym => gym),
);

/** The legacy response has the gym's id alone. */
const legacyShape = z.pipe(
  z.object({ active_gym: z.number() }),
  z.transform(({ active_gym: id }): ActiveGym => ({ id, name: null })),
);

export const activeGymWire = currentOrLegacy(currentShape, legacyShape);

/** The gym where the player trains now. The API doesn't say which others are unlocked. */
export function activeGymQuery(session: Session) {
  return queryOptions({
    queryKey: ["account", fingerprint(session), "user", "gym"],
    queryFn: ({ signal }) => request(session, "/user/gym", activeGymWire, signal),
  });
}
