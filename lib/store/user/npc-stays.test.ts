import { afterEach, expect, test } from "vitest";

import { npcStaysStore, setNpcStay } from "./npc-stays";

afterEach(() => {
  npcStaysStore.clear();
});

test("keeps the last stay of each NPC, until it is forgotten", () => {
  setNpcStay(npcStaysStore, 4, { untilMs: 1_000 });
  setNpcStay(npcStaysStore, 15, { untilMs: 2_000 });
  setNpcStay(npcStaysStore, 4, { untilMs: 3_000 });
  expect(npcStaysStore.get()).toEqual({ 4: { untilMs: 3_000 }, 15: { untilMs: 2_000 } });
  setNpcStay(npcStaysStore, 4, null);
  expect(npcStaysStore.get()).toEqual({ 15: { untilMs: 2_000 } });
});
