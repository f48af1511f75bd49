import { queryOptions } from "@tanstack/react-query";

import { withTimestamp } from "@/lib/api/transport/api-config";
import { request } from "@/lib/api/transport/client";
import { fingerprint, type Session } from "@/lib/api/transport/session";
import {
  epochSeconds,
  epochSecondsOrNull,
  idOrNull,
  listOf,
  numericId,
} from "@/lib/api/transport/wire";
import type { RankedWar, SideWar, WarSide } from "@/lib/game/war/ranked-war";
import * as z from "@/lib/zod";

export const warSide = z.pipe(
  z.object({ id: numericId, name: z.string(), score: z.number(), chain: z.nullish(z.number()) }),
  z.transform(({ id, name, score, chain }): WarSide => ({ id, name, score, chain: chain ?? 0 })),
);

export const warTarget = z.catch(z.nullish(z.number()), null);

const rankedWar = z.pipe(
  z.object({
    war_id: z.number(),
    start: epochSeconds,
    end: epochSecondsOrNull,
    target: warTarget,
    winner: idOrNull,
    factions: listOf(warSide),
  }),
  z.transform((wire): RankedWar => ({
    id: wire.war_id,
    startsAtMs: wire.start,
    endedAtMs: wire.end,
    target: wire.target ?? null,
    winnerId: wire.winner,
    sides: wire.factions.entries,
  })),
);

const sideWar = z.pipe(
  z.object({
    war_id: z.number(),
    start: epochSecondsOrNull,
    end: epochSecondsOrNull,
    territory: z.nullish(z.string()),
    factions: listOf(warSide),
  }),
  z.transform((wire): SideWar => ({
    id: wire.war_id,
    startsAtMs: wire.start,
    endedAtMs: wire.end,
    territory: wire.territory ?? null,
    sides: wire.factions.entries,
  })),
);

/** One war, none, or a list of at most one war, as some players have seen. */
const ranked = z.pipe(
  z.nullish(z.union([rankedWar, z.array(rankedWar)])),
  z.transform((war): RankedWar | null => (Array.isArray(war) ? (war[0] ?? null) : (war ?? null))),
);

export const warsWire = z.pipe(
  z.object({
    wars: z.object({ ranked, raids: listOf(sideWar), territory: listOf(sideWar) }),
  }),
  z.transform(({ wars }) => wars),
);

/** The wars of the player's faction, bypassing the game's own cache. */
export function warsQuery(session: Session) {
  return queryOptions({
    queryKey: ["account", fingerprint(session), "faction", "wars"],
    queryFn: ({ signal }) => request(session, withTimestamp("/faction/wars"), warsWire, signal),
  });
}
