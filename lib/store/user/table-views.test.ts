import { beforeEach, expect, test } from "vitest";

import { deleteTableView, saveTableView, tableKey, tableViewsStore } from "./table-views";

const MEMBERS = tableKey("/app/faction/members");
const OTHER = tableKey("/app/tools/stock-market", "budget");

beforeEach(() => {
  localStorage.clear();
});

test("a view is kept with its table, under tableViews", () => {
  saveTableView(MEMBERS, { name: "Rich", search: "sort=money.desc" });
  saveTableView(OTHER, { name: "Rich", search: "" });
  expect(JSON.parse(localStorage.getItem("tableViews") ?? "")).toEqual({
    "/app/faction/members": [{ name: "Rich", search: "sort=money.desc" }],
    "/app/tools/stock-market budget": [{ name: "Rich", search: "" }],
  });
});

test("the same name replaces", () => {
  saveTableView(MEMBERS, { name: "Rich", search: "" });
  saveTableView(MEMBERS, { name: "Rich", search: "sort=money.desc" });
  expect(tableViewsStore.get()[MEMBERS]).toEqual([{ name: "Rich", search: "sort=money.desc" }]);
});

test("a deleted view leaves the others", () => {
  saveTableView(MEMBERS, { name: "Rich", search: "" });
  saveTableView(MEMBERS, { name: "Old", search: "sort=days.desc" });
  deleteTableView(MEMBERS, "Rich");
  expect(tableViewsStore.get()[MEMBERS]).toEqual([{ name: "Old", search: "sort=days.desc" }]);
});

test("a view that cannot be read leaves the others", () => {
  const kept = [{ name: 1 }, { name: "Rich", search: "" }];
  localStorage.setItem("tableViews", JSON.stringify({ [MEMBERS]: kept, [OTHER]: 7 }));
  expect(tableViewsStore.get()).toEqual({ [MEMBERS]: [{ name: "Rich", search: "" }] });
});

test.each(["not JSON", "[]", '{"a": 7}'])("%s reads as no views", (raw) => {
  localStorage.setItem("tableViews", raw);
  expect(tableViewsStore.get()).toEqual({});
});
