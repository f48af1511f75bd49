/** "the Pawn Shop" is "The Pawn Shop"; "TC Clothing" stays what it is. */
export const capitalised = (text: string): string =>
  text.replace(/(?<=^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());
