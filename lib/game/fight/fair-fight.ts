import { sum } from "@/lib/common/numbers";
import { type Attack, attackAtMs, isWin } from "@/lib/game/faction/attacks";
import type { StatHistory } from "@/lib/game/history/stat-history";

/** An attack with how fair the fight was. */
export interface FairFightAttack extends Attack {
  /** What the game multiplied the respect by for the defender's strength, 1 to 3; null where it isn't said. */
  fairFight: number | null;
}

/**
 * How fair the fight was, 1 to 3; null where the attack doesn't say it. Only one that paid respect does: the game writes 1
 * for all others, whatever the target (22 of 22 recorded attacks that were lost, drawn, assists or paid nothing).
 */
export const fairFightOf = (attack: FairFightAttack): number | null =>
  attack.fairFight !== null &&
  attack.fairFight >= FAIR_FIGHT.least &&
  isWin(attack) &&
  attack.respectGain > 0
    ? attack.fairFight
    : null;

/** The newest attack on each player that says how fair the fight was, by the player's number. */
export function newestFairFights<A extends FairFightAttack>(
  attacks: readonly A[],
): ReadonlyMap<number, A> {
  const newest = new Map<number, A>();
  for (const attack of attacks) {
    if (attack.defender === null || fairFightOf(attack) === null) continue;
    const known = newest.get(attack.defender.id);
    if (known === undefined || attackAtMs(known) < attackAtMs(attack)) {
      newest.set(attack.defender.id, attack);
    }
  }
  return newest;
}

/** The four battle stats, without what items and perks add. */
export interface BattleStats {
  strength: number;
  defense: number;
  speed: number;
  dexterity: number;
}

/** Statistics by the game's names. */
type StatFigures = Readonly<Partial<Record<string, number | null>>>;

/** The battle stats among statistics; null unless all four are known. */
export function battleStatsIn(stats: StatFigures): BattleStats | null {
  const { strength = null, defense = null, speed = null, dexterity = null } = stats;
  return strength === null || defense === null || speed === null || dexterity === null
    ? null
    : { strength, defense, speed, dexterity };
}

/** The sum of the square roots of the four stats: what the game compares two fighters by. */
export const battleScore = ({ strength, defense, speed, dexterity }: BattleStats): number =>
  sum([strength, defense, speed, dexterity].map(Math.sqrt));

/** The player's battle score at a time, null where it isn't known. */
export type ScoreAt = (atMs: number) => number | null;

/**
 * The player's score at a time: that of the reading nearest to it, among those of the beginning of days and that of now. Null
 * where there is none.
 * @param now the player's statistics of this moment; null where they aren't known
 */
export function ownScores(history: StatHistory, now: StatFigures | null, nowMs: number): ScoreAt {
  const readings = [...Object.entries(history), [nowMs, now ?? {}] as const].flatMap(
    ([atMs, values]) => {
      const stats = battleStatsIn(values);
      return stats ? { atMs: Number(atMs), score: battleScore(stats) } : [];
    },
  );
  return (atMs) => {
    const distance = (reading: { atMs: number }) => Math.abs(reading.atMs - atMs);
    return readings.toSorted((a, b) => distance(a) - distance(b))[0]?.score ?? null;
  };
}

/** The game's limits: somebody far weaker gives 1, somebody of three quarters of the attacker's score or more gives 3. */
export const FAIR_FIGHT = { least: 1, most: 3 } as const;

/** How much a fair fight grows with the defender's score, as a part of the attacker's. */
const SLOPE = 8 / 3;

/** How fair the fight would be without the game's limit of 3, for words that say how hard it is. */
export const unlimitedFairFight = (defenderScore: number, attackerScore: number): number =>
  FAIR_FIGHT.least + (SLOPE * defenderScore) / attackerScore;

/** What the game multiplies the respect by. Source: its wiki, and the players' tools that read scores from it. */
export const fairFight = (defenderScore: number, attackerScore: number): number =>
  Math.min(FAIR_FIGHT.most, unlimitedFairFight(defenderScore, attackerScore));

/** The defender's score as a part of the attacker's, by how fair the fight would be without the limit. */
export const scoreRatio = (unlimited: number): number => (unlimited - FAIR_FIGHT.least) / SLOPE;

/** Whether a figure is an estimate, or only a limit of what it may be. */
export type Bound = "about" | "at least" | "at most";

/** What one attack says of a fighter's score. */
export interface ScoreEstimate {
  bound: Bound;
  score: number;
}

/** The game shows two decimals, so that its 1.00 may be anything below 1.005. */
const ROUNDING = 0.005;

/** How fair a fight was without the limit of 3, and whether that is exact: at 1 and at 3 the game's figure is only a bound. */
export function unlimitedEstimate(fair: number): { bound: Bound; unlimited: number } {
  if (fair >= FAIR_FIGHT.most) return { bound: "at least", unlimited: FAIR_FIGHT.most };
  if (fair <= FAIR_FIGHT.least) {
    return { bound: "at most", unlimited: FAIR_FIGHT.least + ROUNDING };
  }
  return { bound: "about", unlimited: fair };
}

/** The defender's score, from how fair the fight was and the attacker's score on that day. */
export function defenderScore(fair: number, attackerScore: number): ScoreEstimate {
  const { bound, unlimited } = unlimitedEstimate(fair);
  return { bound, score: scoreRatio(unlimited) * attackerScore };
}

const INVERSE: Readonly<Record<Bound, Bound>> = {
  about: "about",
  "at least": "at most",
  "at most": "at least",
};

/** The attacker's score, from how fair the fight was and the defender's score on that day: the other way round. */
export function attackerScore(fair: number, defendersScore: number): ScoreEstimate {
  const { bound, unlimited } = unlimitedEstimate(fair);
  return { bound: INVERSE[bound], score: defendersScore / scoreRatio(unlimited) };
}

/** From the least to the most; both are the same where it is one figure. */
export interface FigureRange {
  least: number;
  most: number;
}

export const exactly = (figure: number): FigureRange => ({ least: figure, most: figure });

/** Four equal stats are exactly a quarter of the score's square; builds in use stay under the square by 2.75 (Tornium). */
const EQUAL_STATS = 4;
const UNEQUAL_STATS = 2.75;

/** The least and the most that the four stats can add up to with this score. */
export const totalStats = (score: number): FigureRange => ({
  least: score ** 2 / EQUAL_STATS,
  most: score ** 2 / UNEQUAL_STATS,
});

/** How hard a fight is, in FFScouter's words. */
export type Difficulty = "very easy" | "easy" | "moderate" | "difficult" | "may be impossible";

const DIFFICULTIES: readonly (readonly [below: number, difficulty: Difficulty])[] = [
  [1.5, "very easy"],
  [2.5, "easy"],
  [3.5, "moderate"],
  [4.5, "difficult"],
];

/** By how fair the fight would be without the limit. */
export const difficultyOf = (unlimited: number): Difficulty =>
  DIFFICULTIES.find(([below]) => unlimited < below)?.[1] ?? "may be impossible";
