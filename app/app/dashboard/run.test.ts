import { expect, test } from "vitest";

import { leftIn, pass, putLast, type Run, startRun } from "./run";

const ALL = ["nerve", "booster", "missions"];
const started: Run<string> = startRun(ALL);

test.each([
  { what: "at the start", run: started, open: ALL, left: ALL },
  {
    what: "one that the game calls done",
    run: started,
    open: ["booster", "missions"],
    left: ["booster", "missions"],
  },
  {
    what: "one put off",
    run: putLast(started, "nerve"),
    open: ALL,
    left: ["booster", "missions", "nerve"],
  },
  {
    what: "one put off twice",
    run: putLast(putLast(started, "nerve"), "nerve"),
    open: ALL,
    left: ["booster", "missions", "nerve"],
  },
  {
    what: "the last one put off",
    run: putLast(started, "missions"),
    open: ["missions"],
    left: ["missions"],
  },
  {
    what: "one passed, though the game calls it open",
    run: pass(started, "nerve"),
    open: ALL,
    left: ["booster", "missions"],
  },
  {
    what: "one that became open since",
    run: startRun(["nerve"]),
    open: ALL,
    left: ["nerve"],
  },
  { what: "all done or passed", run: pass(started, "missions"), open: ["missions"], left: [] },
])("$what: $left are left", ({ run, open, left }) => {
  expect(leftIn(run, open)).toEqual(left);
});
