import { queryOptions } from "@tanstack/react-query";

import { request } from "@/lib/api/transport/client";
import { fingerprint, type Session } from "@/lib/api/transport/session";
import {
  currentOrLegacy,
  type List,
  listOf,
  numberOrNull,
  numericId,
} from "@/lib/api/transport/wire";
import type { MeritPoints, MeritUpgrade } from "@/lib/game/awards/award";
import * as z from "@/lib/zod";

type Merits = List<MeritUpgrade> & MeritPoints;

const upgrade = z.pipe(
  z.object({ id: numericId, level: z.number() }),
  z.transform(({ id, level }): MeritUpgrade => ({ id, name: null, level })),
);

const currentShape = z.pipe(
  z.object({
    merits: z.object({
      upgrades: z.array(z.unknown()),
      available: numberOrNull,
      used: numberOrNull,
    }),
  }),
  z.transform(({ merits }): Merits => ({
    ...listOf(upgrade).parse(merits.upgrades),
    available: merits.available,
    used: merits.used,
  })),
);

/** The legacy response is a map of levels by name, without the points. */
const legacyShape = z.pipe(
  z.object({ merits: z.record(z.string(), z.number()) }),
  z.transform(({ merits }): Merits => ({
    entries: Object.entries(merits).map(([name, level]) => ({ id: null, name, level })),
    dropped: 0,
    available: null,
    used: null,
  })),
);

export const meritsWire = currentOrLegacy(currentShape, legacyShape);

/** The upgrades that the player bought with merits, and the number of unused merits. */
export function meritsQuery(session: Session) {
  return queryOptions({
    queryKey: ["account", fingerprint(session), "user", "merits"],
    queryFn: ({ signal }) => request(session, "/user/merits", meritsWire, signal),
  });
}
