import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { sum } from "@/lib/common/numbers";
import { DAY_MS, HOUR_MS } from "@/lib/common/time";

import {
  changePerCustomer,
  companyHistory,
  type CompanyHistoryDay,
  type CompanyReading,
  companyWeeks,
  compareWeeks,
  lastLevel,
  perCustomer,
  starsSinceMs,
  totalOfWeeks,
} from "./company-history";
import type { CompanyNewsEntry } from "./company-news";

/** A Thursday. */
const LAST = Date.UTC(2026, 10, 19);

const day = (daysAgo: number) => LAST - daysAgo * DAY_MS;

const report = (daysAgo: number, income: number, customers = 100): CompanyNewsEntry => ({
  id: `report ${daysAgo} ${income}`,
  atMs: day(daysAgo) + 18 * HOUR_MS + 7 * 60_000,
  kind: "report",
  income,
  customers,
});

const reading = (daysAgo: number, profit: number | null): CompanyReading => ({
  dayMs: day(daysAgo),
  profit,
  efficiency: 90,
  popularity: 80,
  environment: null,
});

const stars = (daysAgo: number, to: number): CompanyNewsEntry => ({
  id: `stars ${daysAgo}`,
  atMs: day(daysAgo) + 18 * HOUR_MS + 8 * 60_000,
  kind: "rated",
  stars: to,
});

describe("companyHistory", () => {
  const of = (news: CompanyNewsEntry[], readings: CompanyReading[] = [], now: number | null = 8) =>
    companyHistory(news, readings, LAST, now);

  test("has a day for each report and each reading, and gaps between them", () => {
    const days = of([report(3, 500), report(0, 700, 20)], [reading(2, 50), reading(0, null)]);
    expect(days.map(({ dayMs }) => dayMs)).toEqual([day(3), day(2), day(1), day(0)]);
    expect(days.map(({ income }) => income)).toEqual([500, null, null, 700]);
    expect(days.map(({ customers }) => customers)).toEqual([100, null, null, 20]);
    expect(days.map(({ profit }) => profit)).toEqual([null, 50, null, null]);
    expect(days.map(({ efficiency }) => efficiency)).toEqual([null, 90, null, 90]);
    expect(days.map(({ popularity }) => popularity)).toEqual([null, 80, null, 80]);
    expect(days.map(({ environment }) => environment)).toEqual([null, null, null, null]);
  });

  test("nothing known is no day, and a reading of another day than the last ones adds none after it", () => {
    expect(of([])).toEqual([]);
    expect(of([report(1, 5)]).map(({ income }) => income)).toEqual([5, null]);
  });

  test("of two reports about one day, the newer counts, whatever the order of the lines", () => {
    const first = report(0, 500);
    const second = { ...report(0, 600), atMs: first.atMs + 1000 };
    expect(of([first, second])).toMatchObject([{ income: 600 }]);
    expect(of([second, first])).toMatchObject([{ income: 600 }]);
  });

  test("stars change on the day of the line; before it they are unknown", () => {
    const news = [0, 1, 2, 3].map((daysAgo) => report(daysAgo, 5));
    const starsOf = (...more: CompanyNewsEntry[]) =>
      of([...news, ...more]).map((each) => each.stars);
    expect(starsOf()).toEqual([8, 8, 8, 8]);
    expect(starsOf(stars(1, 8))).toEqual([null, null, 8, 8]);
    expect(starsOf(stars(1, 8), stars(2, 7))).toEqual([null, 7, 8, 8]);
    expect(of([...news, stars(1, 8)]).map((each) => each.income)).toEqual([5, 5, 5, 5]);
    expect(of(news, [], null).map((each) => each.stars)).toEqual([null, null, null, null]);
  });
});

test.each([
  { income: 4000, customers: 100, each: 40 },
  { income: 4000, customers: 0, each: null },
  { income: null, customers: 100, each: null },
  { income: 4000, customers: null, each: null },
])("income $income by $customers customers is $each", ({ each, ...facts }) => {
  expect(perCustomer(facts)).toBe(each);
});

