import { expect, test } from "vitest";

import { itemCount, labelOf } from "./log-entry";

test.each([
  ["money", "Money"],
  ["costTotal", "Cost total"],
  ["item2", "Item2"],
  ["hospitalTimeIncreased", "Hospital time increased"],
  ["", ""],
])("the field %s is called '%s'", (name, label) => {
  expect(labelOf(name)).toBe(label);
});

test("items are counted by how many there are of each", () => {
  expect(itemCount([])).toBe(0);
  expect(
    itemCount([
      { id: 206, count: 2 },
      { id: 180, count: 5 },
    ]),
  ).toBe(7);
});
