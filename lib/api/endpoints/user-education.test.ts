import { expect, test } from "vitest";

import live from "@/lib/api/testing/fixtures/user-education.json";
import older from "@/lib/api/testing/fixtures/user-education.legacy.json";

import { userEducationWire } from "./user-education";

const completedIds = [1, 14, 15, 34, 126];

test("reads today's shape, which says when the course ends", () => {
  expect(userEducationWire.parse(live)).toEqual({
    completedIds,
    current: { courseId: 28, endsAtMs: 1_795_579_870_000, secondsLeft: null },
  });
});

test("reads the older shape, which says how long it still takes", () => {
  expect(userEducationWire.parse(older)).toEqual({
    completedIds,
    current: { courseId: 28, endsAtMs: null, secondsLeft: 403_870 },
  });
});

test.each([
  { complete: { 0: 14, 2: 18 }, ids: [14, 18] },
  { complete: { 14: true, 18: true }, ids: [14, 18] },
  { complete: [], ids: [] },
  { complete: {}, ids: [] },
  { complete: null, ids: [] },
  { complete: undefined, ids: [] },
])("$complete completed is $ids", ({ complete, ids }) => {
  expect(userEducationWire.parse({ education: { complete } })).toEqual({
    completedIds: ids,
    current: null,
  });
});

test("a course with id 0 is no course", () => {
  expect(userEducationWire.parse({ ...older, education_current: 0 }).current).toBeNull();
  for (const id of [0, null]) {
    const education = { complete: [], current: { id, until: null } };
    expect(userEducationWire.parse({ education }).current).toBeNull();
  }
});

test("an answer of no known shape says what it lacks", () => {
  expect(userEducationWire.safeParse({}).error?.issues[0]?.path).toEqual(["education"]);
});
