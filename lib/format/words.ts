/** "the Pawn Shop" is "The Pawn Shop"; "TC Clothing" stays what it is. */
export const capitalised = (words: string): string =>
  words.replace(/(?<=^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());
