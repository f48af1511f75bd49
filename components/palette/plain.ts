/** The typed text, in the forms used for comparison. */
export interface Asked {
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
export const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[\p{M}'’.]/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

export function askedOf(typed: string): Asked {
  const text = plain(typed);
  const terms = text.split(" ").filter(Boolean);
  return { text, terms, joined: terms.join("") };
}

/** "fhc" of "feathery hotel coupon". */
export const initialsOf = (words: readonly string[]): string =>
  words.map((word) => word.charAt(0)).join("");

/** Whether the words of one name are in the other, in the same order: "War" is in "War Room", "SYM" isn’t in "Symbiotic". */
export const holdsWords = (name: string, words: string): boolean =>
  ` ${plain(name)} `.includes(` ${plain(words)} `);

interface Part {
  text: string;
  isFound: boolean;
}

/** A name split into parts, one of which is the typed text if the name contains it. */
export function partsOf(name: string, typed: string): readonly Part[] {
  const wanted = typed.trim().toLowerCase();
  const at = wanted === "" ? -1 : name.toLowerCase().indexOf(wanted);
  if (at < 0) return [{ text: name, isFound: false }];
  const end = at + wanted.length;
  return [
    { text: name.slice(0, at), isFound: false },
    { text: name.slice(at, end), isFound: true },
    { text: name.slice(end), isFound: false },
  ].filter(({ text }) => text !== "");
}
