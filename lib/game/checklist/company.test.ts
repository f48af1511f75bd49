import { expect, test } from "vitest";

import type { Employee } from "@/lib/game/companies/employee";
import { DAY_MS } from "@/lib/game/time/time";

import { checkPositions } from "./company";
import { checkGone, checkInactive } from "./faction";

const NOW = Date.UTC(2026, 10, 20, 12);

const employee = (changes: Partial<Employee> & { agoMs?: number } = {}): Employee => {
  const { agoMs = 0, ...others } = changes;
  return {
    id: 5,
    name: "Echo",
    position: "Chandler",
    daysInCompany: 40,
    state: "Okay",
    lastAction: { atMs: NOW - agoMs, relative: "" },
    ...others,
  };
};

test.each([
  { hired: 9, capacity: 10, state: "incomplete" },
  { hired: 10, capacity: 10, state: "complete" },
  { hired: 11, capacity: 10, state: "complete" },
])("$hired of $capacity positions: $state", ({ hired, capacity, state }) => {
  expect(checkPositions({ employeesHired: hired, employeesCapacity: capacity })).toEqual({
    state,
    facts: { count: hired, total: capacity },
  });
});

test.each([
  { what: "nobody", employees: [], state: "complete" },
  { what: "exactly 7 days", employees: [employee({ agoMs: 7 * DAY_MS })], state: "complete" },
  {
    what: "a second over 7 days",
    employees: [employee(), employee({ agoMs: 7 * DAY_MS + 1000 })],
    state: "incomplete",
  },
  {
    what: "one in federal jail",
    employees: [employee({ agoMs: 90 * DAY_MS, state: "Federal" })],
    state: "complete",
  },
  {
    what: "a fallen one",
    employees: [employee({ agoMs: 90 * DAY_MS, state: "Fallen" })],
    state: "complete",
  },
])("last actions of employees, $what: $state", ({ employees, state }) => {
  expect(checkInactive(employees, { nowMs: NOW, days: 7 }).state).toBe(state);
});

test.each([
  { is: "Okay", state: "complete" },
  { is: "Traveling", state: "complete" },
  { is: "Fallen", state: "incomplete" },
  { is: "Federal", state: "incomplete" },
])("an employee in state $is: $state", ({ is, state }) => {
  expect(checkGone([employee({ state: is })]).state).toBe(state);
});

test("who is in the way is named, with the reason", () => {
  const away = [employee({ agoMs: 9.9 * DAY_MS })];
  expect(checkInactive(away, { nowMs: NOW, days: 7 })).toMatchObject({
    facts: { people: [{ id: 5, name: "Echo", inactiveDays: 9 }] },
  });
  expect(checkGone([employee({ state: "Fallen" })])).toMatchObject({
    facts: { people: [{ id: 5, name: "Echo", state: "Fallen" }] },
  });
});
