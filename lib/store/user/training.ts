import { HOUR_MS } from "@/lib/common/time";
import type { PerStat } from "@/lib/game/training/battle-stats";
import type { Ingredients } from "@/lib/game/training/ingredients";
import { clampedInt, id, lenientArray, text } from "@/lib/store/engine/lenient-schemas";
import { jsonValue, type StoredValue } from "@/lib/store/engine/stored-value";
import * as z from "@/lib/zod";

/** A jump that the player has saved, with its own name. */
export interface SavedJump {
  name: string;
  ingredients: Ingredients;
}

/** The player's inputs about training. */
export interface TrainingChoices {
  /** The highest gym that the player has; null until it is selected, since the API doesn't provide it. */
  highestGymId: number | null;
  /** The special gyms that the player has ticked. */
  specialGymIds: readonly number[];
  /** A build, or the name of a special gym; null without a goal. */
  goal: string | null;
  /** The player's own goal for each stat; 0 for none. */
  goals: PerStat;
  /** The energy that the player plans to train with per day; null for the average of the log. */
  energyPerDay: number | null;
  /** The time from one Xanax to the next; null for the usual time. */
  xanaxGapMs: number | null;
  /** True if estimates are multiplied by the log's correction of the formula. */
  isCorrected: boolean;
  jumps: readonly SavedJump[];
}

/**
 * The maximum number of jumps that can be saved. A merged backup may have more, and none of them is lost. Source: contract 20.4.
 */
export const MAX_JUMPS = 20;
const MAX_MERGED_JUMPS = 1000;
export const MAX_ENERGY_PER_DAY = 10_000;
const MAX_COUNT = 100;
/** The happy of the best candy. Source: the game’s item texts. */
const MAX_CANDY_HAPPY = 250;

const NO_GOALS: PerStat = { strength: 0, defense: 0, speed: 0, dexterity: 0 };

export const NO_CHOICES: TrainingChoices = {
  highestGymId: null,
  specialGymIds: [],
  goal: null,
  goals: NO_GOALS,
  energyPerDay: null,
  xanaxGapMs: null,
  isCorrected: true,
  jumps: [],
};

/** A field that has its fallback if it is missing or of another type. */
const or = <T>(schema: z.ZodMiniType<T>, fallback: T) => z.catch(schema, fallback);

const count = or(clampedInt(0, MAX_COUNT), 0);
const points = or(clampedInt(0, Number.MAX_SAFE_INTEGER), 0);

const jump = z.object({
  name: text(40),
  ingredients: z.object({
    xanax: count,
    dvd: count,
    candy: count,
    ecstasy: count,
    coupon: count,
    refill: count,
    candyHappy: or(clampedInt(0, MAX_CANDY_HAPPY), 0),
  }),
});

const choices = z.object({
  highestGymId: or(z.nullable(id), null),
  specialGymIds: or(lenientArray(id, 20), []),
  goal: or(z.nullable(text(40)), null),
  goals: or(
    z.object({ strength: points, defense: points, speed: points, dexterity: points }),
    NO_GOALS,
  ),
  energyPerDay: or(z.nullable(clampedInt(1, MAX_ENERGY_PER_DAY)), null),
  xanaxGapMs: or(z.nullable(clampedInt(0, 24 * HOUR_MS)), null),
  isCorrected: or(z.boolean(), true),
  jumps: or(lenientArray(jump, MAX_MERGED_JUMPS), []),
});

/** The player's inputs about training: gyms, a goal, jumps. */
export const trainingStore = jsonValue<TrainingChoices>("training", choices, NO_CHOICES);

export function setTraining(
  store: StoredValue<TrainingChoices>,
  changed: Partial<TrainingChoices>,
) {
  store.set({ ...store.get(), ...changed });
}

/**
 * Saves a jump. A jump of the same name is replaced. Returns false, and changes nothing, if there are already as many others as
 * can be saved.
 */
export function saveJump(store: StoredValue<TrainingChoices>, jump: SavedJump): boolean {
  const { jumps } = store.get();
  const others = jumps.filter(({ name }) => name !== jump.name);
  if (others.length === jumps.length && jumps.length >= MAX_JUMPS) return false;
  setTraining(store, { jumps: [...others, jump] });
  return true;
}

export function removeJump(store: StoredValue<TrainingChoices>, name: string) {
  setTraining(store, { jumps: store.get().jumps.filter((jump) => jump.name !== name) });
}
