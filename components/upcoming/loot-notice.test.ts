import { expect, test } from "vitest";

import { lootKind, lootKindIn, lootLevelOf } from "./loot-notice";

test.each([
  { kinds: ["drug", lootKind("5")], kind: "loot 5", level: "5" },
  { kinds: ["loot", "drug"], kind: "loot", level: "4" },
  { kinds: ["drug", "loot 6", "looting"], kind: undefined, level: null },
])("$kinds: level $level", ({ kinds, kind, level }) => {
  const found = lootKindIn(kinds);
  expect(found).toBe(kind);
  expect(found === undefined ? null : lootLevelOf(found)).toBe(level);
});
