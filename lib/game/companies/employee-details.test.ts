import { expect, test } from "vitest";

import { totalOf, wagePerPoint } from "./employee-details";
import { anEmployee, EFFECTIVENESS } from "./testing/company-facts";

test.each([
  { values: [], total: 0 },
  { values: [1, 2, -3], total: 0 },
  { values: [5, null], total: null },
])("the total of $values is $total", ({ values, total }) => {
  expect(totalOf(values)).toBe(total);
});

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
