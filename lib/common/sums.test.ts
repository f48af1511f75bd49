import { expect, test } from "vitest";

import { sumOfKnown, sumOrNull } from "./sums";

test.each([
  { values: [], all: 0, known: null },
  { values: [null], all: null, known: null },
  { values: [2, null, 3], all: null, known: 5 },
  { values: [2, 3], all: 5, known: 5 },
  { values: [0], all: 0, known: 0 },
])("the sum of $values is $all, and $known of those that are known", ({ values, all, known }) => {
  expect(sumOrNull(values)).toBe(all);
  expect(sumOfKnown(values)).toBe(known);
});
