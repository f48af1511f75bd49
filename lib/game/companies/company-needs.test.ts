import { expect, test } from "vitest";

import { DAY_MS, HOUR_MS } from "@/lib/common/time";

import type { CompanyDetails } from "./company";
import { companyNeeds, type KnownCompany } from "./company-needs";
import type { EmployeeDetails } from "./employee-details";
import { anEmployee, aProduct, EFFECTIVENESS } from "./testing/company-facts";

const NOW = Date.UTC(2026, 10, 20, 12);

const MINIMUMS = { stockDays: 3, fundsDays: 7, inactiveDays: 3, addictionLoss: 5 };

const seen = (days: number) => ({ lastAction: { atMs: NOW - days * DAY_MS } });
const addicted = (addiction: number | null) => ({ effectiveness: { ...EFFECTIVENESS, addiction } });

const APPLICATION = { playerId: 5, name: "Corvid", level: 41, stats: null, expiresAtMs: null };

const DETAILS: CompanyDetails = {
  id: 8001,
  name: "Wicks & Wax",
  typeId: 8,
  directorId: 1,
  daysOld: 400,
  rating: 6,
  employeesHired: 2,
  employeesCapacity: 3,
  incomeOfDay: 9000,
  incomeOfWeek: 60_000,
  customersOfDay: 400,
  funds: 7000,
  trains: 0,
  advertising: 900,
  storageCapacity: 1000,
  efficiency: 90,
  popularity: 80,
  environment: 100,
};

/** The one employee earns $100: a day costs $1,000. */
const person = (changes: Partial<EmployeeDetails> = {}) => anEmployee({ wage: 100, ...changes });

/** A company that needs nobody. */
const QUIET: KnownCompany = {
  details: DETAILS,
  employees: [person(seen(0))],
  products: [aProduct({ inStock: 900 })],
  applications: [],
};

const withDetails = (changes: Partial<CompanyDetails>) => ({ details: { ...DETAILS, ...changes } });

const needsOf = (facts: Partial<KnownCompany>, minimums = MINIMUMS) =>
  companyNeeds({ ...QUIET, ...facts }, minimums, NOW);

test("a company with enough of everything needs nobody", () => {
  expect(needsOf({})).toEqual([]);
});

test("nothing unknown needs anybody", () => {
  expect(needsOf({ details: null, employees: null, products: null, applications: null })).toEqual(
    [],
  );
});

test("the most urgent comes first", () => {
  const employees = [
    person({ id: 2, ...seen(0), ...addicted(-9) }),
    person({ id: 3, wage: 0, ...seen(4), ...addicted(-12) }),
    person({ id: 4, wage: 0, ...seen(9), ...addicted(-10) }),
  ];
  const needs = needsOf({
    products: [aProduct({ inStock: 600 }), aProduct({ name: "Bed", inStock: 240 })],
    ...withDetails({ funds: 4700, trains: 7 }),
    employees,
    applications: [APPLICATION],
  });
  expect(needs).toMatchObject([
    {
      kind: "stock",
      items: [
        { name: "Bed", days: 0.8 },
        { name: "Sofa", days: 2 },
      ],
      isUrgent: true,
    },
    { kind: "funds", needed: 7000, days: 4.7, isUrgent: false },
    { kind: "trains", trains: 7 },
    { kind: "inactive", id: 4, days: 9 },
    { kind: "inactive", id: 3, days: 4 },
    { kind: "addicted", id: 3, addiction: -12 },
    { kind: "addicted", id: 4, addiction: -10 },
    { kind: "addicted", id: 2, addiction: -9 },
    { kind: "applications", applications: [APPLICATION] },
  ]);
});

