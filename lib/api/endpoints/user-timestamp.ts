import { queryOptions } from "@tanstack/react-query";
import * as z from "@/lib/zod";

import { request } from "@/lib/api/client";
import { howSaved } from "@/lib/api/saved-first";
import { fingerprint, type Session } from "@/lib/api/session";
import { epochSecondsOrNull } from "@/lib/api/wire";

export const gameTimeWire = z.pipe(
  z.object({ timestamp: epochSecondsOrNull }),
  z.transform(({ timestamp }) => timestamp),
);

/** The game's time as of its answer, in whole seconds. Needs a public key. */
export function gameTimeQuery(session: Session) {
  return queryOptions({
    queryKey: ["account", fingerprint(session), "user", "timestamp"],
    queryFn: ({ signal }) => request(session, "/user/timestamp", gameTimeWire, signal),
    meta: howSaved({ isSaved: false }),
  });
}
