import { expect, test } from "vitest";

import live from "@/lib/api/testing/fixtures/company-details.json";
import older from "@/lib/api/testing/fixtures/company-details.legacy.json";

import { companyDetailsWire } from "./company-details";

const PUBLIC = {
  id: 8001,
  name: "Wicks & Wax",
  typeId: 8,
  directorId: 3_000_001,
  daysOld: 407,
  rating: 6,
  employeesHired: 9,
  employeesCapacity: 10,
  incomeOfDay: 695_186,
  incomeOfWeek: 5_231_358,
  customersOfDay: 1653,
};
const UNKNOWN = {
  funds: null,
  trains: null,
  advertising: null,
  storageCapacity: null,
  efficiency: null,
  popularity: null,
  environment: null,
};

test("reads what the company's own people see", () => {
  expect(companyDetailsWire.parse(live)).toEqual({
    ...PUBLIC,
    funds: 707_167,
    trains: 4,
    advertising: 20_000,
    storageCapacity: 40_000,
    efficiency: 11,
    popularity: 40,
    environment: 100,
  });
});

test("reads what everybody sees from the older shape, and from a key with public access", () => {
  expect(companyDetailsWire.parse(older)).toEqual({ ...PUBLIC, ...UNKNOWN });
  const { funds, trains, advertisement_budget, upgrades, ...others } = live.profile;
  const { efficiency, popularity, environment, ...profile } = others;
  const hidden = [funds, trains, advertisement_budget, upgrades.storage_capacity];
  expect(Math.min(...hidden, efficiency, popularity, environment)).toBeGreaterThan(0);
  expect(companyDetailsWire.parse({ profile })).toEqual({ ...PUBLIC, ...UNKNOWN });
});

test("a company founded today has no income yet, and that is no gap", () => {
  const profile = {
    ...live.profile,
    days_old: 0,
    income: { daily: 0, weekly: 0 },
    customers: { daily: 0, weekly: 0 },
    advertisement_budget: 0,
    funds: 0,
  };
  expect(companyDetailsWire.parse({ profile })).toMatchObject({
    daysOld: 0,
    incomeOfDay: 0,
    customersOfDay: 0,
    advertising: 0,
    funds: 0,
  });
});

test("an answer of no known shape says what it lacks", () => {
  const profile = { ...live.profile, employees: { hired: 9 } };
  expect(companyDetailsWire.safeParse({ profile }).error?.issues[0]?.path).toEqual([
    "profile",
    "employees",
    "capacity",
  ]);
});
