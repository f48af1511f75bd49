import { expect, test } from "vitest";

import { effectivenessRank, equalParts, isSettlingIn, wagePerPoint } from "./employee-details";
import { anEmployee, EFFECTIVENESS } from "./testing/company-facts";

test.each([
  { wage: 52_000, total: 104, perPoint: 500 },
  { wage: 0, total: 104, perPoint: 0 },
  { wage: null, total: 104, perPoint: null },
  { wage: 52_000, total: null, perPoint: null },
  { wage: 52_000, total: 0, perPoint: null },
])("$wage for $total points is $perPoint per point", ({ wage, total, perPoint }) => {
  const effectiveness = { ...EFFECTIVENESS, total };
  expect(wagePerPoint(anEmployee({ wage, effectiveness }))).toBe(perPoint);
});

const ALL_COMMON = ["settledIn", "merits", "directorEducation", "management"];

test.each([
  { of: "nobody", employees: [], parts: [] },
  { of: "one", employees: [{}], parts: [] },
  { of: "two who differ in no part", employees: [{}, {}], parts: ALL_COMMON },
  {
    of: "two with other merits",
    employees: [{ merits: 5 }, { merits: 10 }],
    parts: ["settledIn", "directorEducation", "management"],
  },
  {
    of: "three with 10, 9 and unknown points for settling in",
    employees: [{ settledIn: 10 }, { settledIn: 9 }, { settledIn: null }],
    parts: ["merits", "directorEducation", "management"],
  },
  {
    of: "two, one with unknown management",
    employees: [{ management: 4 }, { management: null }],
    parts: ["settledIn", "merits", "directorEducation"],
  },
  // Differences in other parts don't count.
  { of: "two with other stats", employees: [{ workingStats: 1 }, { book: 2 }], parts: ALL_COMMON },
])("of $of, $parts are equal", ({ employees, parts }) => {
  const all = employees.map((part) => anEmployee({ effectiveness: { ...EFFECTIVENESS, ...part } }));
  expect(equalParts(all)).toEqual(parts);
});

test.each([
  { settledIn: 0, is: true },
  { settledIn: 9, is: true },
  { settledIn: 10, is: false },
  { settledIn: null, is: false },
])("with $settledIn points of it, settling in is $is", ({ settledIn, is }) => {
  expect(isSettlingIn(anEmployee({ effectiveness: { ...EFFECTIVENESS, settledIn } }))).toBe(is);
});

test.each([
  { own: 130, others: [120, 110], rank: 1 },
  { own: 120, others: [130, 120], rank: 2 },
  { own: 90, others: [130, 120], rank: 3 },
  { own: null, others: [130], rank: null },
  { own: 90, others: [null], rank: null },
])("$own beside $others is number $rank", ({ own, others, rank }) => {
  const withTotal = (total: number | null) =>
    anEmployee({ effectiveness: { ...EFFECTIVENESS, total } });
  const all = [own, ...others].map(withTotal);
  expect(effectivenessRank(withTotal(own), all)).toBe(rank);
});

test("somebody whose total is unknown has no rank among others", () => {
  const unknown = anEmployee({ effectiveness: { ...EFFECTIVENESS, total: null } });
  expect(effectivenessRank(unknown, [anEmployee()])).toBeNull();
});
