import { expect, test } from "vitest";

import { type Bar, type BarKind, barNow, fullAtMs, resetsAtMs } from "./bars";

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
  expect(barNow("energy", ENERGY, READ_AT, READ_AT + row.after * 1000)).toBe(row.holds);
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
  expect(barNow("energy", bar, READ_AT, READ_AT + 86_400_000)).toBe(holds);
});

/** 30,000 of 5,025, as after a lot of candy; the next quarter of the hour is in two minutes. */
const HAPPY: Bar = {
  current: 30_000,
  maximum: 5_025,
  increment: 5,
  everySeconds: 900,
  nextTickSeconds: 120,
  fullInSeconds: 0,
};

test.each([
  { after: 0, holds: 30_000 },
  { after: 119, holds: 30_000 },
  { after: 120, holds: 5_025 },
  { after: 86_400, holds: 5_025 },
])("30,000 of 5,025 happy, with the quarter in 120 s: $holds after $after s", (row) => {
  expect(barNow("happy", HAPPY, READ_AT, READ_AT + row.after * 1000)).toBe(row.holds);
});

test.each([
  ["12:00:00", "12:15:00"],
  ["12:00:01", "12:15:00"],
  ["12:14:59", "12:15:00"],
  ["12:15:00", "12:30:00"],
  ["12:44:00", "12:45:00"],
  ["23:59:00", "24:00:00"],
])("read at %s without its next tick, happy above its maximum resets at %s", (read, resets) => {
  const at = (time: string) => {
    const [hour = 0, minute, second] = time.split(":").map(Number);
    return Date.UTC(2026, 10, 20, hour, minute, second);
  };
  const bar = { ...HAPPY, nextTickSeconds: null };
  expect(resetsAtMs("happy", bar, at(read))).toBe(at(resets));
  expect(barNow("happy", bar, at(read), at(resets) - 1)).toBe(30_000);
  expect(barNow("happy", bar, at(read), at(resets))).toBe(5_025);
});

const READ = { inMs: 0 };
test.each<{ kind: BarKind; bar: Partial<Bar>; full: { inMs: number } | null; resets: boolean }>([
  { kind: "happy", bar: {}, full: null, resets: true },
  { kind: "happy", bar: { fullInSeconds: null }, full: null, resets: true },
  { kind: "happy", bar: { current: 5_025 }, full: READ, resets: false },
  {
    kind: "happy",
    bar: { current: 5_000, fullInSeconds: 4620 },
    full: { inMs: 4_620_000 },
    resets: false,
  },
  { kind: "happy", bar: { current: 5_000, fullInSeconds: null }, full: null, resets: false },
  { kind: "energy", bar: {}, full: READ, resets: false },
  { kind: "energy", bar: { fullInSeconds: null }, full: READ, resets: false },
  { kind: "nerve", bar: {}, full: READ, resets: false },
  { kind: "life", bar: {}, full: READ, resets: false },
])("$kind with $bar is full: $full, resets: $resets", ({ kind, bar, full, resets }) => {
  const all = { ...HAPPY, ...bar };
  expect(fullAtMs(kind, all, READ_AT)).toBe(full === null ? null : READ_AT + full.inMs);
  expect(resetsAtMs(kind, all, READ_AT)).toBe(resets ? READ_AT + 120_000 : null);
});
