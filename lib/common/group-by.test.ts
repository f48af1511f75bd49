import { expect, test } from "vitest";

import { groupBy } from "./group-by";

test("groups by key, groups and items in the order given", () => {
  expect([...groupBy([3, 1, 4, 2, 5], (n) => n % 2)]).toEqual([
    [1, [3, 1, 5]],
    [0, [4, 2]],
  ]);
});

test("returns no groups for no items", () => {
  expect(groupBy([], String).size).toBe(0);
});
