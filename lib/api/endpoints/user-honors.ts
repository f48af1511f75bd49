import { queryOptions } from "@tanstack/react-query";

import { request } from "@/lib/api/transport/client";
import { fingerprint, type Session } from "@/lib/api/transport/session";
import { currentOrLegacy } from "@/lib/api/transport/wire";
import { wonAwards, wonAwardsAt } from "@/lib/api/transport/won-awards";
import * as z from "@/lib/zod";

const list = z.array(z.unknown());

const currentShape = z.pipe(
  z.object({ honors: list }),
  z.transform((body) => wonAwards(body.honors)),
);

const legacyShape = z.pipe(
  z.object({ honors_awarded: list, honors_time: list }),
  z.transform((body) => wonAwardsAt(body.honors_awarded, body.honors_time)),
);

export const wonHonorsWire = currentOrLegacy(currentShape, legacyShape);

/** The honors that the player has, with their times. */
export function wonHonorsQuery(session: Session) {
  return queryOptions({
    queryKey: ["account", fingerprint(session), "user", "honors"],
    queryFn: ({ signal }) => request(session, "/user/honors", wonHonorsWire, signal),
  });
}
