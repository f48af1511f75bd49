import * as z from "@/lib/zod";

import { request } from "@/lib/api/client";
import { fingerprint, type Session } from "@/lib/api/session";
import { timeRange, type TimeRange } from "@/lib/api/time-range";
import { PAGE_SIZE } from "@/lib/api/timeline";
import type { TimelineSource } from "@/lib/api/timeline-query";
import { epochSecondsOrNull, idOrNull, type List, listOf, numericId } from "@/lib/api/wire";
import { attackAtMs } from "@/lib/game/faction/attack";
import type { WarAttack } from "@/lib/game/war/own-hits";

const fighter = z.pipe(
  z.nullish(z.object({ id: z.number(), faction: z.nullish(z.object({ id: idOrNull })) })),
  z.transform((wire) => (wire ? { id: wire.id, factionId: wire.faction?.id ?? null } : null)),
);

/** The rest of an attack doesn't depend on it. */
const fairFight = z.catch(
  z.pipe(
    z.object({ fair_fight: z.number() }),
    z.transform((wire): number | null => wire.fair_fight),
  ),
  null,
);

const liveAttack = z.pipe(
  z.object({
    id: z.number(),
    started: epochSecondsOrNull,
    ended: epochSecondsOrNull,
    attacker: fighter,
    defender: fighter,
    result: z.string(),
    respect_gain: z.number(),
    respect_loss: z.number(),
    modifiers: fairFight,
  }),
  z.transform((wire): WarAttack => ({
    id: wire.id,
    startedAtMs: wire.started,
    endedAtMs: wire.ended,
    attacker: wire.attacker,
    defender: wire.defender,
    result: wire.result,
    respectGain: wire.respect_gain,
    respectLoss: wire.respect_loss,
    fairFight: wire.modifiers,
  })),
);

/** The older map by id: flat, a hidden attacker as "", and one figure of respect. */
const olderAttack = z.pipe(
  z.object({
    id: numericId,
    timestamp_started: epochSecondsOrNull,
    timestamp_ended: epochSecondsOrNull,
    attacker_id: idOrNull,
    attacker_faction: idOrNull,
    defender_id: idOrNull,
    defender_faction: idOrNull,
    result: z.string(),
    respect: z.number(),
    modifiers: fairFight,
  }),
  z.transform((wire): WarAttack => ({
    id: wire.id,
    startedAtMs: wire.timestamp_started,
    endedAtMs: wire.timestamp_ended,
    attacker: asFighter(wire.attacker_id, wire.attacker_faction),
    defender: asFighter(wire.defender_id, wire.defender_faction),
    result: wire.result,
    respectGain: wire.respect,
    respectLoss: null,
    fairFight: wire.modifiers,
  })),
);

const asFighter = (id: number | null, factionId: number | null) =>
  id === null ? null : { id, factionId };

/** An attack without a known time can't be sorted among the others. */
const attack = z
  .union([liveAttack, olderAttack])
  .check(z.refine(({ startedAtMs, endedAtMs }) => startedAtMs !== null || endedAtMs !== null));

export const warAttacksWire = z.pipe(
  z.object({ attacks: listOf(attack) }),
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

/** The attacks by and on the faction, with what each hit's respect was made of. */
export const warAttacksTimeline = (session: Session): TimelineSource<WarAttack> => ({
  queryKey: ["account", fingerprint(session), "faction", "warAttacks"],
  readPage: (range, signal) => warAttacksPage(session, range, signal),
  timeOf: attackAtMs,
});
