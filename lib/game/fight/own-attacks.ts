import { sum } from "@/lib/common/numbers";
import { attackAtMs, type AttackParty, isLoss, isWin } from "@/lib/game/faction/attacks";
import { isBonusHit } from "@/lib/game/war/chain";
import { WEEK_MS } from "@/lib/common/time";
import { type Span, weekStartMs } from "@/lib/game/week/span";

import { type FairFightAttack, fairFightOf } from "./fair-fight";

/** Somebody in an attack, as the game named them then. */
export interface OwnAttackParty extends AttackParty {
  /** Null where the API's legacy answer does not say. */
  level: number | null;
}

/** An attack by or on the player. */
export interface OwnAttack extends FairFightAttack {
  /** Null where the attacker is hidden. */
  attacker: OwnAttackParty | null;
  defender: OwnAttackParty | null;
}

/** Made by the player. */
export const isOutgoing = ({ attacker }: Pick<OwnAttack, "attacker">, playerId: number): boolean =>
  attacker?.id === playerId;

/** Made on the player, by somebody known or hidden. */
export const isIncoming = (
  { attacker, defender }: Pick<OwnAttack, "attacker" | "defender">,
  playerId: number,
): boolean => attacker?.id !== playerId && defender?.id === playerId;

/** The player's own attacks among all, the newest first. */
export const outgoingOf = (attacks: readonly OwnAttack[], playerId: number): OwnAttack[] =>
  attacks
    .filter((attack) => isOutgoing(attack, playerId))
    .sort((a, b) => attackAtMs(b) - attackAtMs(a));

/** What an attack costs. */
export const ATTACK_ENERGY = 25;

/** What the player's own attacks came to. */
export interface AttackRecord {
  attacks: number;
  won: number;
  /** The others were neither: stalemates, escapes, assists. */
  lost: number;
  /** What they brought, without bonus hits. */
  respect: number;
  /** Bonus hits of a chain, which are won attacks too: their flat respect says nothing of the target. */
  bonusHits: number;
  bonusRespect: number;
  /** What all of them cost. */
  energy: number;
  /** Without bonus hits, over all other attacks, lost ones included; null without any. */
  respectPerAttack: number | null;
  /** Half of those that say how fair they were lie above it; null where none does. */
  fairFight: number | null;
}

/** Of those attacks, which are all the player's own. */
export function attackRecord(outgoing: readonly OwnAttack[]): AttackRecord {
  const bonus = outgoing.filter(isBonusHit);
  const bonusRespect = respectSum(bonus);
  const respect = respectSum(outgoing) - bonusRespect;
  const others = outgoing.length - bonus.length;
  return {
    attacks: outgoing.length,
    won: outgoing.filter(isWin).length,
    lost: outgoing.filter(isLoss).length,
    respect,
    bonusHits: bonus.length,
    bonusRespect,
    energy: outgoing.length * ATTACK_ENERGY,
    respectPerAttack: others === 0 ? null : respect / others,
    fairFight: median(outgoing.flatMap((attack) => fairFightOf(attack) ?? [])),
  };
}

const respectSum = (attacks: readonly OwnAttack[]) =>
  sum(attacks.map(({ respectGain }) => respectGain));

function median(figures: readonly number[]): number | null {
  const sorted = figures.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
}

/** How fair a fight was, and when. */
interface FairFightPoint {
  atMs: number;
  fairFight: number;
}

/** A target that the player has attacked. */
export interface TargetRecord extends AttackRecord {
  target: OwnAttackParty;
  lastAtMs: number;
  /** The known fair fights of these attacks, oldest first. */
  fairFights: readonly FairFightPoint[];
  /** How fair the last of these was; null without any. */
  lastFairFight: number | null;
  /** From the first of these to the last; null with fewer than two. A rise: the target has grown faster. */
  fairFightChange: number | null;
}

