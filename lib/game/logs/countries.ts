/** Torn and the countries one can fly to, by the ids that the log has for them. */
const COUNTRIES: ReadonlyMap<number, string> = new Map([
  [1, "Torn"],
  [2, "Mexico"],
  [3, "Hawaii"],
  [4, "South Africa"],
  [5, "Japan"],
  [6, "China"],
  [7, "Argentina"],
  [8, "Switzerland"],
  [9, "Canada"],
  [10, "United Kingdom"],
  [11, "UAE"],
  [12, "Cayman Islands"],
]);

/** Null for an id that is none of them. */
export const countryName = (id: number): string | null => COUNTRIES.get(id) ?? null;
