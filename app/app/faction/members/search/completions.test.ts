import { expect, test } from "vitest";

import { SEARCH_WORDS } from "@/app/app/faction/members/search-words";
import { aRow } from "@/app/app/faction/members/testing/builders";
import { completionsAt } from "./completions";

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
  // In the midst of a term.
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

test("a word alone still wants its value, a value makes it whole", () => {
  const wholes = (text: string) =>
    completionsAt(text, text.length, WORDS, []).map(({ isWhole }) => isWhole);
  expect(wholes("oc")).toEqual([false]);
  expect(wholes("oc:n")).toEqual([true]);
});

test("what completes a word is the faction’s own, else the word’s example", () => {
  const members = ["Recruit", "Leader", "", "Recruit"].map((position) =>
    aRow({ position }, { nowMs: 0, days: 7 }),
  );
  const values = (word: string) =>
    completionsAt(`${word}:`, word.length + 1, SEARCH_WORDS, members).map(({ text }) => text);
  expect(values("position")).toEqual(["position:Leader", "position:Recruit"]);
  expect(values("inactive")).toEqual(["inactive:>7"]);
  expect(values("note")).toEqual([]);
});
