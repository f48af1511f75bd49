import { expect, test } from "vitest";

import {
  completedSubmissions,
  lastChangeMs,
  leaderboard,
  pendingSubmissions,
  type Submission,
} from "./submissions";
import { aSubmission } from "./testing/submission";

const day = (date: number) => Date.UTC(2026, 10, date);

/** A submission sent on a day of November, and the day of its completion. */
const sent = (userId: number, submitted: number, completed: number | null): Submission =>
  aSubmission({
    userId,
    username: `Player ${userId}`,
    suggestion: `${userId} on ${submitted}`,
    submittedAtMs: day(submitted),
    completedAtMs: completed === null ? null : day(completed),
  });

const texts = (submissions: readonly Submission[]) => submissions.map((one) => one.suggestion);

test("what is open comes newest submitted first, and in the order written within a day", () => {
  const all = [sent(1, 3, null), sent(2, 5, 6), sent(3, 9, null), sent(4, 3, null)];
  expect(texts(pendingSubmissions(all))).toEqual(["3 on 9", "1 on 3", "4 on 3"]);
});

test("what is completed comes by most recent completion, then by submission", () => {
  const all = [sent(1, 1, 20), sent(2, 9, null), sent(3, 8, 21), sent(4, 2, 20), sent(5, 10, 10)];
  expect(texts(completedSubmissions(all))).toEqual(["3 on 8", "4 on 2", "1 on 1", "5 on 10"]);
});

/** Each player of the board: total, pending, implemented. */
const board = (all: readonly Submission[]) =>
  leaderboard(all).map(
    ({ userId, total, pending, implemented }) => `${userId}: ${total} ${pending} ${implemented}`,
  );

test.each([
  { why: "nobody sent anything", all: [], rows: [] },
  {
    why: "implemented comes before total",
    all: [sent(1, 1, null), sent(1, 2, null), sent(1, 3, null), sent(2, 4, 5)],
    rows: ["2: 1 0 1", "1: 3 3 0"],
  },
  {
    why: "of as many implemented, more in total comes first",
    all: [sent(1, 1, 2), sent(2, 3, 4), sent(2, 5, null)],
    rows: ["2: 2 1 1", "1: 1 0 1"],
  },
  {
    why: "of equals, who began first, however the list is written",
    all: [sent(1, 9, null), sent(2, 8, null), sent(3, 7, null)],
    rows: ["3: 1 1 0", "2: 1 1 0", "1: 1 1 0"],
  },
  {
    why: "everything that a player sent counts once",
    all: [sent(1, 1, 2), sent(2, 1, null), sent(1, 3, 4), sent(1, 5, null)],
    rows: ["1: 3 1 2", "2: 1 1 0"],
  },
])("the leaderboard: $why", ({ all, rows }) => {
  expect(board(all)).toEqual(rows);
});

test.each([
  { all: [], lastMs: null },
  { all: [sent(1, 3, null)], lastMs: day(3) },
  { all: [sent(1, 3, 9), sent(2, 5, null)], lastMs: day(9) },
  { all: [sent(1, 3, 4), sent(2, 5, null)], lastMs: day(5) },
])("the last change of $all.length submissions is on $lastMs", ({ all, lastMs }) => {
  expect(lastChangeMs(all)).toBe(lastMs);
});
