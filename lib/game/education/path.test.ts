import { expect, test } from "vitest";

import { coursePath, shorteningBy, unlocks } from "./path";
import { NOTHING_LEARNED } from "./progress";
import { teaching } from "./testing/courses";

const NOW = Date.UTC(2026, 10, 20, 12);

const DAY = 86_400_000;

/** Each course takes one day and costs $100. */
const pathOf = (
  taught: string,
  to: readonly number[],
  done: readonly number[] = [],
  running: { courseId: number; endsAtMs: number | null } | null = null,
) => coursePath(teaching(taught), to, { doneIds: new Set(done), running }, NOW);

const idsOf = ({ steps }: ReturnType<typeof pathOf>) => steps.map(({ course }) => course.id);

test.each([
  { taught: "1 2:1 3:2", to: [3], done: [], order: [1, 2, 3] },
  { taught: "3:2 2:1 1", to: [3], done: [], order: [1, 2, 3] },
  { taught: "1 2:1 3:2", to: [3], done: [1], order: [2, 3] },
  { taught: "1 2:1 3:2", to: [3], done: [2], order: [3] },
  { taught: "1 2:1 3:2", to: [3], done: [3], order: [] },
  { taught: "1 2:1 3:1 4:2,3", to: [4], done: [], order: [1, 2, 3, 4] },
  { taught: "1 2 3:1", to: [3], done: [], order: [1, 3] },
  { taught: "1 2 3:1", to: [1, 2, 3], done: [2], order: [1, 3] },
  { taught: "3:1 1 2", to: [3, 1, 2], done: [], order: [1, 3, 2] },
  { taught: "1", to: [77], done: [], order: [] },
])("$taught with $done done leads to $to by $order", ({ taught, to, done, order }) => {
  const path = pathOf(taught, to, done);
  expect(idsOf(path)).toEqual(order);
  expect(path.remainingMs).toBe(order.length * DAY);
  expect(path.cost).toBe(order.length * 100);
});

test.each([
  { what: "a course that needs itself", taught: "1:1", to: [1], order: [1], issues: 1 },
  { what: "two that need each other", taught: "1:2 2:1", to: [2], order: [1, 2], issues: 1 },
  { what: "one behind a cycle", taught: "1:2 2:3 3:2", to: [1], order: [2, 3, 1], issues: 1 },
  {
    what: "a cycle behind another",
    taught: "1:2,3 2:1 3:4 4:3",
    to: [1],
    order: [3, 4, 1, 2],
    issues: 2,
  },
  { what: "an unknown course", taught: "1:999 2:1", to: [2], order: [1, 2], issues: 1 },
  { what: "a course listed twice", taught: "1 1 2:1", to: [2], order: [1, 2], issues: 1 },
  {
    what: "what is wrong elsewhere",
    taught: "1 2:2 3:999 4 4",
    to: [1],
    order: [1],
    issues: 0,
  },
])("survived, counted once and told: $what", ({ taught, to, order, issues }) => {
  const path = pathOf(taught, to);
  expect(idsOf(path)).toEqual(order);
  expect(path.remainingMs).toBe(order.length * DAY);
  expect(path.issues).toHaveLength(issues);
});

test("an unlisted course that is done is no issue", () => {
  expect(pathOf("1:999", [1], [999]).issues).toEqual([]);
});

test("a cycle is an issue as long as one of its courses is left", () => {
  expect(pathOf("1:2 2:1", [2], [1]).issues).toHaveLength(1);
});

test("the current course comes first, is already paid, and counts its remaining time", () => {
  const running = { courseId: 3, endsAtMs: NOW + DAY / 4 };
  const { steps, remainingMs, cost } = pathOf("1 2:1 3:2 4:3,1", [4], [], running);
  expect(steps.map(({ course, isRunning }) => [course.id, isRunning])).toEqual([
    [3, true],
    [1, false],
    [4, false],
  ]);
  expect(remainingMs).toBe(2.25 * DAY);
  expect(cost).toBe(200);
  expect(steps.map(({ endsAtMs }) => endsAtMs)).toEqual([
    NOW + 0.25 * DAY,
    NOW + 1.25 * DAY,
    NOW + 2.25 * DAY,
  ]);
});

test("if a course has no duration, the path's duration is unknown", () => {
  const { courses, ...rest } = teaching("1 2:1 3:2");
  const byId = new Map(
    courses.map((course) => [
      course.id,
      course.id === 2 ? { ...course, durationSeconds: null } : course,
    ]),
  );
  const { steps, remainingMs } = coursePath({ courses, ...rest, byId }, [3], NOTHING_LEARNED, NOW);
  expect(steps.map((step) => step.remainingMs)).toEqual([DAY, null, DAY]);
  expect(steps.map((step) => step.endsAtMs)).toEqual([NOW + DAY, null, null]);
  expect(remainingMs).toBeNull();
});

