import { PAGE_SIZE, timeRange, type TimeRange } from "@/lib/api/history/timeline";
import type { TimelineSource } from "@/lib/api/history/timeline-query";
import { request } from "@/lib/api/transport/client";
import type { Session } from "@/lib/api/transport/session";
import { warAttacksKey } from "@/lib/api/transport/war-attacks-key";
import { type List, listOf, passIssues } from "@/lib/api/transport/wire";
import { attackAtMs } from "@/lib/game/faction/attacks";
import type { FairFightAttack } from "@/lib/game/fight/fair-fight";
import type { LoggedAttack } from "@/lib/game/treasury/attack-log";
import * as z from "@/lib/zod";

import { attackWire } from "./faction-attacks";

const modifier = z.catch(z.nullish(z.number()), null);

const modifiers = z.pipe(
  z.object({
    modifiers: z.catch(
      z.nullish(z.object({ fair_fight: modifier, retaliation: modifier, overseas: modifier })),
      null,
    ),
  }),
  z.transform(({ modifiers: wire }) => ({
    fairFight: wire?.fair_fight ?? null,
    // A modifier of 1 changes nothing.
    isRetaliation: (wire?.retaliation ?? 1) > 1,
    isAbroad: (wire?.overseas ?? 1) > 1,
  })),
);

/** An attack of the faction, with the modifiers of its respect. */
export interface WarAttack extends FairFightAttack, LoggedAttack {}

/** An attack is still read if its modifiers can't be. */
const warAttackWire = z.transform((wire, context): WarAttack => {
  const attack = attackWire.safeParse(wire);
  if (attack.success) return { ...attack.data, ...modifiers.parse(wire) };
  return passIssues(context, wire, attack.error);
});

/** An attack with only its fair fight. */
export const fairFightAttackWire = z.transform((wire, context): FairFightAttack => {
  const attack = attackWire.safeParse(wire);
  if (attack.success) return { ...attack.data, fairFight: modifiers.parse(wire).fairFight };
  return passIssues(context, wire, attack.error);
});

export const warAttacksWire = z.pipe(
  z.object({ attacks: listOf(warAttackWire) }),
  z.transform(({ attacks }) => attacks),
);

function warAttacksPage(
  session: Session,
  range: TimeRange,
  signal: AbortSignal,
): Promise<List<WarAttack>> {
  const path = `/faction/attacks?limit=${PAGE_SIZE}${timeRange(range)}`;
  return request(session, path, warAttacksWire, signal);
}

/** The attacks by and on the faction, with the modifiers of each. */
export const warAttacksTimeline = (session: Session): TimelineSource<WarAttack> => ({
  queryKey: warAttacksKey(session),
  fetchPage: (range, signal) => warAttacksPage(session, range, signal),
  timeOf: attackAtMs,
});
