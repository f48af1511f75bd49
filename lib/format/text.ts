/** "the Pawn Shop" becomes "The Pawn Shop"; "TC Clothing" remains unchanged. */
export const capitalised = (text: string): string =>
  text.replace(/(?<=^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());
