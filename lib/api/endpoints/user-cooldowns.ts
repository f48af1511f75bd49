import { queryOptions } from "@tanstack/react-query";
import * as z from "@/lib/zod";

import { request } from "@/lib/api/client";
import { fingerprint, type Session } from "@/lib/api/session";
import { secondsOrNull } from "@/lib/api/wire";
import type { Cooldowns } from "@/lib/game/account/cooldowns";

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
