import { formatCount } from "@/lib/format/numbers";

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

/** Members outside crimes who are not counted, because they cannot join one: "3 recruits, fallen or federal members". */
export const excludedText = (count: number): string =>
  count === 1
    ? "1 recruit, fallen or federal member"
    : formatCount(count, "", "recruits, fallen or federal members");
