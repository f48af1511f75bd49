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
    expect(itemsViewStore.get()).toEqual({ sort: "", view: "", opened: [] });
    itemsViewStore.set({ sort: "price", view: "table", opened: [206] });
    expect(localStorage.getItem("itemsView")).toBe(
      '{"sort":"price","view":"table","opened":[206]}',
    );
  });

  test("a view that was stored without opened items stays", () => {
    localStorage.setItem("itemsView", '{"sort":"price","view":"table"}');
    expect(itemsViewStore.get()).toEqual({ sort: "price", view: "table", opened: [] });
  });

  test.each(['"table"', '{"sort":1,"view":"table"}', "null", "[]"])("%s is no view", (raw) => {
    localStorage.setItem("itemsView", raw);
    expect(itemsViewStore.get()).toEqual({ sort: "", view: "", opened: [] });
  });
});
