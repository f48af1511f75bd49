import fc from "fast-check";
import { expect, test } from "vitest";

import { OWN_GOALS } from "@/lib/game/training/special-gyms";

import { openGoalsOf } from "./goals-to-choose";

const NONE = { strength: 0, defense: 0, speed: 0, dexterity: 0 };

test("the goals that aren’t reached, the nearest first, without the player’s own", () => {
  const stats = { strength: 200_000, defense: 100_000, speed: 100_000, dexterity: 100_000 };
  const open = openGoalsOf(stats, { ...NONE, speed: 900_000 });
  const ids = open.map(({ goal }) => goal);
  // Its ratio, 1.25, is met.
  expect(ids).not.toContain("Gym 3000");
  expect(ids).toContain("Mr. Isoyamas");
  expect(ids).not.toContain(OWN_GOALS);
});

test("of any stats, each open goal has something to go, in order", () => {
  const stat = fc.integer({ min: 0, max: 10_000_000_000 });
  const stats = fc.record({ strength: stat, defense: stat, speed: stat, dexterity: stat });
  fc.assert(
    fc.property(stats, (own) => {
      const missing = openGoalsOf(own, NONE).map(({ goals }) => goals.totalMissing);
      for (const points of missing) expect(points).toBeGreaterThanOrEqual(0.5);
      expect(missing).toEqual(missing.toSorted((a, b) => a - b));
    }),
  );
});
