import { formatCount } from "@/lib/format/numbers";
import type { Profile } from "@/lib/game/account/account";

/** "Hospital in Switzerland", "Hospital abroad" where we don't know the country; in Torn as the game has it: "Hospital". */
export const stateText = (state: string, abroadIn: string | null): string =>
  abroadIn === null ? state : `${state} ${placeText(abroadIn)}`;

const WITH_ARTICLE: ReadonlySet<string> = new Set(["Cayman Islands", "UAE", "United Kingdom"]);

/** "Switzerland", "the United Kingdom": a place within a sentence. */
export const countryText = (place: string): string =>
  WITH_ARTICLE.has(place) ? `the ${place}` : place;

/** "in Switzerland". */
export const placeText = (abroadIn: string): string =>
  abroadIn === "" ? "abroad" : `in ${countryText(abroadIn)}`;

/** "In Switzerland": where somebody is once released there. */
export const releasedText = (abroadIn: string): string =>
  abroadIn === "" ? "Abroad" : `In ${countryText(abroadIn)}`;

/**
 * The player's own state at `nowMs`: once a stay or a flight is over, where the player has been since.
 * @param landedIn where the player's flight has landed since the response; null while it flies, and without one
 */
export function stateNow(
  { state, stateUntilMs, abroadIn }: Pick<Profile, "abroadIn" | "state" | "stateUntilMs">,
  landedIn: string | null,
  nowMs: number,
): string {
  const isStay = state === "Hospital" || state === "Jail";
  if (isStay && stateUntilMs !== null && stateUntilMs <= nowMs) return inText(abroadIn);
  return state === "Traveling" && landedIn !== null
    ? inText(landedIn === "Torn" ? null : landedIn)
    : stateText(state, abroadIn);
}

const inText = (abroadIn: string | null) => (abroadIn === null ? "Okay" : releasedText(abroadIn));

/** Members outside crimes who are not counted, because they cannot join one: "3 recruits, fallen or federal members". */
export const excludedText = (count: number): string =>
  count === 1
    ? "1 recruit, fallen or federal member"
    : formatCount(count, "", "recruits, fallen or federal members");
