import { sum } from "@/lib/common/numbers";
import { DAY_MS } from "@/lib/common/time";

import { BATTLE_STATS, type BattleStat, perStat, type PerStat } from "./battle-stats";
import { FULLY_COUNTED_POINTS, type Gain, gainOfTrain, type Training } from "./gain";
import { bestGymFor, type Gym, perkFactorOf, trainingIn } from "./gym";
import {
  type Correction,
  correctionFactors,
  NO_CORRECTION,
  ownGainPerEnergy,
  type TrainingSession,
} from "./sessions";
import {
  gymRatioOf,
  isOpenTo,
  REQUIRED_RATIO,
  SPECIAL_GYMS,
  type SpecialGym,
  type StatGoals,
} from "./special-gyms";
import type { Trainee } from "./training-now";

/** The energy and the days that something takes; the ranges are those of the correction. */
export interface Duration {
  energy: Gain;
  days: Gain;
  /** 00:00 UTC of the day. */
  dayMs: Gain;
}

/** Number of parts of equal relative growth, at whose ends the gain is computed. Even, for Simpson's rule. */
const PARTS = 64;

const gainPerEnergyAt = (training: Training, value: number, happy: number): number =>
  gainOfTrain(training, value, happy).expected / training.energyPerTrain;

/** Energy from one value to another without a kink between them: the integral of 1 ÷ gain, by Simpson's rule. */
function energyAlong(training: Training, from: number, to: number, happy: number): number {
  const start = Math.max(1, from);
  if (to <= start) return 0;
  const growth = Math.log(to / start) / PARTS;
  const terms = Array.from({ length: PARTS + 1 }, (_, part) => {
    const value = start * Math.exp(growth * part);
    const weight = part === 0 || part === PARTS ? 1 : part % 2 === 1 ? 4 : 2;
    return (weight * value) / gainPerEnergyAt(training, value, happy);
  });
  return (sum(terms) * growth) / 3;
}

/**
 * Energy that takes a stat from one value to another, each train at this happy; 0 if the stat is already there. Integrated
 * instead of train by train, so a billion is as quick as a thousand.
 */
export function energyTo(training: Training, from: number, to: number, happy: number): number {
  const kink = Math.min(to, Math.max(from, FULLY_COUNTED_POINTS));
  return energyAlong(training, from, kink, happy) + energyAlong(training, kink, to, happy);
}

const mapGain = (gain: Gain, change: (value: number) => number): Gain => ({
  expected: change(gain.expected),
  low: change(gain.low),
  high: change(gain.high),
});

/**
 * The duration for this energy of the formula. A day counts as soon as some of its energy is needed.
 * @param todayMs the last 00:00 UTC
 * @returns null without energy per day
 */
export function durationOf(
  energy: number,
  energyPerDay: number,
  correction: Correction,
  todayMs: number,
): Duration | null {
  if (!(energyPerDay > 0) || !Number.isFinite(energy)) return null;
  const { expected, low, high } = correctionFactors(correction);
  const corrected = { expected: energy / expected, low: energy / high, high: energy / low };
  const days = mapGain(corrected, (amount) => Math.ceil(amount / energyPerDay));
  return { energy: corrected, days, dayMs: mapGain(days, (count) => todayMs + count * DAY_MS) };
}

/** The conditions of a plan. */
export interface PlanConditions extends Trainee {
  /** The player's gyms; a special one counts while its ratio holds. */
  gyms: readonly Gym[];
  /** Happy of all trains. */
  happy: number;
  energyPerDay: number;
  todayMs: number;
}

/** The best training of a stat in the player's gyms; null if none of them trains it. */
export function bestTraining(
  stat: BattleStat,
  { gyms, stats, perks }: Pick<PlanConditions, "gyms" | "stats" | "perks">,
): Training | null {
  const gym = bestGymFor(
    gyms.filter((candidate) => isOpenTo(candidate, stats)),
    stat,
  );
  return gym === null ? null : trainingIn(gym, stat, perkFactorOf(perks, stat));
}

/** The total energy for all stats below their goal; Infinity if one of them can't be trained. */
const energyForMissing = (missing: PerStat, energyFor: (stat: BattleStat) => number) =>
  sum(BATTLE_STATS.filter((stat) => missing[stat] > 0).map(energyFor));

/**
 * The duration of gaining the points that the goals lack, one stat after the other; null if a stat can't be trained, or without
 * energy per day. Gyms stay as they are now: a ratio that changes on the way isn't foreseen.
 */
