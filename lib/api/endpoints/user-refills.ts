import { queryOptions } from "@tanstack/react-query";

import { request } from "@/lib/api/transport/client";
import { fingerprint, type Session } from "@/lib/api/transport/session";
import { currentOrLegacy } from "@/lib/api/transport/wire";
import type { Refills } from "@/lib/game/account/account";
import * as z from "@/lib/zod";

const currentShape = z.pipe(
  z.object({
    refills: z.object({
      energy: z.boolean(),
      nerve: z.boolean(),
      token: z.boolean(),
      special_count: z.nullish(z.number()),
    }),
  }),
  z.transform(({ refills }): Refills => ({
    energy: refills.energy,
    nerve: refills.nerve,
    token: refills.token,
    specialCount: refills.special_count ?? 0,
  })),
);

const legacyShape = z.pipe(
  z.object({
    refills: z.object({
      energy_refill_used: z.boolean(),
      nerve_refill_used: z.boolean(),
      token_refill_used: z.boolean(),
      special_refills_available: z.nullish(z.number()),
    }),
  }),
  z.transform(({ refills }): Refills => ({
    energy: refills.energy_refill_used,
    nerve: refills.nerve_refill_used,
    token: refills.token_refill_used,
    specialCount: refills.special_refills_available ?? 0,
  })),
);

export const refillsWire = currentOrLegacy(currentShape, legacyShape);

/** The refills that the player has used today. */
export function refillsQuery(session: Session) {
  return queryOptions({
    queryKey: ["account", fingerprint(session), "user", "refills"],
    queryFn: ({ signal }) => request(session, "/user/refills", refillsWire, signal),
  });
}