/** Days up to the last one with this income, oldest first. */
const daysWith = (...incomes: (number | null)[]): CompanyHistoryDay[] =>
  incomes.map((income, index) => ({
    ...reading(incomes.length - 1 - index, income),
    income,
    customers: income,
    stars: 8,
  }));

const times = <T>(count: number, value: T) => Array.from({ length: count }, () => value);

describe("compareWeeks", () => {
  const of = (...incomes: (number | null)[]) => compareWeeks(daysWith(...incomes), "income", LAST);

  test("the total of seven days, with that of the seven before", () => {
    expect(of(...times(9, 100), ...times(5, 104), 100, 140)).toEqual({
      total: 760,
      totalBefore: 700,
      knownDays: 7,
      knownDaysBefore: 7,
      change: expect.closeTo(760 / 700 - 1) as number,
      isAverage: false,
    });
  });

  test("with a day missing, averages per known day are compared", () => {
    const last = [100, 100, null, 100, 100, 100, 100];
    expect(of(...times(7, 50), ...last)).toEqual({
      total: 600,
      totalBefore: 350,
      knownDays: 6,
      knownDaysBefore: 7,
      change: 1,
      isAverage: true,
    });
    expect(of(...last, ...times(7, 50))).toMatchObject({ change: -0.5, isAverage: true });
  });

  test("nothing is compared with fewer than three known days on a side", () => {
    expect(of(...times(3, 50), ...times(7, 100))).toMatchObject({ change: 1 });
    expect(of(...times(7, 50), ...times(4, null), 100, 100, 100)).toMatchObject({ change: 1 });
    expect(of(...times(2, 50), ...times(7, 100))).toMatchObject({ total: 700, change: null });
    expect(of(...times(7, 50), ...times(5, null), 100, 100)).toMatchObject({
      total: 200,
      change: null,
    });
  });

  test("nothing is compared with days that made no money", () => {
    expect(of(...times(7, 0), ...times(7, 100)).change).toBeNull();
    expect(of(...times(7, -50), ...times(7, 100)).change).toBeNull();
  });

  test("without a known day there is no total", () => {
    expect(of()).toMatchObject({
      total: null,
      totalBefore: null,
      knownDays: 0,
      change: null,
      isAverage: true,
    });
  });
});

describe("changePerCustomer", () => {
  const compared = (...values: (readonly [income: number | null, customers: number | null])[]) => {
    const days = daysWith(...values.map(([income]) => income)).map((each, index) => ({
      ...each,
      customers: values[index]?.[1] ?? null,
    }));
    const by = (value: "income" | "customers") => compareWeeks(days, value, LAST);
    return changePerCustomer(by("income"), by("customers"));
  };

  test("$12 a customer after $10 is 20 % more, whatever the number of customers", () => {
    expect(compared(...times(7, [100, 10] as const), ...times(7, [240, 20] as const))).toBeCloseTo(
      0.2,
    );
  });

  const WEEK = times(7, [240, 20] as const);

  test.each([
    { what: "a week before", days: WEEK },
    { what: "customers before", days: [...times(7, [100, 0] as const), ...WEEK] },
    { what: "customers", days: [...WEEK, ...times(7, [100, 0] as const)] },
    { what: "three days before", days: [...times(2, [100, 10] as const), ...WEEK] },
    {
      what: "three incomes before",
      days: [...times(5, [null, 10] as const), ...times(2, [100, 10] as const), ...WEEK],
    },
    {
      what: "three days’ customers before",
      days: [...times(5, [100, null] as const), ...times(2, [100, 10] as const), ...WEEK],
    },
  ])("is unknown without $what", ({ days }) => {
    expect(compared(...days)).toBeNull();
  });
});

test("a level is compared with that of the same day a week before", () => {
  const days = daysWith(...times(10, 1)).map((each, index) => ({ ...each, efficiency: index * 2 }));
  expect(lastLevel(days, "efficiency")).toEqual({ now: 18, change: 14 });
  expect(lastLevel(days.slice(5), "efficiency")).toEqual({ now: 18, change: null });
  expect(
    lastLevel(
      [...days, { ...reading(-1, null), efficiency: null, income: 1, customers: 1, stars: 8 }],
      "efficiency",
    ),
  ).toEqual({ now: 18, change: 14 });
  expect(lastLevel(days, "environment")).toEqual({ now: null, change: null });
});

