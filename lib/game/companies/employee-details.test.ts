import { expect, test } from "vitest";

import { totalOf, wagePerPoint, wagesOf } from "./employee-details";
import { anEmployee, EFFECTIVENESS } from "./testing/company-facts";

test.each([
  { values: [], total: 0 },
  { values: [1, 2, -3], total: 0 },
  { values: [5, null], total: null },
])("the total of $values is $total", ({ values, total }) => {
  expect(totalOf(values)).toBe(total);
});

test.each([
  { wages: [52_000, 0], total: 52_000 },
  { wages: [52_000, null], total: null },
])("the wages $wages are $total", ({ wages, total }) => {
  const employees = wages.map((wage, index) => ({ id: index + 2, wage }));
  expect(wagesOf(employees, 1)).toBe(total);
  expect(wagesOf([...employees, { id: 1, wage: null }], 1)).toBe(total);
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
