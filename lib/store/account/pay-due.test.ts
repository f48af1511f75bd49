import { beforeEach, expect, test } from "vitest";

import { payDueStore, savePayDue } from "./pay-due";

beforeEach(() => {
  payDueStore.clear();
});

test("keeps the number that was displayed last, and tells of changes only", () => {
  let changes = 0;
  const leave = payDueStore.subscribe(() => {
    changes += 1;
  });
  savePayDue(8);
  savePayDue(8);
  leave();
  expect(localStorage.getItem("payDue")).toBe("8");
  expect(payDueStore.get()).toBe(8);
  expect(changes).toBe(1);
});

test.each(["-1", "1.5", "many", "100000", "{}"])("“%s” is nobody", (raw) => {
  localStorage.setItem("payDue", raw);
  expect(payDueStore.get()).toBe(0);
});
