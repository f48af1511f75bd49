import { expect, test } from "vitest";

import { saleFee } from "./stock";

test.each([
  { dollars: 0, fee: 0 },
  { dollars: 1_000, fee: 1 },
  { dollars: 75_000_000, fee: 75_000 },
  { dollars: 1_755_000_000, fee: 1_755_000 },
])("a sale of shares for $dollars costs $fee", ({ dollars, fee }) => {
  expect(saleFee(dollars)).toBe(fee);
});
