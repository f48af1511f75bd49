import { queryOptions } from "@tanstack/react-query";

import { NEVER_EMPTY } from "@/lib/api/history/query-persister";
import { request } from "@/lib/api/transport/client";
import type { Session } from "@/lib/api/transport/session";
import { listOf, numericId } from "@/lib/api/transport/wire";
import type { Award } from "@/lib/game/awards/award";
import * as z from "@/lib/zod";

const words = z.catch(z.nullish(z.string()), null);

/** The category. Older records have a code instead. */
const type = z.union([z.object({ title: z.string() }), z.number(), z.string()]);

/** An honor or a medal, in the current shape or as a record of the legacy map by id. */
export const awardWire = z.pipe(
  z.object({
    id: numericId,
    name: z.string(),
    description: z.string(),
    type: z.catch(z.nullish(type), null),
    rarity: words,
    circulation: z.catch(z.nullish(z.number()), null),
    crimes_version: words,
  }),
  z.transform((wire): Omit<Award, "kind"> => ({
    id: wire.id,
    name: wire.name,
    description: wire.description,
    category: typeof wire.type === "object" ? (wire.type?.title ?? null) : null,
    rarity: wire.rarity ?? null,
    circulation: wire.circulation ?? null,
    isOfOldCrimes: wire.crimes_version === "v1",
  })),
);

const honor = z.pipe(
  awardWire,
  z.transform((award): Award => ({ kind: "honor", ...award })),
);

export const honorsWire = z.object({ honors: listOf(honor) });

/** Every honor of the game, in one response. Without a limit the game returns only 20. */
export function honorsQuery(session: Session) {
  return queryOptions({
    queryKey: ["game", "torn", "honors"],
    meta: NEVER_EMPTY,
    queryFn: async ({ signal }) =>
      (await request(session, "/torn/honors?limit=1000", honorsWire, signal)).honors,
  });
}
