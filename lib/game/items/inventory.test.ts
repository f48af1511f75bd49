import { expect, test } from "vitest";

import { inventoryCategory } from "./inventory";

test.each([
  ["Plushie", "Plushie"],
  ["Energy Drink", "Energy Drink"],
  ["Weapon", null],
  ["plushie", null],
])("the category of the type %s is %s", (type, category) => {
  expect(inventoryCategory(type)).toBe(category);
});
