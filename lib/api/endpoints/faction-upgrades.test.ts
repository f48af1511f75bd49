import { expect, test } from "vitest";

import live from "@/lib/api/testing/fixtures/faction-upgrades.json";
import older from "@/lib/api/testing/fixtures/faction-upgrades.legacy.json";

import { factionUpgradesWire } from "./faction-upgrades";

const byId = (list: readonly { id: number }[]) => list.toSorted((a, b) => a.id - b.id);

test("reads today's shape: the branches' upgrades in one list", () => {
  expect(factionUpgradesWire.parse(live)).toEqual({
    state: "peace",
    core: [
      { id: 11, name: "Capacity X", level: 10 },
      { id: 12, name: "Territory II", level: 2 },
    ],
    war: [{ id: 25, name: "Booster cooldown IV", level: 4 }],
    peace: [
      { id: 25, name: "Booster cooldown XII", level: 12 },
      { id: 23, name: "Candy effect V", level: 5 },
      { id: 33, name: "Travel capacity X", level: 10 },
    ],
    dropped: 0,
  });
});

test("reads the same from the older shape", () => {
  const today = factionUpgradesWire.parse(live);
  expect(factionUpgradesWire.parse(older)).toEqual({ ...today, peace: byId(today.peace) });
});

test("takes what holds now for the set of the state, where the older shape has no sets", () => {
  const { upgrades } = older;
  const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id);
  const inPeace = factionUpgradesWire.parse({ upgrades });
  expect([inPeace.state, ids(inPeace.peace), inPeace.war]).toEqual(["peace", [23, 25, 33], []]);
  const atWar = factionUpgradesWire.parse({ state: "war", upgrades });
  expect([atWar.peace, ids(atWar.war)]).toEqual([[], [23, 25, 33]]);
});

test.each([
  { state: "war", upgrades: { core: {}, war: [], peace: [] } },
  { state: "war", upgrades: { core: [], war: {}, peace: null } },
  { state: "war", upgrades: { core: null, war: null, peace: null } },
  { state: "war", upgrades: [] },
  { state: "war", upgrades: {} },
])("%j is nothing unlocked", (wire) => {
  const nothing = { state: "war", core: [], war: [], peace: [], dropped: 0 };
  expect(factionUpgradesWire.parse(wire)).toEqual(nothing);
});

test("a broken upgrade or branch costs itself only, and both count", () => {
  const { core, war, peace } = live.upgrades;
  const broken = {
    state: "peace",
    upgrades: {
      core: { upgrades: [...core.upgrades, { id: "x" }] },
      war: [...war, 7, { name: "Without upgrades" }],
      peace: peace.map((branch) => ({ ...branch, upgrades: [null, ...branch.upgrades] })),
    },
  };
  expect(factionUpgradesWire.parse(broken)).toEqual({
    ...factionUpgradesWire.parse(live),
    dropped: 5,
  });
});
