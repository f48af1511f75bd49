import { HOUR_MS } from "@/lib/common/time";
import { formatNumber } from "@/lib/format/format-number";
import { formatCount, formatList } from "@/lib/format/numbers";
import { formatDuration } from "@/lib/format/times";
import {
  INGREDIENT_KINDS,
  type IngredientKind,
  type Ingredients,
} from "@/lib/game/training/ingredients";

/** The names in the singular and in the plural. */
const INGREDIENT_NAMES: Readonly<Record<IngredientKind, readonly [one: string, many: string]>> = {
  xanax: ["Xanax", "Xanax"],
  dvd: ["Erotic DVD", "Erotic DVDs"],
  candy: ["candy", "candies"],
  ecstasy: ["Ecstasy", "Ecstasy"],
  coupon: ["Feathery Hotel Coupon", "Feathery Hotel Coupons"],
  refill: ["energy refill", "energy refills"],
};

/** The ingredients' names as labels. */
export const INGREDIENT_TITLES: Readonly<Record<IngredientKind, string>> = {
  xanax: "Xanax",
  dvd: "Erotic DVD",
  candy: "Candy",
  ecstasy: "Ecstasy",
  coupon: "Feathery Hotel Coupon",
  refill: "Energy refill",
};

/** "5 Erotic DVDs". */
export const ingredientText = (kind: IngredientKind, count: number) =>
  formatCount(count, ...INGREDIENT_NAMES[kind]);

/** "4 Xanax, 5 Erotic DVDs and 1 Ecstasy". The refill is left out, since every compared jump has one. */
export function ingredientsText(ingredients: Ingredients): string {
  const used = INGREDIENT_KINDS.filter((kind) => kind !== "refill" && ingredients[kind] > 0);
  const text = formatList(used.map((kind) => ingredientText(kind, ingredients[kind])));
  return ingredients.xanax > 0 ? text : `${text}, no stack`;
}

/** "Xanax and refill": those of a jump that flat training uses as well; "" without any. */
export function flatPartsText({ xanax, refill }: Ingredients): string {
  if (xanax === 0) return refill === 0 ? "" : "refill";
  return refill === 0 ? "Xanax" : "Xanax and refill";
}

/** "28 h", "6.5 h", "16 min": hours rounded to the half hour, the unit of booster cooldowns, and without days. */
export function hoursText(ms: number): string {
  if (ms < HOUR_MS) return formatDuration(ms);
  const hours = Math.round((ms / HOUR_MS) * 2) / 2;
  return `${formatNumber(hours, { decimals: Number.isInteger(hours) ? 0 : 1 })} h`;
}
