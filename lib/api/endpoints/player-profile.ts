import { queryOptions } from "@tanstack/react-query";

import { locationOf } from "@/lib/api/sentences/countries";
import { withTimestamp } from "@/lib/api/transport/api-config";
import { request } from "@/lib/api/transport/client";
import { lastSeen, playerStatus } from "@/lib/api/transport/player-status";
import { fingerprint, type Session } from "@/lib/api/transport/session";
import { currentOrLegacy, idOrNull, textOrNull } from "@/lib/api/transport/wire";
import type { LootLevel } from "@/lib/game/fight/loot-levels";
import type { PlayerProfile } from "@/lib/game/fight/targets";
import * as z from "@/lib/zod";

const details = z.catch(z.nullish(z.object({ details: textOrNull })), null);

const ROMAN: Readonly<Record<string, LootLevel>> = { I: 1, II: 2, III: 3, IV: 4, V: 5 };

/**
 * The loot level in an NPC's status: 3 for "Loot level III", null for any other text. Other tools read it there (Torn PDA, YATA),
 * but none of our responses has confirmed it. It is a second source: without it, the level is derived from the hospital stay
 * alone.
 */
function lootLevelIn(text: string): LootLevel | null {
  const roman = /^loot level ([iv]+)$/i.exec(text.trim())?.[1] ?? "";
  return ROMAN[roman.toUpperCase()] ?? null;
}

/** A player's status, with the loot level of an NPC. */
const status = z.transform((wire, context) => {
  const parsed = playerStatus.safeParse(wire);
  if (!parsed.success) {
    context.issues.push({ code: "custom", input: wire });
    return z.NEVER;
  }
  return { ...parsed.data, lootLevel: lootLevelIn(details.parse(wire)?.details ?? "") };
});

const shared = {
  name: z.string(),
  level: z.number(),
  status,
  last_action: lastSeen,
  life: z.catch(z.nullish(z.object({ current: z.number(), maximum: z.number() })), null),
};

const currentShape = z.pipe(
  z.object({ profile: z.object({ ...shared, id: z.number(), faction_id: idOrNull }) }),
  z.transform(({ profile }) => asProfile(profile, profile.id, profile.faction_id)),
);

/** The legacy response is flat, has other names, and has more fields in `life`. */
const legacyShape = z.pipe(
  z.object({
    ...shared,
    player_id: z.number(),
    faction: z.nullish(z.object({ faction_id: idOrNull })),
  }),
  z.transform((wire) => asProfile(wire, wire.player_id, wire.faction?.faction_id ?? null)),
);

const sharedWire = z.object(shared);

function asProfile(
  wire: z.output<typeof sharedWire>,
  id: number,
  factionId: number | null,
): PlayerProfile {
  const { life } = wire;
  return {
    id,
    name: wire.name,
    level: wire.level,
    factionId,
    ...wire.status,
    location: locationOf(wire.status),
    lastAction: wire.last_action,
    life: life ? { current: life.current, maximum: life.maximum } : null,
  };
}

export const playerProfileWire = currentOrLegacy(currentShape, legacyShape);

/** The current profile of a player or an NPC, bypassing the game's own cache. */
export function playerProfileQuery(session: Session, playerId: number) {
  return queryOptions({
    queryKey: ["account", fingerprint(session), "user", "playerProfile", playerId],
    queryFn: ({ signal }) =>
      request(session, withTimestamp(`/user/${playerId}/profile`), playerProfileWire, signal),
  });
}
