import { expect, test } from "vitest";

import type { Bar } from "./bars";
import { barNow } from "./bars-now";

const READ_AT = Date.UTC(2026, 10, 20, 12);

/** 5 every 10 minutes, the next in 4. */
const ENERGY: Bar = {
  current: 85,
  maximum: 150,
  increment: 5,
  everySeconds: 600,
  nextTickSeconds: 240,
  fullInSeconds: 7440,
};

test.each([
  { after: 0, holds: 85 },
  { after: 239, holds: 85 },
  { after: 240, holds: 90 },
  { after: 839, holds: 90 },
  { after: 840, holds: 95 },
  { after: 7439, holds: 145 },
  { after: 7440, holds: 150 },
  { after: 86_400, holds: 150 },
])("85 of 150 energy, and 5 more in 240 s and then every 600 s: $holds after $after s", (row) => {
  expect(barNow(ENERGY, READ_AT, READ_AT + row.after * 1000)).toBe(row.holds);
});

test.each([
  { case: "a full bar", bar: { ...ENERGY, current: 150 }, holds: 150 },
  { case: "a bar above its maximum", bar: { ...ENERGY, current: 400 }, holds: 400 },
  { case: "a last tick of less", bar: { ...ENERGY, current: 148 }, holds: 150 },
  { case: "no increment known", bar: { ...ENERGY, increment: null }, holds: 85 },
  { case: "no interval known", bar: { ...ENERGY, everySeconds: null }, holds: 85 },
  { case: "an interval of nothing", bar: { ...ENERGY, everySeconds: 0 }, holds: 85 },
  { case: "no next tick known", bar: { ...ENERGY, nextTickSeconds: null }, holds: 85 },
])("after a day: $case holds $holds", ({ bar, holds }) => {
  expect(barNow(bar, READ_AT, READ_AT + 86_400_000)).toBe(holds);
});
