import { DAY_MS } from "@/lib/game/time/time";

import {
  anyOf,
  comparison,
  type Criterion,
  holdsText,
  lacks,
  not,
  plainNumber,
  type SearchedMember,
  signed,
  yesOrNo,
} from "./member-search-criteria";
import type { InactiveAfter } from "./member";

/** The keywords of the member search: each comes before a colon and what it asks for. */
export const SEARCH_WORDS = [
  "inactive",
  "level",
  "days",
  "money",
  "points",
  "position",
  "state",
  "revive",
  "oc",
  "note",
  "not",
] as const;

export type SearchWord = (typeof SEARCH_WORDS)[number];

/** One term of a search: "money:>1m" asks ">1m" of the word money; a term without a word is plain text. */
export interface SearchTerm {
  word: SearchWord | null;
  asks: string;
  /** Whether the term is negated. */
  isNegated: boolean;
}

export interface MemberSearch {
  /** Whether a member fits every term that could be read. */
  finds: (member: SearchedMember) => boolean;
  /** The terms that could not be read: they restrict nothing. */
  unread: readonly { word: SearchWord; asks: string }[];
}

interface Inputs {
  /** When a member counts as inactive. */
  inactiveAfter: InactiveAfter;
  /** Dollars as players write them, "1m"; null for what is none. */
  parseMoney: (text: string) => number | null;
}

/**
 * Parses a search, which finds members who fit all of its terms. A last term that asks for nothing yet is still being
 * typed; it restricts nothing.
 */
export function memberSearch(terms: readonly SearchTerm[], inputs: Inputs): MemberSearch {
  const criteria: Criterion[] = [];
  const unread: { word: SearchWord; asks: string }[] = [];
  terms.forEach(({ word, asks, isNegated }, place) => {
    const criterion = word === null ? holdsText(asks) : criterionOf(word, asks, inputs);
    if (criterion !== null) criteria.push(isNegated ? not(criterion) : criterion);
    else if (word !== null && !(place === terms.length - 1 && isBegun(asks))) {
      unread.push({ word, asks });
    }
  });
  return {
    finds: (member) => criteria.every((criterion) => criterion(member) === true),
    unread,
  };
}

/** Whether nothing has been typed but a comparison. */
const isBegun = (asks: string) => /^[<>=,]*$/.test(asks);

/** Null where the term cannot be read. */
function criterionOf(word: SearchWord, asks: string, inputs: Inputs): Criterion | null {
  if (isBegun(asks)) return null;
  const sum = signed(inputs.parseMoney);
  const daysSince = (atMs: number | null) =>
    atMs === null ? null : (inputs.inactiveAfter.nowMs - atMs) / DAY_MS;
  switch (word) {
    case "inactive":
      return comparison(asks, plainNumber, ({ lastAction }) => daysSince(lastAction.atMs));
    case "level":
      return comparison(asks, plainNumber, ({ level }) => level);
    case "days":
      return comparison(asks, plainNumber, ({ daysInFaction }) => daysInFaction);
    case "money":
      return comparison(asks, sum, ({ money }) => money);
    case "points":
      return comparison(asks, sum, ({ points }) => points);
    case "position":
      return anyOf(asks, ({ position }) => position);
    case "state":
      return anyOf(asks, ({ state }) => state);
    case "revive":
      return anyOf(asks, ({ revives }) => revives);
    case "note":
      return anyOf(asks, ({ note }) => note);
    case "oc":
      return yesOrNo(asks, ({ isInOc }) => isInOc);
    case "not":
      return lacks(asks, inputs.inactiveAfter);
  }
}
