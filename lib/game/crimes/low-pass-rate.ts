import type { CrimeSlot } from "./organised-crime";

/** The slot's pass rate where it is under the lowest that the faction takes; null where it is not, or is not known. Percent. */
export const lowPassRate = (
  { passRate }: Pick<CrimeSlot, "passRate">,
  lowest: number,
): number | null => (passRate !== null && passRate < lowest ? passRate : null);
