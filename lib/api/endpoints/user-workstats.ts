import { queryOptions } from "@tanstack/react-query";

import { request } from "@/lib/api/transport/client";
import { fingerprint, type Session } from "@/lib/api/transport/session";
import { currentOrLegacy } from "@/lib/api/transport/wire";
import type { WorkingStats } from "@/lib/game/account/account";
import * as z from "@/lib/zod";

const stats = z.pipe(
  z.object({ manual_labor: z.number(), intelligence: z.number(), endurance: z.number() }),
  z.transform((wire): WorkingStats => ({
    manualLabor: wire.manual_labor,
    intelligence: wire.intelligence,
    endurance: wire.endurance,
  })),
);

const currentShape = z.pipe(
  z.object({ workstats: stats }),
  z.transform(({ workstats }) => workstats),
);

/** The legacy response has the stats at the top level. */
export const workStatsWire = currentOrLegacy(currentShape, stats);

/** The player's working stats. */
export function workStatsQuery(session: Session) {
  return queryOptions({
    queryKey: ["account", fingerprint(session), "user", "workstats"],
    queryFn: ({ signal }) => request(session, "/user/workstats", workStatsWire, signal),
  });
}
