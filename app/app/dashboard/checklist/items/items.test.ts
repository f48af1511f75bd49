import { expect, test } from "vitest";

import { DEFAULT_STATES } from "../testing/default-states";
import { SECTIONS } from "./define-check";
import { CHECKLIST_ITEMS } from "./items";

test("each item once", () => {
  const titles = CHECKLIST_ITEMS.map(({ title }) => title);
  expect(titles.toSorted()).toEqual(Object.keys(DEFAULT_STATES).sort());
  expect(new Set(CHECKLIST_ITEMS.map(({ id }) => id)).size).toBe(titles.length);
});

test("the sections follow one another, and none is empty", () => {
  const order = CHECKLIST_ITEMS.map(({ section }) => SECTIONS.indexOf(section));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(new Set(order).size).toBe(SECTIONS.length);
});
