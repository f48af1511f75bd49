import { sum } from "@/lib/common/numbers";
import { attackAtMs, type AttackParty, isLoss, isWin } from "@/lib/game/faction/attacks";
import { isBonusHit } from "@/lib/game/war/chain";
import { WEEK_MS } from "@/lib/common/time";
import { type Span, weekStartMs } from "@/lib/game/week/span";

import { type FairFightAttack, fairFightOf } from "./fair-fight";

/** A party of an attack, as the game named them at that time. */
export interface OwnAttackParty extends AttackParty {
  /** Null if the API's legacy response doesn't say. */
  level: number | null;
}

/** An attack by or on the player. */
export interface OwnAttack extends FairFightAttack {
  /** Null if the attacker is hidden. */
  attacker: OwnAttackParty | null;
  defender: OwnAttackParty | null;
}

/** True if the player made the attack. */
export const isOutgoing = ({ attacker }: Pick<OwnAttack, "attacker">, playerId: number): boolean =>
  attacker?.id === playerId;

/** True if somebody else, known or hidden, attacked the player. */
export const isIncoming = (
  { attacker, defender }: Pick<OwnAttack, "attacker" | "defender">,
  playerId: number,
): boolean => attacker?.id !== playerId && defender?.id === playerId;

/** The player's own attacks among all, newest first. */
export const outgoingOf = (attacks: readonly OwnAttack[], playerId: number): OwnAttack[] =>
  attacks
    .filter((attack) => isOutgoing(attack, playerId))
    .sort((a, b) => attackAtMs(b) - attackAtMs(a));

/** Energy that an attack costs. */
export const ATTACK_ENERGY = 25;

/** The results of the player's own attacks. */
export interface AttackRecord {
  attacks: number;
  won: number;
  /** The remaining ones were neither won nor lost: stalemates, escapes, assists. */
  lost: number;
  /** Respect from them, without bonus hits. */
  respect: number;
  /** Bonus hits of a chain. They are won attacks too, but their flat respect says nothing about the target. */
  bonusHits: number;
  bonusRespect: number;
  /** Energy that all of them cost. */
  energy: number;
  /** Average without bonus hits, over all other attacks including lost ones; null without any. */
  respectPerAttack: number | null;
  /** Median of the known fair fights; null if none is known. */
  fairFight: number | null;
}

/** The results of these attacks, which are all the player's own. */
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

/** The fair fight of an attack, and its time. */
interface FairFightPoint {
  atMs: number;
  fairFight: number;
}

/** The player's results against one target. */
export interface TargetRecord extends AttackRecord {
  target: OwnAttackParty;
  lastAtMs: number;
  /** The last known fair fight of these attacks; null without any. */
  lastFairFight: number | null;
  /** Change from the first known fair fight to the last; null with fewer than two. A rise means that the target has grown faster. */
  fairFightChange: number | null;
}

/** The results against each target, named as in the latest attack on it. The target that was attacked last comes first. */
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
      lastFairFight: last?.fairFight ?? null,
      fairFightChange: first && last && first !== last ? last.fairFight - first.fairFight : null,
    };
  });

/** The attacks on each target, named as in the first of them. Attacks without a known target are left out. */
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
  /** Null if no attack on the target shows it. */
  fairFight: number | null;
}

/**
 * The player's own attacks that were won or lost, newest first. The game writes a fair fight of 1 for a loss, so a loss gets the
 * fair fight of the attack on the same target that is nearest in time.
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
  /**
   * Time from which the week's attacks are counted. Later than Monday if the period or the loaded attacks begin within the week;
   * null if none of the week has loaded.
   */
  countedFromMs: number | null;
}

/**
 * The results of each week from one time to another, newest first, including weeks without an attack.
 * @param loadedFromMs no attack before this time has loaded
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