test("a current course off the path isn't counted, and has to end first", () => {
  const running = { courseId: 3, endsAtMs: NOW + 5 * DAY };
  const { steps, remainingMs } = pathOf("1 2:1 3", [2], [], running);
  expect(remainingMs).toBe(2 * DAY);
  expect(steps.map(({ endsAtMs }) => endsAtMs)).toEqual([NOW + 6 * DAY, NOW + 7 * DAY]);
});

test("if the end of the current course is unknown, so is the end of the path", () => {
  const running = { courseId: 1, endsAtMs: null };
  const { steps, remainingMs } = pathOf("1 2:1", [2], [], running);
  expect(remainingMs).toBe(2 * DAY);
  expect(steps.map(({ endsAtMs }) => endsAtMs)).toEqual([null, null]);
});

test("what shortens courses shortens those to begin, not what is left of the one that runs", () => {
  const progress = {
    doneIds: new Set<number>(),
    running: { courseId: 1, endsAtMs: NOW + DAY / 2 },
  };
  const { steps, remainingMs } = coursePath(teaching("1 2:1 3:2"), [3], progress, NOW, 0.75);
  expect(steps.map((step) => step.remainingMs)).toEqual([0.5 * DAY, 0.75 * DAY, 0.75 * DAY]);
  expect(remainingMs).toBe(2 * DAY);
  expect(steps.at(-1)?.endsAtMs).toBe(NOW + 2 * DAY);
});

test("a chain of 15,000 courses is a way of 15,000 steps", () => {
  const chain = Array.from({ length: 15_000 }, (_, i) => (i === 0 ? "1" : `${i + 1}:${i}`));
  const taught = teaching(chain.toReversed().join(" "));
  const { steps } = coursePath(taught, [15_000], NOTHING_LEARNED, NOW);
  expect(steps.map(({ course }) => course.id)).toEqual(chain.map((_, i) => i + 1));
});

const TAUGHT = "1 2:1 3:1,2 4:3 5:1,4 6:999";

test.each([
  { taught: TAUGHT, id: 1, done: [], atOnce: [2], inTheEnd: [2, 3, 4, 5] },
  { taught: TAUGHT, id: 2, done: [1], atOnce: [3], inTheEnd: [3, 4, 5] },
  { taught: TAUGHT, id: 2, done: [], atOnce: [], inTheEnd: [3, 4, 5] },
  { taught: TAUGHT, id: 3, done: [1, 2, 4], atOnce: [], inTheEnd: [] },
  { taught: TAUGHT, id: 4, done: [1, 2, 3], atOnce: [5], inTheEnd: [5] },
  { taught: TAUGHT, id: 5, done: [], atOnce: [], inTheEnd: [] },
  { taught: TAUGHT, id: 999, done: [], atOnce: [6], inTheEnd: [6] },
  { taught: "1:2 2:1 3:2", id: 1, done: [], atOnce: [2], inTheEnd: [2, 3] },
  { taught: "1:1 2:1", id: 1, done: [], atOnce: [2], inTheEnd: [2] },
])("$taught with $done done: $id opens $atOnce, in the end $inTheEnd", (given) => {
  const progress = { doneIds: new Set<number>(given.done), running: null };
  const opened = unlocks(teaching(given.taught), given.id, progress);
  expect(opened.atOnce.map(({ id }) => id)).toEqual(given.atOnce);
  expect(opened.inTheEnd.map(({ id }) => id)).toEqual(given.inTheEnd);
});

test("the course that runs has been opened already", () => {
  const progress = { doneIds: new Set<number>(), running: { courseId: 2, endsAtMs: null } };
  const { atOnce, inTheEnd } = unlocks(teaching("1 2:1 3:1"), 1, progress);
  expect(atOnce.map(({ id }) => id)).toEqual([3]);
  expect(inTheEnd.map(({ id }) => id)).toEqual([3]);
});

test("several reductions add up", () => {
  const reductions = [
    { source: "job", percent: 10 },
    { source: "stock", percent: 10 },
    { source: "merit", percent: 8 },
  ] as const;
  const shortening = shorteningBy(reductions);
  expect(shortening.reductions).toEqual(reductions);
  expect(shortening.factor).toBeCloseTo(0.72);
});

test.each([
  { percent: 10, factor: 0.9 },
  { percent: 2.5, factor: 0.975 },
  { percent: 120, factor: 0 },
])("$percent % leave a factor of $factor", ({ percent, factor }) => {
  expect(shorteningBy([{ source: "merit", percent }]).factor).toBe(factor);
});

test("no reduction, no shortening", () => {
  expect(shorteningBy([])).toEqual({ reductions: [], factor: 1 });
});
