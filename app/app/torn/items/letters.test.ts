import { expect, test } from "vitest";

import { groupAt, groupOf, letterGroups, letterOf } from "./letters";

test.each([
  ["Xanax", "X"],
  ["xanax", "X"],
  ["Édomite", "E"],
  ["9mm Uzi", "#"],
  ["", "#"],
])("%s is listed under %s", (name, letter) => {
  expect(letterOf(name)).toBe(letter);
});

const GROUPS = letterGroups(
  ["357 Magnum", "9mm Uzi", "Armor Cache", "Cannabis", "Chain Whip"].map((name) => ({ name })),
);

test("a list has its letters in order, each with its first item and its count", () => {
  expect(GROUPS).toEqual([
    { letter: "#", from: 0, count: 2 },
    { letter: "A", from: 2, count: 1 },
    { letter: "C", from: 3, count: 2 },
  ]);
  expect(letterGroups([])).toEqual([]);
});

test.each([
  [0, 0],
  [1, 0],
  [2, 1],
  [4, 2],
])("item %i is in group %i", (index, group) => {
  expect(groupAt(GROUPS, index)).toBe(group);
});

test.each([
  ["#", 0],
  ["A", 1],
  ["B", 2],
  ["C", 2],
  ["Z", 2],
])("the letter %s leads to group %i", (letter, group) => {
  expect(groupOf(GROUPS, letter)).toBe(group);
});
