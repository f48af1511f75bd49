import { PAGE_SIZE, timeRange, type TimeRange } from "@/lib/api/history/timeline";
import type { TimelineSource } from "@/lib/api/history/timeline-query";
import { request } from "@/lib/api/transport/client";
import { fingerprint, type Session } from "@/lib/api/transport/session";
import { type List, listOf, passIssues } from "@/lib/api/transport/wire";
import { attackAtMs } from "@/lib/game/faction/attacks";
import type { FairFightAttack } from "@/lib/game/fight/fair-fight";
import * as z from "@/lib/zod";

import { attackWire } from "./faction-attacks";

const fairFight = z.pipe(
  z.object({
    modifiers: z.catch(z.nullable(z.object({ fair_fight: z.number() })), null),
  }),
  z.transform(({ modifiers }) => modifiers?.fair_fight ?? null),
);

/** An attack is still read if its fair fight modifier can't be. */
export const fairFightAttackWire = z.transform((wire, context): FairFightAttack => {
  const attack = attackWire.safeParse(wire);
  if (attack.success) return { ...attack.data, fairFight: fairFight.parse(wire) };
  return passIssues(context, wire, attack.error);
});

export const warAttacksWire = z.pipe(
  z.object({ attacks: listOf(fairFightAttackWire) }),
  z.transform(({ attacks }) => attacks),
);

function warAttacksPage(
  session: Session,
  range: TimeRange,
  signal: AbortSignal,
): Promise<List<FairFightAttack>> {
  const path = `/faction/attacks?limit=${PAGE_SIZE}${timeRange(range)}`;
  return request(session, path, warAttacksWire, signal);
}

/** The attacks by and on the faction, with the fair fight modifier of each. */
export const warAttacksTimeline = (session: Session): TimelineSource<FairFightAttack> => ({
  queryKey: ["account", fingerprint(session), "faction", "warAttacks"],
  fetchPage: (range, signal) => warAttacksPage(session, range, signal),
  timeOf: attackAtMs,
});
