import MiniSearch from "minisearch";

import { type Findable, type Kind, KINDS } from "./entry";
import { type Asked, askedOf, initialsOf, plain } from "./plain";

/** How well a name or code matches the typed text, the best first. */
const EXACTLY = 0;
const BEGINS = 1;
const SHORT_FORM = 2;
const WORDS_BEGIN = 3;
const WITHIN = 4;
const SWAPPED = 5;
const SLIPPED = 6;
const NOT = Infinity;

/** From this length on, a text may match inside a word: two letters would match too many. */
const WITHIN_FROM = 3;
/** The word lengths from which one typo, or two, are allowed. */
const ONE_SLIP_FROM = 4;
const TWO_SLIPS_FROM = 8;

export interface Hit<T> {
  entry: T;
  /** The best match among its names. */
  name: string;
  fit: number;
  /** How close a word with a typo is; higher is closer. */
  nearness: number;
}

export interface Found<T> {
  kind: Kind;
  /** The best matches, in order. */
  hits: readonly Hit<T>[];
  total: number;
}

/** Searches a list of entries. Its index is built with the first search. */
interface Finder<T> {
  asTyped: (asked: Asked) => readonly Hit<T>[];
  /** With typos allowed. */
  withSlip: (asked: Asked) => readonly Hit<T>[];
}

/**
 * The matches of a text, by kind, the kind of the best match first. Typos are allowed only if nothing matches as typed:
 * "bear" shouldn't find beer.
 */
export function found<T extends Findable>(
  finders: readonly Finder<T>[],
  text: string,
  perKind: number,
): readonly Found<T>[] {
  const asked = askedOf(text);
  if (asked.terms.length === 0) return [];
  const typed = finders.flatMap((finder) => finder.asTyped(asked));
  const hits = typed.length > 0 ? typed : finders.flatMap((finder) => finder.withSlip(asked));
  const sorted = [...hits].sort(byFit);
  return [...new Set(sorted.map(({ entry }) => entry.kind))].map((kind) => {
    const all = sorted.filter(({ entry }) => entry.kind === kind);
    return { kind, hits: all.slice(0, perKind), total: all.length };
  });
}

const byFit = (a: Hit<Findable>, b: Hit<Findable>) =>
  a.fit - b.fit ||
  KINDS.indexOf(a.entry.kind) - KINDS.indexOf(b.entry.kind) ||
  b.nearness - a.nearness ||
  a.name.length - b.name.length ||
  a.name.localeCompare(b.name, "en");

export function finderOf<T extends Findable>(entries: readonly T[]): Finder<T> {
  let readied: readonly Readied<T>[] | null = null;
  let slips: MiniSearch<Slippery> | null = null;
  const all = () => (readied ??= entries.map(readyOf));
  return {
    asTyped: (asked) => hitsOf(all(), (one) => bestOf(one, asked)),
    withSlip(asked) {
      slips ??= slipIndexOf(all());
      const swapped = swapsOf(asked.text).map(askedOf);
      const near = new Map(
        slips.search(asked.text).map(({ id, score }) => [Number(id), score] as const),
      );
      return hitsOf(all(), (one, at) => {
        const best = bestAmong(swapped.map((swap) => bestOf(one, swap)));
        if (best.fit <= WORDS_BEGIN) return { ...best, fit: SWAPPED };
        const nearness = near.get(at);
        return nearness === undefined ? best : { ...best, fit: SLIPPED, nearness };
      });
    },
  };
}

interface Readied<T> {
  entry: T;
  names: readonly ReadiedName[];
  codes: readonly string[];
}

interface ReadiedName {
  name: string;
  words: readonly string[];
  /** The rest of the name starting at each word, without spaces; the first one is the whole name. */
  starts: readonly string[];
  initials: string;
}

type Fit = Pick<Hit<unknown>, "name" | "fit" | "nearness">;

function readyOf<T extends Findable>(entry: T): Readied<T> {
  const { names, codes, gameId } = entry;
  return {
    entry,
    names: names.map((name) => {
      const words = plain(name).split(" ");
      const starts = words.map((_, at) => words.slice(at).join(""));
      return { name, words, starts, initials: initialsOf(words) };
    }),
    codes: [...codes.map(plain), ...(gameId === null ? [] : [`${gameId}`])],
  };
}

const hitsOf = <T>(
  all: readonly Readied<T>[],
  fitOf: (one: Readied<T>, at: number) => Fit,
): Hit<T>[] =>
  all.flatMap((one, at) => {
    const fit = fitOf(one, at);
    return fit.fit === NOT ? [] : [{ ...fit, entry: one.entry }];
  });

function bestOf<T extends Findable>({ names, codes, entry }: Readied<T>, asked: Asked): Fit {
  const shown = names[0]?.name ?? "";
  return bestAmong([
    ...names.map((name) => ({ name: name.name, fit: fitOfName(name, codes, asked), nearness: 0 })),
    { name: shown, fit: fitOfCodes(codes, entry.gameId, asked), nearness: 0 },
  ]);
}

const bestAmong = (fits: readonly Fit[]): Fit =>
  fits.reduce((best, fit) => (fit.fit < best.fit ? fit : best), {
    name: "",
    fit: NOT,
    nearness: 0,
  });

function fitOfName(
  { starts, initials }: ReadiedName,
  codes: readonly string[],
  asked: Asked,
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

function fitOfCodes(codes: readonly string[], gameId: number | null, { joined }: Asked): number {
  if (codes.includes(joined)) return EXACTLY;
  const isBegun = codes.some((code) => code !== `${gameId}` && code.startsWith(joined));
  return isBegun ? SHORT_FORM : NOT;
}

/** The text with each pair of neighbouring letters swapped. */
const swapsOf = (text: string) =>
  text.length < ONE_SLIP_FROM
    ? []
    : Array.from(
        { length: text.length - 1 },
        (_, at) => text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2),
      );

interface Slippery {
  id: number;
  text: string;
}

function slipIndexOf(all: readonly Readied<unknown>[]): MiniSearch<Slippery> {
  const index = new MiniSearch<Slippery>({
    fields: ["text"],
    tokenize: (text) => text.split(" "),
    processTerm: (term) => term,
    searchOptions: {
      combineWith: "AND",
      prefix: true,
      fuzzy: ({ length }) => (length < ONE_SLIP_FROM ? false : length < TWO_SLIPS_FROM ? 1 : 2),
    },
  });
  index.addAll(
    all.map(({ names }, id) => ({ id, text: names.flatMap(({ words }) => words).join(" ") })),
  );
  return index;
}
