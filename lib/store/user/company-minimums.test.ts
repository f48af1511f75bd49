import { afterEach, expect, test } from "vitest";

import { parseUserData } from "@/lib/store/backup/user-data";

import { companyMinimumsStore, DEFAULT_MINIMUMS, setCompanyMinimum } from "./company-minimums";

afterEach(() => {
  companyMinimumsStore.clear();
});

test("at first the minimums are ours, and each is changed on its own", () => {
  expect(companyMinimumsStore.get()).toEqual(DEFAULT_MINIMUMS);
  setCompanyMinimum("stockDays", 5);
  expect(companyMinimumsStore.get()).toEqual({ ...DEFAULT_MINIMUMS, stockDays: 5 });
});

test.each([
  { name: "stockDays", value: 1e9, stored: 365 },
  { name: "inactiveDays", value: 0, stored: 1 },
  { name: "addictionLoss", value: 0, stored: 1 },
] as const)("$name of $value is $stored", ({ name, value, stored }) => {
  setCompanyMinimum(name, value);
  expect(companyMinimumsStore.get()[name]).toBe(stored);
});

test("an unreadable field has its default, here and in a backup", () => {
  const companyMinimums = { stockDays: "many", fundsDays: 9 };
  localStorage.setItem("companyMinimums", JSON.stringify(companyMinimums));
  const read = { ...DEFAULT_MINIMUMS, fundsDays: 9 };
  expect(companyMinimumsStore.get()).toEqual(read);
  expect(parseUserData({ companyMinimums })).toEqual({ companyMinimums: read });
});
