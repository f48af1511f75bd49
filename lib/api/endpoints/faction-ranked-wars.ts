import { queryOptions } from "@tanstack/react-query";

import { request } from "@/lib/api/transport/client";
import { fingerprint, type Session } from "@/lib/api/transport/session";
import {
  currentOrLegacy,
  epochSeconds,
  epochSecondsOrNull,
  idOrNull,
  listOf,
  numericId,
} from "@/lib/api/transport/wire";
import type { RankedWar } from "@/lib/game/war/ranked-war";
import * as z from "@/lib/zod";

import { warSide, warTarget } from "./faction-wars";

const currentShape = z.object({
  id: z.number(),
  start: epochSeconds,
  end: epochSecondsOrNull,
  target: warTarget,
  winner: idOrNull,
  factions: listOf(warSide),
});

/** The legacy map by id, with the times in a separate object. */
const legacyShape = z.pipe(
  z.object({
    id: numericId,
    war: z.object({
      start: epochSeconds,
      end: epochSecondsOrNull,
      target: warTarget,
      winner: idOrNull,
    }),
    factions: listOf(warSide),
  }),
  z.transform(({ id, war, factions }) => ({ id, ...war, factions })),
);

const pastWar = z.pipe(
  currentOrLegacy(currentShape, legacyShape),
  z.transform((wire): RankedWar => ({
    id: wire.id,
    startsAtMs: wire.start,
    endedAtMs: wire.end,
    target: wire.target ?? null,
    winnerId: wire.winner,
    sides: wire.factions.entries,
  })),
);

export const rankedWarsWire = z.pipe(
  z.object({ rankedwars: listOf(pastWar) }),
  z.transform(({ rankedwars }) => rankedwars),
);

/** The last hundred ranked wars of the player's faction, newest first, including the current one. */
export function rankedWarsQuery(session: Session) {
  return queryOptions({
    queryKey: ["account", fingerprint(session), "faction", "rankedwars"],
    queryFn: ({ signal }) =>
      request(session, "/faction/rankedwars?limit=100", rankedWarsWire, signal),
  });
}
