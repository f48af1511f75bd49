import { PAGE_SIZE, timeRange, type TimeRange } from "@/lib/api/history/timeline";
import type { TimelineSource } from "@/lib/api/history/timeline-query";
import { request } from "@/lib/api/transport/client";
import { fingerprint, type Session } from "@/lib/api/transport/session";
import {
  epochSecondsOrNull,
  idOrNull,
  type List,
  listOf,
  numberOrNull,
  numericId,
  textOrNull,
} from "@/lib/api/transport/wire";
import { type Attack, attackAtMs, type AttackParty } from "@/lib/game/faction/attacks";
import * as z from "@/lib/zod";

const name = z.catch(textOrNull, null);

/** Two endpoints list attacks: this one has a fighter's faction as a number, the other as a record beside the name. */
const fighter = z.pipe(
  z.nullish(
    z.object({
      id: idOrNull,
      name,
      faction_id: idOrNull,
      faction: z.nullish(z.object({ id: idOrNull })),
    }),
  ),
  z.transform((wire) =>
    asFighter(wire?.id ?? null, wire?.faction_id ?? wire?.faction?.id ?? null, wire?.name ?? null),
  ),
);

/** Only the longer of the two responses contains the chain hit. 0 and null mean that the attack was no hit of a chain. */
const chainHit = z.pipe(
  z.catch(z.nullish(z.number()), null),
  z.transform((hit) => (hit === 0 ? null : (hit ?? null))),
);

const currentAttack = z.pipe(
  z.object({
    id: z.number(),
    started: epochSecondsOrNull,
    ended: epochSecondsOrNull,
    attacker: fighter,
    defender: fighter,
    result: z.string(),
    respect_gain: z.number(),
    respect_loss: numberOrNull,
    chain: chainHit,
  }),
  z.transform((wire): Attack => ({
    id: wire.id,
    startedAtMs: wire.started,
    endedAtMs: wire.ended,
    attacker: wire.attacker,
    defender: wire.defender,
    result: wire.result,
    respectGain: wire.respect_gain,
    respectLoss: wire.respect_loss,
    chain: wire.chain,
  })),
);

/** The legacy map by id: flat records, "" for a hidden attacker, and a single value for respect. */
const legacyAttack = z.pipe(
  z.object({
    id: numericId,
    timestamp_started: epochSecondsOrNull,
    timestamp_ended: epochSecondsOrNull,
    attacker_id: idOrNull,
    attacker_name: name,
    attacker_faction: idOrNull,
    defender_id: idOrNull,
    defender_name: name,
    defender_faction: idOrNull,
    result: z.string(),
    respect: z.number(),
    chain: chainHit,
  }),
  z.transform((wire): Attack => ({
    id: wire.id,
    startedAtMs: wire.timestamp_started,
    endedAtMs: wire.timestamp_ended,
    attacker: asFighter(wire.attacker_id, wire.attacker_faction, wire.attacker_name),
    defender: asFighter(wire.defender_id, wire.defender_faction, wire.defender_name),
    result: wire.result,
    respectGain: wire.respect,
    respectLoss: null,
    chain: wire.chain,
  })),
);

function asFighter(
  id: number | null,
  factionId: number | null,
  name: string | null,
): AttackParty | null {
  return id === null ? null : { id, factionId, ...(name !== null && { name }) };
}

/** An attack without a known time can't be sorted among the others. */
export const attackWire = z
  .union([currentAttack, legacyAttack])
  .check(z.refine(({ startedAtMs, endedAtMs }) => startedAtMs !== null || endedAtMs !== null));

export const attacksWire = z.pipe(
  z.object({ attacks: listOf(attackWire) }),
  z.transform(({ attacks }) => attacks),
);

function attacksPage(
  session: Session,
  range: TimeRange,
  signal: AbortSignal,
): Promise<List<Attack>> {
  const path = `/faction/attacksfull?limit=${PAGE_SIZE}${timeRange(range)}`;
  return request(session, path, attacksWire, signal);
}

/** The attacks by and on the faction. */
export const attacksTimeline = (session: Session): TimelineSource<Attack> => ({
  queryKey: ["account", fingerprint(session), "faction", "attacks"],
  fetchPage: (range, signal) => attacksPage(session, range, signal),
  // The game pages by the end time. It is the later of the two times, so nothing is skipped even if the game used the start.
  timeOf: attackAtMs,
});
