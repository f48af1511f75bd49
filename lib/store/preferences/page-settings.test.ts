import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { pollingStore, itemsViewStore } from "./page-settings";

afterEach(() => {
  pollingStore.clear();
});

test("by default the war room updates automatically and without sound", () => {
  expect(pollingStore.get()).toEqual({ isOn: true, slowdown: 1, alarm: false });
  pollingStore.set({ isOn: false, slowdown: 4, alarm: true });
  expect(pollingStore.get()).toEqual({ isOn: false, slowdown: 4, alarm: true });
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
