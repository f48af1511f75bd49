import { DAY_MS } from "@/lib/common/time";
import { type Bar, barNow } from "@/lib/game/account/bars";

import { BATTLE_STATS, type BattleStat, type PerStat } from "./battle-stats";
import { type Gain, gainOfRun, type TrainRun, trainsFor } from "./gain";
import { type Gym, type GymPerk, perkFactorOf, trainingIn } from "./gym";
import { applyCorrection, type Correction } from "./sessions";
import { isOpenTo } from "./special-gyms";
import { INGREDIENTS } from "./ingredients";

/** The player's data on which gains depend. */
export interface Trainee {
  stats: PerStat;
  perks: readonly GymPerk[];
  /** From the player's own sessions. */
  correction: Correction;
}

/** The energy and happy for training. */
export interface EnergyAndHappy {
  energy: number;
  happy: number;
}

/** The gain of all energy in one stat. */
export interface StatEstimate {
  stat: BattleStat;
  value: number;
  dots: number;
  perkFactor: number;
  formula: TrainRun;
  /** The formula's gain with the correction. */
  estimate: Gain;
  /** Null without a train. */
  perEnergy: number | null;
}

function estimateIn(
  gym: Gym,
  stat: BattleStat,
  { stats, perks, correction }: Trainee,
  { energy, happy }: EnergyAndHappy,
): StatEstimate | null {
  const perkFactor = perkFactorOf(perks, stat);
  const training = trainingIn(gym, stat, perkFactor);
  if (training === null) return null;
  const value = stats[stat];
  const formula = gainOfRun(training, value, happy, trainsFor(energy, gym.energyPerTrain));
  const estimate = applyCorrection(formula, correction);
  const perEnergy = formula.energy > 0 ? estimate.expected / formula.energy : null;
  return { stat, value, dots: training.dots, perkFactor, formula, estimate, perEnergy };
}

/** The gain of all this energy in each stat that the gym trains, greatest gain first. */
export const allEnergyIn = (
  gym: Gym,
  trainee: Trainee,
  available: EnergyAndHappy,
): readonly StatEstimate[] =>
  BATTLE_STATS.flatMap((stat) => estimateIn(gym, stat, trainee, available) ?? []).sort(
    (a, b) => b.estimate.expected - a.estimate.expected,
  );

/** The gain of all energy in one stat of one gym. */
export interface GymEstimate extends StatEstimate {
  gym: Gym;
}

/** The gain of the same energy in a stat for each of these gyms whose ratio holds, greatest gain first. */
export const gymEstimates = (
  gyms: readonly Gym[],
  stat: BattleStat,
  trainee: Trainee,
  available: EnergyAndHappy,
): readonly GymEstimate[] =>
  gyms
    .filter((gym) => isOpenTo(gym, trainee.stats))
    .flatMap((gym) => {
      const estimate = estimateIn(gym, stat, trainee, available);
      return estimate === null ? [] : [{ gym, ...estimate }];
    })
    .sort((a, b) => b.estimate.expected - a.estimate.expected);

/** Energy at which another gym gains more. */
export interface BetterGym {
  energy: number;
  better: GymEstimate;
  /** The gym that gains most now, with the same energy. */
  current: GymEstimate;
}

/**
 * The next amount of energy, up to `maxEnergy`, at which another gym gains more than the one that gains most now: trains of 25
 * energy leave more of it unused than trains of 10. Null if there is none.
 */
