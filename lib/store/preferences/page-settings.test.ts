import { afterEach, expect, test } from "vitest";

import { warPollingStore } from "./page-settings";

afterEach(() => {
  warPollingStore.clear();
});

test("the war room reads by itself and in silence until the player says otherwise", () => {
  expect(warPollingStore.get()).toEqual({ isOn: true, slower: 1, alarm: false });
  warPollingStore.set({ isOn: false, slower: 4, alarm: true });
  expect(warPollingStore.get()).toEqual({ isOn: false, slower: 4, alarm: true });
});
