/** The countries that one can fly to, with the log's id and the game's word for what is theirs: "In a Swiss hospital for 5 mins". */
const COUNTRIES = [
  [2, "Mexico", "Mexican"],
  [3, "Hawaii", "Hawaiian"],
  [4, "South Africa", "South African"],
  [5, "Japan", "Japanese"],
  [6, "China", "Chinese"],
  [7, "Argentina", "Argentinian"],
  [8, "Switzerland", "Swiss"],
  [9, "Canada", "Canadian"],
  [10, "United Kingdom", "British"],
  [11, "UAE", "Emirati"],
  [12, "Cayman Islands", "Caymanian"],
] as const;

/** The log's id of the city itself. */
const TORN = 1;

/** Torn or a country, by the id that the log has for it; null for an id that is none of them. */
export const countryName = (id: number): string | null =>
  id === TORN ? "Torn" : (COUNTRIES.find(([logId]) => logId === id)?.[1] ?? null);

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
  const known = COUNTRIES.find(
    ([, country, theirs]) => hasWords(place, country) || hasWords(place, theirs),
  );
  return known?.[1] ?? (ELSEWHERE.test(place) ? "" : null);
}

const hasWords = (text: string, words: string) =>
  ` ${text} `.toLowerCase().includes(` ${words.toLowerCase()} `);

/** "Mexico" of "Returning to Torn from Mexico", the game's description of a player; null for any other. */
export const returningFrom = (description: string): string | null =>
  /^Returning to Torn from (.+)$/i.exec(description)?.[1] ?? null;
