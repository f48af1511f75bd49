import { expect, test } from "vitest";

import { aCourse, teaching } from "@/lib/game/education/testing/courses";

import { dataIssueText, rewardLines, rewardText, shortReward, someNames } from "./text";

test.each([
  { names: "A", words: "A" },
  { names: "A B C", words: "A, B and C" },
  { names: "A B C D", words: "A, B, C and D" },
  { names: "A B C D E", words: "A, B, C and 2 more" },
])("of $names, $words are named", ({ names, words }) => {
  expect(someNames(names.split(" "))).toBe(words);
});

const none = { manualLabor: null, intelligence: null, endurance: null };

test.each([
  { rewards: { workingStats: none, effect: null, honorId: null }, words: "" },
  { rewards: { workingStats: none, effect: null, honorId: 53 }, words: "an honor" },
  {
    rewards: {
      workingStats: { ...none, intelligence: 50 },
      effect: "Gain 2% speed",
      honorId: null,
    },
    words: "50 intelligence · Gain 2% speed",
  },
])("rewards read $words", ({ rewards, words }) => {
  expect(rewardText(rewards)).toBe(words);
});

test.each([
  { rewards: { workingStats: none, effect: null, honorId: null }, lines: [] },
  {
    rewards: {
      workingStats: { ...none, intelligence: 50 },
      effect: "Gain a 4% bonus to speed",
      honorId: 53,
    },
    lines: ["4% bonus to speed", "50 intelligence", "An honor"],
  },
])("on a card, the rewards are $lines", ({ rewards, lines }) => {
  expect(rewardLines(rewards)).toEqual(lines);
});

test.each([
  { effect: "Gain a 4% bonus to speed", intelligence: 50, words: "4% bonus to speed, 80 stats" },
  { effect: "Gain 2% productivity", intelligence: null, words: "2% productivity" },
  { effect: "Gain access to a lab", intelligence: null, words: "Gain access to a lab" },
  { effect: null, intelligence: 50, words: "80 working stats" },
])("the short reward reads $words", ({ effect, intelligence, words }) => {
  const workingStats = {
    manualLabor: intelligence === null ? null : 30,
    intelligence,
    endurance: null,
  };
  expect(shortReward({ workingStats, effect, honorId: 53 })).toBe(words);
});

test.each([
  { honorId: 53, words: "An honor" },
  { honorId: null, words: "" },
])("without effect and stats, the short reward reads “$words”", ({ honorId, words }) => {
  expect(shortReward({ workingStats: none, effect: null, honorId })).toBe(words);
});

test.each([
  { taught: "1:1", words: "“Course 1” needs itself, so nobody could start it." },
  {
    taught: "1:2 2:1",
    words: "“Course 1” and “Course 2” need each other, so nobody could start them.",
  },
  { taught: "1:999", words: "“Course 1” needs course [999], which the game doesn’t list." },
])("what is wrong with $taught: $words", ({ taught, words }) => {
  expect(teaching(taught).issues.map(dataIssueText)).toEqual([words]);
});

test("of two courses with the same id it says which is used", () => {
  const [kept, left] = [aCourse({ id: 1, name: "First" }), aCourse({ id: 1, name: "Second" })];
  const listed = { kept: { ...kept, category: "" }, left: { ...left, category: "" } };
  expect(dataIssueText({ kind: "duplicate", ...listed })).toBe(
    "Course [1] is listed twice: using “First”, ignoring “Second”.",
  );
});
