import { expect, test } from "vitest";

import { DAY_MS, MINUTE_MS } from "./time";
import { visitTimesAfter } from "./visit";

const NOW = Date.UTC(2026, 10, 20, 12);

test.each([
  ["the first visit has no visit before it", null, { beforeMs: null, latestMs: NOW }],
  [
    "a reload goes on with the same visit",
    { beforeMs: 5, latestMs: NOW - 30 * MINUTE_MS },
    { beforeMs: 5, latestMs: NOW },
  ],
  [
    "half an hour later a new one begins",
    { beforeMs: 5, latestMs: NOW - 31 * MINUTE_MS },
    { beforeMs: NOW - 31 * MINUTE_MS, latestMs: NOW },
  ],
  [
    "a clock that was a day ahead changes nothing",
    { beforeMs: 5, latestMs: NOW + DAY_MS },
    { beforeMs: 5, latestMs: NOW + DAY_MS },
  ],
  [
    "a clock that was a year ahead starts over",
    { beforeMs: 5, latestMs: NOW + 365 * DAY_MS },
    { beforeMs: null, latestMs: NOW },
  ],
])("%s", (_, kept, after) => {
  expect(visitTimesAfter(kept, NOW)).toEqual(after);
});

test("nothing new is the same object", () => {
  const kept = { beforeMs: null, latestMs: NOW };
  expect(visitTimesAfter(kept, NOW - 1)).toBe(kept);
  expect(visitTimesAfter(kept, NOW)).toBe(kept);
});
