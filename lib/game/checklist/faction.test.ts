import { expect, test } from "vitest";

import { DAY_MS } from "@/lib/common/time";
import type { Employee } from "@/lib/game/companies/company";
import { aMember } from "@/lib/game/testing/builders";

import type { CheckResult, People } from "./check-result";
import {
  checkApplications,
  checkFull,
  checkGone,
  checkInactive,
  checkMembership,
  checkMembersNotInOc,
  checkPositions,
} from "./faction";

const NOW = Date.UTC(2026, 10, 20, 12);

/** A verdict's state, followed by the names in it. */
const summaryOf = (verdict: CheckResult<People>) =>
  verdict.state === "disabled"
    ? [verdict.state]
    : [verdict.state, ...verdict.facts.people.map(({ name }) => name)];

test.each([
  { isInFaction: true, state: "complete" },
  { isInFaction: false, state: "incomplete" },
])("in a faction $isInFaction: $state", ({ isInFaction, state }) => {
  expect(checkMembership(isInFaction).state).toBe(state);
});

test.each([
  { members: 99, capacity: 100, state: "incomplete" },
  { members: 100, capacity: 100, state: "complete" },
  { members: 101, capacity: 100, state: "complete" },
  { members: null, capacity: 100, state: "disabled" },
  { members: 100, capacity: null, state: "disabled" },
])("$members of $capacity members: $state", ({ members, capacity, state }) => {
  expect(checkFull({ members, capacity })).toEqual(
    state === "disabled"
      ? { state, reason: "no data" }
      : { state, facts: { count: members, total: capacity } },
  );
});

const application = (name: string, status: string) => ({
  id: 1,
  playerId: 7,
  name,
  level: 40,
  status,
  validUntilMs: NOW,
});

test.each([
  { what: "none", applications: [], is: ["complete"] },
  {
    what: "answered ones",
    applications: ["accepted", "declined", "withdrawn", "odd"].map((s) => application(s, s)),
    is: ["complete"],
  },
  {
    what: "an open one among others",
    applications: [application("Perrin", "declined"), application("Umberto", "active")],
    is: ["incomplete", "Umberto"],
  },
])("applications, $what: $is", ({ applications, is }) => {
  expect(summaryOf(checkApplications(applications))).toEqual(is);
});

const seen = (name: string, agoMs: number, state = "Okay") =>
  aMember({ name, state, lastAction: { atMs: NOW - agoMs } });

test.each([
  { what: "nobody", members: [], is: ["complete"] },
  { what: "exactly 7 days", members: [seen("Oriel", 7 * DAY_MS)], is: ["complete"] },
  {
    what: "a second over 7 days",
    members: [seen("Oriel", 7 * DAY_MS + 1000)],
    is: ["incomplete", "Oriel"],
  },
  { what: "fallen", members: [seen("Oriel", 90 * DAY_MS, "Fallen")], is: ["complete"] },
  { what: "in federal jail", members: [seen("Oriel", 90 * DAY_MS, "Federal")], is: ["complete"] },
  {
    what: "three, the longest away first",
    members: [seen("Kestrel", 9 * DAY_MS), seen("Oriel", 31 * DAY_MS), seen("Pike", 12 * DAY_MS)],
    is: ["incomplete", "Oriel", "Pike", "Kestrel"],
  },
])("last actions, $what: $is", ({ members, is }) => {
  expect(summaryOf(checkInactive(members, { nowMs: NOW, days: 7 }))).toEqual(is);
});

test("with 0 days allowed, everybody counts who did not act this moment", () => {
  const members = [seen("Oriel", 1000), seen("Pike", 0)];
  expect(summaryOf(checkInactive(members, { nowMs: NOW, days: 0 }))).toEqual([
    "incomplete",
    "Oriel",
  ]);
});

test.each([
  { state: "Okay", is: ["complete"] },
  { state: "Hospital", is: ["complete"] },
  { state: "", is: ["complete"] },
  { state: "Fallen", is: ["incomplete", "Alpha"] },
  { state: "Federal", is: ["incomplete", "Alpha"] },
])("a member in state $state: $is", ({ state, is }) => {
  expect(summaryOf(checkGone([aMember({ state })]))).toEqual(is);
});

test.each([
  { isInOc: true, position: "Member", state: "Okay", is: ["complete"] },
  { isInOc: false, position: "Member", state: "Okay", is: ["incomplete", "Alpha"] },
  { isInOc: false, position: "Recruit", state: "Okay", is: ["complete"] },
  { isInOc: false, position: "Member", state: "Fallen", is: ["complete"] },
  { isInOc: false, position: "Member", state: "Federal", is: ["complete"] },
  { isInOc: null, position: "Member", state: "Okay", is: ["complete"] },
])("in a crime $isInOc, $position, $state: $is", ({ is, ...member }) => {
  expect(summaryOf(checkMembersNotInOc([aMember(member)]))).toEqual(is);
});

const employee = (changes: Partial<Employee> & { agoMs?: number } = {}): Employee => {
  const { agoMs = 0, ...others } = changes;
  return {
    id: 5,
    name: "Echo",
    position: "Chandler",
    daysInCompany: 40,
    state: "Okay",
    lastAction: { atMs: NOW - agoMs },
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
