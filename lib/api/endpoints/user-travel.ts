import { queryOptions } from "@tanstack/react-query";

import { request } from "@/lib/api/transport/client";
import { fingerprint, type Session } from "@/lib/api/transport/session";
import {
  currentOrLegacy,
  epochSecondsOrNull,
  secondsOrNull,
  textOrNull,
} from "@/lib/api/transport/wire";
import type { Flight } from "@/lib/game/travel/flight";
import * as z from "@/lib/zod";

const currentShape = z.pipe(
  z.object({
    travel: z.object({
      destination: textOrNull,
      arrival_at: z.nullable(z.number()),
      time_left: secondsOrNull,
    }),
  }),
  z.transform(({ travel }): Flight => ({
    destination: travel.destination,
    arrivesAtMs: epochSecondsOrNull.parse(travel.arrival_at),
    secondsLeft: travel.time_left,
  })),
);

const legacyShape = z.pipe(
  z.object({
    travel: z.object({
      destination: textOrNull,
      timestamp: epochSecondsOrNull,
      time_left: secondsOrNull,
    }),
  }),
  z.transform(({ travel }): Flight => ({
    destination: travel.destination,
    arrivesAtMs: travel.timestamp,
    secondsLeft: travel.time_left,
  })),
);

export const travelWire = currentOrLegacy(currentShape, legacyShape);

/** The player's flight, whose seconds count from the query's `dataUpdatedAt`. */
export function travelQuery(session: Session) {
  return queryOptions({
    queryKey: ["account", fingerprint(session), "user", "travel"],
    queryFn: ({ signal }) => request(session, "/user/travel", travelWire, signal),
  });
}
