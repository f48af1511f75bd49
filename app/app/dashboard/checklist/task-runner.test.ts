import { expect, test } from "vitest";

import { moveToEnd, outcomeText, remainingIn, type Run, skip, startRun } from "./task-runner";

const ALL = ["nerve", "booster", "missions"];
const started: Run<string> = startRun(ALL);

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
])("$what: $left are left", ({ run, open, left }) => {
  expect(remainingIn(run, open)).toEqual(left);
});

test.each([
  { remaining: 0, unknown: 0, words: "All done at 12:00." },
  { remaining: 1, unknown: 0, words: "1 task still open in the game." },
  { remaining: 2, unknown: 3, words: "2 tasks still open in the game." },
  { remaining: 0, unknown: 1, words: "1 task couldn’t be loaded." },
])("$remaining open and $unknown unknown at the end: $words", ({ words, ...outcome }) => {
  expect(outcomeText({ ...outcome, atMs: Date.UTC(2026, 10, 20, 12) })).toBe(words);
});
