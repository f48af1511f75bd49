import type { Perks } from "@/lib/game/account/account";

import { type BattleStat, type PerStat, perStat } from "./battle-stats";
import type { Training } from "./gain";

/** A gym of the game. */
export interface Gym {
  id: number;
  name: string;
  /** True if it requires a ratio of stats or something else besides its price. */
  isSpecial: boolean;
  energyPerTrain: number;
  /** Dollars; null if unknown. */
  cost: number | null;
  /** The multiplier of each stat's gains; 0 if the gym doesn't train it. */
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
 * Dots from either shape of response: the legacy one has them ten times as high, and no gym has more than 12. Rounded to one
 * decimal, because 28 may come as 27.999999999999996.
 */
export const dotsOf = (values: PerStat): PerStat =>
  perStat((stat) => Math.round((values[stat] > 12 ? values[stat] / 10 : values[stat]) * 10) / 10);

/** The training of a stat in a gym; null if the gym doesn't train it. */
export function trainingIn(gym: Gym, stat: BattleStat, perkFactor: number): Training | null {
  const { energyPerTrain, dots } = gym;
  return dots[stat] > 0 ? { stat, dots: dots[stat], energyPerTrain, perkFactor } : null;
}

/** The gym with the most dots for a stat; of several, the one with the least energy per train. Null if none trains it. */
export function bestGymFor(gyms: readonly Gym[], stat: BattleStat): Gym | null {
  const [best] = gyms
    .filter(({ dots }) => dots[stat] > 0)
    .sort((a, b) => b.dots[stat] - a.dots[stat] || a.energyPerTrain - b.energyPerTrain);
  return best ?? null;
}

/**
 * Energy to spend in the previous gym, for the second gym to the twenty-fourth. The only source is contr4l/TornCity-CnWiki,
 * calculator.js.
 */
const UNLOCK_ENERGY = [
  200, 500, 1000, 2000, 2750, 3000, 3500, 4000, 6000, 7000, 8000, 11_000, 12_420, 18_000, 18_100,
  24_140, 31_260, 36_610, 46_640, 56_520, 67_775, 84_535, 106_305,
];

/** The gyms that unlock one after the other, by id from 1 to 24; without the special gyms and the jail's. */
export const unlockableGyms = (gyms: readonly Gym[]): readonly Gym[] =>
  gyms
    .filter(({ id, isSpecial }) => !isSpecial && id >= 1 && id <= UNLOCK_ENERGY.length + 1)
    .sort((a, b) => a.id - b.id);

/** Energy that unlocks a gym once the previous one is unlocked; 0 for the first, null for a gym that unlocks in another way. */
export const unlockEnergyOf = ({ id, isSpecial }: Pick<Gym, "id" | "isSpecial">): number | null =>
  isSpecial ? null : id === 1 ? 0 : (UNLOCK_ENERGY[id - 2] ?? null);

/** The player's progress to the next gym. The API doesn't give it: the energy of the log is a lower bound. */
export interface UnlockProgress {
  /** Energy spent in the highest gym, according to the loaded log. */
  energySpent: number;
  /** From `experienceFactorOf`. */
  experienceFactor: number;
}

/** The next gym to unlock. */
export interface NextGym {
  gym: Gym;
  /** Energy to spend in the previous gym. */
  unlockEnergy: number;
  /** An upper bound, because the energy spent is a lower bound. */
  energyMissing: number;
}

/** The gym after the player's highest; null after the last one. */
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
  /** Null for all four. */
  stat: BattleStat | null;
  /** Negative if it lowers them. */
  percent: number;
}

/** The product of all of these perks. */
export const factorOf = (perks: readonly GymPerk[]): number =>
  perks.reduce((factor, { percent }) => factor * (1 + percent / 100), 1);

/** The perks of one stat: those for all four, and its own. */
export const perksFor = (perks: readonly GymPerk[], stat: BattleStat): readonly GymPerk[] =>
  perks.filter((perk) => perk.stat === null || perk.stat === stat);

/** The multiplier of a stat's gains by the perks. Perks multiply each other: 2 % and 5 % are 1.071. */
export const perkFactorOf = (perks: readonly GymPerk[], stat: BattleStat): number =>
  factorOf(perksFor(perks, stat));

/**
 * The gym for estimates, among the player's own: the active one, or else the highest of those that unlock one after the other. A
 * special gym isn't assumed, because its ratio may not hold.
 */
export const estimateGymOf = (own: readonly Gym[], activeId: number | null): Gym | null =>
  own.find(({ id }) => id === activeId) ?? own.filter(({ isSpecial }) => !isSpecial).at(-1) ?? null;

/** The known facts about a player's gyms. */
export interface KnownGyms {
  /** Null if unknown. */
  activeId: number | null;
  highestGymId: number | null;
  specialGymIds: readonly number[];
}

/**
 * The gyms that a player has, sorted by id: the active one, those up to it or up to the highest that the player has set, and the
 * special ones that the player has ticked. The API gives only the active one.
 */
export function ownGyms(
  gyms: readonly Gym[],
  { activeId, highestGymId, specialGymIds }: KnownGyms,
): readonly Gym[] {
  const unlockable = unlockableGyms(gyms).map(({ id }) => id);
  const known = unlockable.filter((id) => id === activeId || id === highestGymId);
  const highest = Math.max(0, ...known);
  const isOwn = ({ id }: Gym) =>
    id === activeId || specialGymIds.includes(id) || (unlockable.includes(id) && id <= highest);
  return gyms.filter(isOwn).sort((a, b) => a.id - b.id);
}
