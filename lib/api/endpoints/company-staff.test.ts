import { expect, test } from "vitest";

import basic from "@/lib/api/testing/fixtures/company-employees.json";
import live from "@/lib/api/testing/fixtures/company-staff.json";
import older from "@/lib/api/testing/fixtures/company-staff.legacy.json";

import { companyStaffWire } from "./company-staff";

const NOTHING = {
  workingStats: null,
  settledIn: null,
  book: null,
  merits: null,
  directorEducation: null,
  management: null,
  wrongGender: null,
  addiction: null,
  inactivity: null,
  total: null,
};

test.each([
  { shape: "today's", wire: live },
  { shape: "the older", wire: older },
])("reads the employees of $shape shape", ({ wire }) => {
  const { entries, dropped } = companyStaffWire.parse(wire);
  expect(dropped).toBe(0);
  expect(
    entries
      .map(({ name, wage }) => [name, wage])
      .toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
  ).toEqual([
    ["Alpha", 0],
    ["Delta", 150_000],
    ["Echo", 100_000],
  ]);
  expect(entries.find(({ name }) => name === "Delta")).toEqual({
    id: 3_000_004,
    name: "Delta",
    position: "Salesperson",
    daysInCompany: 31,
    state: "Okay",
    lastAction: { atMs: 1_795_168_800_000 },
    stats: { manualLabor: 900, intelligence: 12_000, endurance: 8000 },
    effectiveness: {
      workingStats: 96,
      settledIn: 10,
      book: 5,
      merits: 3,
      directorEducation: 7,
      management: 5,
      wrongGender: -2,
      addiction: -6,
      inactivity: 0,
      total: 118,
    },
    wage: 150_000,
  });
});

test("what a key without limited access doesn't show is unknown, not 0", () => {
  const { entries } = companyStaffWire.parse({ employees: [basic.employees[0]] });
  expect(entries).toMatchObject([{ stats: null, effectiveness: NOTHING, wage: null }]);
});

test("a part that the game leaves out is unknown, and the others stay", () => {
  const employee = { ...live.employees[0], effectiveness: { working_stats: 126, total: 148 } };
  const { entries } = companyStaffWire.parse({ employees: [employee] });
  expect(entries[0]?.effectiveness).toEqual({ ...NOTHING, workingStats: 126, total: 148 });
});

test("stats of which one is missing are unknown", () => {
  const employee = { ...live.employees[0], stats: { manual_labor: 5, intelligence: 5 } };
  expect(companyStaffWire.parse({ employees: [employee] }).entries).toMatchObject([
    { stats: null },
  ]);
});

test("a broken record costs that record only", () => {
  const employees = [{ ...live.employees[0], name: null }, live.employees[1]];
  expect(companyStaffWire.parse({ employees })).toMatchObject({
    entries: [{ id: live.employees[1]?.id }],
    dropped: 1,
  });
});
