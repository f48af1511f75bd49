import { queryOptions } from "@tanstack/react-query";

import { request } from "@/lib/api/transport/client";
import { fingerprint, type Session } from "@/lib/api/transport/session";
import { wonAwardsWire } from "@/lib/api/transport/won-awards";

export const wonHonorsWire = wonAwardsWire("honors");

/** The honors that the player has, with their times. */
export function wonHonorsQuery(session: Session) {
  return queryOptions({
    queryKey: ["account", fingerprint(session), "user", "honors"],
    queryFn: ({ signal }) => request(session, "/user/honors", wonHonorsWire, signal),
  });
}
