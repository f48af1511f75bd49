import { expect, test } from "vitest";

import { reportRows, rewardsWorth } from "./report";

const member = (id: number, hits: number, respect: number) => ({
  id,
  name: `Player${id}`,
  level: 50,
  hits,
  respect,
});

const MEMBERS = [member(1, 60, 600), member(2, 30, 200), member(3, 10, 200), member(4, 0, 0)];

test.each([
  { by: "respect", keptPercent: 10, money: [540, 180, 180, 0], kept: 100 },
  { by: "hits", keptPercent: 10, money: [540, 270, 90, 0], kept: 100 },
  { by: "equal", keptPercent: 0, money: [334, 333, 333, 0], kept: 0 },
] as const)(
  "$1,000 by $by, of which the faction keeps $keptPercent %",
  ({ by, keptPercent, money, kept }) => {
    const found = reportRows({ members: MEMBERS }, { total: 1_000, by, keptPercent }, [2]);
    expect(found.rows.map((row) => row.money)).toEqual(money);
    expect(found.kept).toBe(kept);
    expect(found.rows.map((row) => row.part)).toEqual([0.6, 0.2, 0.2, 0]);
    expect(found.rows.filter(({ isPaid }) => isPaid).map(({ id }) => id)).toEqual([2]);
  },
);

test("a side that did nothing has no shares, and the faction keeps the money", () => {
  const division = { total: 1_000, by: "respect", keptPercent: 0 } as const;
  expect(reportRows({ members: [member(4, 0, 0)] }, division, [])).toMatchObject({
    rows: [{ part: null, money: 0 }],
    kept: 1_000,
  });
});

test("rewards are worth their market value; what has none is counted apart", () => {
  const items = [
    { id: 1121, name: "Medium Arms Cache", count: 2 },
    { id: 9, name: "A new cache", count: 3 },
  ];
  expect(rewardsWorth({ items }, new Map([[1121, 300]]))).toEqual({ value: 600, unknown: 3 });
});
