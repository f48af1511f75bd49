import { queryOptions } from "@tanstack/react-query";

import { request } from "@/lib/api/transport/client";
import { fingerprint, type Session } from "@/lib/api/transport/session";
import {
  currentOrLegacy,
  listOf,
  numericId,
  presentListOf,
  textOrNull,
} from "@/lib/api/transport/wire";
import type { Contributor, ContributorStat } from "@/lib/game/week/member-week";
import * as z from "@/lib/zod";

const currentContributor = z.pipe(
  z.object({
    id: z.number(),
    username: textOrNull,
    value: z.number(),
    in_faction: z.boolean(),
  }),
  z.transform((wire): Contributor => ({
    playerId: wire.id,
    name: wire.username,
    value: wire.value,
    isMember: wire.in_faction,
  })),
);

/** The legacy map by id, without names. */
const legacyContributor = z.pipe(
  z.object({ id: numericId, contributed: z.number(), in_faction: z.number() }),
  z.transform((wire): Contributor => ({
    playerId: wire.id,
    name: null,
    value: wire.contributed,
    isMember: wire.in_faction === 1,
  })),
);

const currentShape = z.pipe(
  // A looser list schema would read the legacy map as one broken record.
  z.object({ contributors: z.array(z.unknown()) }),
  z.transform(({ contributors }) => listOf(currentContributor).parse(contributors)),
);

/** The legacy map, inside a map by the name of the requested statistic. */
const legacyShape = z.pipe(
  z.object({ contributors: z.record(z.string(), presentListOf(legacyContributor)) }),
  z.transform(({ contributors }) => Object.values(contributors)[0] ?? { entries: [], dropped: 0 }),
);

export const contributorsWire = currentOrLegacy(currentShape, legacyShape);

/** The totals of all current and former members since they joined. The energy trained is as of the last midnight. */
export function contributorsQuery(session: Session, stat: ContributorStat) {
  return queryOptions({
    queryKey: ["account", fingerprint(session), "faction", "contributors", stat],
    queryFn: ({ signal }) =>
      request(session, `/faction/contributors?stat=${stat}&cat=all`, contributorsWire, signal),
  });
}
