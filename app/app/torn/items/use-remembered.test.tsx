import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import { itemsViewStore } from "@/lib/store/preferences/page-settings";

import { useRemembered } from "./use-remembered";

vi.mock("next/navigation", () => ({
  useSearchParams: () => new URLSearchParams(window.location.search),
}));

const VIEWS = [
  ["cards", "Cards"],
  ["table", "Table"],
] as const;

const remembered = () => renderHook(() => useRemembered("view", VIEWS, "cards")).result;

beforeEach(() => {
  window.history.replaceState(null, "", "/");
  itemsViewStore.clear();
});

test("the first choice, until another is made", () => {
  const view = remembered();
  expect(view.current[0]).toBe("cards");
  act(() => {
    view.current[1]("table");
  });
  expect(itemsViewStore.get()).toEqual({ sort: "", view: "table" });
});

test("the next visit starts with the last choice, unless it no longer exists", () => {
  itemsViewStore.set({ sort: "", view: "table" });
  expect(remembered().current[0]).toBe("table");
  itemsViewStore.set({ sort: "", view: "tiles" });
  expect(remembered().current[0]).toBe("cards");
});

test("the address wins over the last choice", () => {
  itemsViewStore.set({ sort: "", view: "table" });
  window.history.replaceState(null, "", "/?view=cards");
  expect(remembered().current[0]).toBe("cards");
});
