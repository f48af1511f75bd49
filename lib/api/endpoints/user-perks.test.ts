import { expect, test } from "vitest";

import live from "@/lib/api/testing/fixtures/user-perks.json";
import older from "@/lib/api/testing/fixtures/user-perks.legacy.json";

import { perksWire } from "./user-perks";

test.each([
  { shape: "today's", wire: live },
  { shape: "the older", wire: older },
])("reads the perks of $shape shape", ({ wire }) => {
  expect(perksWire.parse(wire)).toEqual({
    faction: ["+ Adds 12 hours of maximum booster cooldown"],
    job: [],
    property: ["+ 4,000 maximum happiness"],
    education: ["+ Gain of a 3% bonus to strength"],
    enhancer: [],
    book: [],
    stock: ["+ 10% education course time reduction"],
    merit: ["+ 10% life"],
  });
});

test.each([
  { perks: {} },
  { perks: { faction: null, job: {} } },
  { faction_perks: [] },
  { job_perks: null },
])("%j is no perk", (wire) => {
  expect(Object.values(perksWire.parse(wire)).flat()).toEqual([]);
});

test("an answer of no known shape says what it lacks", () => {
  expect(perksWire.safeParse({}).error?.issues[0]?.path).toEqual(["perks"]);
});
