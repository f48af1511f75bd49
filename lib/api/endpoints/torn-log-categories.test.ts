import { expect, test } from "vitest";

import live from "@/lib/api/testing/fixtures/torn-log-categories.json";
import older from "@/lib/api/testing/fixtures/torn-log-categories.legacy.json";

import { logCategoriesWire } from "./torn-log-categories";

test.each([
  { shape: "today's", wire: live },
  { shape: "the older", wire: older },
])("reads the categories of $shape shape, the one of id 0 among them", ({ wire }) => {
  expect(logCategoriesWire.parse(wire).logcategories).toEqual({
    entries: [
      { id: 0, title: "Not defined" },
      { id: 86, title: "Shops" },
      { id: 183, title: "Casino" },
    ],
    dropped: 0,
  });
});

test("a broken title costs itself only", () => {
  const logcategories = { ...older.logcategories, 86: null };
  const { entries, dropped } = logCategoriesWire.parse({ logcategories }).logcategories;
  expect(entries.map(({ id }) => id)).toEqual([0, 183]);
  expect(dropped).toBe(1);
});
