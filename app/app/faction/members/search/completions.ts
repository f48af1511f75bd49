import type { SearchWord } from "./criteria";
import { tokensOf } from "./tokens";

/** What completion and help need to know about a word. */
export type KnownWord<Row = never> = Omit<SearchWord<Row>, "read" | "has">;

export interface Completion {
  means: string;
  /** The part of the text that it replaces. */
  start: number;
  end: number;
  /** What it inserts. */
  text: string;
  /** False for a word that still needs its value. */
  isWhole: boolean;
}

/**
 * How the term before the caret may go on: with a word, or with the value of the word that is there. Nothing in
 * the midst of a term, of nothing, and of what is whole already.
 */
export function completionsAt<Row>(
  text: string,
  caret: number,
  words: readonly KnownWord<Row>[],
  rows: readonly Row[],
): readonly Completion[] {
  if (/^\S/.test(text.slice(caret))) return [];
  const token = tokensOf(text.slice(0, caret)).at(-1);
  if (token?.end !== caret || token.quotation === "closed") return [];
  const { word: typed, asks, start, end } = token;
  const minus = token.isNegated ? "-" : "";

  if (typed === null) {
    if (asks === "" || token.quotation === "open") return [];
    return words
      .filter(({ name }) => name.startsWith(asks))
      .map(({ name, means }) => ({
        means,
        start,
        end,
        text: `${minus}${name}:`,
        isWhole: false,
      }));
  }
  const word = words.find(({ name }) => name === typed);
  if (word === undefined) return [];
  return (word.values?.(rows) ?? [word.example])
    .filter((value) => value.toLowerCase().startsWith(asks) && value.toLowerCase() !== asks)
    .map((value) => ({
      means: word.means,
      start,
      end,
      text: `${minus}${typed}:${quoted(value)}`,
      isWhole: true,
    }));
}

const quoted = (value: string) => (/\s/.test(value) ? `"${value}"` : value);
