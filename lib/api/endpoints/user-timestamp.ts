import { queryOptions } from "@tanstack/react-query";

import { persistMeta } from "@/lib/api/history/query-persister";
import { request } from "@/lib/api/transport/client";
import { fingerprint, type Session } from "@/lib/api/transport/session";
import { epochSecondsOrNull } from "@/lib/api/transport/wire";
import * as z from "@/lib/zod";

export const gameTimeWire = z.pipe(
  z.object({ timestamp: epochSecondsOrNull }),
  z.transform(({ timestamp }) => timestamp),
);

/** The game's time at its response, in epoch milliseconds, precise to the second. Requires a public key. */
export function gameTimeQuery(session: Session) {
  return queryOptions({
    queryKey: ["account", fingerprint(session), "user", "timestamp"],
    queryFn: ({ signal }) => request(session, "/user/timestamp", gameTimeWire, signal),
    meta: persistMeta({ persist: false }),
  });
}