export function betterGymAt(
  gyms: readonly Gym[],
  stat: BattleStat,
  trainee: Trainee,
  { energy, happy, maxEnergy }: EnergyAndHappy & { maxEnergy: number },
): BetterGym | null {
  const [best] = gymEstimates(gyms, stat, trainee, { energy, happy });
  if (best === undefined) return null;
  // A gym can only overtake with one more train of its own.
  const steps = gyms.flatMap(({ energyPerTrain }) =>
    Array.from(
      { length: trainsFor(maxEnergy, energyPerTrain) },
      (_, train) => (train + 1) * energyPerTrain,
    ),
  );
  for (const step of [...new Set(steps)].filter((at) => at > energy).sort((a, b) => a - b)) {
    const estimates = gymEstimates(gyms, stat, trainee, { energy: step, happy });
    const [better = best] = estimates;
    const current = estimates.find(({ gym }) => gym.id === best.gym.id) ?? best;
    if (better.gym.id !== best.gym.id) return { energy: step, better, current };
  }
  return null;
}

/** The change of the same energy's gain at another happy, negative if it is less; null if the gym doesn't train the stat. */
export function changeAtHappy(
  gym: Gym,
  stat: BattleStat,
  trainee: Trainee,
  { energy, happy, otherHappy }: EnergyAndHappy & { otherHappy: number },
): { points: number; fraction: number | null } | null {
  const now = estimateIn(gym, stat, trainee, { energy, happy })?.estimate.expected;
  if (now === undefined) return null;
  const other = estimateIn(gym, stat, trainee, { energy, happy: otherHappy });
  const then = other?.estimate.expected ?? now;
  return { points: then - now, fraction: now > 0 ? then / now - 1 : null };
}

/** The time at which the bar has regenerated to this amount; null if it never does, or if its ticks are unknown. */
export function barReachesAtMs(bar: Bar, amount: number, fetchedAtMs: number): number | null {
  const { current, maximum, increment, everySeconds, nextTickSeconds } = bar;
  if (current >= amount) return fetchedAtMs;
  if (amount > maximum || increment === null || increment <= 0) return null;
  if (everySeconds === null || nextTickSeconds === null) return null;
  const ticks = Math.ceil((amount - current) / increment);
  return fetchedAtMs + (nextTickSeconds + (ticks - 1) * everySeconds) * 1000;
}

/** The amount that a bar regenerates in a day if it is never full; null if unknown. */
export const regeneratedPerDay = ({
  increment,
  everySeconds,
}: Pick<Bar, "increment" | "everySeconds">): number | null =>
  increment === null || everySeconds === null || everySeconds <= 0
    ? null
    : (increment * DAY_MS) / (everySeconds * 1000);

/** Ticks of a bar after one time and up to another, with the time of the last one. */
export interface Ticks {
  count: number;
  energy: number;
  /** Null without a tick. */
  lastAtMs: number | null;
}

/** The energy that regenerates between two times if the bar is never full; null if its ticks are unknown. */
export function ticksBetween(
  bar: Bar,
  fetchedAtMs: number,
  fromMs: number,
  toMs: number,
): Ticks | null {
  const { increment, everySeconds, nextTickSeconds } = bar;
  if (increment === null || everySeconds === null || nextTickSeconds === null) return null;
  if (everySeconds <= 0) return null;
  const firstMs = fetchedAtMs + nextTickSeconds * 1000;
  const ticksBy = (atMs: number) => Math.floor((atMs - firstMs) / (everySeconds * 1000)) + 1;
  const count = Math.max(0, ticksBy(toMs) - Math.max(0, ticksBy(fromMs)));
  const lastAtMs = count === 0 ? null : firstMs + (ticksBy(toMs) - 1) * everySeconds * 1000;
  return { count, energy: increment * count, lastAtMs };
}

/** The time at which this amount has regenerated since `fromMs`; null if it never does, or if the bar's ticks are unknown. */
export function regeneratesAtMs(
  bar: Bar,
  fetchedAtMs: number,
  fromMs: number,
  amount: number,
): number | null {
  const { increment, everySeconds, nextTickSeconds } = bar;
  const before = ticksBetween(bar, fetchedAtMs, -Infinity, fromMs);
  if (before === null || increment === null || increment <= 0) return null;
  const ticks = before.count + Math.ceil(amount / increment);
  return fetchedAtMs + ((nextTickSeconds ?? 0) + (ticks - 1) * (everySeconds ?? 0)) * 1000;
}

