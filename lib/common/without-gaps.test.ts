import { expect, test } from "vitest";

import { withoutGaps } from "./without-gaps";

test.each([
  { numbers: [], all: [] },
  { numbers: [7], all: [7] },
  { numbers: [9, 6, 9], all: [6, 7, 8, 9] },
  { numbers: [-1, 1], all: [-1, 0, 1] },
])("$numbers without gaps are $all", ({ numbers, all }) => {
  expect(withoutGaps(numbers)).toEqual(all);
});

test("400 are filled up, more are not", () => {
  expect(withoutGaps([400, 1])).toHaveLength(400);
  expect(withoutGaps([401, 1, 1])).toEqual([1, 401]);
  expect(withoutGaps([1e300, 1])).toEqual([1, 1e300]);
});
