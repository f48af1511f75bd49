import { expect, test } from "vitest";

import { endOf } from "./time";

const READ_AT = Date.UTC(2026, 10, 20, 12);

test.each([
  { endsAtMs: READ_AT + 3_600_000, secondsLeft: null, end: READ_AT + 3_600_000 },
  { endsAtMs: null, secondsLeft: 90, end: READ_AT + 90_000 },
  { endsAtMs: null, secondsLeft: 0, end: READ_AT },
  // The game's own time is exact; seconds are rounded, and those of a response that it has kept are old.
  { endsAtMs: READ_AT + 90_500, secondsLeft: 90, end: READ_AT + 90_500 },
  { endsAtMs: READ_AT + 60_000, secondsLeft: 90, end: READ_AT + 60_000 },
  // By a device whose clock is wrong: the seconds hold.
  { endsAtMs: READ_AT + 9 * 3_600_000, secondsLeft: 90, end: READ_AT + 90_000 },
  { endsAtMs: READ_AT - 9 * 3_600_000, secondsLeft: 90, end: READ_AT + 90_000 },
  { endsAtMs: null, secondsLeft: null, end: null },
])("with $secondsLeft s left, or until $endsAtMs, it ends at $end", (row) => {
  expect(endOf(row.endsAtMs, row.secondsLeft, READ_AT)).toBe(row.end);
});
