import { queryOptions } from "@tanstack/react-query";

import { withTimestamp } from "@/lib/api/transport/api-config";
import { request } from "@/lib/api/transport/client";
import { fingerprint, type Session } from "@/lib/api/transport/session";
import { epochSecondsOrNull, type List, listOf, numberOrNull } from "@/lib/api/transport/wire";
import type { CompanyApplication } from "@/lib/game/companies/company";
import * as z from "@/lib/zod";

const stats = z.object({
  manual_labor: z.number(),
  intelligence: z.number(),
  endurance: z.number(),
});

const application = z.pipe(
  z.object({
    player: z.object({
      id: z.number(),
      name: z.string(),
      level: numberOrNull,
      stats: z.catch(z.nullish(stats), null),
    }),
    status: z.string(),
    expires_at: epochSecondsOrNull,
  }),
  z.transform(({ player, ...wire }) => ({
    isActive: wire.status === "active",
    application: {
      playerId: player.id,
      name: player.name,
      level: player.level,
      stats: player.stats
        ? {
            manualLabor: player.stats.manual_labor,
            intelligence: player.stats.intelligence,
            endurance: player.stats.endurance,
          }
        : null,
      expiresAtMs: wire.expires_at,
    } satisfies CompanyApplication,
  })),
);

export const companyApplicationsWire = z.pipe(
  z.object({ applications: listOf(application) }),
  z.transform(({ applications }): List<CompanyApplication> => ({
    entries: applications.entries.flatMap((each) => (each.isActive ? each.application : [])),
    dropped: applications.dropped,
  })),
);

/** The applications to join the player's company that await a decision, bypassing the game's own cache. */
export function companyApplicationsQuery(session: Session) {
  return queryOptions({
    queryKey: ["account", fingerprint(session), "company", "applications"],
    queryFn: ({ signal }) =>
      request(session, withTimestamp("/company/applications"), companyApplicationsWire, signal),
  });
}
