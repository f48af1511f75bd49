/** The countries that one can fly to, with the game's word for what is theirs: "In a Swiss hospital for 5 mins". */
const COUNTRIES = [
  ["Mexico", "Mexican"],
  ["Hawaii", "Hawaiian"],
  ["South Africa", "South African"],
  ["Japan", "Japanese"],
  ["China", "Chinese"],
  ["Argentina", "Argentinian"],
  ["Switzerland", "Swiss"],
  ["Canada", "Canadian"],
  ["United Kingdom", "British"],
  ["UAE", "Emirati"],
  ["Cayman Islands", "Caymanian"],
] as const;

/** "In hospital for 5 mins" is at home; so is anything that names no other place. */
const ELSEWHERE = /^in an? (?!torn\b).+ (?:hospital|jail|prison)\b/i;

/**
 * The country of a stay in hospital or jail, by the game's description of it: who is released there is abroad, not in
 * Torn. "" is a country that we don't know; null is a stay in Torn, and any other state.
 */
export function stayAbroad(state: string, description: string): string | null {
  if (state !== "Hospital" && state !== "Jail") return null;
  // What follows may name others: the time left, or who did it.
  const [place = ""] = description.split(" for ");
  const known = COUNTRIES.find((names) => names.some((name) => hasWords(place, name)));
  return known?.[0] ?? (ELSEWHERE.test(place) ? "" : null);
}

const hasWords = (text: string, words: string) =>
  ` ${text} `.toLowerCase().includes(` ${words.toLowerCase()} `);

/** Torn and the countries one can fly to, by the ids that the log has for them. */
const BY_LOG_ID: ReadonlyMap<number, string> = new Map([
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
export const countryName = (id: number): string | null => BY_LOG_ID.get(id) ?? null;
