/**
 * The countries with an airport: the id in the log, the name, and the adjective that the game uses in "In a Swiss hospital for 5
 * mins".
 */
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

/** The city itself, and its id in the log. */
export const TORN = "Torn";
const TORN_ID = 1;

/** Torn or a country, by its id in the log; null for any other id. */
export const countryName = (id: number): string | null =>
  id === TORN_ID ? TORN : (COUNTRIES.find(([logId]) => logId === id)?.[1] ?? null);

/** Matches a stay in hospital or jail outside Torn. "In hospital for 5 mins" names no place, so it is in Torn. */
const ELSEWHERE = /^in an? (?!torn\b).+ (?:hospital|jail|prison)\b/i;

/**
 * The country of a stay in hospital or jail, from the game's description of it. After the release the player is still
 * there. "" for an unknown country; null for a stay in Torn and for any other state.
 */
export function stayAbroad(state: string, description: string): string | null {
  if (state !== "Hospital" && state !== "Jail") return null;
  // The part after "for" may contain other countries.
  const [text = ""] = description.split(" for ");
  const known = COUNTRIES.find(
    ([, country, theirs]) => hasWords(text, country) || hasWords(text, theirs),
  );
  return known?.[1] ?? (ELSEWHERE.test(text) ? "" : null);
}

const hasWords = (text: string, words: string) =>
  ` ${text} `.toLowerCase().includes(` ${words.toLowerCase()} `);

/** "Mexico" for "Returning to Torn from Mexico", the game's description of a player. Null for any other description. */
export const returningFrom = (description: string): string | null =>
  /^Returning to Torn from (.+)$/i.exec(description)?.[1] ?? null;

const IN_COUNTRY = /^In (?:the )?(.+)$/;

/**
 * The country that a player is in, or "Torn". Null for players who are flying, who have fallen or are federal, and for a
 * country that we can't name.
 * @param description the game's own words for the state: "In Japan"
 */
export function locationOf({
  state,
  abroadIn,
  description,
}: {
  state: string;
  abroadIn: string | null;
  description: string;
}): string | null {
  switch (state) {
    case "Okay":
      return TORN;
    case "Hospital":
    case "Jail":
      return abroadIn === "" ? null : (abroadIn ?? TORN);
    case "Abroad":
      return IN_COUNTRY.exec(description)?.[1] ?? null;
    default:
      return null;
  }
}
