import { expect, test } from "vitest";

import { DAY_MS } from "@/lib/common/time";

import { priceChanges, priceSpans, pricesWithin } from "./stock-history";

const NOW = 100 * DAY_MS;
/** Prices of so many days ago. */
const ago = (...days: readonly number[]) =>
  days.map((day, index) => ({ atMs: NOW - day * DAY_MS, price: 300 + index }));

test.each([
  { prices: "nothing", days: [], spans: ["all"] },
  { prices: "an hour", days: [0.04, 0.02, 0], spans: ["all"] },
  {
    prices: "a year by the day",
    days: [365, 29, 20, 6, 5, 0.5, 0],
    spans: ["all", "month", "week", "day"],
  },
  { prices: "a month by the week", days: [40, 21, 14, 7, 0], spans: ["all", "month", "week"] },
  { prices: "two prices long ago and one now", days: [90, 80, 0], spans: ["all"] },
])("$prices can be shown as $spans", ({ days, spans }) => {
  expect(priceSpans(ago(...days))).toEqual(spans);
});

test.each([
  { span: "all", days: [365, 8, 7, 0.5, 0] },
  { span: "month", days: [8, 7, 0.5, 0] },
  { span: "week", days: [7, 0.5, 0] },
  { span: "day", days: [0.5, 0] },
] as const)("$span holds the prices of $days days before the last", ({ span, days }) => {
  const within = pricesWithin(ago(365, 8, 7, 0.5, 0), span);
  expect(within.map(({ atMs }) => (NOW - atMs) / DAY_MS)).toEqual(days);
});

test("each price has its change since the one before, the newest first", () => {
  expect(
    priceChanges([
      { atMs: 1, price: 300 },
      { atMs: 2, price: 301.5 },
      { atMs: 3, price: 299 },
    ]),
  ).toEqual([
    { atMs: 3, price: 299, change: -2.5 },
    { atMs: 2, price: 301.5, change: 1.5 },
    { atMs: 1, price: 300, change: null },
  ]);
});
