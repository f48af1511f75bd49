import { formatCount } from "@/lib/format/numbers";
import type { Profile } from "@/lib/game/account/account";

/** "Hospital in Switzerland"; "Hospital abroad" if the country is unknown; the game's own text in Torn: "Hospital". */
export const stateText = (state: string, abroadIn: string | null): string =>
  abroadIn === null ? state : `${state} ${abroadText(abroadIn)}`;

const WITH_ARTICLE: ReadonlySet<string> = new Set(["Cayman Islands", "UAE", "United Kingdom"]);

/** "Switzerland", "the United Kingdom": a place within a sentence. */
export const countryText = (country: string): string =>
  WITH_ARTICLE.has(country) ? `the ${country}` : country;

/** "in Switzerland". */
export const abroadText = (abroadIn: string): string =>
  abroadIn === "" ? "abroad" : `in ${countryText(abroadIn)}`;

/** "In Switzerland": the state of a player after release there. */
export const releasedText = (abroadIn: string): string =>
  abroadIn === "" ? "Abroad" : `In ${countryText(abroadIn)}`;

/**
 * The player's own state at `nowMs`. After a stay or a flight it says where the player is now.
 * @param landedIn the place where the player's flight has landed since the response; null in flight or without a flight
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

/** The members outside crimes who are not counted because they cannot join a crime: "3 recruits, fallen or federal members". */
export const excludedText = (count: number): string =>
  count === 1
    ? "1 recruit, fallen or federal member"
    : formatCount(count, "", "recruits, fallen or federal members");
