/** "Hospital in Switzerland", "Hospital abroad" where we don't know the country; in Torn as the game has it: "Hospital". */
export const stateWords = (state: string, abroadIn: string | null): string =>
  abroadIn === null ? state : `${state} ${placeWords(abroadIn)}`;

/** "in Switzerland". */
export const placeWords = (abroadIn: string): string =>
  abroadIn === "" ? "abroad" : `in ${abroadIn}`;

/** "In Switzerland": where somebody is once released there. */
export const releasedWords = (abroadIn: string): string =>
  abroadIn === "" ? "Abroad" : `In ${abroadIn}`;
