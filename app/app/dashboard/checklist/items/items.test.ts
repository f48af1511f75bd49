import { expect, test } from "vitest";

import { USUAL } from "../testing/usual";
import { ITEMS } from "./items";
import { SECTIONS } from "./sections";

test("each item once", () => {
  const titles = ITEMS.map(({ title }) => title);
  expect(titles.toSorted()).toEqual(Object.keys(USUAL).sort());
  expect(new Set(ITEMS.map(({ id }) => id)).size).toBe(titles.length);
});

test("the sections follow one another, and none is empty", () => {
  const order = ITEMS.map(({ section }) => SECTIONS.indexOf(section));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(new Set(order).size).toBe(SECTIONS.length);
});
