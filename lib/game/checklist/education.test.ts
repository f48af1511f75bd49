import { expect, test } from "vitest";

import type { Course } from "@/lib/game/education/course";

import { checkEnrolled, checkFinished } from "./education";

const READ = Date.UTC(2026, 10, 20, 12);

const current = (endsAtMs: number | null, secondsLeft: number | null = null) => ({
  completedIds: [],
  current: { courseId: 28, endsAtMs, secondsLeft },
});

test.each([
  { what: "ends in a second", studies: current(READ + 1000), state: "complete" },
  { what: "ends now", studies: current(READ), state: undefined },
  { what: "ended a second ago", studies: current(READ - 1000), state: undefined },
  { what: "has a second left", studies: current(null, 1), state: "complete" },
  { what: "has no second left", studies: current(null, 0), state: undefined },
  { what: "ends nobody knows when", studies: current(null), state: "complete" },
  { what: "is not there", studies: { completedIds: [1], current: null }, state: undefined },
])("a course that $what: $state", ({ studies, state }) => {
  expect(checkEnrolled(studies, { readAtMs: READ, nowMs: READ })?.state).toBe(state);
});

test("seconds left count from the answer", () => {
  const studies = current(null, 600);
  const later = (seconds: number) => ({ readAtMs: READ, nowMs: READ + seconds * 1000 });
  expect(checkEnrolled(studies, later(599))).toEqual({
    state: "complete",
    facts: { kind: "course", courseId: 28, endsAtMs: READ + 600_000 },
  });
  expect(checkEnrolled(studies, later(600))).toBeNull();
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
