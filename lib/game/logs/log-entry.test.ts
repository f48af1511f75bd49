import { expect, test } from "vitest";

import { itemCount } from "./log-entry";

test("items are counted by how many there are of each", () => {
  expect(itemCount([])).toBe(0);
  expect(
    itemCount([
      { id: 206, count: 2 },
      { id: 180, count: 5 },
    ]),
  ).toBe(7);
});
