import { expect, test } from "vitest";

import { termsOf } from "./terms";

/** "money(>1m)" for a word and what it asks, "alp" for plain text, each with "-" before it where it is negated. */
const written = (text: string) =>
  termsOf(text).terms.map(
    ({ word, asks, isNegated }) =>
      (isNegated ? "-" : "") + (word === null ? asks : `${word}(${asks})`),
  );

test.each([
  { text: "", terms: [] },
  { text: "  ", terms: [] },
  { text: " Alpha ", terms: ["alpha"] },
  { text: "alp bra", terms: ["alp", "bra"] },
  { text: '"on holiday"', terms: ["on holiday"] },
  { text: '"on hol', terms: ["on", "hol"] },
  { text: '"', terms: [] },
  { text: '""', terms: [] },
  { text: "don’t", terms: ["don’t"] },
  { text: "12:30", terms: ["12:30"] },
  { text: "-", terms: [] },
  { text: "-alp", terms: ["-alp"] },
  { text: "-alp -bra x", terms: ["-alp", "-bra", "x"] },
  { text: "inactive:>7 not:oc", terms: ["inactive(>7)", "not(oc)"] },
  { text: "Money:>1M", terms: ["money(>1m)"] },
  { text: "money:>1,000,000 money:<5m", terms: ["money(>1,000,000)", "money(<5m)"] },
  { text: "-money:>1m", terms: ["-money(>1m)"] },
  { text: "money:", terms: ["money()"] },
  { text: "position:recruit,soldier", terms: ["position(recruit,soldier)"] },
  { text: 'note:"on holiday" alp', terms: ["note(on holiday)", "alp"] },
])("$text is $terms", ({ text, terms }) => {
  expect(written(text)).toEqual(terms);
  expect(termsOf(text).unknown).toEqual([]);
});

test.each([
  { text: "lvl:<20 alp", unknown: ["lvl"], terms: ["alp"] },
  { text: "-Rank:3 oc:no crime:no", unknown: ["rank", "crime"], terms: ["oc(no)"] },
  { text: "constructor:1", unknown: ["constructor"], terms: [] },
])("of $text the search does not know $unknown", ({ text, unknown, terms }) => {
  expect(termsOf(text).unknown).toEqual(unknown);
  expect(written(text)).toEqual(terms);
});
