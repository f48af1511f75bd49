import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { hasVacancy, nearestRivals, ranked, type Ranking, type RivalCompany } from "./rivals";

const company = (id: number, changes: Partial<RivalCompany> = {}): RivalCompany => ({
  id,
  name: `Company ${id}`,
  rating: 5,
  income: 1000 * id,
  customers: 10,
  employeesHired: 9,
  employeesCapacity: 10,
  ...changes,
});

const ranks = (companies: readonly RivalCompany[], by: Ranking) =>
  ranked(companies, by).map(({ id, rank }) => `${id}: ${rank ?? "–"}`);

describe("ranked", () => {
  const ALL = [
    company(1, { rating: 9, customers: 1 }),
    company(2, { rating: 9 }),
    company(3, { rating: null, income: null }),
    company(4, { rating: 10, customers: 0 }),
  ];

  test.each([
    ["income", ["4: 1", "2: 2", "1: 3", "3: –"]],
    // Two with nine stars share the second rank; the next one is the fourth.
    ["rating", ["4: 1", "1: 2", "2: 2", "3: –"]],
    ["customers", ["2: 1", "3: 1", "1: 3", "4: 4"]],
    // $1,000 by 1, $2,000 by 10; without customers there is none.
    ["perCustomer", ["1: 1", "2: 2", "3: –", "4: –"]],
  ] as const)("by %s", (by, expected) => {
    expect(ranks(ALL, by)).toEqual(expected);
  });

  test("a rank is one more than the number of companies with a greater value", () => {
    const values = fc.array(fc.option(fc.integer({ min: 0, max: 5 }), { nil: null }));
    fc.assert(
      fc.property(values, (incomes) => {
        const all = incomes.map((income, index) => company(index + 1, { income }));
        for (const { value, rank } of ranked(all, "income")) {
          const above = incomes.filter((income) => value !== null && (income ?? -1) > value);
          expect(rank).toBe(value === null ? null : above.length + 1);
        }
      }),
    );
  });
});

describe("nearestRivals", () => {
  const ALL = ranked(
    Array.from({ length: 10 }, (_, index) => company(index + 1)),
    "income",
  );

  test.each([
    { own: 5, ids: [8, 7, 6, 5, 4, 3, 2] },
    { own: 10, ids: [10, 9, 8, 7] },
    { own: 9, ids: [10, 9, 8, 7, 6] },
    { own: 1, ids: [4, 3, 2, 1] },
    { own: 99, ids: [] },
  ])("three above and three below company $own", ({ own, ids }) => {
    expect(nearestRivals(ALL, own, 3).map(({ id }) => id)).toEqual(ids);
  });
});

test("a company with fewer employees than positions has a vacancy", () => {
  expect(hasVacancy(company(1))).toBe(true);
  expect(hasVacancy(company(1, { employeesHired: 10 }))).toBe(false);
});
