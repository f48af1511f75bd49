import { matches } from "@/components/list/search-field";
import { ALL, type Choice } from "@/components/window/choice";
import { costPerHappy, type Property } from "@/lib/game/properties/property";

/** The search text, the filters and the sort order of the page. */
export interface PropertyFilters {
  text: string;
  /** One of the game's modifications, or ALL. */
  modification: string;
  staff: string;
  sort: string;
}

export const EVERYTHING: PropertyFilters = {
  text: "",
  modification: ALL,
  staff: ALL,
  sort: "cost",
};

/**
 * The player's own property, then those with at least its happiness by cost, then the others by happiness from the highest; all by
 * cost if it is unknown.
 */
export const FROM_OWN = "own";

export const SORTS = [
  [FROM_OWN, "From yours up"],
  ["cost", "Cost"],
  ["name", "Name"],
  ["happy", "Happiness"],
  ["upkeep", "Upkeep"],
  ["costPerHappy", "Cost per happiness"],
  ["modifications", "Modifications"],
] as const satisfies readonly Choice[];

const byName = (a: Property, b: Property) => a.name.localeCompare(b.name, "en");

/** Ascending; properties without the figure come last. */
const rising =
  (figure: (property: Property) => number | null) =>
  (a: Property, b: Property): number => {
    const [one, other] = [figure(a) ?? Infinity, figure(b) ?? Infinity];
    return one === other ? byName(a, b) : one - other;
  };

const happiest = rising(({ happy }) => -happy);

/** Costs are sorted from the lowest, benefits from the highest. */
const ORDER: Record<string, (a: Property, b: Property) => number> = {
  name: byName,
  happy: happiest,
  upkeep: rising(({ upkeep }) => upkeep),
  costPerHappy: rising(costPerHappy),
  modifications: rising(({ modifications }) => -modifications.length),
};

/**
 * The properties that pass the filters, in order.
 * @param own the player's own property; null if unknown
 */
export function filterProperties(
  properties: readonly Property[],
  { text, modification, staff, sort }: PropertyFilters,
  own: Property | null = null,
): Property[] {
  const order = ORDER[sort] ?? rising(({ cost }) => cost);
  const rank = ({ id, happy }: Property) =>
    sort !== FROM_OWN || own === null || id === own.id ? 0 : happy >= own.happy ? 1 : 2;
  return properties
    .filter(
      (property) =>
        matches(text, property.name) &&
        (modification === ALL || property.modifications.includes(modification)) &&
        (staff === ALL || property.staff.includes(staff)),
    )
    .sort((a, b) => rank(a) - rank(b) || (rank(a) === 2 ? happiest : order)(a, b));
}
