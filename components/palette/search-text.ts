/** The typed text, in the forms used for comparison. */
export interface SearchText {
  /** In words with one space between them. */
  text: string;
  terms: readonly string[];
  /** Without spaces: "sixpack" finds "Six-Pack". */
  joined: string;
}

/**
 * Lower case without accents. Apostrophes and dots are dropped ("Al's" is "als"); everything else that is neither a letter
 * nor a digit separates words.
 */
export const normalizeText = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[\p{M}'’.]/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

export function normalizeSearch(typed: string): SearchText {
  const text = normalizeText(typed);
  const terms = text.split(" ").filter(Boolean);
  return { text, terms, joined: terms.join("") };
}

/** "fhc" of "feathery hotel coupon". */
export const initialsOf = (words: readonly string[]): string =>
  words.map((word) => word.charAt(0)).join("");

/** Whether the words of one name are in the other, in the same order: "War" is in "War Room", "SYM" isn’t in "Symbiotic". */
export const holdsWords = (name: string, words: string): boolean =>
  ` ${normalizeText(name)} `.includes(` ${normalizeText(words)} `);

interface Part {
  text: string;
  isMatch: boolean;
}

/** A name split into parts, one of which is the typed text if the name contains it. */
export function partsOf(name: string, typed: string): readonly Part[] {
  const wanted = typed.trim().toLowerCase();
  const at = wanted === "" ? -1 : name.toLowerCase().indexOf(wanted);
  if (at < 0) return [{ text: name, isMatch: false }];
  const end = at + wanted.length;
  return [
    { text: name.slice(0, at), isMatch: false },
    { text: name.slice(at, end), isMatch: true },
    { text: name.slice(end), isMatch: false },
  ].filter(({ text }) => text !== "");
}
