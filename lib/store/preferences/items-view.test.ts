import { beforeEach, expect, test } from "vitest";

import { itemsViewStore } from "./page-settings";

beforeEach(() => {
  itemsViewStore.clear();
});

test("nothing is chosen at first; what is chosen is kept", () => {
  expect(itemsViewStore.get()).toEqual({ sort: "", view: "" });
  itemsViewStore.set({ sort: "price", view: "table" });
  expect(localStorage.getItem("itemsView")).toBe('{"sort":"price","view":"table"}');
});

test.each(['"table"', '{"sort":1,"view":"table"}', "null", "[]"])("%s is no view", (raw) => {
  localStorage.setItem("itemsView", raw);
  expect(itemsViewStore.get()).toEqual({ sort: "", view: "" });
});
