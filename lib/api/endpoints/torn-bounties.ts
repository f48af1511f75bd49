import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";

import { persistMeta } from "@/lib/api/history/query-persister";
import { request } from "@/lib/api/transport/client";
import type { Session } from "@/lib/api/transport/session";
import {
  epochSecondsOrNull,
  idOrNull,
  type List,
  listOf,
  numberOrNull,
} from "@/lib/api/transport/wire";
import { bountiesLeft, type Bounty, BOUNTY_PAGE_SIZE } from "@/lib/game/fight/bounties";
import * as z from "@/lib/zod";

const bounty = z.pipe(
  z.object({
    target_id: z.number(),
    target_name: z.string(),
    target_level: z.number(),
    lister_id: idOrNull,
    reward: z.number(),
    quantity: z.number(),
    valid_until: epochSecondsOrNull,
  }),
  z.transform((wire): Bounty => ({
    targetId: wire.target_id,
    targetName: wire.target_name,
    targetLevel: wire.target_level,
    listerId: wire.lister_id,
    reward: wire.reward,
    quantity: wire.quantity,
    validUntilMs: wire.valid_until,
  })),
);

/** A page of the game's list, with the total number of bounties. */
export interface ListedBounties {
  bounties: List<Bounty>;
  /** Null if the game doesn't state it. */
  total: number | null;
  listedAtMs: number | null;
}

export const bountiesWire = z.pipe(
  z.object({
    bounties: listOf(bounty),
    bounties_timestamp: epochSecondsOrNull,
    _metadata: z.catch(z.nullish(z.object({ total: numberOrNull })), null),
  }),
  z.transform((wire): ListedBounties => ({
    bounties: wire.bounties,
    total: wire._metadata?.total ?? null,
    listedAtMs: wire.bounties_timestamp,
  })),
);

/** The first page of all bounties. */
export const bountiesQuery = (session: Session) =>
  queryOptions({
    queryKey: ["game", "torn", "bounties", 0],
    queryFn: ({ signal }) => fetchPage(session, 0, signal),
  });

/**
 * The pages after the first one. All pages take about fifty calls, so the app loads only those that the player requests. They
 * are not stored, because the list of an earlier visit continued differently.
 * @param firstAtMs the time when the first page was loaded, to which the others belong
 */
export const furtherBountiesQuery = (session: Session, firstAtMs: number) =>
  infiniteQueryOptions({
    queryKey: ["game", "torn", "bounties", "further", firstAtMs],
    queryFn: ({ pageParam, signal }) => fetchPage(session, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: (last, _, page) => (bountiesLeft(last, page + 1) === 0 ? null : page + 1),
    meta: persistMeta({ persist: false }),
  });

function fetchPage(session: Session, page: number, signal: AbortSignal) {
  const path = `/torn/bounties?limit=${BOUNTY_PAGE_SIZE}&offset=${page * BOUNTY_PAGE_SIZE}`;
  return request(session, path, bountiesWire, signal);
}
