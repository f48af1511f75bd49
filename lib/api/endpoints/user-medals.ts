import { queryOptions } from "@tanstack/react-query";

import { request } from "@/lib/api/transport/client";
import { fingerprint, type Session } from "@/lib/api/transport/session";
import { currentOrLegacy } from "@/lib/api/transport/wire";
import { wonAwards, wonAwardsAt } from "@/lib/api/transport/won-awards";
import * as z from "@/lib/zod";

const list = z.array(z.unknown());

const currentShape = z.pipe(
  z.object({ medals: list }),
  z.transform((body) => wonAwards(body.medals)),
);

const legacyShape = z.pipe(
  z.object({ medals_awarded: list, medals_time: list }),
  z.transform((body) => wonAwardsAt(body.medals_awarded, body.medals_time)),
);

export const wonMedalsWire = currentOrLegacy(currentShape, legacyShape);

/** The medals that the player has, with their times. */
export function wonMedalsQuery(session: Session) {
  return queryOptions({
    queryKey: ["account", fingerprint(session), "user", "medals"],
    queryFn: ({ signal }) => request(session, "/user/medals", wonMedalsWire, signal),
  });
}
