import { afterEach, expect, test } from "vitest";

import { warReadingStore } from "./war-reading";

afterEach(() => {
  warReadingStore.clear();
});

test("the war room reads by itself and in silence until the player says otherwise", () => {
  expect(warReadingStore.get()).toEqual({ isOn: true, slower: 1, alarm: false });
  warReadingStore.set({ isOn: false, slower: 4, alarm: true });
  expect(warReadingStore.get()).toEqual({ isOn: false, slower: 4, alarm: true });
});
