import { expect, test } from "vitest";

import live from "@/lib/api/testing/fixtures/company-profile.json";
import older from "@/lib/api/testing/fixtures/company-profile.legacy.json";

import { companyProfileWire } from "./company-profile";

const company = {
  id: 8001,
  name: "Wicks & Wax",
  employeesHired: 9,
  employeesCapacity: 10,
  rating: 6,
  trains: 4,
};

test("reads today's shape", () => {
  expect(companyProfileWire.parse(live)).toEqual(company);
});

test("reads the same from the older shape, which has no trains", () => {
  expect(companyProfileWire.parse(older)).toEqual({ ...company, trains: null });
});

test("the public profile has no trains", () => {
  const profile = { ...live.profile, trains: undefined };
  expect(companyProfileWire.parse({ profile })).toEqual({ ...company, trains: null });
});

test("an answer of no known shape says what it lacks", () => {
  const profile = { ...live.profile, employees: { hired: 9 } };
  expect(companyProfileWire.safeParse({ profile }).error?.issues[0]?.path).toEqual([
    "profile",
    "employees",
    "capacity",
  ]);
});
