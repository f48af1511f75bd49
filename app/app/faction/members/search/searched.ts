import { parseMoney } from "@/lib/format/money-input";
import type { InactiveAfter } from "@/lib/game/faction/member";
import { memberSearch } from "@/lib/game/faction/member-search";
import type { SearchedMember } from "@/lib/game/faction/member-search-criteria";

import { termsOf } from "./terms";
import { problemsOf } from "./words";

/** The members that a search finds, and what could not be read of it. */
export function searched<Row extends SearchedMember>(
  rows: readonly Row[],
  text: string,
  inactiveAfter: InactiveAfter,
): { found: readonly Row[]; problems: readonly string[] } {
  const { terms, unknown } = termsOf(text);
  const { finds, unread } = memberSearch(terms, { inactiveAfter, parseMoney });
  return { found: rows.filter(finds), problems: problemsOf(unknown, unread) };
}
