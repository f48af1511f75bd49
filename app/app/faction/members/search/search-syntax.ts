import { formatList } from "@/lib/format/numbers";

import { type Criterion, not, type SearchWord } from "./criteria";

interface ParsedSearch<Row> {
  /** Returns true if a row matches every valid term. */
  finds: (row: Row) => boolean;
  /** Unknown words before a colon; they filter nothing. */
  unknown: readonly string[];
  /** Terms with an invalid value, such as "money:>lots"; they filter nothing either. */
  malformed: readonly string[];
  /** A sentence for each unknown word and each malformed term, with a correction. */
  problems: readonly string[];
}

/** Matches a value that is still empty, or has only a comparison sign so far. */
const BEGUN = /^[<>=,]*$/;

/**
 * Parses a search. An unfinished term at the very end is still being typed, so it isn't reported as a problem. Spaces around a
 * comparison sign don't count: "level > 80" is "level:>80".
 */
export function readSearch<Row>(
  typed: string,
  words: readonly SearchWord<Row>[],
  freeText: (asks: string) => Criterion<Row>,
): ParsedSearch<Row> {
  const criteria: Criterion<Row>[] = [];
  const unknown: string[] = [];
  const malformed: { term: string; example: string }[] = [];
  const names = words.map((word) => word.name);
  const spaced = new RegExp(`(^|\\s)(-?(?:${names.join("|")}):?)\\s+(?=[<>=])`, "giu");
  const terms = termsOf(typed.replace(spaced, "$1$2").replace(/([<>=])\s+(?=-?\d)/g, "$1"));
  terms.forEach(({ word: name, asks, isNegated, hasColon }, index) => {
    const add = (criterion: Criterion<Row>) =>
      criteria.push(isNegated ? not(criterion) : criterion);
    if (name === null) {
      add(freeText(asks));
      return;
    }
    const word = words.find((known) => known.name === name);
    if (word === undefined) {
      unknown.push(name);
      return;
    }
    const isBegun = BEGUN.test(asks);
    const criterion = isBegun ? null : word.read(asks);
    if (criterion !== null) add(criterion);
    else if (!isBegun || index < terms.length - 1) {
      malformed.push({ term: `${name}${hasColon ? ":" : ""}${asks}`, example: exampleOf(word) });
    }
  });

  return {
    finds: (row) => criteria.every((criterion) => criterion(row) === true),
    unknown,
    malformed: malformed.map(({ term }) => term),
    problems: [
      ...unknown.map((name) => `“${name}” isn’t a filter. The filters are ${formatList(names)}.`),
      ...malformed.map(({ term, example }) => `We don’t understand “${term}”. Try ${example}.`),
    ],
  };
}

/** "money:>1m". */
export const exampleOf = ({ name, example }: { name: string; example: string }) =>
  `${name}:${example}`;

/** The parts of a search word that completion and help need. */
export type KnownWord<Row = never> = Omit<SearchWord<Row>, "read" | "has">;

export interface Completion {
  means: string;
  /** The range of the text that it replaces. */
  start: number;
  end: number;
  /** The text that it inserts. */
  text: string;
  /** False for a word that still needs its value. */
  isWhole: boolean;
}

/**
 * The completions of the term before the caret: search words, or values if the term already has its word. Empty inside a term,
 * without a term, and for a complete term.
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

/** A part of a search as typed: "-money:>1m", "alp", "\"on holiday\"". */
interface Token {
  /** Its range in the text. */
  start: number;
  end: number;
  isNegated: boolean;
  /** The word before its colon, in lower case; null for plain text. */
  word: string | null;
  /** The rest, in lower case and without quotes. */
  asks: string;
  /** False for a word that a comparison follows without a colon: "level>80". */
  hasColon: boolean;
  quotation: "none" | "closed" | "open";
}

/**
 * An optional "-", an optional word with its colon (which a comparison doesn't need), then a quotation, a comparison with spaces
 * between thousands, or everything up to the next space or quote.
 */
const TOKEN =
  /(?=\S)(-?)(?:(\p{L}+)(?:(:)|(?=[<>=])))?(?:"([^"]*)("?)|'([^']*)'|([<>=]+-?\d{1,3}(?:\s\d{3})+(?!\S)|[^\s"]*))/gu;

/** The tokens of a search from left to right. An unclosed quotation runs to the end. */
export const tokensOf = (text: string): Token[] =>
  Array.from(text.matchAll(TOKEN), ({ index, 0: all, 1: minus, 2: word, ...rest }) => {
    const { 3: colon, 4: quoted, 5: close, 6: single, 7: bare } = rest;
    return {
      start: index,
      end: index + all.length,
      isNegated: minus === "-",
      word: word?.toLowerCase() ?? null,
      asks: (quoted ?? single ?? bare ?? "").toLowerCase(),
      hasColon: colon !== undefined,
      quotation: close === "" ? "open" : (quoted ?? single) === undefined ? "none" : "closed",
    };
  });

/** The tokens that filter. Until a quotation is closed, its words count as separate terms. */
export function termsOf(text: string): Token[] {
  const tokens = tokensOf(text);
  const last = tokens.at(-1);
  const terms =
    last?.quotation === "open"
      ? [...tokens.slice(0, -1), ...tokensOf(text.slice(last.start).replace('"', ""))]
      : tokens;
  return terms.filter(({ word, asks }) => word !== null || asks !== "");
}
