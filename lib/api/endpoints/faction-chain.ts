import { queryOptions } from "@tanstack/react-query";

import { withTimestamp } from "@/lib/api/transport/api-config";
import { chainCooldown } from "@/lib/api/transport/chain-cooldown";
import { request } from "@/lib/api/transport/client";
import { fingerprint, type Session } from "@/lib/api/transport/session";
import { epochSecondsOrNull, secondsOrNull } from "@/lib/api/transport/wire";
import type { Chain } from "@/lib/game/war/chain";
import * as z from "@/lib/zod";

/** The same in both shapes. While no chain is running, its times mean nothing. */
export const chainWire = z.pipe(
  z.object({
    chain: z.object({
      current: z.number(),
      timeout: secondsOrNull,
      modifier: z.catch(z.nullish(z.number()), null),
      start: epochSecondsOrNull,
      end: epochSecondsOrNull,
      cooldown: chainCooldown,
    }),
  }),
  z.transform(({ chain }): Chain => {
    const runs = chain.current > 0 && chain.timeout !== null && chain.timeout > 0;
    return {
      count: runs ? chain.current : 0,
      leftSeconds: runs ? chain.timeout : null,
      endsAtMs: runs ? chain.end : null,
      modifier: chain.modifier ?? 1,
      startedAtMs: runs ? chain.start : null,
      ...chain.cooldown,
    };
  }),
);

/** The faction's chain, bypassing the game's own cache. Its seconds count from the query's `dataUpdatedAt`. */
export function chainQuery(session: Session) {
  return queryOptions({
    queryKey: ["account", fingerprint(session), "faction", "chain"],
    queryFn: ({ signal }) => request(session, withTimestamp("/faction/chain"), chainWire, signal),
  });
}
