import { expect, test } from "vitest";

import { detailedType } from "./item";

test.each([
  { type: "Weapon", detailed: "Weapon" },
  { type: "Armor", detailed: "Armor" },
  { type: "Drug", detailed: null },
  { type: "weapon", detailed: null },
])("an item of the type $type has details as $detailed", ({ type, detailed }) => {
  expect(detailedType(type)).toBe(detailed);
});
