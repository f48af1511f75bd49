import { afterEach, expect, test } from "vitest";

import { armouryMinimumsStore, setArmouryMinimum } from "./armoury-minimums";

afterEach(() => {
  armouryMinimumsStore.clear();
});

test("a minimum is set, changed and removed, each item for itself", () => {
  setArmouryMinimum(206, 100);
  setArmouryMinimum(256, 150);
  setArmouryMinimum(206, 80);
  expect(armouryMinimumsStore.get()).toEqual({ 206: 80, 256: 150 });
  setArmouryMinimum(206, null);
  setArmouryMinimum(256, 0);
  expect(armouryMinimumsStore.get()).toEqual({});
});

test.each([
  ["-5", {}],
  ["0", {}],
  ["1.5", {}],
  ['"100"', {}],
  ["100", { 206: 100 }],
])("a stored minimum of %s is read as %j", (minimum, read) => {
  localStorage.setItem("armouryMinimums", `{"206":${minimum}}`);
  expect(armouryMinimumsStore.get()).toEqual(read);
});
