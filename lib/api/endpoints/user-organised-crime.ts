import { queryOptions } from "@tanstack/react-query";

import { request } from "@/lib/api/transport/client";
import { fingerprint, type Session } from "@/lib/api/transport/session";
import * as z from "@/lib/zod";

import { currentCrime } from "./faction-crimes";

/** The crime, and how many of its slots and rewards could not be read. There is no legacy shape. */
export const ownCrimeWire = z.pipe(
  z.object({ organizedCrime: z.nullable(currentCrime) }),
  z.transform(({ organizedCrime }) => organizedCrime),
);

/**
 * The organised crime that the player is in; null where in none. A faction of the first
 * generation of crimes answers with code 27.
 */
export function ownCrimeQuery(session: Session) {
  return queryOptions({
    queryKey: ["account", fingerprint(session), "user", "organizedcrime"],
    queryFn: ({ signal }) => request(session, "/user/organizedcrime", ownCrimeWire, signal),
  });
}
