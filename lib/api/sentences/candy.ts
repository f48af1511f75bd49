import type { Item } from "@/lib/game/items/item";

/** "Increases happiness by 25 and booster cooldown by 30 minutes." */
const HAPPINESS = /happiness by (\d+)/;

/** What one of a candy adds to happy; 0 for every other item. */
export const candyHappy = ({ type, effect }: Pick<Item, "type" | "effect">): number =>
  type === "Candy" ? Number(HAPPINESS.exec(effect ?? "")?.[1] ?? 0) : 0;
