import { queryOptions } from "@tanstack/react-query";

import { request } from "@/lib/api/transport/client";
import { fingerprint, type Session } from "@/lib/api/transport/session";
import { secondsOrNull } from "@/lib/api/transport/wire";
import type { Cooldowns } from "@/lib/game/account/account";
import * as z from "@/lib/zod";

/** The same in both shapes. */
export const cooldownsWire = z.pipe(
  z.object({
    cooldowns: z.object({ drug: secondsOrNull, medical: secondsOrNull, booster: secondsOrNull }),
  }),
  z.transform(({ cooldowns }): Cooldowns => ({
    drugSeconds: cooldowns.drug,
    medicalSeconds: cooldowns.medical,
    boosterSeconds: cooldowns.booster,
  })),
);

/** The player's cooldowns, counted from the query's `dataUpdatedAt`. */
export function cooldownsQuery(session: Session) {
  return queryOptions({
    queryKey: ["account", fingerprint(session), "user", "cooldowns"],
    queryFn: ({ signal }) => request(session, "/user/cooldowns", cooldownsWire, signal),
  });
}
