import { expect, test } from "vitest";

import { ITEMS } from "./items";
import { SECTIONS } from "./sections";

test("26 items, each once", () => {
  expect(ITEMS).toHaveLength(26);
  expect(new Set(ITEMS.map(({ id }) => id)).size).toBe(26);
  expect(new Set(ITEMS.map(({ title }) => title)).size).toBe(26);
});

test("the sections follow one another, with 10, 2, 7, 3 and 4 items", () => {
  const counts = SECTIONS.map((section) => ITEMS.filter((item) => item.section === section).length);
  expect(counts).toEqual([10, 2, 7, 3, 4]);
  const order = ITEMS.map(({ section }) => SECTIONS.indexOf(section));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});
