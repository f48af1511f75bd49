import { expect, test } from "vitest";

import { STAT_GROUPS } from "@/lib/game/progress/stat-groups";

import { WORK_STATS } from "./account";
import { clockAt, DAY } from "./clock";
import { memberStats, ownStats } from "./personal-stats";
import { PLAYER_ID } from "./roster";
import { MIDNIGHT, NOW } from "./testing/ask";

const clock = clockAt(NOW);
const valueOf = (name: string, daysAgo = 0) =>
  ownStats(clock, [name], MIDNIGHT - daysAgo * DAY)[0]?.value;

test.each([0, 1, 30, 364])("%i days ago, sums are the sums of their parts", (daysAgo) => {
  const sum = (...names: string[]) =>
    names.reduce((total, name) => total + (valueOf(name, daysAgo) ?? NaN), 0);
  expect(sum("strength", "defense", "speed", "dexterity")).toBe(valueOf("totalstats", daysAgo));
  expect(sum("manuallabor", "intelligence", "endurance")).toBe(
    valueOf("totalworkingstats", daysAgo),
  );
  expect(
    sum(
      "networthstockmarket",
      "networthitems",
      "networthproperties",
      "networthbank",
      "networthpoints",
      "networthvault",
      "networthwallet",
      "networthcompany",
    ),
  ).toBe(valueOf("networth", daysAgo));
});

test("what others see of the explorer is the same", () => {
  const seen = memberStats(clock, PLAYER_ID, ["xantaken"], MIDNIGHT - 7 * DAY)?.[0]?.value;
  expect(valueOf("xantaken", 7)).toBe(seen);
});

test("the working stats are those of the account", () => {
  expect(valueOf("totalworkingstats")).toBe(WORK_STATS.total);
});

test("counts stay below a million, and money is above ten million", () => {
  for (const { name, unit } of STAT_GROUPS.flatMap(({ statistics }) => statistics)) {
    const value = valueOf(name);
    if (value === undefined) continue;
    if (unit === "count") expect(value, name).toBeLessThan(1_000_000);
    if (unit === "dollars") expect(value, name).toBeGreaterThan(10_000_000);
  }
});

test("over a year, none of what only grows has fallen", () => {
  for (const { statistics } of STAT_GROUPS) {
    for (const { name } of statistics.filter(({ mayFall }) => !mayFall)) {
      const values = Array.from({ length: 53 }, (_, week) => valueOf(name, (52 - week) * 7) ?? 0);
      expect(values, name).toEqual(values.toSorted((a, b) => a - b));
    }
  }
});

test("the future is answered with the last midnight", () => {
  expect(ownStats(clock, ["strength"], MIDNIGHT + DAY)[0]?.timestamp).toBe(MIDNIGHT);
});
