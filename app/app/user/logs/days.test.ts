import { expect, test } from "vitest";

import type { DaySums } from "@/lib/game/logs/log-sums";

import { chartLabel, dayBars } from "./days";

const day = (iso: string, sums: Partial<DaySums>): DaySums => ({
  startsAtMs: Date.parse(`${iso}T00:00:00Z`),
  entries: 1,
  moneyIn: 0,
  moneyOut: 0,
  net: 0,
  itemsIn: 0,
  itemsOut: 0,
  unclear: 0,
  internalTransfers: 0,
  ...sums,
});

const SUMS = [
  day("2026-11-20", { moneyIn: 1_500, entries: 12, itemsOut: 3 }),
  day("2026-11-17", { moneyIn: 250, moneyOut: 90 }),
];

test("a bar for each day from the first to the last, also for days without an entry", () => {
  expect(dayBars(SUMS, "in")).toEqual([
    { label: "17 Nov", value: 250, title: "17 Nov 2026: $250" },
    { label: "18 Nov", value: 0, title: "18 Nov 2026: $0" },
    { label: "19 Nov", value: 0, title: "19 Nov 2026: $0" },
    { label: "20 Nov", value: 1_500, title: "20 Nov 2026: $1,500" },
  ]);
  expect(dayBars([], "in")).toEqual([]);
});

test("over years, only days with an entry have a bar", () => {
  const bars = dayBars([...SUMS, day("2099-12-31", { moneyIn: 1 })], "in");
  expect(bars.map(({ title }) => title)).toEqual([
    "17 Nov 2026: $250",
    "20 Nov 2026: $1,500",
    "31 Dec 2099: $1",
  ]);
});

test.each([
  {
    measure: "in",
    values: [250, 0, 0, 1_500],
    label: "Money in by day from 17 Nov 2026 to 20 Nov 2026, $1,750 total.",
  },
  {
    measure: "out",
    values: [90, 0, 0, 0],
    label: "Money out by day from 17 Nov 2026 to 20 Nov 2026, $90 total.",
  },
  {
    measure: "entries",
    values: [1, 0, 0, 12],
    label: "Entries by day from 17 Nov 2026 to 20 Nov 2026, 13 total.",
  },
  {
    measure: "items-out",
    values: [0, 0, 0, 3],
    label: "Items out by day from 17 Nov 2026 to 20 Nov 2026, 3 total.",
  },
] as const)("the chart of $measure: $label", ({ measure, values, label }) => {
  expect(dayBars(SUMS, measure).map(({ value }) => value)).toEqual(values);
  expect(chartLabel(SUMS, measure)).toBe(label);
});
