import { expect, test } from "vitest";

import { termsOf, tokensOf } from "./tokens";

/** "money(>1m)" for a word and what it asks, "alp" for plain text, each with "-" before it where it is negated. */
const written = (text: string) =>
  termsOf(text).map(
    ({ word, asks, isNegated }) =>
      (isNegated ? "-" : "") + (word === null ? asks : `${word}(${asks})`),
  );

test.each([
  { text: "", terms: [] },
  { text: "  ", terms: [] },
  { text: " Alpha ", terms: ["alpha"] },
  { text: "alp bra", terms: ["alp", "bra"] },
  { text: '"on holiday"', terms: ["on holiday"] },
  { text: "'on holiday'", terms: ["on holiday"] },
  { text: '"on hol', terms: ["on", "hol"] },
  { text: '-note:"on hol', terms: ["-note(on)", "hol"] },
  { text: 'recruit"', terms: ["recruit"] },
  { text: '"', terms: [] },
  { text: '""', terms: [] },
  { text: "don’t", terms: ["don’t"] },
  { text: "don't 'til", terms: ["don't", "'til"] },
  { text: "12:30", terms: ["12:30"] },
  { text: "-12:30", terms: ["-12:30"] },
  { text: "a\\b", terms: ["a\\b"] },
  { text: "-", terms: [] },
  { text: "-alp", terms: ["-alp"] },
  { text: "-alp -bra x", terms: ["-alp", "-bra", "x"] },
  { text: 'x -"on holiday"', terms: ["x", "-on holiday"] },
  { text: "inactive:>7 not:oc", terms: ["inactive(>7)", "not(oc)"] },
  { text: "Money:>1M", terms: ["money(>1m)"] },
  { text: "money:>1,000,000 money:<5m", terms: ["money(>1,000,000)", "money(<5m)"] },
  { text: "-money:>1m", terms: ["-money(>1m)"] },
  { text: "money:", terms: ["money()"] },
  { text: "position:recruit,soldier", terms: ["position(recruit,soldier)"] },
  { text: 'note:"on holiday" alp', terms: ["note(on holiday)", "alp"] },
  { text: "note:'on holiday' alp", terms: ["note(on holiday)", "alp"] },
  { text: "lvl:<20 alp", terms: ["lvl(<20)", "alp"] },
  { text: "-Rank:3 oc:no crime:no", terms: ["-rank(3)", "oc(no)", "crime(no)"] },
  { text: "constructor:1", terms: ["constructor(1)"] },
])("$text is $terms", ({ text, terms }) => {
  expect(written(text)).toEqual(terms);
});

test("a “-” negates what stands behind it, whatever that is", () => {
  expect(termsOf("-12:30")).toEqual([
    expect.objectContaining({ word: null, asks: "12:30", isNegated: true }),
  ]);
});

test("every part knows its place in the text, and an open quotation reaches to its end", () => {
  expect(
    tokensOf(' alp -Note:"On hol').map(({ start, end, quotation }) => [start, end, quotation]),
  ).toEqual([
    [1, 4, "none"],
    [5, 18, "open"],
  ]);
});
