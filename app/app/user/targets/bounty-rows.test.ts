import { expect, test } from "vitest";

import type { BountyTarget } from "@/lib/game/fight/bounties";
import type { PlayerProfile } from "@/lib/game/fight/targets";

import { bountyFilter, FITS, sortBounties } from "./bounty-filters";
import { type BountyRow, bountyRows } from "./bounty-rows";

const NOW = Date.UTC(2026, 10, 20, 12);

const target = (id: number, quantity: number): BountyTarget => ({
  ...{ id, name: `Foe ${id}`, level: 50, reward: 1_000_000, quantity },
  ...{ total: quantity * 1_000_000, isAnonymous: false, endsAtMs: null },
});

const profile = (id: number, state: string): PlayerProfile => ({
  ...{ id, name: `Foe ${id}`, level: 50, factionId: null, state, stateUntilMs: null },
  ...{ place: "Torn", abroadIn: null, description: state, seen: { status: "", atMs: null } },
  ...{ life: null, lootLevel: null },
});

const rows = bountyRows([target(1, 1), target(2, 3), target(3, 1)], {
  fights: { encounters: new Map(), scoreAt: () => null },
  states: new Map([
    [1, { profile: profile(1, "Okay"), fetchedAtMs: NOW }],
    [2, { profile: profile(2, "Jail"), fetchedAtMs: NOW }],
    [3, { profile: null, fetchedAtMs: NOW }],
  ]),
  place: "Torn",
  nowMs: NOW,
});

test("a row says when its player can be attacked, once the state is known", () => {
  expect(rows.map(({ when }) => when)).toEqual(["now", "later", null]);
});

test.each([
  ["ready", [1]],
  ["several", [2]],
  ["easy", []],
  ["fought", []],
] as const)("%s shows %j", (shown, ids) => {
  expect(rows.filter(FITS[shown]).map(({ id }) => id)).toEqual(ids);
});

test.each([
  ["mine", "any", 87, { maxLevel: 87, minReward: null }],
  ["mine", "any", null, { maxLevel: null, minReward: null }],
  ["any", "500000", 87, { maxLevel: null, minReward: 500_000 }],
  ["50", "any", 87, { maxLevel: 50, minReward: null }],
] as const)("level %s and reward %s at level %s", (level, reward, own, filter) => {
  expect(bountyFilter(level, reward, own)).toEqual(filter);
});

test.each([
  ["reward", "abc"],
  ["total", "cab"],
  ["quantity", "cba"],
  ["difficulty", "bca"],
  ["ends", "cab"],
  ["level", "bca"],
  ["name", "abc"],
] as const)("sorted by %s: %s", (sort, order) => {
  const row = (name: string, given: object, unlimited: number | null) => ({
    ...rows[0],
    ...{ name, ...given },
    estimate: { ...rows[0]?.estimate, strength: unlimited === null ? null : { unlimited } },
  });
  const sorted = sortBounties(
    [
      row("a", { level: 60, quantity: 1, total: 3, endsAtMs: NOW + 2 }, null),
      row("b", { level: 20, quantity: 2, total: 2, endsAtMs: null }, 1.2),
      row("c", { level: 40, quantity: 9, total: 9, endsAtMs: NOW + 1 }, 2.4),
    ] as BountyRow[],
    sort,
  );
  expect(sorted.map(({ name }) => name).join("")).toBe(order);
});
