/** What was typed, in the ways in which it is compared. */
export interface Asked {
  /** In words with one space between them. */
  text: string;
  terms: readonly string[];
  /** Without spaces: "sixpack" finds "Six-Pack". */
  joined: string;
}

/**
 * Small letters without accents. An apostrophe or a dot is left out ("Al's" is "als"); all else that is neither letter
 * nor figure parts words.
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

interface Part {
  text: string;
  isFound: boolean;
}

/** A name in parts, of which one is what was typed, where it stands there as typed. */
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
