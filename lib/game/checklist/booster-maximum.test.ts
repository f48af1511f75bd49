import { expect, test } from "vitest";

import { maximumByPerks, maximumByUpgrades, OWN_MAXIMUM } from "./booster-maximum";

const upgrade = (level: number) => [
  { id: 23, name: "Candy effect", level: 5 },
  { id: 25, name: "Booster cooldown", level },
];

test.each([
  { state: "peace", war: 4, peace: 12, hours: 36, by: "peace upgrade" },
  { state: "war", war: 4, peace: 12, hours: 28, by: "war upgrade" },
  { state: "truce", war: 4, peace: 12, hours: 36, by: "peace upgrade" },
  { state: "peace", war: 4, peace: 24, hours: 48, by: "peace upgrade" },
  { state: "war", war: null, peace: 12, hours: 24, by: "war upgrade" },
  { state: "peace", war: 4, peace: null, hours: 24, by: "peace upgrade" },
])("in $state, war level $war, peace level $peace: $hours h", ({ state, war, peace, ...is }) => {
  const sets = {
    core: upgrade(9),
    war: war === null ? [] : upgrade(war),
    peace: peace === null ? [] : upgrade(peace),
  };
  expect(maximumByUpgrades({ state, ...sets })).toMatchObject(is);
});

test.each([
  { perks: ["+ Adds 12 hours of maximum booster cooldown"], hours: 36 },
  { perks: ["+ Adds 1 hour of maximum booster cooldown"], hours: 25 },
  { perks: ["+ 10% life", "+ Adds 24 hours of maximum booster cooldown"], hours: 48 },
  { perks: ["+ 10% life"], hours: 24 },
  { perks: [], hours: 24 },
])("perks $perks: $hours h", ({ perks, hours }) => {
  expect(maximumByPerks({ faction: perks })).toMatchObject({ hours, by: "perks" });
});

test("24 h where nobody says more, and without a faction", () => {
  expect(maximumByPerks(undefined)).toEqual({ hours: 24, base: 24, extra: 0, by: "unknown" });
  expect(OWN_MAXIMUM).toEqual({ hours: 24, base: 24, extra: 0, by: "none" });
});
