/** A kind of item. Money in dollars. */
export interface Item {
  id: number;
  name: string;
  description: string;
  /** Weapon, Drug, Plushie… in the game's words. */
  type: string;
  /** Only for weapons: Pistol, Slashing… */
  subType: string | null;
  isTradable: boolean;
  isFoundInCity: boolean;
  /** Null if it isn't traded. */
  marketPrice: number | null;
  effect: string | null;
  requirement: string | null;
  /** Number of this item in the game. */
  circulation: number | null;
  imageUrl: string | null;
  soldBy: readonly ItemShop[];
}

export interface ItemShop {
  country: string;
  shop: string;
  /** Price for the player; null if the shop doesn't sell it. */
  buyPrice: number | null;
  /** Price paid to the player; null if the shop doesn't buy it. */
  sellPrice: number | null;
}

/** The game's data of weapons and armour in addition to that of every item. */
export type ItemDetails = WeaponDetails | ArmourDetails;

export interface WeaponDetails {
  kind: "weapon";
  itemId: number;
  /** Primary, Secondary, Melee or Temporary. */
  slot: string;
  damage: number;
  accuracy: number;
  /** A higher value means quieter. */
  stealth: number;
  /** Null if it needs none. */
  ammo: Ammo | null;
  /** Number of types of upgrade that can be put on it. */
  upgrades: number;
}

interface Ammo {
  name: string;
  roundsPerMagazine: number;
  /** Rounds in one turn of a fight: minimum and maximum. */
  fireRate: readonly [least: number, most: number];
}

export interface ArmourDetails {
  kind: "armour";
  itemId: number;
  rating: number;
  /** Percent of each part of the body, in the game's order. */
  coverage: readonly { part: string; percent: number }[];
}

/** The types of item that have details, in the game's words. */
const DETAILED = ["Weapon", "Armor"] as const;

export type DetailedType = (typeof DETAILED)[number];

/** The item's type if it is one that has details; otherwise null. */
export const detailedType = (type: string): DetailedType | null =>
  DETAILED.find((name) => name === type) ?? null;
