import type { Property } from "./property";

/** Dollars for a point of happiness, without modifications and staff; null where there is no price or no happiness. */
export const costPerHappy = ({ cost, happy }: Property): number | null =>
  cost === null || happy <= 0 ? null : cost / happy;

/** The first of those that give happiness at the lowest cost; null where none has both. */
export function bestForHappiness(properties: readonly Property[]) {
  const priced = properties.flatMap((property) => {
    const dollars = costPerHappy(property);
    return dollars === null ? [] : [{ property, dollars }];
  });
  const lowest = priced.reduce((least, { dollars }) => Math.min(least, dollars), Infinity);
  return priced.find(({ dollars }) => dollars === lowest) ?? null;
}
