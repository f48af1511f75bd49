import { queryOptions } from "@tanstack/react-query";

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
import type { Bounty } from "@/lib/game/fight/bounties";
import * as z from "@/lib/zod";

/** The maximum number of bounties per response. */
export const BOUNTY_PAGE_SIZE = 100;

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

/**
 * A page of all bounties. The first page is 0. All of them take about fifty calls, so the app loads only the pages that the
 * player requests. Further pages are not stored, because the list of an earlier visit continued differently.
 * @param firstAtMs the time when the first page was loaded, to which a further page belongs
 */
export function bountiesQuery(session: Session, page: number, firstAtMs = 0) {
  return queryOptions({
    queryKey: ["game", "torn", "bounties", page, ...(page === 0 ? [] : [firstAtMs])],
    queryFn: ({ signal }) => {
      const path = `/torn/bounties?limit=${BOUNTY_PAGE_SIZE}&offset=${page * BOUNTY_PAGE_SIZE}`;
      return request(session, path, bountiesWire, signal);
    },
    meta: persistMeta(page === 0 ? {} : { persist: false }),
  });
}
