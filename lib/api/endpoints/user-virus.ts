import { queryOptions } from "@tanstack/react-query";

import { request } from "@/lib/api/transport/client";
import { fingerprint, type Session } from "@/lib/api/transport/session";
import { epochSecondsOrNull } from "@/lib/api/transport/wire";
import type { Virus } from "@/lib/game/account/account";
import * as z from "@/lib/zod";

/** There is no legacy shape. */
export const virusWire = z.pipe(
  z.object({
    virus: z.nullable(
      z.object({ item: z.object({ name: z.string() }), until: epochSecondsOrNull }),
    ),
  }),
  z.transform(({ virus }): Virus | null =>
    virus ? { name: virus.item.name, endsAtMs: virus.until } : null,
  ),
);

/** The virus that the player is coding, or null. */
export function virusQuery(session: Session) {
  return queryOptions({
    queryKey: ["account", fingerprint(session), "user", "virus"],
    queryFn: ({ signal }) => request(session, "/user/virus", virusWire, signal),
  });
}
