import { queryOptions } from "@tanstack/react-query";

import { NEVER_EMPTY } from "@/lib/api/history/query-persister";
import { request } from "@/lib/api/transport/client";
import type { Session } from "@/lib/api/transport/session";
import { listOf } from "@/lib/api/transport/wire";
import type { MuseumSet } from "@/lib/game/ledger/sets";
import * as z from "@/lib/zod";

const set = z.pipe(
  z.object({ name: z.string(), points: z.number(), items: z.array(z.number()) }),
  z.transform(({ name, points, items }): MuseumSet => ({ name, points, items })),
);

export const museumWire = z.object({ museum: listOf(set) });

/** The sets that the museum exchanges for points. */
export function museumQuery(session: Session) {
  return queryOptions({
    queryKey: ["game", "torn", "museum"],
    meta: NEVER_EMPTY,
    queryFn: async ({ signal }) =>
      (await request(session, "/torn/museum", museumWire, signal)).museum,
  });
}