test.each([
  { what: "stock for 3 days", facts: { products: [aProduct({ inStock: 900 })] }, kinds: [] },
  { what: "stock for less", facts: { products: [aProduct({ inStock: 899 })] }, kinds: ["stock"] },
  {
    what: "3 days with the order",
    facts: { products: [aProduct({ inStock: 100, onOrder: 800 })] },
    kinds: [],
  },
  {
    what: "an item that doesn’t sell",
    facts: { products: [aProduct({ soldAmount: 0 })] },
    kinds: [],
  },
  {
    what: "empty storage",
    facts: { products: [aProduct({ inStock: 0, soldAmount: 0 })] },
    kinds: ["no stock"],
  },
  {
    what: "one item of two left",
    facts: { products: [aProduct({ inStock: 0 }), aProduct({ inStock: 900 })] },
    kinds: ["stock"],
  },
  { what: "services only", facts: { products: [aProduct({ cost: 0, inStock: 0 })] }, kinds: [] },
  { what: "no products", facts: { products: [] }, kinds: [] },
  { what: "funds for 7 days", facts: withDetails({ funds: 7000 }), kinds: [] },
  { what: "funds for less", facts: withDetails({ funds: 6999 }), kinds: ["funds"] },
  {
    what: "no costs",
    facts: { ...withDetails({ funds: 0, advertising: 0 }), employees: [] },
    kinds: [],
  },
  {
    what: "an unknown wage",
    facts: { ...withDetails({ funds: 0 }), employees: [person({ ...seen(0), wage: null })] },
    kinds: [],
  },
  {
    what: "a last action 3 days ago",
    facts: { employees: [person(seen(3))] },
    kinds: ["inactive"],
  },
  {
    what: "a last action an hour later",
    facts: { employees: [person({ lastAction: { atMs: NOW - 3 * DAY_MS + HOUR_MS } })] },
    kinds: [],
  },
  {
    what: "an unknown last action",
    facts: { employees: [person({ lastAction: { atMs: null } })] },
    kinds: [],
  },
  {
    what: "an addiction of −5",
    facts: { employees: [person({ ...seen(0), ...addicted(-5) })] },
    kinds: ["addicted"],
  },
  {
    what: "an addiction of −4",
    facts: { employees: [person({ ...seen(0), ...addicted(-4) })] },
    kinds: [],
  },
  {
    what: "an unknown addiction",
    facts: { employees: [person({ ...seen(0), ...addicted(null) })] },
    kinds: [],
  },
  { what: "a company founded today", facts: withDetails({ daysOld: 0 }), kinds: ["positions"] },
  {
    what: "a company founded today with all employees",
    facts: withDetails({ daysOld: 0, employeesHired: 3 }),
    kinds: [],
  },
  { what: "a company whose details are unknown", facts: { details: null }, kinds: [] },
])("$what needs $kinds", ({ facts, kinds }) => {
  expect(needsOf(facts).map(({ kind }) => kind)).toEqual(kinds);
});

test("the free positions of a new company are those without an employee", () => {
  expect(needsOf(withDetails({ daysOld: 0 }))).toEqual([
    { kind: "positions", free: 1, capacity: 3 },
  ]);
});

test.each([
  { what: "stock for a day", facts: { products: [aProduct({ inStock: 300 })] }, isUrgent: false },
  { what: "stock for less", facts: { products: [aProduct({ inStock: 299 })] }, isUrgent: true },
  { what: "funds for a day", facts: withDetails({ funds: 1000 }), isUrgent: false },
  { what: "funds for less", facts: withDetails({ funds: 999 }), isUrgent: true },
])("$what is urgent: $isUrgent", ({ facts, isUrgent }) => {
  expect(needsOf(facts)).toMatchObject([{ isUrgent }]);
});

test("what is unknown reaches no minimum, not even one of 0", () => {
  const employees = [person({ lastAction: { atMs: null }, ...addicted(null) })];
  expect(needsOf({ employees }, { ...MINIMUMS, inactiveDays: 0, addictionLoss: 0 })).toEqual([]);
});

test("the player’s own minimums count", () => {
  const minimums = { stockDays: 0, fundsDays: 0, inactiveDays: 30, addictionLoss: 20 };
  const facts = {
    products: [aProduct({ inStock: 1 })],
    ...withDetails({ funds: 0 }),
    employees: [person({ ...seen(9), ...addicted(-12) })],
  };
  expect(needsOf(facts, minimums)).toEqual([]);
  expect(needsOf(facts)).toHaveLength(4);
});
