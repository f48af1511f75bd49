import type { Route } from "next";

import type { IconName } from "@/components/navigation/navigation";
import {
  EXACTLY,
  NOT,
  normalizeSearch,
  normalizeText,
  type PreparedName,
  prepareName,
  rankAsTyped,
  rankWithTypos,
  type SearchText,
  SHORT_FORM,
} from "@/components/list/name-search";

import type { PressedPlayer } from "./shortcut-table";

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
  /** Its price or state as last loaded. */
  value?: string;
  /** A page to open, a player, or an action. */
  leadsTo: Route | PressedPlayer | (() => void);
  /** The view to open in place of the page, if the entry was found by this name. */
  views?: Readonly<Record<string, Route>>;
  /** Its own icon. Defaults to the icon of its kind. */
  icon?: IconName;
}

/** A page of the site, as content/navigation.ts describes it. */
export interface PalettePage {
  path: Route;
  title: string;
  /** Other names that players use. */
  also: readonly string[];
  /** The values of `view` in its query, by the name of the view, which is among the other names. */
  views?: Readonly<Record<string, string>>;
  icon?: IconName;
}

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

export interface Hit<T> {
  entry: T;
  /** The best match among its names. */
  name: string;
  /** As in `rankAsTyped` and `rankWithTypos`; lower is better. */
  rank: number;
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
  a.name.length - b.name.length ||
  a.name.localeCompare(b.name, "en");

export function createIndex<T extends Findable>(entries: readonly T[]): SearchIndex<T> {
  let readied: readonly Prepared<T>[] | null = null;
  const all = () => (readied ??= entries.map(prepare));
  return {
    asTyped: (asked) => hitsOf(all(), (one) => bestAsTyped(one, asked)),
    withTypos: (asked) =>
      hitsOf(all(), ({ names }) =>
        bestAmong(names.map((name) => ({ name: name.name, rank: rankWithTypos(name, asked) }))),
      ),
  };
}

interface Prepared<T> {
  entry: T;
  names: readonly PreparedName[];
  codes: readonly string[];
}

type Match = Pick<Hit<unknown>, "name" | "rank">;

const prepare = <T extends Findable>(entry: T): Prepared<T> => ({
  entry,
  names: entry.names.map(prepareName),
  codes: [...entry.codes.map(normalizeText), ...(entry.gameId === null ? [] : [`${entry.gameId}`])],
});

const hitsOf = <T>(all: readonly Prepared<T>[], matchOf: (one: Prepared<T>) => Match): Hit<T>[] =>
  all.flatMap((one) => {
    const match = matchOf(one);
    return match.rank === NOT ? [] : [{ ...match, entry: one.entry }];
  });

const bestAsTyped = <T extends Findable>(
  { names, codes, entry }: Prepared<T>,
  asked: SearchText,
): Match =>
  bestAmong([
    ...names.map((name) => ({ name: name.name, rank: rankAsTyped(name, asked, codes) })),
    { name: names[0]?.name ?? "", rank: rankOfCodes(codes, entry.gameId, asked) },
  ]);

const bestAmong = (all: readonly Match[]): Match =>
  all.reduce((best, match) => (match.rank < best.rank ? match : best), { name: "", rank: NOT });

function rankOfCodes(
  codes: readonly string[],
  gameId: number | null,
  { joined }: SearchText,
): number {
  if (codes.includes(joined)) return EXACTLY;
  const isBegun = codes.some((code) => code !== `${gameId}` && code.startsWith(joined));
  return isBegun ? SHORT_FORM : NOT;
}
