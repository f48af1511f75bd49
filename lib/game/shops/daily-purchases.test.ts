import { expect, test } from "vitest";

import { dayStartMs } from "@/lib/common/time";

import {
  checkPurchaseCount,
  itemsBoughtSince,
  remainingPurchases,
  type CityShopPurchase,
  untilReset,
} from "./daily-purchases";

const MIDNIGHT = Date.UTC(2026, 10, 20);

const at = (time: string) => Date.parse(`2026-11-${time}Z`);

const buying = (...quantities: number[]): CityShopPurchase[] =>
  quantities.map((quantity, i) => ({ id: `buy${i}`, atMs: MIDNIGHT, quantity }));
const buyingAt = (atMs: number) => [{ id: "buy", atMs, quantity: 1 }];

test.each([
  { name: "nothing", buys: [], bought: 0 },
  { name: "100 at once", buys: buying(100), bought: 100 },
  { name: "20, 30 and 1", buys: buying(20, 30, 1), bought: 51 },
  { name: "at midnight", buys: buyingAt(MIDNIGHT), bought: 1 },
  { name: "a second before midnight", buys: buyingAt(MIDNIGHT - 1000), bought: 0 },
  { name: "more than the limit", buys: buying(100, 3), bought: 103 },
])("$name: $bought bought", ({ buys, bought }) => {
  expect(itemsBoughtSince(buys, MIDNIGHT)).toBe(bought);
});

test.each([
  { bought: 0, left: 100 },
  { bought: 42, left: 58 },
  { bought: 99, left: 1 },
  { bought: 100, left: 0 },
  { bought: 103, left: 0 },
  { bought: null, left: 100 },
])("$bought bought, $left left", ({ bought, left }) => {
  expect(remainingPurchases(bought)).toBe(left);
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

test("the game’s day begins at 00:00 UTC", () => {
  expect(dayStartMs(Date.UTC(2026, 10, 20, 12, 34, 56))).toBe(MIDNIGHT);
  expect(dayStartMs(MIDNIGHT)).toBe(MIDNIGHT);
  expect(dayStartMs(MIDNIGHT - 1)).toBe(Date.UTC(2026, 10, 19));
});

test.each([
  { what: "nothing", buys: [], purchases: 0, count: 0, state: "incomplete" },
  { what: "99", buys: [["20T08:00:00", 99]], purchases: 1, count: 99, state: "incomplete" },
  { what: "100", buys: [["20T08:00:00", 100]], purchases: 1, count: 100, state: "complete" },
  {
    what: "60 and 43",
    buys: [
      ["20T08:00:00", 60],
      ["20T09:00:00", 43],
    ],
    purchases: 2,
    count: 103,
    state: "complete",
  },
  {
    what: "40 at midnight, 80 a second before",
    buys: [
      ["20T00:00:00", 40],
      ["19T23:59:59", 80],
    ],
    purchases: 1,
    count: 40,
    state: "incomplete",
  },
] as const)("bought $what: $state", ({ buys, purchases, count, state }) => {
  const bought = buys.map(([time, quantity]) => ({ id: time, atMs: at(time), quantity }));
  expect(checkPurchaseCount(bought, { nowMs: at("20T12:00:00") })).toEqual({
    state,
    facts: { purchases, count, limit: 100, resetsAtMs: at("21T00:00:00") },
  });
});
