import { sum } from "@/lib/common/numbers";
import { type Attack, attackAtMs, isWin } from "@/lib/game/faction/attacks";
import type { StatHistory } from "@/lib/game/history/stat-history";

/** An attack with its fair fight. */
export interface FairFightAttack extends Attack {
  /** The factor by which the game multiplied the respect for the defender's strength, 1 to 3; null if unknown. */
  fairFight: number | null;
}

/**
 * The fair fight of an attack, 1 to 3; null if the attack doesn't show it. Only an attack that brought respect does: the game
 * writes 1 for all others, whatever the target (22 of 22 recorded attacks that were lost, drawn, assists or brought nothing).
 */
export const fairFightOf = (attack: FairFightAttack): number | null =>
  attack.fairFight !== null &&
  attack.fairFight >= FAIR_FIGHT.least &&
  isWin(attack) &&
  attack.respectGain > 0
    ? attack.fairFight
    : null;

/** The newest attack on each player that shows its fair fight, by player id. */
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

/** The four battle stats, without the effects of items and perks. */
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

/** The sum of the square roots of the four stats. The game compares two fighters by it. */
export const battleScore = ({ strength, defense, speed, dexterity }: BattleStats): number =>
  sum([strength, defense, speed, dexterity].map(Math.sqrt));

/** The player's battle score at a time; null if unknown. */
export type ScoreAt = (atMs: number) => number | null;

/**
 * The player's battle score at a time: that of the nearest reading, among those at the beginning of days and the current one.
 * Null without any reading.
 * @param now the player's current statistics; null if unknown
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

/** The game's limits: a far weaker defender gives 1, a defender with three quarters of the attacker's score or more gives 3. */
export const FAIR_FIGHT = { least: 1, most: 3 } as const;

/** The increase of a fair fight with the defender's score, as a part of the attacker's. */
const SLOPE = 8 / 3;

/** The fair fight without the game's limit of 3, for the words that describe the difficulty. */
export const unlimitedFairFight = (defenderScore: number, attackerScore: number): number =>
  FAIR_FIGHT.least + (SLOPE * defenderScore) / attackerScore;

/** The factor by which the game multiplies the respect. Source: its wiki, and players' tools that calculate scores from it. */
export const fairFight = (defenderScore: number, attackerScore: number): number =>
  Math.min(FAIR_FIGHT.most, unlimitedFairFight(defenderScore, attackerScore));

/** The defender's score as a part of the attacker's, from the fair fight without the limit. */
export const scoreRatio = (unlimited: number): number => (unlimited - FAIR_FIGHT.least) / SLOPE;

/** "about" if a figure is an estimate; the others if it is only a limit of the true figure. */
export type Bound = "about" | "at least" | "at most";

/** A fighter's battle score according to one attack. */
export interface ScoreEstimate {
  bound: Bound;
  score: number;
}

/** The game shows two decimals, so its 1.00 may be anything below 1.005. */
const ROUNDING = 0.005;

/** The fair fight without the limit of 3. At 1 and at 3, the game's figure is only a bound. */
export function unlimitedEstimate(fair: number): { bound: Bound; unlimited: number } {
  if (fair >= FAIR_FIGHT.most) return { bound: "at least", unlimited: FAIR_FIGHT.most };
  if (fair <= FAIR_FIGHT.least) {
    return { bound: "at most", unlimited: FAIR_FIGHT.least + ROUNDING };
  }
  return { bound: "about", unlimited: fair };
}

/** The defender's score, from the fair fight and the attacker's score on that day. */
export function defenderScore(fair: number, attackerScore: number): ScoreEstimate {
  const { bound, unlimited } = unlimitedEstimate(fair);
  return { bound, score: scoreRatio(unlimited) * attackerScore };
}

const INVERSE: Readonly<Record<Bound, Bound>> = {
  about: "about",
  "at least": "at most",
  "at most": "at least",
};

/** The attacker's score, from the fair fight and the defender's score on that day; the reverse of `defenderScore`. */
export function attackerScore(fair: number, defendersScore: number): ScoreEstimate {
  const { bound, unlimited } = unlimitedEstimate(fair);
  return { bound: INVERSE[bound], score: defendersScore / scoreRatio(unlimited) };
}

/** A range; both ends are the same for a single figure. */
export interface FigureRange {
  least: number;
  most: number;
}

export const exactly = (figure: number): FigureRange => ({ least: figure, most: figure });

/**
 * Four equal stats add up to exactly a quarter of the score's square; builds in use stay below the square divided by 2.75
 * (Tornium).
 */
const EQUAL_STATS = 4;
const UNEQUAL_STATS = 2.75;

/** The lowest and the highest total of the four stats with this score. */
export const totalStats = (score: number): FigureRange => ({
  least: score ** 2 / EQUAL_STATS,
  most: score ** 2 / UNEQUAL_STATS,
});

/** The difficulty of a fight, in FFScouter's words. */
export type Difficulty = "very easy" | "easy" | "moderate" | "difficult" | "may be impossible";

const DIFFICULTIES: readonly (readonly [below: number, difficulty: Difficulty])[] = [
  [1.5, "very easy"],
  [2.5, "easy"],
  [3.5, "moderate"],
  [4.5, "difficult"],
];

/** The difficulty for a fair fight without the limit. */
export const difficultyOf = (unlimited: number): Difficulty =>
  DIFFICULTIES.find(([below]) => unlimited < below)?.[1] ?? "may be impossible";
