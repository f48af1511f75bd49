import type { CompanySpecial } from "./company-type";

/** The job points that a player has left, by where they were earned. */
export interface JobPoints {
  /** By type of company. */
  companies: readonly { typeId: number; name: string; points: number }[];
  /** The game's word for the city job: "army", "law". */
  city: readonly { job: string; points: number }[];
}

/** The job points of a type of company: 0 if the player has never earned one there. */
export const pointsOfType = ({ companies }: JobPoints, typeId: number): number =>
  companies.find((each) => each.typeId === typeId)?.points ?? 0;

/** An employee's use of a special. */
export type SpecialUse =
  /** The company lacks stars. */
  | { kind: "locked"; stars: number }
  /** It works without job points. */
  | { kind: "active" }
  /** `times` is null if the player's job points are unknown. */
  | { kind: "usable"; times: number | null };

/**
 * An employee's use of a special: the number of times if it costs job points, or the stars that the company lacks.
 * @param points the player's job points of the company's type; null if unknown
 * @param stars the company's; null if unknown, which locks nothing
 */
export function specialUse(
  { cost, rating }: Pick<CompanySpecial, "cost" | "rating">,
  points: number | null,
  stars: number | null,
): SpecialUse {
  if (stars !== null && stars < rating) return { kind: "locked", stars: rating };
  if (cost === 0) return { kind: "active" };
  return { kind: "usable", times: points === null ? null : Math.floor(points / cost) };
}
