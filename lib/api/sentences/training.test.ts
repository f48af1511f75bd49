import { describe, expect, test } from "vitest";

import type { Perks } from "@/lib/game/account/account";
import { NO_PERKS } from "@/lib/game/testing/builders";
import { perkFactorOf, perksFor } from "@/lib/game/training/gym";

import { candyHappy, experienceFactorOf, gymPerksOf } from "./training";

describe("gym perks", () => {
  test.each([
    { text: "+ 2% gym gains", stat: null, percent: 2 },
    { text: "+ 5% strength gym gains", stat: "strength", percent: 5 },
    { text: "10% Defense gym gains", stat: "defense", percent: 10 },
    { text: "+ 4% defence gym gains", stat: "defense", percent: 4 },
    { text: "+ Increases speed gym gains by 8%", stat: "speed", percent: 8 },
    { text: "Increases speed gains in the gym by 5%.", stat: "speed", percent: 5 },
    { text: "Increases Dexterity gym gains by 30% for 31 days.", stat: "dexterity", percent: 30 },
    { text: "Gain a 1% bonus to dexterity gains in the gym", stat: "dexterity", percent: 1 },
    { text: "Gain a further 1.5% boost in all gym gains", stat: null, percent: 1.5 },
    { text: "+ 3 % gym gain", stat: null, percent: 3 },
    { text: "- 12.25% gym gains", stat: null, percent: -12.25 },
    { text: "Decreases all gym gains by 10%", stat: null, percent: -10 },
    { text: "Reduce gym gains by 4%", stat: null, percent: -4 },
    { text: "Lowers gym gains by 4%", stat: null, percent: -4 },
    { text: "5% gym gains reduction", stat: null, percent: -5 },
  ])("$text", ({ text, stat, percent }) => {
    expect(gymPerksOf({ ...NO_PERKS, job: [text] })).toEqual([
      { text, source: "job", stat, percent },
    ]);
  });

  test.each([
    "+ Gain of a 3% bonus to strength",
    "30% increased gym experience",
    "+ 10% gymnastics gains",
    "+ 10% gym against",
    "+ 10% gym fees",
    "+ Some gym gains",
    "50% reduction of happiness loss in gym",
    "+ 2% damage",
  ])("%s is no gym gain", (text) => {
    expect(gymPerksOf({ ...NO_PERKS, education: [text] })).toEqual([]);
  });

  test("perks are found in every list", () => {
    const all: Perks = {
      faction: ["+ 1% gym gains"],
      job: ["+ 2% gym gains"],
      property: ["+ 3% gym gains"],
      education: ["+ 4% gym gains", "+ 2% damage", "+ 5% speed gym gains"],
      enhancer: ["+ 6% gym gains"],
      book: ["+ 7% strength gym gains"],
      stock: ["+ 8% gym gains"],
      merit: ["+ 9% gym gains"],
    };
    const perks = gymPerksOf(all);
    expect(perks.map(({ source }) => source)).toEqual([
      "faction",
      "job",
      "property",
      "education",
      "education",
      "enhancer",
      "book",
      "stock",
      "merit",
    ]);
    expect(perksFor(perks, "speed").map(({ percent }) => percent)).toEqual([
      1, 2, 3, 4, 5, 6, 8, 9,
    ]);
    expect(perksFor(perks, "defense").map(({ percent }) => percent)).toEqual([1, 2, 3, 4, 6, 8, 9]);
  });

  test("2 % and 5 % are 7.1 %, for the stat that has both", () => {
    const perks = gymPerksOf({
      ...NO_PERKS,
      property: ["+ 2% gym gains"],
      enhancer: ["+ 5% speed gym gains"],
    });
    expect(perkFactorOf(perks, "speed")).toBeCloseTo(1.071, 10);
    expect(perkFactorOf(perks, "strength")).toBeCloseTo(1.02, 10);
    expect(perkFactorOf([], "speed")).toBe(1);
  });

  test("gym experience is a factor of its own", () => {
    expect(experienceFactorOf({ ...NO_PERKS, job: ["30% increased gym experience"] })).toBe(1.3);
    expect(
      experienceFactorOf({ ...NO_PERKS, job: ["+ 2% gym gains", "+ 30% crime experience"] }),
    ).toBe(1);
  });
});

describe("candy", () => {
  test.each([
    {
      type: "Candy",
      effect: "Increases happiness by 25 and booster cooldown by 30 minutes.",
      happy: 25,
    },
    {
      type: "Candy",
      effect: "Increases happiness by 150 and booster cooldown by 30 minutes.",
      happy: 150,
    },
    { type: "Candy", effect: null, happy: 0 },
    { type: "Drug", effect: "Increases happiness by 75.", happy: 0 },
  ])("$type, $effect: $happy happy", ({ type, effect, happy }) => {
    expect(candyHappy({ type, effect })).toBe(happy);
  });
});
