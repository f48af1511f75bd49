import { expect, test } from "vitest";

import { aMember } from "@/lib/game/testing/builders";

import { searched } from "./searched";
import { searchValues, WORD_HELP } from "./words";

const NOW = Date.UTC(2026, 10, 20, 12);
const ROWS = [
  { ...aMember({ name: "Alpha", level: 94 }), money: 1_500_000, points: 0, note: "" },
  { ...aMember({ name: "Bravo", level: 15 }), money: -5, points: 0, note: "On holiday" },
];
const search = (text: string) => {
  const { found, problems } = searched(ROWS, text, { nowMs: NOW, days: 7 });
  return { found: found.map(({ name }) => name), problems };
};

test.each([
  { text: "", found: ["Alpha", "Bravo"] },
  { text: " AL ", found: ["Alpha"] },
  { text: "money:>1.4m", found: ["Alpha"] },
  { text: "money:<1,500,000", found: ["Bravo"] },
  { text: 'note:"on holiday" level:<20', found: ["Bravo"] },
])("$text finds $found", ({ text, found }) => {
  expect(search(text)).toEqual({ found, problems: [] });
});

test("a word that nobody knows is named, with those that we know, and the rest is searched", () => {
  expect(search("lvl:3 bra")).toEqual({
    found: ["Bravo"],
    problems: [
      "“lvl” isn’t a search word. Use one of inactive, level, days, money, points, position, state, revive, oc, note and not.",
    ],
  });
});

test("what cannot be read is quoted, with what to write, and the rest is searched", () => {
  expect(search("money:>lots bra oc:perhaps")).toEqual({
    found: ["Bravo"],
    problems: [
      "We can’t read “money:>lots”. Try money:>1m.",
      "We can’t read “oc:perhaps”. Try oc:no.",
    ],
  });
});

test("every example can be read", () => {
  const examples = Object.values(WORD_HELP).map(({ example }) => example);
  expect(search(examples.join(" ")).problems).toEqual([]);
});

test("what completes a word is the faction’s own, else the word’s example", () => {
  const values = searchValues({
    positions: ["Leader", "Recruit"],
    states: ["Okay"],
    revives: ["Everyone"],
  });
  expect(values.position).toEqual(["Leader", "Recruit"]);
  expect(values.inactive).toEqual([">7"]);
  expect(values.note).toEqual([]);
});