export function planOf(
  { missing, values }: Pick<StatGoals, "missing" | "values">,
  conditions: PlanConditions,
): Duration | null {
  const { stats, happy, energyPerDay, correction, todayMs } = conditions;
  const energy = energyForMissing(missing, (stat) => {
    const training = bestTraining(stat, conditions);
    return training === null ? Infinity : energyTo(training, stats[stat], values[stat], happy);
  });
  return durationOf(energy, energyPerDay, correction, todayMs);
}

/** The stats below their goal that none of the player's gyms trains: the reason why there is no plan. */
export const untrainedStats = (
  { missing }: Pick<StatGoals, "missing">,
  conditions: Pick<PlanConditions, "gyms" | "stats" | "perks">,
): readonly BattleStat[] =>
  BATTLE_STATS.filter((stat) => missing[stat] > 0 && bestTraining(stat, conditions) === null);

/** The stats below their goal without a session to base an estimate on: the reason why there is no plan by sessions. */
export const statsWithoutGain = (
  { missing }: Pick<StatGoals, "missing">,
  sessions: readonly TrainingSession[],
): readonly BattleStat[] =>
  BATTLE_STATS.filter((stat) => missing[stat] > 0 && !(ownGainPerEnergy(sessions, stat) ?? 0));

/** The plan by the gain per energy in the player's own sessions, without gyms; null if a stat has no session. */
export function planBySessions(
  { missing }: Pick<StatGoals, "missing">,
  sessions: readonly TrainingSession[],
  { energyPerDay, todayMs }: Pick<PlanConditions, "energyPerDay" | "todayMs">,
): Duration | null {
  const energy = energyForMissing(missing, (stat) => {
    const perEnergy = ownGainPerEnergy(sessions, stat);
    return perEnergy === null ? Infinity : missing[stat] / perEnergy;
  });
  return durationOf(energy, energyPerDay, NO_CORRECTION, todayMs);
}

/** Days until the player's own pace reaches a goal; null if it doesn't. */
function daysAtPace(missing: number, gainPerDay: number): number | null {
  if (missing <= 0) return 0;
  return gainPerDay > 0 ? Math.ceil(missing / gainPerDay) : null;
}

/** Days until the slowest stat reaches its goal at the player's own pace; null if one of them doesn't grow. */
export function daysToGoals(
  { missing }: Pick<StatGoals, "missing">,
  gainPerDay: PerStat,
): number | null {
  const days = BATTLE_STATS.map((stat) => daysAtPace(missing[stat], gainPerDay[stat]));
  const known = days.filter((count) => count !== null);
  return known.length < days.length ? null : Math.max(...known);
}

/**
 * Days until a special gym's ratio holds at the player's own pace, at which the other stats grow as well; null if it never does,
 * or no longer by the time that the last of them is reached.
 */
export function daysToRatio(
  special: SpecialGym,
  stats: PerStat,
  gainPerDay: PerStat,
): number | null {
  const { stats: own } = special;
  const others = BATTLE_STATS.filter((stat) => !own.includes(stat));
  const opponents = own.length === 1 ? others.map((stat) => [stat]) : [others];
  const lacks = (of: PerStat, group: readonly BattleStat[]) =>
    REQUIRED_RATIO * sum(group.map((stat) => of[stat])) - sum(own.map((stat) => of[stat]));
  const days = opponents.map((group) => daysAtPace(lacks(stats, group), -lacks(gainPerDay, group)));
  const known = days.filter((count) => count !== null);
  if (known.length < days.length) return null;
  const last = Math.max(...known);
  const then = perStat((stat) => stats[stat] + gainPerDay[stat] * last);
  // A smaller remainder is a rounding error.
  return gymRatioOf(special, then).missing < 0.5 ? last : null;
}

/**
 * Days to a goal at the player's own pace; null if that doesn't lead there. The figures of a special gym move with the other
 * stats, those of a build are taken as they are now.
 * @param goal its id
 */
export function daysByPace(
  goal: string | null,
  goals: Pick<StatGoals, "missing">,
  stats: PerStat,
  gainPerDay: PerStat,
): number | null {
  const special = SPECIAL_GYMS.find(({ name }) => name === goal);
  return special === undefined
    ? daysToGoals(goals, gainPerDay)
    : daysToRatio(special, stats, gainPerDay);
}
