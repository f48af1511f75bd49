import { expect, test } from "vitest";

import { lanes } from "./ruler";

const lanesOf = (...labels: [at: number, width: number][]) =>
  lanes(labels.map(([at, width]) => ({ at, width }))).map(({ lane }) => lane);

test("labels that don't touch share the lowest lane", () => {
  expect(lanesOf([0.1, 0.1], [0.3, 0.1], [0.6, 0.2])).toEqual([0, 0, 0]);
});

test("a label that touches an earlier one moves up a lane, and the next free one is back down", () => {
  expect(lanesOf([0.1, 0.1], [0.15, 0.1], [0.18, 0.1], [0.26, 0.1])).toEqual([0, 1, 2, 0]);
});

test("events that end at the same moment are stacked", () => {
  expect(lanesOf([0.5, 0.1], [0.5, 0.1], [0.5, 0.05])).toEqual([0, 1, 2]);
});

test("a pin keeps its own width free, also at its left", () => {
  expect(lanesOf([0.1, 0.1], [0.205, 0.1])).toEqual([0, 1]);
  expect(lanesOf([0.1, 0.1], [0.215, 0.1])).toEqual([0, 0]);
});

test("text that would leave the ruler goes to the left of its pin, and keeps clear of others", () => {
  expect(
    lanes([
      { at: 0.88, width: 0.1 },
      { at: 0.97, width: 0.1 },
    ]),
  ).toEqual([
    { lane: 0, isTurned: false, hasText: true },
    { lane: 1, isTurned: true, hasText: true },
  ]);
  expect(lanes([{ at: 0.9, width: 0.1 }])).toEqual([{ lane: 0, isTurned: false, hasText: true }]);
});

test("the ruler never grows: without a free lane a label shows its pin alone, and without room for that nothing", () => {
  const stacked = [0.5, 0.5, 0.5, 0.5].map((at) => ({ at, width: 0.1 }));
  expect(lanes([...stacked, { at: 0.5, width: 0.1 }]).at(-1)?.lane).toBe(4);
  // Its text would reach into all four, its pin only into the first.
  expect(lanes([...stacked.slice(1), { at: 0.46, width: 0.1 }, { at: 0.465, width: 0.1 }])).toEqual(
    [
      { lane: 0, isTurned: false, hasText: true },
      { lane: 1, isTurned: false, hasText: true },
      { lane: 2, isTurned: false, hasText: true },
      { lane: 3, isTurned: false, hasText: true },
      { lane: 0, isTurned: false, hasText: false },
    ],
  );
});
