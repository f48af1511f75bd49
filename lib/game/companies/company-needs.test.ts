import { expect, test } from "vitest";

import { DAY_MS, HOUR_MS } from "@/lib/common/time";

import { type CompanyFacts, companyNeeds } from "./company-needs";
import { anEmployee, aProduct, EFFECTIVENESS } from "./testing/company-facts";

const NOW = Date.UTC(2026, 10, 20, 12);

const MINIMUMS = { stockDays: 3, fundsDays: 7, inactiveDays: 3, addictionLoss: 5 };

const seen = (days: number) => ({ lastAction: { atMs: NOW - days * DAY_MS } });
const addicted = (addiction: number | null) => ({ effectiveness: { ...EFFECTIVENESS, addiction } });

const APPLICATION = { playerId: 5, name: "Corvid", level: 41, stats: null, expiresAtMs: null };

/** A company that needs nobody. */
const QUIET: CompanyFacts = {
  products: [aProduct({ inStock: 900 })],
  funds: 7000,
  costsPerDay: 1000,
  trains: 0,
  employees: [anEmployee(seen(0))],
  applications: [],
  directorId: 1,
  daysOld: 400,
  employeesHired: 2,
  employeesCapacity: 3,
};

const needsOf = (facts: Partial<CompanyFacts>, minimums = MINIMUMS) =>
  companyNeeds({ ...QUIET, ...facts }, minimums, NOW);

test("a company with enough of everything needs nobody", () => {
  expect(needsOf({})).toEqual([]);
});

test("nothing unknown needs anybody", () => {
  expect(
    needsOf({
      products: null,
      funds: null,
      costsPerDay: null,
      trains: null,
      employees: null,
      applications: null,
      directorId: null,
      daysOld: null,
    }),
  ).toEqual([]);
});

test("the most urgent comes first", () => {
  const employees = [
    anEmployee({ id: 2, ...seen(0), ...addicted(-9) }),
    anEmployee({ id: 3, ...seen(4) }),
    anEmployee({ id: 4, ...seen(9), ...addicted(-12) }),
  ];
  const needs = needsOf({
    products: [aProduct({ inStock: 600 }), aProduct({ name: "Bed", inStock: 240 })],
    funds: 4700,
    trains: 7,
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
    { kind: "addicted", id: 4, addiction: -12 },
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
  { what: "services only", facts: { products: [aProduct({ cost: 0, inStock: 0 })] }, kinds: [] },
  { what: "no products", facts: { products: [] }, kinds: [] },
  { what: "funds for 7 days", facts: { funds: 7000 }, kinds: [] },
  { what: "funds for less", facts: { funds: 6999 }, kinds: ["funds"] },
  { what: "no costs", facts: { funds: 0, costsPerDay: 0 }, kinds: [] },
  {
    what: "a last action 3 days ago",
    facts: { employees: [anEmployee(seen(3))] },
    kinds: ["inactive"],
  },
  {
    what: "a last action an hour later",
    facts: { employees: [anEmployee({ lastAction: { atMs: NOW - 3 * DAY_MS + HOUR_MS } })] },
    kinds: [],
  },
  {
    what: "an unknown last action",
    facts: { employees: [anEmployee({ lastAction: { atMs: null } })] },
    kinds: [],
  },
  {
    what: "an addiction of −5",
    facts: { employees: [anEmployee({ ...seen(0), ...addicted(-5) })] },
    kinds: ["addicted"],
  },
  {
    what: "an addiction of −4",
    facts: { employees: [anEmployee({ ...seen(0), ...addicted(-4) })] },
    kinds: [],
  },
  {
    what: "an unknown addiction",
    facts: { employees: [anEmployee({ ...seen(0), ...addicted(null) })] },
    kinds: [],
  },
  {
    what: "the director’s own absence",
    facts: { employees: [anEmployee({ id: 1, ...seen(9), ...addicted(-9) })] },
    kinds: [],
  },
  { what: "a company founded today", facts: { daysOld: 0 }, kinds: ["positions"] },
])("$what needs $kinds", ({ facts, kinds }) => {
  expect(needsOf(facts).map(({ kind }) => kind)).toEqual(kinds);
});

test("the player’s own minimums count", () => {
  const minimums = { stockDays: 0, fundsDays: 0, inactiveDays: 30, addictionLoss: 20 };
  const facts = {
    products: [aProduct({ inStock: 1 })],
    funds: 0,
    employees: [anEmployee({ ...seen(9), ...addicted(-12) })],
  };
  expect(needsOf(facts, minimums)).toEqual([]);
  expect(needsOf(facts)).toHaveLength(4);
});
