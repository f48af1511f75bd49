import { parse } from "search-query-parser";

import { SEARCH_WORDS, type SearchTerm } from "@/lib/game/faction/member-search";

export interface Typed {
  terms: readonly SearchTerm[];
  /** Words before a colon that the search does not know. */
  unknown: readonly string[];
}

/** The terms of a search as typed. Capitals do not matter; what stands in quotes is one text. */
export function termsOf(text: string): Typed {
  const typed = text.trim().toLowerCase();
  const { offsets = [], exclude } = parse(typed, { keywords: [...SEARCH_WORDS], tokenize: true });
  const terms: SearchTerm[] = textsOf(exclude?.text).map((asks) => plain(asks, true));
  const unknown: string[] = [];
  for (const term of offsets) {
    // Quotes around nothing: the parser makes a text of its own of them.
    if (term.offsetStart === term.offsetEnd) continue;
    if ("keyword" in term) {
      const word = SEARCH_WORDS.find((known) => known === term.keyword) ?? null;
      // The parser hides the "-" before a word.
      const isNegated = typed.charAt(term.offsetStart - 1) === "-";
      terms.push({ word, asks: term.value ?? "", isNegated });
      continue;
    }
    const [, word] = WORD.exec(term.text) ?? [];
    if (word === undefined) terms.push(plain(term.text, false));
    else unknown.push(word);
  }
  return { terms, unknown };
}

const WORD = /^-?(\p{L}+):/u;

const plain = (asks: string, isNegated: boolean): SearchTerm => ({ word: null, asks, isNegated });

/** The parser writes one text bare, several as a list. */
function textsOf(excluded: unknown): string[] {
  const texts: unknown[] = Array.isArray(excluded) ? excluded : [excluded];
  return texts.filter((text): text is string => typeof text === "string" && text !== "");
}
