import { expect, test } from "vitest";

import { mergeIntervals, withoutInterval } from "./intervals";

/** In seconds. */
const merged = (...seconds: [from: number, to: number][]) =>
  mergeIntervals(seconds.map(([from, to]) => ({ fromMs: from * 1000, toMs: to * 1000 }))).map(
    ({ fromMs, toMs }) => [fromMs / 1000, toMs / 1000],
  );

test.each<{ why: string; are: [number, number][]; become: [number, number][] }>([
  { why: "none", are: [], become: [] },
  {
    why: "a second between them",
    are: [
      [1, 3],
      [5, 9],
    ],
    become: [
      [5, 9],
      [1, 3],
    ],
  },
  {
    why: "one after the other",
    are: [
      [1, 3],
      [4, 9],
    ],
    become: [[1, 9]],
  },
  {
    why: "overlapping",
    are: [
      [4, 9],
      [1, 6],
    ],
    become: [[1, 9]],
  },
  {
    why: "one in the other",
    are: [
      [1, 9],
      [4, 6],
    ],
    become: [[1, 9]],
  },
  {
    why: "a gap that is filled",
    are: [
      [1, 3],
      [7, 9],
      [4, 6],
    ],
    become: [[1, 9]],
  },
])("$why", ({ are, become }) => {
  expect(merged(...are)).toEqual(become);
});

test("the intervals given stay as they are", () => {
  const given = [
    { fromMs: 0, toMs: 5000 },
    { fromMs: 5000, toMs: 9000 },
  ];
  mergeIntervals(given);
  expect(given[1]).toEqual({ fromMs: 5000, toMs: 9000 });
});

test.each([
  { hole: [11, 20], left: [[0, 10]] },
  { hole: [0, 3], left: [[4, 10]] },
  {
    hole: [4, 6],
    left: [
      [7, 10],
      [0, 3],
    ],
  },
  { hole: [0, 10], left: [] },
  { hole: [8, Infinity], left: [[0, 7]] },
])("0 to 10 without $hole is $left", ({ hole: [from = 0, to = 0], left }) => {
  const without = withoutInterval([{ fromMs: 0, toMs: 10_000 }], {
    fromMs: from * 1000,
    toMs: to * 1000,
  });
  expect(without.map(({ fromMs, toMs }) => [fromMs / 1000, toMs / 1000])).toEqual(left);
});
