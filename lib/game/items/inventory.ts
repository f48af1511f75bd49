/** The categories of the player's inventory, as the game names them. An item's type is one, except for weapons and armour. */
const CATEGORIES = [
  "Alcohol",
  "Artifact",
  "Book",
  "Booster",
  "Candy",
  "Car",
  "Clothing",
  "Collectible",
  "Drug",
  "Energy Drink",
  "Enhancer",
  "Flower",
  "Jewelry",
  "Material",
  "Medical",
  "Other",
  "Plushie",
  "Special",
  "Supply Pack",
  "Temporary",
  "Tool",
] as const;
export type InventoryCategory = (typeof CATEGORIES)[number];

/** The category of items of this type; null if there is none of that name. */
export const inventoryCategory = (type: string): InventoryCategory | null =>
  CATEGORIES.find((category) => category === type) ?? null;
