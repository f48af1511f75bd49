import { queryOptions } from "@tanstack/react-query";

import { NEVER_EMPTY } from "@/lib/api/history/query-persister";
import { request } from "@/lib/api/transport/client";
import type { Session } from "@/lib/api/transport/session";
import { listOf } from "@/lib/api/transport/wire";
import type { Award } from "@/lib/game/awards/award";
import * as z from "@/lib/zod";

import { awardWire } from "./torn-honors";

const medal = z.pipe(
  awardWire,
  z.transform((award): Award => ({ kind: "medal", ...award })),
);

export const medalsWire = z.object({ medals: listOf(medal) });

/** Every medal of the game. */
export function medalsQuery(session: Session) {
  return queryOptions({
    queryKey: ["game", "torn", "medals"],
    meta: NEVER_EMPTY,
    queryFn: async ({ signal }) =>
      (await request(session, "/torn/medals", medalsWire, signal)).medals,
  });
}
