import { expect, test } from "vitest";

import { checkDailyActivity, checkRefill, type DailyActivity, hasTrained } from "./daily";

const at = (time: string) => Date.parse(`2026-11-${time}Z`);

const nowMs = at("20T12:00:00");

const done = (activity: DailyActivity, time: string) => ({
  id: `${activity} ${time}`,
  atMs: at(time),
  activity,
});

test.each([
  { time: "19T23:59:59", state: "incomplete" },
  { time: "20T00:00:00", state: "complete" },
  { time: "20T00:00:01", state: "complete" },
  { time: "20T11:59:59", state: "complete" },
])("prayed on $time, the day being the 20th: $state", ({ time, state }) => {
  expect(checkDailyActivity([done("prayer", time)], "prayer", { nowMs })).toEqual({
    state,
    facts: { resetsAtMs: at("21T00:00:00") },
  });
});

test("at 00:00 UTC everything is open again", () => {
  const prayers = [done("prayer", "20T23:59:59")];
  const verdict = (now: string) => checkDailyActivity(prayers, "prayer", { nowMs: at(now) }).state;
  expect(verdict("20T23:59:59")).toBe("complete");
  expect(verdict("21T00:00:00")).toBe("incomplete");
});

test.each(["prayer", "donation", "lame", "mediocrity", "awesome"] as const)(
  "only what was done counts: %s",
  (activity) => {
    const others = ["prayer", "donation", "lame", "mediocrity", "awesome"] as const;
    const events = [
      done(activity, "20T08:00:00"),
      ...others.map((each) => done(each, "19T08:00:00")),
    ];
    const complete = others.filter(
      (each) => checkDailyActivity(events, each, { nowMs }).state === "complete",
    );
    expect(complete).toEqual([activity]);
  },
);

test.each([
  { what: "nothing", entries: [], dropped: 0, is: false },
  { what: "a prayer", entries: [done("prayer", "20T08:00:00")], dropped: 0, is: false },
  { what: "training today", entries: [done("training", "20T00:00:00")], dropped: 0, is: true },
  { what: "training before", entries: [done("training", "19T23:59:59")], dropped: 0, is: false },
  { what: "an entry that couldn’t be read", entries: [], dropped: 1, is: undefined },
  { what: "a full page without training", entries: [], isCut: true, is: undefined },
  {
    what: "a full page with training",
    ...{ entries: [done("training", "20T08:00:00")], isCut: true, is: true },
  },
])(
  "with $what in the log, the player has trained today: $is",
  ({ entries, dropped = 0, isCut = false, is }) => {
    const log = { entries, dropped, hasAllTraining: !isCut };
    expect(hasTrained(log, at("20T00:00:00"))).toBe(is);
  },
);

test.each([
  { isUsed: false, read: "20T12:00:00", now: "20T12:00:30", state: "incomplete" },
  { isUsed: true, read: "20T12:00:00", now: "20T12:00:30", state: "complete" },
  { isUsed: true, read: "20T00:00:00", now: "20T12:00:00", state: "complete" },
  { isUsed: true, read: "20T23:59:59", now: "20T23:59:59", state: "complete" },
  // Free again since midnight, whatever the game said before.
  { isUsed: true, read: "20T23:59:59", now: "21T00:00:00", state: "incomplete" },
  { isUsed: true, read: "19T23:59:59", now: "20T12:00:00", state: "incomplete" },
  // The game's clock may be a little ahead of the page's, which moves once a minute.
  { isUsed: true, read: "20T12:00:30", now: "20T12:00:00", state: "complete" },
])("used $isUsed, read $read, now $now: $state", ({ isUsed, read, now, state }) => {
  const verdict = checkRefill(isUsed, { fetchedAtMs: at(read), nowMs: at(now) });
  expect(verdict.state).toBe(state);
});

test("the next refill comes at 00:00 UTC", () => {
  const verdict = checkRefill(true, { fetchedAtMs: at("20T12:00:00"), nowMs: at("20T12:00:00") });
  expect(verdict).toEqual({
    state: "complete",
    facts: { resetsAtMs: at("21T00:00:00"), isUnknown: false },
  });
});

test("what was read before 00:00 UTC is unknown since then", () => {
  const verdict = checkRefill(true, { fetchedAtMs: at("19T23:59:59"), nowMs: at("20T00:01:00") });
  expect(verdict).toEqual({
    state: "incomplete",
    facts: { resetsAtMs: at("21T00:00:00"), isUnknown: true },
  });
});
