import { expect, test } from "vitest";

import { checkRefill } from "./refills";

const at = (time: string) => Date.parse(`2026-11-${time}Z`);

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
  const verdict = checkRefill(isUsed, { readAtMs: at(read), nowMs: at(now) });
  expect(verdict.state).toBe(state);
});

test("the next refill comes at 00:00 UTC", () => {
  const verdict = checkRefill(true, { readAtMs: at("20T12:00:00"), nowMs: at("20T12:00:00") });
  expect(verdict).toEqual({
    state: "complete",
    facts: { resetsAtMs: at("21T00:00:00"), isUnknown: false },
  });
});

test("what was read before 00:00 UTC is unknown since then", () => {
  const verdict = checkRefill(true, { readAtMs: at("19T23:59:59"), nowMs: at("20T00:01:00") });
  expect(verdict).toEqual({
    state: "incomplete",
    facts: { resetsAtMs: at("21T00:00:00"), isUnknown: true },
  });
});
