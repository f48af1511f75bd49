import { sum } from "./numbers";

/** The sum; null if a value is unknown. The sum of no values is 0. */
export function sumOrNull(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === values.length ? sum(known) : null;
}

/** The sum of the known values; null if none is known. */
export function sumOfKnown(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : sum(known);
}
