import { sum } from "@/lib/common/numbers";

import { BATTLE_STATS, type BattleStat } from "./battle-stats";
import { type Gym, unlockableGyms, unlockEnergyOf } from "./gym";
import { bestTraining, energyTo, type PlanConditions } from "./plan";
import { correctionFactors } from "./sessions";
import type { StatGoals } from "./special-gyms";

/** The effect of a gym that the player has yet to unlock on the way to a goal. */
export interface GymStep {
  gym: Gym;
  /** Energy until it is unlocked; an upper bound, because the energy spent before is known only in part. */
  unlockEnergy: number;
  /**
   * Days by which the gym brings the goal nearer, negative if it delays the goal; null if the goal is reached before it unlocks.
   */
  daysSaved: number | null;
}

/** The training that a stat still needs on the way to a goal. */
interface RemainingTraining {
  stat: BattleStat;
  /** The energy that it would take with one dot; with seven dots it takes a seventh. */
  left: number;
  /** The dots of the player's best gym. */
  dots: number;
}

/** The starting point of the steps. */
export interface StepsInput {
  /** The player's highest gym among those that unlock one after the other. */
  highest: Gym;
  /** All gyms of the game. */
  gyms: readonly Gym[];
  /** Energy that is still missing to unlock the next gym. */
  energyMissing: number;
  /** From `experienceFactorOf`. */
  experienceFactor: number;
}

/**
 * Each gym after the player's highest, and the days that unlocking it saves. Energy that unlocks a gym is spent in the one before
 * it, even if a special gym has more dots. It goes to the stats that lose least by that.
 */
export function gymSteps(
  { missing, values }: Pick<StatGoals, "missing" | "values">,
  conditions: PlanConditions,
  { highest, gyms, energyMissing, experienceFactor }: StepsInput,
): readonly GymStep[] {
  const remaining = remainingTraining({ missing, values }, conditions);
  if (remaining === null || !(conditions.energyPerDay > 0)) return [];
  const ladder = unlockableGyms(gyms).filter(({ id }) => id > highest.id);
  const withoutSteps = energyOf(remaining);
  return ladder.map((gym, index) => {
    const stages = ladder.slice(0, index + 1).map((next, at) => ({
      trainedIn: ladder[at - 1] ?? highest,
      energy: at === 0 ? energyMissing : (unlockEnergyOf(next) ?? 0) / experienceFactor,
    }));
    const unlockEnergy = sum(stages.map(({ energy }) => energy));
    const after = remaining.map((training) => ({
      ...training,
      dots: bestDots(training, ladder, index),
    }));
    const left = stages.reduce<readonly RemainingTraining[] | null>(
      (before, { trainedIn, energy }) => before && trainingAfter(before, trainedIn, energy),
      after,
    );
    const saved = left && (withoutSteps - unlockEnergy - energyOf(left)) / conditions.energyPerDay;
    return { gym, unlockEnergy, daysSaved: saved };
  });
}

/** The training of each stat below its goal, corrected by the player's log; null if one of them can't be trained. */
function remainingTraining(
  { missing, values }: Pick<StatGoals, "missing" | "values">,
  conditions: PlanConditions,
): readonly RemainingTraining[] | null {
  const { stats, happy } = conditions;
  const { expected } = correctionFactors(conditions.correction);
  const remaining: RemainingTraining[] = [];
  for (const stat of BATTLE_STATS.filter((each) => missing[each] > 0)) {
    const training = bestTraining(stat, conditions);
    if (training === null) return null;
    const energy = energyTo(training, stats[stat], values[stat], happy) / expected;
    remaining.push({ stat, left: energy * training.dots, dots: training.dots });
  }
  return remaining;
}

const energyOf = (remaining: readonly RemainingTraining[]): number =>
  sum(remaining.map(({ left, dots }) => left / dots));

/** The most dots for a stat once the gyms up to this index are unlocked. */
const bestDots = (
  { stat, dots }: RemainingTraining,
  ladder: readonly Gym[],
  index: number,
): number => Math.max(dots, ...ladder.slice(0, index + 1).map((gym) => gym.dots[stat]));

/** The training that remains after this energy in a gym; null if all of it is done before that. */
function trainingAfter(
  remaining: readonly RemainingTraining[],
  { dots }: Gym,
  energy: number,
): readonly RemainingTraining[] | null {
  let available = energy;
  const left = remaining
    .toSorted((a, b) => dots[b.stat] / b.dots - dots[a.stat] / a.dots)
    .map((training) => {
      const rate = dots[training.stat];
      // Infinite if the gym doesn't train the stat: energy spent there is lost for the goal.
      const needed = training.left / rate;
      const spent = Math.min(available, needed);
      available -= spent;
      return { ...training, left: spent === needed ? 0 : training.left - spent * rate };
    });
  return left.some((training) => training.left > 0) ? left : null;
}
