import { sum } from "@/lib/common/numbers";

import type { FlightKind, FlightKindId } from "./flight-kinds";

/** The items that a perk adds to the capacity. */
export interface CapacityPerk {
  /** "Large Suitcase" if the perk names what gives it; otherwise the source of the perk, such as "faction". */
  source: string;
  items: number;
}

/** The player's perks, as far as they concern flights. */
export interface TravelPerks {
  items: readonly CapacityPerk[];
  /** The best kind of flight that they give; null if they say nothing of flights. */
  kind: FlightKindId | null;
}

/** The number of items that the player can carry on a flight of this kind. */
export const capacityOf = ({ items }: TravelPerks, { capacity }: FlightKind): number =>
  capacity + sum(items.map((perk) => perk.items));
