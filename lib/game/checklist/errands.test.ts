import { expect, test } from "vitest";

import type { Course } from "@/lib/game/education/curriculum";

import {
  checkEnrolled,
  checkFinished,
  checkMissions,
  checkVirus,
  checkVirusByLog,
  type VirusEvent,
} from "./errands";

const READ = Date.UTC(2026, 10, 20, 12);

const current = (endsAtMs: number | null, secondsLeft: number | null = null) => ({
  completedIds: [],
  current: { courseId: 28, endsAtMs, secondsLeft },
});

test.each([
  { what: "ends in a second", userEducation: current(READ + 1000), state: "complete" },
  { what: "ends now", userEducation: current(READ), state: undefined },
  { what: "ended a second ago", userEducation: current(READ - 1000), state: undefined },
  { what: "has a second left", userEducation: current(null, 1), state: "complete" },
  { what: "has no second left", userEducation: current(null, 0), state: undefined },
  { what: "has an unknown end", userEducation: current(null), state: "complete" },
  { what: "is not there", userEducation: { completedIds: [1], current: null }, state: undefined },
])("a course that $what: $state", ({ userEducation, state }) => {
  expect(checkEnrolled(userEducation, { fetchedAtMs: READ, nowMs: READ })?.state).toBe(state);
});

test("seconds left count from the answer", () => {
  const userEducation = current(null, 600);
  const later = (seconds: number) => ({ fetchedAtMs: READ, nowMs: READ + seconds * 1000 });
  expect(checkEnrolled(userEducation, later(599))).toEqual({
    state: "complete",
    facts: { kind: "course", courseId: 28, endsAtMs: READ + 600_000 },
  });
  expect(checkEnrolled(userEducation, later(600))).toBeNull();
});

const course = (id: number): Course => ({
  id,
  code: "",
  name: `Course ${id}`,
  description: "",
  durationSeconds: 604_800,
  cost: 0,
  prerequisiteIds: [],
  rewards: {
    workingStats: { manualLabor: null, intelligence: null, endurance: null },
    effect: null,
    honorId: null,
  },
});

const CATEGORIES = [
  { id: 1, name: "Business", courses: [course(1), course(2)] },
  { id: 2, name: "History", courses: [course(14)] },
];

test.each([
  { done: [1, 2, 14], categories: CATEGORIES, state: "complete", completed: 3 },
  { done: [14, 2, 1, 99], categories: CATEGORIES, state: "complete", completed: 3 },
  { done: [1, 2], categories: CATEGORIES, state: "incomplete", completed: 2 },
  { done: [], categories: CATEGORIES, state: "incomplete", completed: 0 },
  // A game without courses is an answer that says nothing.
  { done: [1], categories: [], state: "incomplete", completed: 0 },
])("no course runs, $done done: $state", ({ done, categories, state, completed }) => {
  const courses = categories.flatMap((category) => category.courses).length;
  expect(checkFinished({ completedIds: done }, categories)).toEqual({
    state,
    facts: { kind: "no course", completed, courses },
  });
});

const NOW = Date.UTC(2026, 10, 20, 12);

const HOUR = 3_600_000;

const duke = (...contracts: [status: string, expiresAtMs: number | null][]) => [
  { name: "Sanchez", contracts: [{ title: "Not Duke's", status: "Accepted", expiresAtMs: null }] },
  {
    name: "Duke",
    contracts: contracts.map(([status, expiresAtMs]) => ({
      title: "Estranged",
      status,
      expiresAtMs,
    })),
  },
];

test.each([
  { what: "no giver", givers: [], count: 0 },
  { what: "no contract of Duke's", givers: duke(), count: 0 },
  { what: "one offered", givers: duke(["Available", null]), count: 1 },
  { what: "one accepted", givers: duke(["Accepted", null]), count: 1 },
  {
    what: "one failed, one completed",
    givers: duke(["Failed", null], ["Completed", null]),
    count: 0,
  },
  { what: "a word of later days", givers: duke(["Postponed", null]), count: 0 },
  {
    what: "three in mixed states",
    givers: duke(["Accepted", NOW + 19 * HOUR], ["Available", null], ["Completed", NOW + HOUR]),
    count: 2,
    expiresAtMs: NOW + 19 * HOUR,
  },
  {
    what: "two that expire",
    givers: duke(["Available", NOW + 40 * HOUR], ["Accepted", NOW + 2 * HOUR]),
    count: 2,
    expiresAtMs: NOW + 2 * HOUR,
  },
  { what: "one that has expired", givers: duke(["Accepted", NOW]), count: 0 },
  {
    what: "one that has expired, one that hasn't",
    givers: duke(["Accepted", NOW - HOUR], ["Available", NOW + HOUR]),
    count: 1,
    expiresAtMs: NOW + HOUR,
  },
])("$what: $count open", ({ givers, count, expiresAtMs = null }) => {
  expect(checkMissions(givers, { nowMs: NOW })).toEqual({
    state: count === 0 ? "complete" : "incomplete",
    facts: { count, expiresAtMs },
  });
});

test.each([
  { what: "none", virus: null, state: "incomplete" },
  { what: "a second left", virus: { name: "A", endsAtMs: NOW + 1000 }, state: "complete" },
  { what: "no known end", virus: { name: "A", endsAtMs: null }, state: "complete" },
  { what: "done now", virus: { name: "A", endsAtMs: NOW }, state: "incomplete" },
  { what: "done since", virus: { name: "A", endsAtMs: NOW - 1000 }, state: "incomplete" },
])("$what: $state", ({ virus, state }) => {
  expect(checkVirus(virus, { nowMs: NOW }).state).toBe(state);
});

const event = (kind: VirusEvent["kind"], minute: number, name: string | null = null) => ({
  id: `${kind}${minute}`,
  atMs: NOW + minute * 60_000,
  kind,
  name,
});

const start = (minute: number) => event("start", minute, "Simple Virus");

const end = (minute: number) => event("end", minute);

test.each([
  { what: "no entry", events: [], state: "incomplete" },
  { what: "started", events: [start(5)], state: "complete" },
  { what: "complete", events: [end(9), start(5)], state: "incomplete" },
  { what: "started again", events: [start(12), end(9), start(5)], state: "complete" },
  { what: "in no useful order", events: [start(5), start(12), end(9)], state: "complete" },
  { what: "the end last", events: [start(5), end(9)], state: "incomplete" },
  { what: "only an end", events: [end(9)], state: "incomplete" },
  {
    what: "ended in the second in which it began",
    events: [end(5), start(5)],
    state: "incomplete",
  },
  {
    what: "begun in the second in which another ended",
    events: [start(5), end(5)],
    state: "complete",
  },
])("by the log, $what: $state", ({ events, state }) => {
  expect(checkVirusByLog(events).state).toBe(state);
});

test.each([
  { what: "none", virus: null, facts: { kind: "no virus" } },
  {
    what: "one that runs",
    virus: { name: "Simple Virus", endsAtMs: NOW + 1 },
    facts: { kind: "virus", name: "Simple Virus", endsAtMs: NOW + 1 },
  },
])("tells of $what", ({ virus, facts }) => {
  expect(checkVirus(virus, { nowMs: NOW })).toMatchObject({ facts });
});

test("the log tells the name, and no end", () => {
  expect(checkVirusByLog([])).toEqual({ state: "incomplete", facts: { kind: "no virus" } });
  expect(checkVirusByLog([start(5)])).toEqual({
    state: "complete",
    facts: { kind: "virus", name: "Simple Virus", endsAtMs: null },
  });
});
