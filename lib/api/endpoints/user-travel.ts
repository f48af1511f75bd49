import { queryOptions } from "@tanstack/react-query";

import { request } from "@/lib/api/transport/client";
import { fingerprint, type Session } from "@/lib/api/transport/session";
import { epochSecondsOrNull, secondsOrNull, textOrNull } from "@/lib/api/transport/wire";
import type { Flight } from "@/lib/game/travel/flight";
import * as z from "@/lib/zod";

/** Both shapes, which differ in the name of the arrival: `timestamp` is the older one. */
export const travelWire = z.pipe(
  z.object({
    travel: z.object({
      destination: textOrNull,
      arrival_at: epochSecondsOrNull,
      timestamp: epochSecondsOrNull,
      time_left: secondsOrNull,
    }),
  }),
  z.transform(({ travel }): Flight => ({
    destination: travel.destination,
    arrivesAtMs: travel.arrival_at ?? travel.timestamp,
    secondsLeft: travel.time_left,
  })),
);

/** The player's flight, whose seconds count from the query's `dataUpdatedAt`. */
export function travelQuery(session: Session) {
  return queryOptions({
    queryKey: ["account", fingerprint(session), "user", "travel"],
    queryFn: ({ signal }) => request(session, "/user/travel", travelWire, signal),
  });
}
