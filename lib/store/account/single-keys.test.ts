import { afterEach, expect, test } from "vitest";

import { singleKeysStore } from "@/lib/store/preferences/shell";

afterEach(() => {
  singleKeysStore.clear();
});

test("keys alone are shortcuts until the player says otherwise", () => {
  expect(singleKeysStore.get()).toBe(true);
  singleKeysStore.set(false);
  expect(singleKeysStore.get()).toBe(false);
  expect(localStorage.getItem("singleKeys")).toBe("off");
});
