import { expect, test } from "vitest";

import {
  confirmedText,
  countsIn,
  countsText,
  moveToEnd,
  remainingIn,
  type RunCounts,
  type TaskRun,
  skip,
  startRun,
  unconfirmedText,
  undoSkip,
} from "./task-run";

const ALL = ["nerve", "booster", "missions"];
const started: TaskRun<string> = startRun(ALL);

test.each([
  { what: "at the start", run: started, open: ALL, left: ALL },
  {
    what: "one that is done in the game",
    run: started,
    open: ["booster", "missions"],
    left: ["booster", "missions"],
  },
  {
    what: "one put off",
    run: moveToEnd(started, "nerve"),
    open: ALL,
    left: ["booster", "missions", "nerve"],
  },
  {
    what: "one put off twice",
    run: moveToEnd(moveToEnd(started, "nerve"), "nerve"),
    open: ALL,
    left: ["booster", "missions", "nerve"],
  },
  {
    what: "the last one put off",
    run: moveToEnd(started, "missions"),
    open: ["missions"],
    left: ["missions"],
  },
  {
    what: "one skipped, though open in the game",
    run: skip(started, "nerve"),
    open: ALL,
    left: ["booster", "missions"],
  },
  {
    what: "one that became open since",
    run: startRun(["nerve"]),
    open: ALL,
    left: ["nerve"],
  },
  { what: "all done or skipped", run: skip(started, "missions"), open: ["missions"], left: [] },
  {
    what: "two skipped, the second one undone",
    run: undoSkip(skip(skip(started, "nerve"), "missions")),
    open: ALL,
    left: ["missions", "booster"],
  },
  { what: "nothing skipped, undone", run: undoSkip(started), open: ALL, left: ALL },
])("$what: $left are left", ({ run, open, left }) => {
  expect(remainingIn(run, open)).toEqual(left);
});

const marked = skip(skip(started, "nerve"), "booster");

test.each([
  { what: "at the start", run: started, open: ALL, of: 5, words: "2 of 5 done, 3 open" },
  {
    what: "after one is marked",
    run: skip(started, "nerve"),
    open: ALL,
    of: 5,
    words: "2 of 5 done, 1 marked by you, 2 open",
  },
  {
    what: "if the game confirms a mark",
    run: marked,
    open: ["booster", "missions"],
    of: 5,
    words: "3 of 5 done, 1 marked by you, 1 open",
  },
  {
    what: "if another opens",
    run: marked,
    open: [...ALL, "virus"],
    of: 5,
    words: "1 of 5 done, 2 marked by you, 2 open",
  },
  {
    what: "with one not loaded",
    run: started,
    open: ALL,
    of: 6,
    unknown: 1,
    words: "2 of 6 done, 3 open, 1 not loaded",
  },
  { what: "at the end", run: started, open: [], of: 5, words: "5 of 5 done" },
])("$what: $words", ({ run, open, of, unknown = 0, words }) => {
  const counts = countsIn(run, open, { done: of - open.length - unknown, total: of });
  expect(counts.done + counts.marked + counts.open + counts.unknown).toBe(of);
  expect(countsText(counts)).toBe(words);
});

const counted = (changes: Partial<RunCounts>): RunCounts => ({
  ...{ done: 10, marked: 0, open: 16, unknown: 0, total: 26 },
  ...changes,
});

test.each([
  { counts: counted({}), confirmed: "10 of 26 confirmed by the game", unconfirmed: "" },
  {
    counts: counted({ marked: 1, open: 15 }),
    confirmed: "1 marked by you, 10 confirmed",
    unconfirmed: "1 marked by you, the game hasn’t confirmed it yet",
  },
  {
    counts: counted({ marked: 16, open: 0 }),
    confirmed: "16 marked by you, 10 confirmed",
    unconfirmed: "16 marked by you, the game hasn’t confirmed them yet",
  },
  {
    counts: counted({ open: 13, unknown: 3 }),
    confirmed: "10 of 26 confirmed by the game, 3 not loaded",
    unconfirmed: "3 not loaded",
  },
])("$counts.marked marked: $confirmed", ({ counts, confirmed, unconfirmed }) => {
  expect(confirmedText(counts)).toBe(confirmed);
  expect(unconfirmedText(counts)).toBe(unconfirmed);
});
