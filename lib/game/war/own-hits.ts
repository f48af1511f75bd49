import { sum } from "@/lib/common/numbers";
import { MINUTE_MS } from "@/lib/common/time";
import { type Attack, attackAtMs, isWin } from "@/lib/game/faction/attacks";
import { type FairFightAttack, fairFightOf, newestFairFights } from "@/lib/game/fight/fair-fight";

import { isBonusHit } from "./chain";

/** A member's hits in a war. */
export interface WarHits {
  /** The member's name in the first of these attacks that has one; absent if none has. */
  name?: string;
  hits: number;
  /** The respect that these hits gained, bonus hits included. */
  respect: number;
  /** The bonus hits of chains among them, whose respect is flat. */
  bonusHits: number;
  bonusRespect: number;
  /** The average of the known fair fights; null if none is known. */
  fairFight: number | null;
  lastMs: number;
}

interface Sides {
  ownId: number;
  enemyId: number;
}

/** The hits of each member on the enemies since the war began. */
export function warHits(
  attacks: readonly FairFightAttack[],
  { ownId, enemyId, fromMs }: Sides & { fromMs: number },
): ReadonlyMap<number, WarHits> {
  const found = new Map<number, FairFightAttack[]>();
  for (const attack of attacks) {
    const { attacker, defender } = attack;
    if (attacker?.factionId !== ownId || defender?.factionId !== enemyId) continue;
    if (!isWin(attack) || attackAtMs(attack) < fromMs) continue;
    found.set(attacker.id, [...(found.get(attacker.id) ?? []), attack]);
  }
  return new Map([...found].map(([id, hits]) => [id, sumOf(hits)]));
}

function sumOf(hits: readonly FairFightAttack[]): WarHits {
  const fair = hits.flatMap((hit) => fairFightOf(hit) ?? []);
  const bonusHits = hits.filter(isBonusHit);
  const name = hits.find(({ attacker }) => attacker?.name !== undefined)?.attacker?.name;
  return {
    ...(name !== undefined && { name }),
    hits: hits.length,
    respect: respectSum(hits),
    bonusHits: bonusHits.length,
    bonusRespect: respectSum(bonusHits),
    fairFight: fair.length === 0 ? null : sum(fair) / fair.length,
    lastMs: Math.max(...hits.map(attackAtMs)),
  };
}

const respectSum = (hits: readonly FairFightAttack[]) =>
  sum(hits.map(({ respectGain }) => respectGain));

/**
 * The fair fight of the last win against each enemy, by the enemy's id. It depends on the stats of both players, so for
 * another member it is only an estimate.
 */
export function fairFights(
  attacks: readonly FairFightAttack[],
  { ownId, enemyId }: Sides,
): ReadonlyMap<number, number> {
  const hits = attacks.filter(
    ({ attacker, defender }) => attacker?.factionId === ownId && defender?.factionId === enemyId,
  );
  return new Map([...newestFairFights(hits)].map(([id, hit]) => [id, fairFightOf(hit) ?? 0]));
}

/** The time after an enemy’s hit in which a hit on that enemy counts as a retaliation, according to the game’s wiki. */
export const RETALIATION_MS = 5 * MINUTE_MS;

/** An enemy who has hit a member within the last five minutes. */
export interface Retaliation {
  enemyId: number;
  memberId: number;
  untilMs: number;
}

/**
 * The enemies on whom a hit still counts as a retaliation, first to expire first. Leaves out enemies who have been hit since, and
 * hidden attackers.
 */
export function openRetaliations(
  attacks: readonly Attack[],
  { ownId, enemyId }: Sides,
  nowMs: number,
): readonly Retaliation[] {
  const open = new Map<number, Retaliation>();
  const oldestFirst = attacks
    .filter((attack) => isWin(attack) && attackAtMs(attack) + RETALIATION_MS > nowMs)
    .sort((a, b) => attackAtMs(a) - attackAtMs(b));
  for (const attack of oldestFirst) {
    const { attacker, defender } = attack;
    if (attacker === null || defender === null) continue;
    if (attacker.factionId === enemyId && defender.factionId === ownId) {
      const untilMs = attackAtMs(attack) + RETALIATION_MS;
      open.set(attacker.id, { enemyId: attacker.id, memberId: defender.id, untilMs });
    } else if (attacker.factionId === ownId) {
      open.delete(defender.id);
    }
  }
  return [...open.values()].sort((a, b) => a.untilMs - b.untilMs);
}
