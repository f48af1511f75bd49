import MiniSearch from "minisearch";
import type { Route } from "next";

import type { IconName } from "@/components/navigation/navigation";

/** The kinds that the palette finds, in the order used for equally good matches. */
const KINDS = [
  "page",
  "action",
  "item",
  "stock",
  "course",
  "company",
  "property",
  "member",
] as const;

export type EntryKind = (typeof KINDS)[number];

/** Something that the search can find. */
export interface Findable {
  kind: EntryKind;
  /** All of its names; the first one is shown. */
  names: readonly string[];
  /** Acronyms and codes, matched from the start. */
  codes: readonly string[];
  /** The game's id, matched only as a whole; null for anything else. */
  gameId: number | null;
}

export interface PaletteEntry extends Findable {
  /** A unique key. */
  id: string;
  /** Shown after its name. */
  detail: string;
  /** A page to open, or an action. */
  leadsTo: Route | (() => void);
  /** Its own icon. Defaults to the icon of its kind. */
  icon?: IconName;
}

/** A page of the site, as content/navigation.ts describes it. */
export interface PalettePage {
  path: Route;
  title: string;
  /** Other names that players use. */
  also: readonly string[];
  icon?: IconName;
}

/** The typed text, in the forms used for comparison. */
interface SearchText {
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

function normalizeSearch(typed: string): SearchText {
  const text = normalizeText(typed);
  const terms = text.split(" ").filter(Boolean);
  return { text, terms, joined: terms.join("") };
}

/** "fhc" of "feathery hotel coupon". */
const initialsOf = (words: readonly string[]): string =>
  words.map((word) => word.charAt(0)).join("");

/** True if `name` contains the words in the same order: "War" is in "War Room", "SYM" isn’t in "Symbiotic". */
export const holdsWords = (name: string, words: string): boolean =>
  ` ${normalizeText(name)} `.includes(` ${normalizeText(words)} `);

interface MatchedPart {
  text: string;
  isMatch: boolean;
}

/** A name split into parts, one of which is the typed text if the name contains it. */
export function partsOf(name: string, typed: string): readonly MatchedPart[] {
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

/** The ranks of a match between the typed text and a name or code, best first. */
const EXACTLY = 0;
const BEGINS = 1;
const SHORT_FORM = 2;
const WORDS_BEGIN = 3;
const WITHIN = 4;
const SWAPPED = 5;
const TYPO = 6;
const NOT = Infinity;

/** From this length on, a text may match inside a word: two letters would match too many. */
const WITHIN_FROM = 3;
/** The word lengths from which one typo, or two, are allowed. */
const ONE_TYPO_FROM = 4;
const TWO_TYPOS_FROM = 8;

export interface Hit<T> {
  entry: T;
  /** The best match among its names. */
  name: string;
  rank: number;
  /** The similarity of a word with a typo; higher is closer. */
  similarity: number;
}

export interface ResultGroup<T> {
  kind: EntryKind;
  /** The best matches, in order. */
  hits: readonly Hit<T>[];
  total: number;
}

/** Searches a list of entries. The index is built with the first search. */
interface SearchIndex<T> {
  asTyped: (asked: SearchText) => readonly Hit<T>[];
  /** With typos allowed. */
  withTypos: (asked: SearchText) => readonly Hit<T>[];
}

/**
 * The matches of a text, by kind, the kind of the best match first. Typos are allowed only if nothing matches as typed:
 * "bear" shouldn't find beer.
 */
export function searchGroups<T extends Findable>(
  indexes: readonly SearchIndex<T>[],
  text: string,
  perKind: number,
): readonly ResultGroup<T>[] {
  const asked = normalizeSearch(text);
  if (asked.terms.length === 0) return [];
  const typed = indexes.flatMap((finder) => finder.asTyped(asked));
  const hits = typed.length > 0 ? typed : indexes.flatMap((finder) => finder.withTypos(asked));
  const sorted = [...hits].sort(byRank);
  return [...new Set(sorted.map(({ entry }) => entry.kind))].map((kind) => {
    const all = sorted.filter(({ entry }) => entry.kind === kind);
    return { kind, hits: all.slice(0, perKind), total: all.length };
  });
}

const byRank = (a: Hit<Findable>, b: Hit<Findable>) =>
  a.rank - b.rank ||
  KINDS.indexOf(a.entry.kind) - KINDS.indexOf(b.entry.kind) ||
  b.similarity - a.similarity ||
  a.name.length - b.name.length ||
  a.name.localeCompare(b.name, "en");

export function createIndex<T extends Findable>(entries: readonly T[]): SearchIndex<T> {
  let readied: readonly Prepared<T>[] | null = null;
  let slips: MiniSearch<FuzzyDocument> | null = null;
  const all = () => (readied ??= entries.map(prepare));
  return {
    asTyped: (asked) => hitsOf(all(), (one) => bestOf(one, asked)),
    withTypos(asked) {
      slips ??= fuzzyIndexOf(all());
      const swapped = swapsOf(asked.text).map(normalizeSearch);
      const near = new Map(
        slips.search(asked.text).map(({ id, score }) => [Number(id), score] as const),
      );
      return hitsOf(all(), (one, at) => {
        const best = bestAmong(swapped.map((swap) => bestOf(one, swap)));
        if (best.rank <= WORDS_BEGIN) return { ...best, rank: SWAPPED };
        const similarity = near.get(at);
        return similarity === undefined ? best : { ...best, rank: TYPO, similarity };
      });
    },
  };
}

interface Prepared<T> {
  entry: T;
  names: readonly PreparedName[];
  codes: readonly string[];
}

interface PreparedName {
  name: string;
  words: readonly string[];
  /** The rest of the name starting at each word, without spaces; the first one is the whole name. */
  starts: readonly string[];
  initials: string;
}

type Match = Pick<Hit<unknown>, "name" | "rank" | "similarity">;

function prepare<T extends Findable>(entry: T): Prepared<T> {
  const { names, codes, gameId } = entry;
  return {
    entry,
    names: names.map((name) => {
      const words = normalizeText(name).split(" ");
      const starts = words.map((_, at) => words.slice(at).join(""));
      return { name, words, starts, initials: initialsOf(words) };
    }),
    codes: [...codes.map(normalizeText), ...(gameId === null ? [] : [`${gameId}`])],
  };
}

const hitsOf = <T>(
  all: readonly Prepared<T>[],
  matchOf: (one: Prepared<T>, at: number) => Match,
): Hit<T>[] =>
  all.flatMap((one, at) => {
    const match = matchOf(one, at);
    return match.rank === NOT ? [] : [{ ...match, entry: one.entry }];
  });

function bestOf<T extends Findable>(
  { names, codes, entry }: Prepared<T>,
  asked: SearchText,
): Match {
  const shown = names[0]?.name ?? "";
  return bestAmong([
    ...names.map((name) => ({
      name: name.name,
      rank: rankOfName(name, codes, asked),
      similarity: 0,
    })),
    { name: shown, rank: rankOfCodes(codes, entry.gameId, asked), similarity: 0 },
  ]);
}

const bestAmong = (all: readonly Match[]): Match =>
  all.reduce((best, match) => (match.rank < best.rank ? match : best), {
    name: "",
    rank: NOT,
    similarity: 0,
  });

function rankOfName(
  { starts, initials }: PreparedName,
  codes: readonly string[],
  asked: SearchText,
): number {
  const [joined = ""] = starts;
  if (joined === asked.joined) return EXACTLY;
  if (joined.startsWith(asked.joined)) return BEGINS;
  if (initials === asked.joined) return SHORT_FORM;
  const isThere = (term: string) =>
    starts.some((start) => start.startsWith(term)) || codes.includes(term);
  if (asked.terms.every(isThere)) return WORDS_BEGIN;
  return asked.joined.length >= WITHIN_FROM && joined.includes(asked.joined) ? WITHIN : NOT;
}

function rankOfCodes(
  codes: readonly string[],
  gameId: number | null,
  { joined }: SearchText,
): number {
  if (codes.includes(joined)) return EXACTLY;
  const isBegun = codes.some((code) => code !== `${gameId}` && code.startsWith(joined));
  return isBegun ? SHORT_FORM : NOT;
}

/** The text with each pair of neighbouring letters swapped. */
const swapsOf = (text: string) =>
  text.length < ONE_TYPO_FROM
    ? []
    : Array.from(
        { length: text.length - 1 },
        (_, at) => text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2),
      );

interface FuzzyDocument {
  id: number;
  text: string;
}

function fuzzyIndexOf(all: readonly Prepared<unknown>[]): MiniSearch<FuzzyDocument> {
  const index = new MiniSearch<FuzzyDocument>({
    fields: ["text"],
    tokenize: (text) => text.split(" "),
    processTerm: (term) => term,
    searchOptions: {
      combineWith: "AND",
      prefix: true,
      fuzzy: ({ length }) => (length < ONE_TYPO_FROM ? false : length < TWO_TYPOS_FROM ? 1 : 2),
    },
  });
  index.addAll(
    all.map(({ names }, id) => ({ id, text: names.flatMap(({ words }) => words).join(" ") })),
  );
  return index;
}
