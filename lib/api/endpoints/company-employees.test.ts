import { expect, test } from "vitest";

import live from "@/lib/api/testing/fixtures/company-employees.json";
import older from "@/lib/api/testing/fixtures/company-employees.legacy.json";

import { companyEmployeesWire } from "./company-employees";

test.each([
  { shape: "today's", wire: live },
  { shape: "the older", wire: older },
])("reads the employees of $shape shape", ({ wire }) => {
  expect(companyEmployeesWire.parse(wire)).toEqual({
    entries: [
      {
        id: 3000001,
        name: "Alpha",
        position: "Director",
        daysInCompany: 407,
        state: "Okay",
        lastAction: { atMs: 1_795_175_940_000 },
      },
      {
        id: 3000005,
        name: "Echo",
        position: "Chandler",
        daysInCompany: 0,
        state: "Traveling",
        lastAction: { atMs: 1_794_830_400_000 },
      },
    ],
    dropped: 0,
  });
});

test.each([{ employees: [] }, { employees: null }, { company_employees: [] }, {}])(
  "%j is nobody",
  (wire) => {
    expect(companyEmployeesWire.parse(wire)).toEqual({ entries: [], dropped: 0 });
  },
);

test("an employee without position and status is an employee all the same", () => {
  const employee = { ...live.employees[0], position: null, status: null };
  expect(companyEmployeesWire.parse({ employees: [employee] }).entries).toMatchObject([
    { name: "Alpha", position: "", state: "" },
  ]);
});

test.each([null, undefined, "", { timestamp: "then", relative: 5 }])(
  "keeps an employee whose last action is %j, last seen at an unknown time",
  (last_action) => {
    const employees = [{ ...live.employees[0], last_action }];
    const { entries, dropped } = companyEmployeesWire.parse({ employees });
    expect(entries).toMatchObject([{ name: "Alpha", lastAction: { atMs: null } }]);
    expect(dropped).toBe(0);
  },
);

test("a broken record costs that record only", () => {
  const employees = live.employees.with(0, { ...live.employees[0], name: null } as never);
  const { entries, dropped } = companyEmployeesWire.parse({ employees });
  expect(entries.map(({ id }) => id)).toEqual([3000005]);
  expect(dropped).toBe(1);
});
