import { RESALE_FACTOR } from "./resale";

/** A kind of property, without modifications. Money in dollars. */
export interface Property {
  id: number;
  name: string;
  /** Null if it can't be bought, or if the game doesn't say. */
  cost: number | null;
  happy: number;
  /** Dollars per day. */
  upkeep: number | null;
  modifications: readonly string[];
  staff: readonly string[];
}

/** Dollars per point of happiness, without modifications and staff; null if there is no price or no happiness. */
export const costPerHappy = ({ cost, happy }: Property): number | null =>
  cost === null || happy <= 0 ? null : cost / happy;

/** The first property with the lowest cost per point of happiness; null if none has both a price and happiness. */
export function bestForHappiness(properties: readonly Property[]) {
  const priced = properties.flatMap((property) => {
    const dollars = costPerHappy(property);
    return dollars === null ? [] : [{ property, dollars }];
  });
  const lowest = priced.reduce((least, { dollars }) => Math.min(least, dollars), Infinity);
  return priced.find(({ dollars }) => dollars === lowest) ?? null;
}

export interface NextAbove {
  own: Property;
  /** Null if no property that can be bought gives more happiness. */
  next: Property | null;
}

/** The dollars that the next property costs once the player's own is sold to the game; null if either has no price. */
export function netCost({ own, next }: NextAbove): number | null {
  const cost = next?.cost ?? null;
  return cost === null || own.cost === null ? null : cost - RESALE_FACTOR * own.cost;
}

/** Net dollars per point of happiness above the player's own; null if it gives no more, or if either has no price. */
export function costPerExtraHappy(own: Property, property: Property): number | null {
  const net = netCost({ own, next: property });
  return net === null || property.happy <= own.happy ? null : net / (property.happy - own.happy);
}

/** The property with the least happiness above that of `one`; null if there is none. */
export const nextHappier = (properties: readonly Property[], one: Property): Property | null =>
  properties
    .filter(({ happy }) => happy > one.happy)
    .reduce<Property | null>(
      (least, property) => (least === null || property.happy < least.happy ? property : least),
      null,
    );

/**
 * The cheapest property that gives more happiness than the player's own; of two with the same cost, the one that gives more. Null
 * if the player's own is unknown or not in the list.
 * @param ownName as in the player's profile
 */
export function nextAbove(
  properties: readonly Property[],
  ownName: string | null,
): NextAbove | null {
  const own = properties.find(({ name }) => name === ownName);
  if (own === undefined) return null;
  const [next = null] = properties
    .filter(({ cost, happy }) => cost !== null && happy > own.happy)
    .sort((a, b) => (a.cost ?? 0) - (b.cost ?? 0) || b.happy - a.happy);
  return { own, next };
}