/** Of each target, as it was named last, the one attacked last first. */
export const recordsByTarget = (
  attacks: readonly OwnAttack[],
  playerId: number,
): readonly TargetRecord[] =>
  [...byTarget(outgoingOf(attacks, playerId))].map(([target, newestFirst]) => {
    const fairFights = fairFightPoints(newestFirst).toReversed();
    const [first] = fairFights;
    const last = fairFights.at(-1);
    return {
      ...attackRecord(newestFirst),
      target,
      lastAtMs: Math.max(...newestFirst.map(attackAtMs)),
      fairFights,
      lastFairFight: last?.fairFight ?? null,
      fairFightChange: first && last && first !== last ? last.fairFight - first.fairFight : null,
    };
  });

/** By the target as the first of its attacks names it; those on nobody are left out. */
function byTarget(outgoing: readonly OwnAttack[]): ReadonlyMap<OwnAttackParty, OwnAttack[]> {
  const groups = new Map<number, [OwnAttackParty, OwnAttack[]]>();
  for (const attack of outgoing) {
    const target = attack.defender;
    if (target === null) continue;
    const group = groups.get(target.id);
    if (group === undefined) groups.set(target.id, [target, [attack]]);
    else group[1].push(attack);
  }
  return new Map(groups.values());
}

const fairFightPoints = (attacks: readonly OwnAttack[]): FairFightPoint[] =>
  attacks.flatMap((attack) => {
    const fairFight = fairFightOf(attack);
    return fairFight === null ? [] : [{ atMs: attackAtMs(attack), fairFight }];
  });

/** An own attack that was won or lost. */
export interface DecidedAttack {
  id: number;
  target: OwnAttackParty;
  atMs: number;
  isLost: boolean;
  /** Null where no attack on the target says it. */
  fairFight: number | null;
}

/**
 * The player's own attacks that were won or lost, the newest first. The game writes 1 for a loss, so how fair that was is
 * taken from the attack on the same target that is nearest in time.
 */
export const decidedAttacks = (
  attacks: readonly OwnAttack[],
  playerId: number,
): readonly DecidedAttack[] =>
  [...byTarget(outgoingOf(attacks, playerId)).values()]
    .flatMap((newestFirst) => {
      const points = fairFightPoints(newestFirst);
      return newestFirst.flatMap((attack): DecidedAttack[] => {
        const { id, defender } = attack;
        if (defender === null || !(isWin(attack) || isLoss(attack))) return [];
        const atMs = attackAtMs(attack);
        const fairFight = fairFightOf(attack) ?? nearest(points, atMs)?.fairFight ?? null;
        return [{ id, target: defender, atMs, isLost: isLoss(attack), fairFight }];
      });
    })
    .sort((a, b) => b.atMs - a.atMs);

const nearest = (points: readonly FairFightPoint[], atMs: number): FairFightPoint | undefined =>
  points.toSorted((a, b) => Math.abs(a.atMs - atMs) - Math.abs(b.atMs - atMs))[0];

export interface WeekRecord extends AttackRecord {
  /** Monday 00:00 UTC. */
  fromMs: number;
  /** From when on the week's attacks are counted: later where the period or what has loaded begins within it; null if none of it has. */
  countedFromMs: number | null;
}

/**
 * Of each week from one time to another, the newest first; weeks without an attack are there too.
 * @param loadedFromMs before that, no attack has loaded
 */
export function recordsByWeek(
  attacks: readonly OwnAttack[],
  playerId: number,
  { fromMs, toMs }: Span,
  loadedFromMs: number,
): readonly WeekRecord[] {
  const byWeek = new Map<number, OwnAttack[]>();
  for (let week = weekStartMs(toMs); week >= weekStartMs(fromMs); week -= WEEK_MS) {
    byWeek.set(week, []);
  }
  for (const attack of outgoingOf(attacks, playerId)) {
    byWeek.get(weekStartMs(attackAtMs(attack)))?.push(attack);
  }
  return [...byWeek].map(([week, own]) => ({
    fromMs: week,
    countedFromMs: loadedFromMs >= week + WEEK_MS ? null : Math.max(week, fromMs, loadedFromMs),
    ...attackRecord(own),
  }));
}
