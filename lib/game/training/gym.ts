import type { Perks } from "@/lib/game/account/account";

import { type BattleStat, type PerStat, perStat } from "./battle-stats";
import type { Training } from "./gain";

/** A gym of the game. */
export interface Gym {
  id: number;
  name: string;
  /** Requires a ratio of stats or something else besides its price. */
  isSpecial: boolean;
  energyPerTrain: number;
  /** Dollars; null if unknown. */
  cost: number | null;
  /** What each stat's gains are multiplied by; 0 where the gym doesn't train it. */
  dots: PerStat;
  note: string | null;
}

/** The gym where the player trains now. */
export interface ActiveGym {
  id: number;
  /** Null if unknown. */
  name: string | null;
}

/**
 * Dots of both shapes: the legacy one has them ten times as high, and no gym has more than 12. To one decimal, since 28
 * may come as 27.999999999999996.
 */
export const dotsOf = (values: PerStat): PerStat =>
  perStat((stat) => Math.round((values[stat] > 12 ? values[stat] / 10 : values[stat]) * 10) / 10);

/** How a stat is trained in a gym; null where the gym doesn't train it. */
export function trainingIn(gym: Gym, stat: BattleStat, perkFactor: number): Training | null {
  const { energyPerTrain, dots } = gym;
  return dots[stat] > 0 ? { stat, dots: dots[stat], energyPerTrain, perkFactor } : null;
}

/** The gym with the most dots for a stat; of several the one of least energy a train. Null where none trains it. */
export function bestGymFor(gyms: readonly Gym[], stat: BattleStat): Gym | null {
  const [best] = gyms
    .filter(({ dots }) => dots[stat] > 0)
    .sort((a, b) => b.dots[stat] - a.dots[stat] || a.energyPerTrain - b.energyPerTrain);
  return best ?? null;
}

/**
 * Energy to spend in the gym before it, for the second gym to the twenty-fourth. Source: contr4l/TornCity-CnWiki,
 * calculator.js, alone.
 */
const UNLOCK_ENERGY = [
  200, 500, 1000, 2000, 2750, 3000, 3500, 4000, 6000, 7000, 8000, 11_000, 12_420, 18_000, 18_100,
  24_140, 31_260, 36_610, 46_640, 56_520, 67_775, 84_535, 106_305,
];

/** The gyms that unlock one after the other, by id from 1 to 24: neither the special ones nor the jail's. */
export const unlockableGyms = (gyms: readonly Gym[]): readonly Gym[] =>
  gyms
    .filter(({ id, isSpecial }) => !isSpecial && id >= 1 && id <= UNLOCK_ENERGY.length + 1)
    .sort((a, b) => a.id - b.id);

/** Energy that unlocks a gym once the one before it is unlocked; 0 for the first, null for one that unlocks otherwise. */
export const unlockEnergyOf = ({ id, isSpecial }: Pick<Gym, "id" | "isSpecial">): number | null =>
  isSpecial ? null : id === 1 ? 0 : (UNLOCK_ENERGY[id - 2] ?? null);

/** How far the player is. The API doesn't say: the energy of the log is a lower bound. */
export interface UnlockProgress {
  /** Energy that the loaded log shows spent in the highest gym. */
  energySpent: number;
  /** From `experienceFactorOf`. */
  experienceFactor: number;
}

/** The next gym to unlock. */
export interface NextGym {
  gym: Gym;
  /** Energy to spend in the gym before it. */
  unlockEnergy: number;
  /** An upper bound, since the energy spent is a lower one. */
  energyMissing: number;
}

/** The gym after the highest that the player has; null after the last one. */
export function nextGymOf(
  gyms: readonly Gym[],
  highestId: number,
  { energySpent, experienceFactor }: UnlockProgress,
): NextGym | null {
  const gym = unlockableGyms(gyms).find(({ id }) => id > highestId);
  if (gym === undefined) return null;
  const unlockEnergy = unlockEnergyOf(gym) ?? 0;
  const missing = Math.ceil(unlockEnergy / experienceFactor - energySpent);
  return { gym, unlockEnergy, energyMissing: Math.max(0, missing) };
}

/** A perk that changes gym gains. */
export interface GymPerk {
  /** The game's own sentence. */
  text: string;
  source: keyof Perks;
  /** Null: all four. */
  stat: BattleStat | null;
  /** Below zero if it lowers them. */
  percent: number;
}

/** What all of these perks multiply by. */
export const factorOf = (perks: readonly GymPerk[]): number =>
  perks.reduce((factor, { percent }) => factor * (1 + percent / 100), 1);

/** The perks of one stat: those for all four, and its own. */
export const perksFor = (perks: readonly GymPerk[], stat: BattleStat): readonly GymPerk[] =>
  perks.filter((perk) => perk.stat === null || perk.stat === stat);

/** What the perks multiply the gains of a stat by. They multiply each other: 2 % and 5 % are 1.071. */
export const perkFactorOf = (perks: readonly GymPerk[], stat: BattleStat): number =>
  factorOf(perksFor(perks, stat));

/**
 * The gym that estimates are for, of those that the player has: the active one, else the highest of those that unlock one after
 * the other. A special one isn't assumed, since its ratio may not hold.
 */
export const estimateGymOf = (own: readonly Gym[], activeId: number | null): Gym | null =>
  own.find(({ id }) => id === activeId) ?? own.filter(({ isSpecial }) => !isSpecial).at(-1) ?? null;

/** What is known of the gyms that a player has. */
export interface GymsKnown {
  /** Null if unknown. */
  activeId: number | null;
  highestGymId: number | null;
  specialGymIds: readonly number[];
}

/**
 * The gyms that a player has, by id: the active one and those before it, up to the highest that the player has chosen, and
 * the special ones ticked. The API names the active one alone.
 */
export function ownGyms(
  gyms: readonly Gym[],
  { activeId, highestGymId, specialGymIds }: GymsKnown,
): readonly Gym[] {
  const unlockable = unlockableGyms(gyms).map(({ id }) => id);
  const known = unlockable.filter((id) => id === activeId || id === highestGymId);
  const highest = Math.max(0, ...known);
  const isOwn = ({ id }: Gym) =>
    id === activeId || specialGymIds.includes(id) || (unlockable.includes(id) && id <= highest);
  return gyms.filter(isOwn).sort((a, b) => a.id - b.id);
}
