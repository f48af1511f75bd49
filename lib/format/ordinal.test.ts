import { expect, test } from "vitest";

import { formatOrdinal } from "./ordinal";

test.each([
  [1, "1st"],
  [2, "2nd"],
  [3, "3rd"],
  [4, "4th"],
  [10, "10th"],
  [11, "11th"],
  [12, "12th"],
  [13, "13th"],
  [21, "21st"],
  [111, "111th"],
  [1022, "1,022nd"],
])("%i is %s", (rank, text) => {
  expect(formatOrdinal(rank)).toBe(text);
});
