import { expect, test } from "vitest";

import { countryName } from "./countries";

test.each([
  [1, "Torn"],
  [2, "Mexico"],
  [3, "Hawaii"],
  [4, "South Africa"],
  [5, "Japan"],
  [6, "China"],
  [7, "Argentina"],
  [8, "Switzerland"],
  [9, "Canada"],
  [10, "United Kingdom"],
  [11, "UAE"],
  [12, "Cayman Islands"],
  [13, null],
])("%i is %s", (id, name) => {
  expect(countryName(id)).toBe(name);
});
