import { expect, test } from "vitest";

import { npcStaysStore } from "./npc-stays";

test.each([
  { what: "when it was last seen", stored: { untilMs: 1_000, seenAtMs: 900 } },
  { what: "one of an older version, which does not say when", stored: { untilMs: 1_000 } },
])("keeps $what", ({ stored }) => {
  expect(npcStaysStore.parse(JSON.stringify({ 4: stored }))).toEqual({ 4: stored });
});

test("drops what can't be read, and keeps the others", () => {
  const stored = { 4: { untilMs: 1_000, seenAtMs: "soon" }, 15: { untilMs: 2_000 } };
  expect(npcStaysStore.parse(JSON.stringify(stored))).toEqual({ 15: { untilMs: 2_000 } });
});
