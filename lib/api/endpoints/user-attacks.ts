import { PAGE_SIZE, timeRange, type TimeRange } from "@/lib/api/history/timeline";
import type { TimelineSource } from "@/lib/api/history/timeline-query";
import { request } from "@/lib/api/transport/client";
import { fingerprint, type Session } from "@/lib/api/transport/session";
import { type List, listOf, numberOrNull } from "@/lib/api/transport/wire";
import { attackAtMs, type AttackParty } from "@/lib/game/faction/attacks";
import type { OwnAttack, OwnAttackParty } from "@/lib/game/fight/own-attacks";
import * as z from "@/lib/zod";

import { fairFightAttackWire } from "./faction-war-attacks";

const party = z.pipe(
  z.catch(z.nullish(z.object({ level: z.catch(numberOrNull, null) })), null),
  z.transform((wire) => wire?.level ?? null),
);

/** The levels of both parties. The legacy response contains none. */
const levels = z.object({ attacker: party, defender: party });

/** An attack as in the faction's list, with the levels. An unreadable level doesn't drop the attack. */
const ownAttack = z.transform((wire, context): OwnAttack => {
  const attack = fairFightAttackWire.safeParse(wire);
  const level = levels.safeParse(wire);
  if (!attack.success || !level.success) {
    context.issues.push({ code: "custom", input: wire });
    return z.NEVER;
  }
  return {
    ...attack.data,
    attacker: withLevel(attack.data.attacker, level.data.attacker),
    defender: withLevel(attack.data.defender, level.data.defender),
  };
});

const withLevel = (one: AttackParty | null, level: number | null): OwnAttackParty | null =>
  one && { ...one, level };

export const ownAttacksWire = z.pipe(
  z.object({ attacks: listOf(ownAttack) }),
  z.transform(({ attacks }) => attacks),
);

/** Attacks by the player, or attacks on the player. */
export type AttackDirection = "outgoing" | "incoming";

function ownAttacksPage(
  session: Session,
  direction: AttackDirection,
  range: TimeRange,
  signal: AbortSignal,
): Promise<List<OwnAttack>> {
  // The document specifies no default order, and the timeline needs the newest first.
  const path = `/user/attacks?filters=${direction}&limit=${PAGE_SIZE}&sort=DESC${timeRange(range)}`;
  return request(session, path, ownAttacksWire, signal);
}

/** The attacks by or on the player, with the fair fight modifier of each. */
export const ownAttacksTimeline = (
  session: Session,
  direction: AttackDirection,
): TimelineSource<OwnAttack> => ({
  queryKey: ["account", fingerprint(session), "user", "attacks", direction],
  fetchPage: (range, signal) => ownAttacksPage(session, direction, range, signal),
  timeOf: attackAtMs,
});
