import { beforeEach, expect, test } from "vitest";

import { dashboardCardsStore } from "./dashboard";

beforeEach(() => {
  localStorage.clear();
});

test("at first no card is moved and none hidden", () => {
  expect(dashboardCardsStore.get()).toEqual({ order: [], hidden: [] });
});

test("the arrangement is kept under dashboardCards", () => {
  dashboardCardsStore.set({ order: ["faction", "stocks"], hidden: ["crime"] });
  expect(JSON.parse(localStorage.getItem("dashboardCards") ?? "")).toEqual({
    order: ["faction", "stocks"],
    hidden: ["crime"],
  });
});

test("what an earlier version has not kept is as at first", () => {
  localStorage.setItem("dashboardCards", '{"hidden":["crime"]}');
  expect(dashboardCardsStore.get()).toEqual({ order: [], hidden: ["crime"] });
});

test("what cannot be read is as if nothing were kept", () => {
  localStorage.setItem("dashboardCards", '{"order":"faction"}');
  expect(dashboardCardsStore.get()).toEqual({ order: [], hidden: [] });
});
