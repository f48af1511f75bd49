import { queryOptions } from "@tanstack/react-query";

import { request } from "@/lib/api/transport/client";
import { fingerprint, type Session } from "@/lib/api/transport/session";
import * as z from "@/lib/zod";

import { currentCrime } from "./faction-crimes";

/** The crime, and the number of its slots and rewards that could not be read. There is no legacy shape. */
export const ownCrimeWire = z.pipe(
  z.object({ organizedCrime: z.nullable(currentCrime) }),
  z.transform(({ organizedCrime }) => organizedCrime),
);

/**
 * The player's current organised crime, or null. For a faction with the first generation of crimes, the game answers with code
 * 27.
 */
export function ownCrimeQuery(session: Session) {
  return queryOptions({
    queryKey: ["account", fingerprint(session), "user", "organizedcrime"],
    queryFn: ({ signal }) => request(session, "/user/organizedcrime", ownCrimeWire, signal),
  });
}
