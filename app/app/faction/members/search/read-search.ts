import { formatList } from "@/lib/format/numbers";

import { type Criterion, not, type SearchWord } from "./criteria";
import { termsOf } from "./tokens";

interface ReadSearch<Row> {
  /** Whether a row fits every term that could be read. */
  finds: (row: Row) => boolean;
  /** Unknown words before a colon; they filter nothing. */
  unknown: readonly string[];
  /** Terms that couldn't be read, such as "money:>lots"; they filter nothing either. */
  unread: readonly string[];
  /** A sentence for each of these, with what to write instead. */
  problems: readonly string[];
}

/** Only a comparison sign has been typed so far. */
const BEGUN = /^[<>=,]*$/;

/** Reads a search. An unfinished term at the very end is still being typed, so it is no problem. */
export function readSearch<Row>(
  typed: string,
  words: readonly SearchWord<Row>[],
  plainText: (asks: string) => Criterion<Row>,
): ReadSearch<Row> {
  const criteria: Criterion<Row>[] = [];
  const unknown: string[] = [];
  const unread: { term: string; example: string }[] = [];
  const terms = termsOf(typed);
  terms.forEach(({ word: name, asks, isNegated }, place) => {
    const add = (criterion: Criterion<Row>) =>
      criteria.push(isNegated ? not(criterion) : criterion);
    if (name === null) {
      add(plainText(asks));
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
    else if (!isBegun || place < terms.length - 1) {
      unread.push({ term: `${name}:${asks}`, example: exampleOf(word) });
    }
  });

  const names = formatList(words.map((word) => word.name));
  return {
    finds: (row) => criteria.every((criterion) => criterion(row) === true),
    unknown,
    unread: unread.map(({ term }) => term),
    problems: [
      ...unknown.map((name) => `“${name}” isn’t a search word. Use one of ${names}.`),
      ...unread.map(({ term, example }) => `We can’t read “${term}”. Try ${example}.`),
    ],
  };
}

/** "money:>1m". */
export const exampleOf = ({ name, example }: { name: string; example: string }) =>
  `${name}:${example}`;
