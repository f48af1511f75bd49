import { beforeEach, expect, test } from "vitest";

import { membersShareStore } from "./payout-terms";

beforeEach(() => {
  membersShareStore.clear();
});

test("all of it, until the player says otherwise", () => {
  expect(membersShareStore.get()).toBe(100);
  membersShareStore.set(64.5);
  expect(localStorage.getItem("membersShare")).toBe("64.5");
});

test.each(["101", "-1", '"80"', "null", "eighty"])("%s is no share", (raw) => {
  localStorage.setItem("membersShare", raw);
  expect(membersShareStore.get()).toBe(100);
});