test("stars are those since the day of their last change", () => {
  const starred = (...values: (number | null)[]) =>
    starsSinceMs(
      daysWith(...times(values.length, 1)).map((each, index) => ({
        ...each,
        stars: values[index] ?? null,
      })),
    );
  expect(starred(7, 8, 8)).toBe(day(1));
  expect(starred(null, null, 8)).toBe(day(0));
  expect(starred(8, 8, 8)).toBeNull();
  expect(starred(8, null)).toBeNull();
  expect(starred()).toBeNull();
});

describe("companyWeeks", () => {
  test("from Monday to Sunday, newest first; the week that isn’t over has the days so far", () => {
    // Monday 2 November to Thursday 19 November.
    const weeks = companyWeeks(daysWith(...times(18, 100)), LAST, 0);
    expect(weeks.map(({ fromMs }) => new Date(fromMs).toISOString().slice(0, 10))).toEqual([
      "2026-11-16",
      "2026-11-09",
      "2026-11-02",
    ]);
    expect(weeks.map(({ days }) => days)).toEqual([4, 7, 7]);
    expect(weeks.map(({ isOver }) => isOver)).toEqual([false, true, true]);
    expect(weeks.map(({ income }) => income)).toEqual([400, 700, 700]);
  });

  test("profit is that of the saved days", () => {
    const days = daysWith(...times(4, 100)).map((each, index) => ({
      ...each,
      profit: index === 1 ? null : 30,
    }));
    expect(companyWeeks(days, LAST, 0)).toMatchObject([
      { profit: 90, savedDays: 3, days: 4, income: 400, perCustomer: 1 },
    ]);
    const unsaved = days.map((each) => ({ ...each, profit: null }));
    expect(companyWeeks(unsaved, LAST, 0)).toMatchObject([{ profit: null, savedDays: 0 }]);
  });

  test.each([
    { last: "Saturday", daysAgo: 5, isOver: false },
    { last: "Sunday", daysAgo: 4, isOver: true },
    { last: "Monday", daysAgo: 3, isOver: true },
  ])("with the report of $last that week is over: $isOver", ({ daysAgo, isOver }) => {
    const weeks = companyWeeks(daysWith(...times(18, 100)).slice(0, -daysAgo), day(daysAgo), 0);
    expect(weeks.find(({ fromMs }) => fromMs === Date.UTC(2026, 10, 9))).toMatchObject({ isOver });
  });

  test("the total of the weeks has all figures", () => {
    expect(totalOfWeeks(companyWeeks(daysWith(...times(18, 100)), LAST, 0))).toEqual({
      income: 1800,
      customers: 1800,
      perCustomer: 1,
      profit: 1800,
      savedDays: 18,
      days: 18,
    });
  });

  test("a week whose news has loaded in part is left out, as is one without a report", () => {
    const days = daysWith(...times(11, 100));
    expect(companyWeeks(days, LAST, day(10)).map(({ income }) => income)).toEqual([400, 700]);
    expect(companyWeeks(days, LAST, day(10) + 1).map(({ income }) => income)).toEqual([400]);
    const without = days.map((each) => ({ ...each, income: null }));
    expect(companyWeeks(without, LAST, 0)).toEqual([]);
  });

  test("the weeks add up to the days, and their total is the sum of the weeks", () => {
    const values = fc.array(fc.option(fc.integer({ min: -50, max: 50 }), { nil: null }), {
      maxLength: 60,
    });
    fc.assert(
      fc.property(values, (incomes) => {
        const days = daysWith(...incomes);
        const weeks = companyWeeks(days, LAST, 0);
        const known = incomes.filter((income) => income !== null);
        const total = totalOfWeeks(weeks);
        expect(total?.income ?? 0).toBe(sum(known));
        expect(total?.profit ?? 0).toBe(sum(known));
        expect(total?.savedDays ?? 0).toBe(known.length);
      }),
    );
  });

  test("no week has no total", () => {
    expect(totalOfWeeks([])).toBeNull();
  });
});
