import { queryOptions } from "@tanstack/react-query";

import { locationOf } from "@/lib/api/sentences/countries";
import { withTimestamp } from "@/lib/api/transport/api-config";
import { request } from "@/lib/api/transport/client";
import { lastSeen, playerStatus } from "@/lib/api/transport/player-status";
import { LIST_PAGE_SIZE, MAX_LIST_PAGES } from "@/lib/api/transport/polling";
import { fingerprint, type Session } from "@/lib/api/transport/session";
import { idOrNull, type List, listOf, numericId } from "@/lib/api/transport/wire";
import type { Target } from "@/lib/game/fight/targets";
import * as z from "@/lib/zod";

const target = z.pipe(
  z.object({
    id: numericId,
    name: z.string(),
    level: z.number(),
    faction_id: idOrNull,
    status: playerStatus,
    last_action: lastSeen,
  }),
  z.transform((wire): Target => ({
    id: wire.id,
    name: wire.name,
    level: wire.level,
    factionId: wire.faction_id,
    ...wire.status,
    location: locationOf(wire.status),
    lastAction: wire.last_action,
  })),
);

/** One of the player's lists, or a page of it. */
export interface TargetPage {
  targets: List<Target>;
  /** True if the list continues after this page. */
  hasMore: boolean;
}

export const userListWire = z.pipe(
  z.object({
    list: listOf(target),
    _metadata: z.catch(
      z.nullish(z.object({ links: z.nullish(z.object({ next: z.nullish(z.string()) })) })),
      null,
    ),
  }),
  z.transform(({ list, _metadata }): TargetPage => ({
    targets: list,
    hasMore: Boolean(_metadata?.links?.next),
  })),
);

/** The player's lists in the game, by the game's names. */
export type UserList = "Targets" | "Enemies" | "Friends";

/** One page of a list with the current state of its players, bypassing the game's own cache. The first page is 0. */
export const userListPage = (
  session: Session,
  list: UserList,
  page: number,
  signal: AbortSignal,
): Promise<TargetPage> =>
  request(
    session,
    `${withTimestamp("/user/list")}&cat=${list}&limit=${LIST_PAGE_SIZE}&offset=${page * LIST_PAGE_SIZE}`,
    userListWire,
    signal,
  );

/** All players on a list, up to `MAX_LIST_PAGES` pages. */
export function userListQuery(session: Session, list: UserList) {
  return queryOptions({
    queryKey: ["account", fingerprint(session), "user", "list", list],
    async queryFn({ signal }): Promise<TargetPage> {
      const entries = new Map<number, Target>();
      let dropped = 0;
      for (let page = 0; ; page += 1) {
        const { targets, hasMore } = await userListPage(session, list, page, signal);
        // A player who moves to another page during the loading is on two pages.
        for (const one of targets.entries) entries.set(one.id, one);
        dropped += targets.dropped;
        const isFull = targets.entries.length + targets.dropped >= LIST_PAGE_SIZE;
        const goesOn = hasMore && isFull;
        if (!goesOn || page + 1 === MAX_LIST_PAGES) {
          return { targets: { entries: [...entries.values()], dropped }, hasMore: goesOn };
        }
      }
    },
  });
}
