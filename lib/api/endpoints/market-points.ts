import { queryOptions } from "@tanstack/react-query";

import { request } from "@/lib/api/transport/client";
import type { Session } from "@/lib/api/transport/session";
import { listOf, numericId } from "@/lib/api/transport/wire";
import type { PointsListing } from "@/lib/game/stocks/benefit-value";
import * as z from "@/lib/zod";

/** The current list and the legacy map by id. */
const listing = z.pipe(
  z.object({ id: numericId, cost: z.number(), quantity: z.number() }),
  z.transform(({ id, cost, quantity }): PointsListing => ({ id, price: cost, quantity })),
);

export const pointsMarketWire = z.object({ pointsmarket: listOf(listing) });

/** The offers on the points market. */
export function pointsMarketQuery(session: Session) {
  return queryOptions({
    queryKey: ["game", "market", "pointsmarket"],
    queryFn: async ({ signal }) =>
      (await request(session, "/market/pointsmarket", pointsMarketWire, signal)).pointsmarket,
  });
}
