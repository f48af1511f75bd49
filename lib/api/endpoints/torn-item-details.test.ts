import { expect, test } from "vitest";

import live from "@/lib/api/testing/fixtures/torn-item-details.json";
import older from "@/lib/api/testing/fixtures/torn-items.legacy.json";

import { itemDetailsWire } from "./torn-item-details";

test("reads what weapons and armour have besides, and passes over items that have nothing", () => {
  expect(itemDetailsWire.parse(live)).toEqual({
    entries: [
      {
        kind: "armour",
        itemId: 34,
        rating: 20,
        coverage: [
          { part: "Full Body", percent: 21.12 },
          { part: "Heart", percent: 97.27 },
        ],
      },
      {
        kind: "weapon",
        itemId: 14,
        slot: "Secondary",
        damage: 28,
        accuracy: 53,
        stealth: 4.5,
        ammo: { name: "9mm Parabellum Round", roundsPerMagazine: 20, fireRate: [3, 6] },
        upgrades: 3,
      },
      {
        kind: "weapon",
        itemId: 1,
        slot: "Melee",
        damage: 17,
        accuracy: 55,
        stealth: 7.6,
        ammo: null,
        upgrades: 0,
      },
    ],
    dropped: 0,
  });
});

test("the older shape has no details of anything", () => {
  expect(itemDetailsWire.parse(older)).toEqual({ entries: [], dropped: 0 });
});

test("broken details and a broken part of the body cost themselves only, and are counted", () => {
  const [vest, ruger, ...rest] = live.items;
  const coverage = [{ name: "Arm" }, ...(vest?.details?.coverage ?? [])];
  const items = [
    { ...vest, details: { ...vest?.details, coverage } },
    { ...ruger, details: { ...ruger?.details, base_stats: null } },
    ...rest,
  ];
  const { entries, dropped } = itemDetailsWire.parse({ items });
  expect(entries).toMatchObject([{ coverage: [{}, {}] }, { itemId: 1 }]);
  expect(dropped).toBe(2);
});
