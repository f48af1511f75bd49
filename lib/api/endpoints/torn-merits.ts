import { queryOptions } from "@tanstack/react-query";

import { NEVER_EMPTY } from "@/lib/api/history/query-persister";
import { request } from "@/lib/api/transport/client";
import type { Session } from "@/lib/api/transport/session";
import { listOf, numericId } from "@/lib/api/transport/wire";
import * as z from "@/lib/zod";

const upgrade = z.object({ id: numericId, name: z.string() });

export const meritUpgradesWire = z.object({ merits: listOf(upgrade) });

/** The names of the upgrades that merits can buy. */
export function meritUpgradesQuery(session: Session) {
  return queryOptions({
    queryKey: ["game", "torn", "merits"],
    meta: NEVER_EMPTY,
    queryFn: async ({ signal }) =>
      (await request(session, "/torn/merits", meritUpgradesWire, signal)).merits,
  });
}
