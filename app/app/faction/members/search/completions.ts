import { SEARCH_WORDS, type SearchWord } from "@/lib/game/faction/member-search";

/** What may stand behind a word of the search. */
export type SearchValues = Readonly<Record<SearchWord, readonly string[]>>;

export interface Completion {
  word: SearchWord;
  /** The part of the text that it takes the place of. */
  start: number;
  end: number;
  /** What stands there then. */
  text: string;
  /** A word alone still wants its value. */
  isWhole: boolean;
}

/** The term before the caret: up to the last space, or to that before a quotation which is still open. */
const TERM = /(?:^|\s)((?:[^\s"]+:)?"[^"]*|\S*)$/;

const NAMES = /^(-?)(?:(\p{L}+):"?)?([^"]*)$/u;

/**
 * How the term before the caret may go on: with a word, or with the value of the word that stands there. Nothing in
 * the midst of a term, of nothing, and of what is whole already.
 */
export function completionsAt(
  text: string,
  caret: number,
  values: SearchValues,
): readonly Completion[] {
  if (/^\S/.test(text.slice(caret))) return [];
  const term = TERM.exec(text.slice(0, caret))?.[1] ?? "";
  const [, minus = "", typedWord, begun = ""] = NAMES.exec(term.toLowerCase()) ?? [];
  const place = { start: caret - term.length, end: caret };

  if (typedWord === undefined) {
    if (begun === "") return [];
    return SEARCH_WORDS.filter((word) => word.startsWith(begun)).map((word) => ({
      ...place,
      word,
      text: `${minus}${word}:`,
      isWhole: false,
    }));
  }
  const word = SEARCH_WORDS.find((known) => known === typedWord);
  if (word === undefined) return [];
  return values[word]
    .filter((value) => value.toLowerCase().startsWith(begun) && value.toLowerCase() !== begun)
    .map((value) => ({
      ...place,
      word,
      text: `${minus}${word}:${quoted(value)}`,
      isWhole: true,
    }));
}

const quoted = (value: string) => (/\s/.test(value) ? `"${value}"` : value);
