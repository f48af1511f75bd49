import { queryOptions } from "@tanstack/react-query";

import { request } from "@/lib/api/transport/client";
import { fingerprint, type Session } from "@/lib/api/transport/session";
import { epochSeconds, listOf, numericId } from "@/lib/api/transport/wire";
import type { PastChain } from "@/lib/game/war/chain-report";
import * as z from "@/lib/zod";

/** The same in both shapes; the legacy one is a map by id. */
const chain = z.pipe(
  z.object({
    id: numericId,
    chain: z.number(),
    respect: z.number(),
    start: epochSeconds,
    end: epochSeconds,
  }),
  z.transform(({ id, chain: hits, respect, start, end }): PastChain => ({
    id,
    hits,
    respect,
    startsAtMs: start,
    endedAtMs: end,
  })),
);

export const chainsWire = z.pipe(
  z.object({ chains: listOf(chain) }),
  z.transform(({ chains }) => chains),
);

/** The last hundred chains of the player's faction that are over. */
export function chainsQuery(session: Session) {
  return queryOptions({
    queryKey: ["account", fingerprint(session), "faction", "chains"],
    queryFn: ({ signal }) => request(session, "/faction/chains?limit=100", chainsWire, signal),
  });
}
