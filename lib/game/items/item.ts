/** A kind of item. Money in dollars. */
export interface Item {
  id: number;
  name: string;
  description: string;
  /** Weapon, Drug, Plushie… in the game's words. */
  type: string;
  /** Of weapons only: Pistol, Slashing… */
  subType: string | null;
  isTradable: boolean;
  isFoundInCity: boolean;
  /** Null if it isn't traded. */
  marketPrice: number | null;
  effect: string | null;
  requirement: string | null;
  /** How many there are in the game. */
  circulation: number | null;
  imageUrl: string | null;
  soldBy: readonly ItemShop[];
}

export interface ItemShop {
  country: string;
  shop: string;
  /** What the player pays; null where the shop does not sell it. */
  buyPrice: number | null;
  /** What the player gets; null where the shop does not take it. */
  sellPrice: number | null;
}

/** What the game says about weapons and armour in addition to what it says about every item. */
export type ItemDetails = WeaponDetails | ArmourDetails;

export interface WeaponDetails {
  kind: "weapon";
  itemId: number;
  /** Primary, Secondary, Melee or Temporary. */
  slot: string;
  damage: number;
  accuracy: number;
  /** The higher, the quieter it is. */
  stealth: number;
  /** Null where it needs none. */
  ammo: Ammo | null;
  /** How many kinds of upgrade can be put on it. */
  upgrades: number;
}

interface Ammo {
  name: string;
  roundsPerMagazine: number;
  /** Rounds in one turn of a fight, at least and at most. */
  fireRate: readonly [least: number, most: number];
}

export interface ArmourDetails {
  kind: "armour";
  itemId: number;
  rating: number;
  /** Percent of each part of the body, as the game orders them. */
  coverage: readonly { part: string; percent: number }[];
}

/** The types of item that have details, in the game's words. */
const DETAILED = ["Weapon", "Armor"] as const;

export type DetailedType = (typeof DETAILED)[number];

/** The item's type where it is one that has details; else null. */
export const detailedType = (type: string): DetailedType | null =>
  DETAILED.find((name) => name === type) ?? null;
