import { expect, test } from "vitest";

import { lootLevelIn } from "./loot-level";

test.each([
  ["Loot level I", 1],
  ["Loot level II", 2],
  ["Loot level III", 3],
  ["Loot level IV", 4],
  ["Loot level V", 5],
  ["loot level iv ", 4],
  ["Loot level VI", null],
  ["Loot level", null],
  ["Loot level 3", null],
  ["Hospitalized by somebody at loot level III", null],
  ["", null],
])('"%s" is level %j', (details, level) => {
  expect(lootLevelIn(details)).toBe(level);
});
