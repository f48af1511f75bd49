import { HOUR_MS, MINUTE_MS } from "@/lib/common/time";

/** The ingredients of a happy jump. */
export const INGREDIENT_KINDS = ["xanax", "dvd", "candy", "ecstasy", "coupon", "refill"] as const;

export type IngredientKind = (typeof INGREDIENT_KINDS)[number];

/** The effect of one piece. Coupon and refill fill the energy bar instead of adding to it. */
export interface Ingredient {
  /** Name in the game's list of items; null for points, and for candy, which the player chooses. */
  item: string | null;
  happy: number;
  energy: number;
  boosterMs: number;
  /** Maximum number in one jump. */
  max: number;
}

/** Happy of a plain candy; the others give up to 250. Source: the game's item texts. */
export const PLAIN_CANDY_HAPPY = 25;

/**
 * Source: the game's item texts. A second Ecstasy would wait for the first one's drug cooldown, and a refill is available once a
 * day. Happy of Xanax doesn't count towards a jump: it is gone at the next quarter of the hour.
 */
export const INGREDIENTS: Readonly<Record<IngredientKind, Ingredient>> = {
  xanax: { item: "Xanax", happy: 75, energy: 250, boosterMs: 0, max: 4 },
  dvd: { item: "Erotic DVD", happy: 2500, energy: 0, boosterMs: 6 * HOUR_MS, max: Infinity },
  candy: {
    item: null,
    happy: PLAIN_CANDY_HAPPY,
    energy: 0,
    boosterMs: 30 * MINUTE_MS,
    max: Infinity,
  },
  ecstasy: { item: "Ecstasy", happy: 0, energy: 0, boosterMs: 0, max: 1 },
  coupon: {
    item: "Feathery Hotel Coupon",
    happy: 500,
    energy: 0,
    boosterMs: 6 * HOUR_MS,
    max: Infinity,
  },
  refill: { item: null, happy: 0, energy: 0, boosterMs: 0, max: 1 },
};

/** The number of each ingredient, and the type of candy. */
export interface Ingredients extends Readonly<Record<IngredientKind, number>> {
  /** Happy that one candy adds. */
  candyHappy: number;
}

export const NO_INGREDIENTS: Ingredients = {
  xanax: 0,
  dvd: 0,
  candy: 0,
  ecstasy: 0,
  coupon: 0,
  refill: 0,
  candyHappy: PLAIN_CANDY_HAPPY,
};

/** The ingredients in whole numbers, from 0 to the maximum of one jump. */
export function withinLimits(ingredients: Ingredients): Ingredients {
  const counts = INGREDIENT_KINDS.map((kind) => {
    const count = Math.floor(ingredients[kind]);
    return [kind, Math.min(INGREDIENTS[kind].max, Math.max(0, count || 0))] as const;
  });
  return { ...ingredients, ...Object.fromEntries(counts) };
}

/** Points that an energy refill costs. Source: recorded log of the game. */
export const REFILL_POINTS = 30;
