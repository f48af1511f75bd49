import fc from "fast-check";
import { expect, test } from "vitest";

import type { LogEntry } from "@/lib/game/logs/log-entry";
import { dayStartMs } from "@/lib/game/time/time";

import { boughtSince, leftToday, untilReset } from "./bought-today";

const MIDNIGHT = Date.UTC(2026, 10, 20);

const anEntry = (changes: Partial<LogEntry>): LogEntry => ({
  id: "a",
  atMs: MIDNIGHT,
  type: { id: 4200, title: "Item shop buy" },
  category: "Shops",
  fields: { quantity: 1 },
  params: {},
  ...changes,
});
const buying = (...quantities: unknown[]) =>
  quantities.map((quantity) => anEntry({ fields: { quantity } }));

test.each([
  { name: "nothing", entries: [], bought: 0 },
  { name: "one entry of 100", entries: buying(100), bought: 100 },
  { name: "entries of 20, 30 and 1", entries: buying(20, 30, 1), bought: 51 },
  { name: "an entry without a quantity", entries: [anEntry({ fields: {} })], bought: 1 },
  { name: "a quantity of null", entries: buying(null), bought: 1 },
  { name: "a quantity of 0", entries: buying(0), bought: 1 },
  { name: "a quantity below 0", entries: buying(-5), bought: 1 },
  { name: "half an item", entries: buying(0.5), bought: 1 },
  { name: "a quantity in words", entries: buying("20"), bought: 1 },
  { name: "a quantity that is no number", entries: buying(Number.NaN), bought: 1 },
  { name: "at midnight", entries: [anEntry({ atMs: MIDNIGHT })], bought: 1 },
  { name: "a second before midnight", entries: [anEntry({ atMs: MIDNIGHT - 1000 })], bought: 0 },
  {
    name: "a purchase abroad",
    entries: [anEntry({ type: { id: 4201, title: "Item abroad buy" } })],
    bought: 0,
  },
  { name: "more than the limit", entries: buying(100, 3), bought: 103 },
])("$name: $bought bought", ({ entries, bought }) => {
  expect(boughtSince(entries, MIDNIGHT)).toBe(bought);
});

test.each([
  { bought: 0, left: 100 },
  { bought: 42, left: 58 },
  { bought: 99, left: 1 },
  { bought: 100, left: 0 },
  { bought: 103, left: 0 },
  { bought: null, left: 100 },
])("$bought bought, $left left", ({ bought, left }) => {
  expect(leftToday(bought)).toBe(left);
});

test.each([
  { at: "12:00:00", hours: 12, minutes: 0 },
  { at: "12:00:01", hours: 11, minutes: 59 },
  { at: "00:00:00", hours: 24, minutes: 0 },
  { at: "22:14:30", hours: 1, minutes: 45 },
  { at: "23:00:00", hours: 1, minutes: 0 },
  { at: "23:59:00", hours: 0, minutes: 1 },
  { at: "23:59:59", hours: 0, minutes: 0 },
])("at $at UTC, $hours hours and $minutes minutes are left", ({ at, hours, minutes }) => {
  expect(untilReset(Date.parse(`2026-11-20T${at}Z`))).toEqual({ hours, minutes });
});

test("the game's day begins at 00:00 UTC", () => {
  expect(dayStartMs(Date.UTC(2026, 10, 20, 12, 34, 56))).toBe(MIDNIGHT);
  expect(dayStartMs(MIDNIGHT)).toBe(MIDNIGHT);
  expect(dayStartMs(MIDNIGHT - 1)).toBe(Date.UTC(2026, 10, 19));
});

test("every purchase counts for at least one item", () => {
  fc.assert(
    fc.property(fc.array(fc.anything()), (quantities) => {
      expect(boughtSince(buying(...quantities), MIDNIGHT)).toBeGreaterThanOrEqual(
        quantities.length,
      );
    }),
  );
});
