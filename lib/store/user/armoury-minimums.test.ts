import { afterEach, expect, test } from "vitest";

import { sampleStore } from "@/lib/store/account/session";

import { armouryMinimumsStore, fillSampleMinimums, setArmouryMinimum } from "./armoury-minimums";

afterEach(() => {
  sampleStore.set(false);
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

test("the sample data has minimums of its own, and keeps those that the visitor changes", () => {
  setArmouryMinimum(206, 40);
  sampleStore.set(true);
  fillSampleMinimums();
  expect(armouryMinimumsStore.get()[206]).toBe(100);
  setArmouryMinimum(206, null);
  fillSampleMinimums();
  expect(armouryMinimumsStore.get()[206]).toBeUndefined();
  sampleStore.set(false);
  expect(armouryMinimumsStore.get()).toEqual({ 206: 40 });
});

test("a visitor who removes all of them has none", () => {
  sampleStore.set(true);
  fillSampleMinimums();
  for (const id of Object.keys(armouryMinimumsStore.get())) setArmouryMinimum(Number(id), null);
  fillSampleMinimums();
  expect(armouryMinimumsStore.get()).toEqual({});
});

test("outside of the sample data nothing is set", () => {
  fillSampleMinimums();
  expect(armouryMinimumsStore.get()).toEqual({});
  expect(localStorage.getItem("armouryMinimums")).toBeNull();
});
