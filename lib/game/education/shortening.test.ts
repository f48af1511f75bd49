import { expect, test } from "vitest";

import type { Perks } from "@/lib/game/account/perks";

import { shorteningBy } from "./shortening";

const NONE: Perks = {
  faction: [],
  job: [],
  property: [],
  education: [],
  enhancer: [],
  book: [],
  stock: [],
  merit: [],
};

test.each([
  { perk: "- 10% Education length", percent: 10 },
  { perk: "+ 8% education length reduction", percent: 8 },
  { perk: "+ 10% education course time reduction", percent: 10 },
  { perk: "+ 2.5% shorter education time", percent: 2.5 },
  { perk: "- 1.25 % Education length", percent: 1.25 },
  { perk: "+ 20% shorter virus coding", percent: 0 },
  { perk: "+ Education length", percent: 0 },
  { perk: "+ 10% awareness", percent: 0 },
])("“$perk” shortens by $percent %", ({ perk, percent }) => {
  expect(shorteningBy({ ...NONE, job: [perk] })).toEqual({
    reductions: percent === 0 ? [] : [{ source: "job", percent }],
    factor: 1 - percent / 100,
  });
});

test("several add up, each named by where it comes from", () => {
  const shortening = shorteningBy({
    ...NONE,
    job: ["+ Ability to revive", "- 10% Education length"],
    stock: ["+ 10% education course time reduction"],
    merit: ["+ 3% strength", "+ 8% education length reduction"],
  });
  expect(shortening.reductions).toEqual([
    { source: "job", percent: 10 },
    { source: "stock", percent: 10 },
    { source: "merit", percent: 8 },
  ]);
  expect(shortening.factor).toBeCloseTo(0.72);
});

test("nothing takes less than no time", () => {
  expect(shorteningBy({ ...NONE, merit: ["- 120% Education length"] }).factor).toBe(0);
});
