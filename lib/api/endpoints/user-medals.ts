import { queryOptions } from "@tanstack/react-query";

import { request } from "@/lib/api/transport/client";
import { fingerprint, type Session } from "@/lib/api/transport/session";
import { wonAwardsWire } from "@/lib/api/transport/won-awards";

export const wonMedalsWire = wonAwardsWire("medals");

/** The medals that the player has, with their times. */
export function wonMedalsQuery(session: Session) {
  return queryOptions({
    queryKey: ["account", fingerprint(session), "user", "medals"],
    queryFn: ({ signal }) => request(session, "/user/medals", wonMedalsWire, signal),
  });
}
