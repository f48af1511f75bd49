import type { Property } from "./property";

export interface NextAbove {
  own: Property;
  /** Null where none that can be bought gives more happiness. */
  next: Property | null;
}

/**
 * The cheapest property that gives more happiness than the player's own; of two at one cost, the one that gives more.
 * Null where the player's own isn't known, or isn't among them.
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
