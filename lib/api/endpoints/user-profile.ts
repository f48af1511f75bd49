import { queryOptions } from "@tanstack/react-query";

import { request } from "@/lib/api/transport/client";
import { fingerprint, type Session } from "@/lib/api/transport/session";
import { currentOrLegacy, textOrNull } from "@/lib/api/transport/wire";
import * as z from "@/lib/zod";

const currentShape = z.pipe(
  z.object({
    profile: z.object({ property: z.nullish(z.object({ name: textOrNull })) }),
  }),
  z.transform(({ profile }): string | null => profile.property?.name ?? null),
);

const legacyShape = z.pipe(
  z.object({ property: z.string() }),
  z.transform(({ property }): string | null => property),
);

export const homeWire = currentOrLegacy(currentShape, legacyShape);

/**
 * The name of the kind of property that the player lives in. The id beside it is that of the player's own building, not of the
 * kind. Null if the game names none.
 */
export function homeQuery(session: Session) {
  return queryOptions({
    queryKey: ["account", fingerprint(session), "user", "profile"],
    queryFn: ({ signal }) => request(session, "/user/profile", homeWire, signal),
  });
}
