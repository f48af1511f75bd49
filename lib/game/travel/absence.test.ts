import { expect, test } from "vitest";

import { type Absence, absenceOf, freeFromMs } from "./absence";

// The absences themselves are in the table of `standingOf`, which they follow.

const READ = Date.UTC(2026, 10, 20, 12);
const LANDING = READ + 41 * 60_000;

test("without a profile nothing is known of an absence", () => {
  const flight = { destination: "Mexico", arrivesAtMs: LANDING, secondsLeft: 2460 };
  const unknown = { data: undefined, fetchedAtMs: 0 };
  expect(absenceOf(unknown, { data: flight, fetchedAtMs: READ }, READ)).toBeNull();
});

test.each([
  { what: "a landing in Torn", freeAtMs: LANDING, fromMs: LANDING + 5000 },
  { what: "an absence of unknown length", freeAtMs: null, fromMs: READ },
  { what: "a stay that is just over", freeAtMs: READ - 5000, fromMs: READ },
])("after $what, a tick of the same moment counts", ({ freeAtMs, fromMs }) => {
  const away: Absence = { kind: "flight", untilMs: freeAtMs, freeAtMs, isAbroad: false };
  expect(freeFromMs(away, READ)).toBe(fromMs);
  expect(freeFromMs(null, READ)).toBe(READ);
});
