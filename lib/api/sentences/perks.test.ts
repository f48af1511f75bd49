import { expect, test } from "vitest";

import { NO_PERKS } from "@/lib/game/testing/builders";

import { boosterHours, courseReductions } from "./perks";

test.each([
  { perks: ["+ Adds 12 hours of maximum booster cooldown"], hours: 12 },
  { perks: ["+ Adds 1 hour of maximum booster cooldown"], hours: 1 },
  { perks: ["+ 10% life", "+ Adds 24 hours of maximum booster cooldown"], hours: 24 },
  { perks: ["+ 10% life"], hours: 0 },
  { perks: [], hours: 0 },
])("perks $perks add $hours h to the booster cooldown", ({ perks, hours }) => {
  expect(boosterHours({ faction: perks })).toBe(hours);
});

test.each([
  { perk: "- 10% Education length", percent: 10 },
  { perk: "+ 8% education length reduction", percent: 8 },
  { perk: "+ 10% education course time reduction", percent: 10 },
  { perk: "+ 2.5% shorter education time", percent: 2.5 },
  { perk: "- 1.25 % Education length", percent: 1.25 },
  { perk: "- 120% Education length", percent: 120 },
])("“$perk” shortens courses by $percent %", ({ perk, percent }) => {
  expect(courseReductions({ ...NO_PERKS, job: [perk] })).toEqual([{ source: "job", percent }]);
});

test.each(["+ 20% shorter virus coding", "+ Education length", "+ 10% awareness"])(
  "“%s” shortens no course",
  (perk) => {
    expect(courseReductions({ ...NO_PERKS, job: [perk] })).toEqual([]);
  },
);

test("reductions are added up by where they come from", () => {
  expect(
    courseReductions({
      ...NO_PERKS,
      job: ["+ Ability to revive", "- 10% Education length"],
      stock: ["+ 10% education course time reduction", "- 2% Education length"],
      merit: ["+ 3% strength", "+ 8% education length reduction"],
    }),
  ).toEqual([
    { source: "job", percent: 10 },
    { source: "stock", percent: 12 },
    { source: "merit", percent: 8 },
  ]);
});
