import { expect, test } from "vitest";

import type { Perks } from "@/lib/game/account/account";
import { capacityOf } from "@/lib/game/travel/capacity";
import { flightKind, flightKindNamed } from "@/lib/game/travel/flight-kinds";

import { travelPerksOf } from "./travel-perks";

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

test("a flight allows some items, and perks add theirs", () => {
  const perks = travelPerksOf({
    ...NONE,
    faction: ["+ 9 travel item capacity", "+ 12% travel speed"],
    enhancer: ["+ 4 Travel items (Large Suitcase)"],
    book: ["+ 1 travel item", "+ 5 travellers"],
  });
  expect(perks.items).toEqual([
    { source: "faction", items: 9 },
    { source: "Large Suitcase", items: 4 },
    { source: "book", items: 1 },
  ]);
  expect(capacityOf(perks, flightKind("airstrip"))).toBe(29);
  expect(capacityOf(travelPerksOf(NONE), flightKind("standard"))).toBe(10);
});

const AIRSTRIP = ["+ Access to airstrip"];

test.each([
  { perks: NONE, kind: null },
  { perks: { ...NONE, property: AIRSTRIP }, kind: "airstrip" },
  { perks: { ...NONE, stock: ["+ Private jet access"], property: AIRSTRIP }, kind: "private" },
])("the perks give flights by $kind", ({ perks, kind }) => {
  expect(travelPerksOf(perks).kind).toBe(kind);
});

test.each([
  ["Airstrip", "airstrip"],
  [" standard", "standard"],
  ["Private", "private"],
  ["BUSINESS", "business"],
  ["Balloon", null],
])("the game’s word %s is %s", (word, kind) => {
  expect(flightKindNamed(word)).toBe(kind);
});
