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
  /** Null where nobody trades it. */
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