/** A player's energy, and the known sources of more. */
export interface EnergySources {
  energy: Bar;
  fetchedAtMs: number;
  nowMs: number;
  energyPerTrain: number;
  /** True if today's energy refill is used; null if unknown. */
  isRefillUsed: boolean | null;
  /** The time at which a drug can be taken, in the past if it can be taken now; null if unknown. */
  drugReadyAtMs: number | null;
}

/** The energy that a player can train with until a time. Null if unknown. */
export interface EnergyForecast {
  trains: number;
  /** Energy that the trains take now, and the energy that they leave. */
  now: number;
  remainder: number;
  ticks: Ticks | null;
  /** The remainder and the ticks, if the bar is never left full. */
  byItself: number | null;
  refill: number | null;
  /**
   * At most one, because the length of its cooldown is known only once it runs. `fromMs` is null if none can be taken in time.
   */
  xanax: { energy: number; fromMs: number | null } | null;
  total: number | null;
}

/** Energy until a time, such as the next 00:00 UTC, by source. */
export function energyUntil(endMs: number, sources: EnergySources): EnergyForecast {
  const { energy: bar, fetchedAtMs, nowMs, energyPerTrain, isRefillUsed, drugReadyAtMs } = sources;
  const current = barNow("energy", bar, fetchedAtMs, nowMs);
  const trains = trainsFor(current, energyPerTrain);
  const now = trains * energyPerTrain;
  const remainder = current - now;
  const ticks = ticksBetween(bar, fetchedAtMs, nowMs, endMs);
  const byItself = ticks === null ? null : remainder + ticks.energy;
  const refill = isRefillUsed === null ? null : isRefillUsed ? 0 : bar.maximum;
  const xanax = drugReadyAtMs === null ? null : xanaxUntil(endMs, Math.max(nowMs, drugReadyAtMs));
  const total =
    byItself === null || refill === null || xanax === null
      ? null
      : now + byItself + refill + xanax.energy;
  return { trains, now, remainder, ticks, byItself, refill, xanax, total };
}

/** The gains from the energy of a forecast; null if unknown. */
export interface ForecastGains extends Record<
  "now" | "byItself" | "refill" | "xanax" | "total",
  number | null
> {
  /** Gain per energy that is trained now, and per energy that comes later. */
  perEnergy: number;
  laterPerEnergy: number;
}

/**
 * The gains of a forecast in a stat: trains of now at the current happy, all later ones at no more than its maximum, to which
 * happy above it resets. Null if the gym doesn't train the stat, or if `energy` is too little for a train.
 */
export function forecastGains(
  { now, byItself, refill, xanax, total }: EnergyForecast,
  gym: Gym,
  stat: BattleStat,
  trainee: Trainee,
  { energy, happy, happyMaximum }: EnergyAndHappy & { happyMaximum: number },
): ForecastGains | null {
  const perEnergyAt = (at: number) =>
    estimateIn(gym, stat, trainee, { energy, happy: at })?.perEnergy ?? null;
  const perEnergy = perEnergyAt(happy);
  const laterPerEnergy = perEnergyAt(Math.min(happy, happyMaximum));
  if (perEnergy === null || laterPerEnergy === null) return null;
  const later = (amount: number | null) => (amount === null ? null : amount * laterPerEnergy);
  return {
    perEnergy,
    laterPerEnergy,
    now: now * perEnergy,
    byItself: later(byItself),
    refill: later(refill),
    xanax: later(xanax?.energy ?? null),
    total: total === null ? null : now * perEnergy + (total - now) * laterPerEnergy,
  };
}

const xanaxUntil = (endMs: number, fromMs: number) =>
  fromMs < endMs ? { energy: INGREDIENTS.xanax.energy, fromMs } : { energy: 0, fromMs: null };
