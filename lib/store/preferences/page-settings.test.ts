import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { warPollingStore, itemsViewStore } from "./page-settings";

afterEach(() => {
  warPollingStore.clear();
});

test("by default the war room updates automatically and without sound", () => {
  expect(warPollingStore.get()).toEqual({ isOn: true, slower: 1, alarm: false });
  warPollingStore.set({ isOn: false, slower: 4, alarm: true });
  expect(warPollingStore.get()).toEqual({ isOn: false, slower: 4, alarm: true });
});

describe("the view of the items", () => {
  beforeEach(() => {
    itemsViewStore.clear();
  });

  test("nothing is chosen by default; a choice is stored", () => {
    expect(itemsViewStore.get()).toEqual({ sort: "", view: "" });
    itemsViewStore.set({ sort: "price", view: "table" });
    expect(localStorage.getItem("itemsView")).toBe('{"sort":"price","view":"table"}');
  });

  test.each(['"table"', '{"sort":1,"view":"table"}', "null", "[]"])("%s is no view", (raw) => {
    localStorage.setItem("itemsView", raw);
    expect(itemsViewStore.get()).toEqual({ sort: "", view: "" });
  });
});
