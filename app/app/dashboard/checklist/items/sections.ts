/** In the order in which they are shown. */
export const SECTIONS = [
  "General",
  "Faction Membership",
  "Faction Leadership",
  "Company",
  "Casino",
] as const;

export type Section = (typeof SECTIONS)[number];
