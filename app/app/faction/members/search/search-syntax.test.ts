import { expect, test } from "vitest";

import { SEARCH_WORDS } from "@/app/app/faction/members/search-words";
import { aRow } from "@/app/app/faction/members/testing/builders";

import { completionsAt, termsOf, tokensOf } from "./search-syntax";

const VALUES = {
  inactive: [">7"],
  level: ["<20"],
  days: [">=365"],
  money: [">1m", "<0"],
  points: [">0"],
  position: ["Leader", "Old Guard", "Recruit"],
  state: ["Hospital", "Okay"],
  revive: ["Everyone", "No one"],
  oc: ["yes", "no"],
  note: [],
  not: ["oc", "inactive", "money", "points", "note"],
};
const WORDS = Object.entries(VALUES).map(([name, values]) => ({
  name,
  example: "",
  means: "",
  values: () => values,
}));

/** The text with each completion in its place; "|" is the caret. */
const completed = (text: string) => {
  const caret = text.indexOf("|");
  const typed = text.replace("|", "");
  return completionsAt(typed, caret, WORDS, []).map(
    ({ start, end, text: completion }) => typed.slice(0, start) + completion + typed.slice(end),
  );
};

test.each([
  { text: "|", becomes: [] },
  { text: "po|", becomes: ["points:", "position:"] },
  { text: "PO|", becomes: ["points:", "position:"] },
  { text: "-po|", becomes: ["-points:", "-position:"] },
  { text: "alp|", becomes: [] },
  { text: "po |", becomes: [] },
  { text: "alp le| oc:no", becomes: ["alp level: oc:no"] },
  // Inside a term.
  { text: "l|e", becomes: [] },
  { text: "oc:|", becomes: ["oc:yes", "oc:no"] },
  { text: "oc:y|", becomes: ["oc:yes"] },
  { text: "oc:yes|", becomes: [] },
  { text: "Position:rec|", becomes: ["position:Recruit"] },
  { text: "position:o|", becomes: ['position:"Old Guard"'] },
  { text: 'position:"old g|', becomes: ['position:"Old Guard"'] },
  { text: 'alp position:"old g| oc:no', becomes: ['alp position:"Old Guard" oc:no'] },
  { text: 'position:"Old Guard"|', becomes: [] },
  { text: 'position:"Old Guard" le|', becomes: ['position:"Old Guard" level:'] },
  { text: 'position:"rec"|', becomes: [] },
  { text: '"po|', becomes: [] },
  { text: "money:|", becomes: ["money:>1m", "money:<0"] },
  { text: "money:>|", becomes: ["money:>1m"] },
  { text: "not:o|", becomes: ["not:oc"] },
  { text: "note:x|", becomes: [] },
  { text: "rank:|", becomes: [] },
])("$text becomes $becomes", ({ text, becomes }) => {
  expect(completed(text)).toEqual(becomes);
});

test("a word alone still needs its value, with a value it is complete", () => {
  const wholes = (text: string) =>
    completionsAt(text, text.length, WORDS, []).map(({ isWhole }) => isWhole);
  expect(wholes("oc")).toEqual([false]);
  expect(wholes("oc:n")).toEqual([true]);
});

test("completes a word with the faction’s own values, else with its example", () => {
  const members = ["Recruit", "Leader", "", "Recruit"].map((position) =>
    aRow({ position }, { nowMs: 0, days: 7 }),
  );
  const values = (word: string) =>
    completionsAt(`${word}:`, word.length + 1, SEARCH_WORDS, members).map(({ text }) => text);
  expect(values("position")).toEqual(["position:Leader", "position:Recruit"]);
  expect(values("inactive")).toEqual(["inactive:>7"]);
  expect(values("note")).toEqual([]);
});

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
  { text: "money:>1 000 000 alp", terms: ["money(>1 000 000)", "alp"] },
  { text: "money:<-500\u202F000", terms: ["money(<-500\u202F000)"] },
  { text: "level:>20 1234", terms: ["level(>20)", "1234"] },
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

test("a “-” negates any term that follows it", () => {
  expect(termsOf("-12:30")).toEqual([
    expect.objectContaining({ word: null, asks: "12:30", isNegated: true }),
  ]);
});

test("each part has its position in the text, and an unclosed quotation runs to the end", () => {
  expect(
    tokensOf(' alp -Note:"On hol').map(({ start, end, quotation }) => [start, end, quotation]),
  ).toEqual([
    [1, 4, "none"],
    [5, 18, "open"],
  ]);
});
