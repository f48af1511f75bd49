import { expect, test } from "vitest";

import { aCrime, aReward } from "@/lib/game/testing/builders";

import { byCrime, byMonth } from "./history";

const on = (year: number, month: number, day: number, hour = 0) =>
  Date.UTC(year, month - 1, day, hour);

const won = (executedAtMs: number, name = "Honey Trap", money = 100) =>
  aCrime({ status: "Successful", name, executedAtMs, rewards: aReward({ money, respect: 5 }) });

const lost = (executedAtMs: number, name = "Honey Trap") =>
  aCrime({ status: "Failure", name, executedAtMs });

test("no crimes: no rows", () => {
  expect(byCrime([], new Map())).toEqual([]);
  expect(byMonth([], new Map())).toEqual([]);
});

test("by crime: most often done first, then by the alphabet; only finished ones", () => {
  const items = [{ id: 206, quantity: 3, name: null }];
  const crimes = [
    won(1, "Honey Trap"),
    lost(2, "Bidding War"),
    { ...won(3, "A crime of 2030", 7), rewards: aReward({ money: 7, respect: 1, items }) },
    lost(4, "Honey Trap"),
    aCrime({ name: "Stage Fright" }),
    aCrime({ name: "Stage Fright", status: "Expired" }),
  ];
  expect(byCrime(crimes, new Map([[206, 10]]))).toEqual([
    {
      key: "Honey Trap",
      finished: 2,
      succeeded: 1,
      successRate: 50,
      money: 100,
      respect: 5,
      itemsValue: 0,
      items: [],
      unpriced: 0,
    },
    {
      key: "A crime of 2030",
      finished: 1,
      succeeded: 1,
      successRate: 100,
      money: 7,
      respect: 1,
      itemsValue: 30,
      items: [{ id: 206, quantity: 3, name: null, value: 30 }],
      unpriced: 0,
    },
    {
      key: "Bidding War",
      finished: 1,
      succeeded: 0,
      successRate: 0,
      money: 0,
      respect: 0,
      itemsValue: 0,
      items: [],
      unpriced: 0,
    },
  ]);
});

test.each([
  {
    why: "newest first, the year’s turn and a month without crimes among them",
    crimes: [
      lost(on(2026, 11, 20)),
      won(on(2027, 2, 1)),
      won(on(2026, 11, 3)),
      won(on(2027, 1, 9)),
    ],
    rows: [
      ["2027-02", 1, 100, 100],
      ["2027-01", 1, 100, 100],
      ["2026-12", 0, null, 0],
      ["2026-11", 2, 50, 100],
    ],
  },
  {
    why: "a month ends at midnight UTC",
    crimes: [won(on(2026, 12, 1) - 1), lost(on(2026, 12, 1))],
    rows: [
      ["2026-12", 1, 0, 0],
      ["2026-11", 1, 100, 100],
    ],
  },
  {
    why: "without a time of execution, the time of creation",
    crimes: [{ ...won(0), executedAtMs: null, createdAtMs: on(2024, 12, 24, 23) }],
    rows: [["2024-12", 1, 100, 100]],
  },
  {
    why: "of many years only the months with a crime",
    crimes: [won(on(2099, 12, 1)), lost(on(2026, 6, 1))],
    rows: [
      ["2099-12", 1, 100, 100],
      ["2026-06", 1, 0, 0],
    ],
  },
  {
    why: "crimes that are not finished stretch nothing",
    crimes: [
      aCrime({ createdAtMs: on(2026, 12, 1) }),
      lost(on(2026, 6, 1)),
      aCrime({ status: "Expired", createdAtMs: on(2026, 1, 1) }),
    ],
    rows: [["2026-06", 1, 0, 0]],
  },
])("by month, $why: $rows", ({ crimes, rows }) => {
  expect(
    byMonth(crimes, new Map()).map((row) => [row.key, row.finished, row.successRate, row.money]),
  ).toEqual(rows);
});
