import { distance } from "fastest-levenshtein";

/** A typed text, in the forms used for comparison. */
export interface SearchText {
  /** Its words. */
  terms: readonly string[];
  /** Without spaces: "sixpack" finds "Six-Pack". */
  joined: string;
}

/**
 * Lower case without accents. Apostrophes and dots are dropped ("Al's" is "als"); everything else that is neither a letter
 * nor a digit separates words.
 */
export const normalizeText = (text: string): string =>
  (isPlain(text) ? text : text.normalize("NFD"))
    .replace(/[\p{M}'’.]/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** True for ASCII, whose letters have no accents: most names, at half the time. */
const isPlain = (text: string) => !/[^ -~]/.test(text);

export function normalizeSearch(typed: string): SearchText {
  const terms = normalizeText(typed).split(" ").filter(Boolean);
  return { terms, joined: terms.join("") };
}

/** A name in the forms used for comparison. */
export interface PreparedName {
  name: string;
  words: readonly string[];
  /** The rest of the name starting at each word, without spaces; the first one is the whole name. */
  starts: readonly string[];
  /** "fhc" of "feathery hotel coupon". */
  initials: string;
}

export function prepareName(name: string): PreparedName {
  const words = normalizeText(name).split(" ");
  return {
    name,
    words,
    starts: words.map((_, at) => words.slice(at).join("")),
    initials: words.map((word) => word.charAt(0)).join(""),
  };
}

/** The ranks of a match between a typed text and a name or code, best first. Typos are ranked by their number after these. */
export const EXACTLY = 0;
const BEGINS = 1;
export const SHORT_FORM = 2;
const WORDS_BEGIN = 3;
const WITHIN = 4;
export const NOT = Infinity;

/** From this length on, a text may match inside a word: two letters would match too many. */
const WITHIN_FROM = 3;
/** The word lengths from which one typo, or two, are allowed. */
const ONE_TYPO_FROM = 4;
const TWO_TYPOS_FROM = 8;

/** The rank of a name that matches as typed; NOT if it doesn't. */
export function rankAsTyped(
  { starts, initials }: PreparedName,
  asked: SearchText,
  codes: readonly string[] = [],
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

/** The typos of words that a search has compared with one of its terms before: the words of names repeat. */
type KnownTypos = Map<string, number>;

/**
 * The rank of a name that matches with typos: a letter that is wrong, missing, too many or swapped; NOT if it doesn't match.
 * @param known one map for each term, for all names of a search
 */
export function rankWithTypos(
  { words }: PreparedName,
  { terms }: SearchText,
  known: readonly KnownTypos[] = [],
): number {
  let rank = WITHIN + 1;
  for (const [at, term] of terms.entries()) {
    let fewest = NOT;
    for (const word of words) fewest = Math.min(fewest, typosOfTerm(term, word, known[at]));
    if (fewest === NOT) return NOT;
    rank += fewest;
  }
  return rank;
}

/** The typos in a term that means this word, or its beginning. Swapped letters in the beginning count as half a typo. */
function typosOfTerm(term: string, word: string, known?: KnownTypos): number {
  if (word.startsWith(term)) return 0;
  const { length } = term;
  const max = length < TWO_TYPOS_FROM ? 1 : 2;
  if (length < ONE_TYPO_FROM || word.length < length - max) return NOT;
  const before = known?.get(word);
  if (before !== undefined) return before;
  const typos = areSwapped(term, word) ? 0.5 : distance(term, word);
  const allowed = typos > max ? NOT : typos;
  known?.set(word, allowed);
  return allowed;
}

/** True if the word begins with the term once two of its neighbouring letters are swapped. */
function areSwapped(term: string, word: string): boolean {
  let at = 0;
  while (at < term.length && term[at] === word[at]) at += 1;
  return word.startsWith(
    term.slice(0, at) + term.charAt(at + 1) + term.charAt(at) + term.slice(at + 2),
  );
}

interface NameMatches<Row> {
  /** In the order of the rows. */
  found: readonly Row[];
  /** The name nearest to the text if no name contains it; null if one does, or if none is near. */
  nearest: string | null;
}

/**
 * The rows with a name that contains the text, ignoring case; if there are none, those with a name that the text may mean:
 * without its punctuation, with its words in another order, by its initials, or with a typo.
 * @param rows a stable reference, always searched by the same names
 */
export function findByName<Row>(
  rows: readonly Row[],
  text: string,
  namesOf: (row: Row) => readonly string[],
): NameMatches<Row> {
  const wanted = text.trim().toLowerCase();
  const asTyped = rows.filter((row) =>
    namesOf(row).some((name) => name.toLowerCase().includes(wanted)),
  );
  const asked = normalizeSearch(text);
  if (asTyped.length > 0 || asked.terms.length === 0) return { found: asTyped, nearest: null };

  const prepared = preparedNames(rows, namesOf);
  const known = asked.terms.map((): KnownTypos => new Map());
  let nearest = { name: "", rank: NOT };
  const found = rows.filter((_, at) => {
    const ranked = (prepared[at] ?? []).map((name) => ({
      name: name.name,
      rank: Math.min(rankAsTyped(name, asked), rankWithTypos(name, asked, known)),
    }));
    for (const one of ranked) {
      if (one.rank < nearest.rank) nearest = one;
    }
    return ranked.some(({ rank }) => rank < NOT);
  });
  return { found, nearest: nearest.rank < NOT ? nearest.name : null };
}

/** The names of the lists searched before: to prepare those of 1,500 items takes as long as to compare them. */
const PREPARED = new WeakMap<readonly unknown[], readonly (readonly PreparedName[])[]>();

function preparedNames<Row>(
  rows: readonly Row[],
  namesOf: (row: Row) => readonly string[],
): readonly (readonly PreparedName[])[] {
  const before = PREPARED.get(rows);
  if (before !== undefined) return before;
  const prepared = rows.map((row) => namesOf(row).map(prepareName));
  PREPARED.set(rows, prepared);
  return prepared;
}

/** The name nearest to the text if none contains it; null if one does, or if none is near. */
export const nearestName = (names: readonly string[], text: string): string | null =>
  findByName(names, text, (name) => [name]).nearest;
