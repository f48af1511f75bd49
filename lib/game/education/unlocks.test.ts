import { expect, test } from "vitest";

import { teaching } from "./testing/courses";
import { unlocks } from "./unlocks";

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
