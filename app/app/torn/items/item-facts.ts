import type { Item } from "@/lib/game/items/item";

/** "Weapon · Pistol · Tradable · Found in the city". */
export const itemFacts = ({ type, subType, isTradable, isFoundInCity }: Item) =>
  [type, subType, isTradable ? "Tradable" : "Non-tradable", isFoundInCity && "Found in the city"]
    .filter(Boolean)
    .join(" · ");
