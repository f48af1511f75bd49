import { afterEach, expect, test } from "vitest";

import { parseUserData } from "@/lib/store/backup/user-data";

import { keepEmployee, keptEmployeesStore } from "./kept-employees";

afterEach(() => {
  keptEmployeesStore.clear();
});

test("an employee is kept once, and let go again", () => {
  keepEmployee(7, true);
  keepEmployee(8, true);
  keepEmployee(7, true);
  expect(keptEmployeesStore.get()).toEqual([8, 7]);
  keepEmployee(8, false);
  expect(keptEmployeesStore.get()).toEqual([7]);
});

test("what is no player's id is left out, here and in a backup", () => {
  localStorage.setItem("keptEmployees", '[7,"8",-1,null]');
  expect(keptEmployeesStore.get()).toEqual([7]);
  expect(parseUserData({ keptEmployees: [7, "8"] })).toEqual({ keptEmployees: [7] });
});
