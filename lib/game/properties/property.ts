/** A kind of property, without modifications. Money in dollars. */
export interface Property {
  id: number;
  name: string;
  /** Null where it cannot be bought, or the game does not say. */
  cost: number | null;
  happy: number;
  /** Dollars a day. */
  upkeep: number | null;
  modifications: readonly string[];
  staff: readonly string[];
}
