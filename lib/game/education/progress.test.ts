import { expect, test } from "vitest";

import { courseState, missingIds, progressAt } from "./progress";
import { aCourse } from "./testing/courses";

const READ = Date.UTC(2026, 10, 20, 12);
const MINUTE = 60_000;

const current = (endsAtMs: number | null, secondsLeft: number | null) => ({
  courseId: 5,
  endsAtMs,
  secondsLeft,
});

test.each([
  { what: "ends in a minute", course: current(READ + MINUTE, null), running: READ + MINUTE },
  { what: "has 60 seconds left", course: current(null, 60), running: READ + MINUTE },
  { what: "does not say when it ends", course: current(null, null), running: null },
])("a course that $what runs", ({ course, running }) => {
  const progress = progressAt(
    { completedIds: [1], current: course },
    { nowMs: READ, fetchedAtMs: READ },
  );
  expect(progress.running).toEqual({ courseId: 5, endsAtMs: running });
  expect([...progress.doneIds]).toEqual([1]);
});

test.each([
  { what: "ends now", course: current(READ + MINUTE, null) },
  { what: "had 60 seconds left a minute ago", course: current(null, 60) },
])("a course that $what is done", ({ course }) => {
  const times = { nowMs: READ + MINUTE, fetchedAtMs: READ };
  const progress = progressAt({ completedIds: [1], current: course }, times);
  expect(progress.running).toBeNull();
  expect([...progress.doneIds]).toEqual([1, 5]);
});

test("a course that is done does not run as well", () => {
  const userEducation = { completedIds: [5], current: current(null, null) };
  expect(progressAt(userEducation, { nowMs: READ, fetchedAtMs: READ }).running).toBeNull();
});

// The player has done 1 and 2, and takes 5.
test.each([
  { id: 1, needs: [], state: "done", missing: [] },
  { id: 1, needs: [3], state: "done", missing: [3] },
  { id: 5, needs: [3], state: "running", missing: [3] },
  { id: 6, needs: [], state: "open", missing: [] },
  { id: 6, needs: [1, 2], state: "open", missing: [] },
  { id: 6, needs: [1, 3, 4], state: "locked", missing: [3, 4] },
  { id: 6, needs: [5], state: "locked", missing: [5] },
  { id: 6, needs: [6], state: "locked", missing: [6] },
])("course $id, which needs $needs, is $state", ({ id, needs, state, missing }) => {
  const progress = { doneIds: new Set([1, 2]), running: { courseId: 5, endsAtMs: null } };
  const course = aCourse({ id, prerequisiteIds: needs });
  expect(courseState(course, progress)).toBe(state);
  expect(missingIds(course, progress)).toEqual(missing);
});
