import { queryOptions } from "@tanstack/react-query";
import * as z from "@/lib/zod";

import { request } from "@/lib/api/client";
import { fingerprint, type Session } from "@/lib/api/session";
import { eitherShape, listOf, numericId, presentListOf, textOrNull } from "@/lib/api/wire";
import type { Contributor } from "@/lib/game/week/contributor";
import type { SumStat } from "@/lib/game/week/week-stats";

const liveContributor = z.pipe(
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

/** The older map by id, without names. */
const olderContributor = z.pipe(
  z.object({ id: numericId, contributed: z.number(), in_faction: z.number() }),
  z.transform((wire): Contributor => ({
    playerId: wire.id,
    name: null,
    value: wire.contributed,
    isMember: wire.in_faction === 1,
  })),
);

const live = z.pipe(
  // A list in any other form would take the older map for one broken record.
  z.object({ contributors: z.array(z.unknown()) }),
  z.transform(({ contributors }) => listOf(liveContributor).parse(contributors)),
);

/** By the name of the sum that was asked for. */
const older = z.pipe(
  z.object({ contributors: z.record(z.string(), presentListOf(olderContributor)) }),
  z.transform(({ contributors }) => Object.values(contributors)[0] ?? { entries: [], dropped: 0 }),
);

export const contributorsWire = eitherShape(live, older);

/** What everyone who is or was in the faction has done since joining; the energy trained is as of the last midnight. */
export function contributorsQuery(session: Session, stat: SumStat) {
  return queryOptions({
    queryKey: ["account", fingerprint(session), "faction", "contributors", stat],
    queryFn: ({ signal }) =>
      request(session, `/faction/contributors?stat=${stat}&cat=all`, contributorsWire, signal),
  });
}
