import fc from "fast-check";
import { expect, test } from "vitest";

import { BATTLE_STATS, totalOf } from "./battle-stats";
import {
  OWN_GOALS,
  SPECIAL_GYMS,
  buildOf,
  buildGoals,
  goalsOf,
  gymRatioOf,
  gymGoals,
  isOpenTo,
  isScienceLab,
  labDrugsOf,
  nearestBuild,
  specialGymOf,
  goalsFor,
} from "./special-gyms";
import { aGym, four } from "./testing/gyms";

const named = (name: string) => {
  const special = specialGymOf({ name });
  if (special === null) throw new Error(name);
  return special;
};

test.each([
  { name: "Balboas Gym", stats: ["defense", "dexterity"] },
  { name: "Balboas", stats: ["defense", "dexterity"] },
  { name: "Frontline Fitness", stats: ["strength", "speed"] },
  { name: "Gym 3000", stats: ["strength"] },
  { name: "Mr. Isoyamas", stats: ["defense"] },
  { name: "MR ISOYAMAS", stats: ["defense"] },
  { name: "Total Rebound", stats: ["speed"] },
  { name: "Elites", stats: ["dexterity"] },
  { name: "The Elites Gym", stats: ["dexterity"] },
  { name: "Mr. Isoyamas Gym", stats: ["defense"] },
])("$name requires $stats", ({ name, stats }) => {
  expect(specialGymOf({ name })?.stats).toEqual(stats);
});

test.each([
  "George's",
  "Sports Science Lab",
  "Gym",
  "Gym 4000",
  "",
  "Not Elites",
  "Bathe Elites",
  "Gym Elites",
])("%s requires no ratio", (name) => {
  expect(specialGymOf({ name })).toBeNull();
});

/** Strength 412.6m, defense 398.1m, speed 441.0m, dexterity 120.4m. */
const STATS = four(412_600_000, 398_100_000, 441_000_000, 120_400_000);

test.each([
  { name: "Total Rebound", ratio: "1.069", missing: 74_750_000, against: "strength" },
  { name: "Gym 3000", ratio: "0.936", missing: 138_650_000, against: "speed" },
  { name: "Mr. Isoyamas", ratio: "0.903", missing: 153_150_000, against: "speed" },
  { name: "Balboas Gym", ratio: "0.607", missing: 548_500_000, against: null },
  { name: "Elites", ratio: "0.273", missing: 430_850_000, against: "speed" },
])("$name: a ratio of $ratio, $missing missing", ({ name, ratio, missing, against }) => {
  const found = gymRatioOf(named(name), STATS);
  expect(found.ratio?.toFixed(3)).toBe(ratio);
  expect(found).toMatchObject({ holds: false, missing, slack: 0, against });
});

test("Frontline holds until the other pair has gained 164.4m", () => {
  const found = gymRatioOf(named("Frontline Fitness"), STATS);
  expect(found.ratio?.toFixed(3)).toBe("1.646");
  expect(found.slack).toBeCloseTo(164_380_000, 3);
  expect(found).toMatchObject({ holds: true, missing: 0, against: null });
});

test("Elites and Balboas both hold for who has most dexterity", () => {
  const stats = four(100, 100, 100, 500);
  const holding = SPECIAL_GYMS.filter((special) => gymRatioOf(special, stats).holds);
  expect(holding.map(({ name }) => name)).toEqual(["Balboas Gym", "Elites"]);
});

test("exactly 1.25 holds, and nothing to compare with has no ratio", () => {
  expect(gymRatioOf(named("Elites"), four(80, 100, 90, 125))).toEqual({
    ratio: 1.25,
    holds: true,
    missing: 0,
    slack: 0,
    against: "defense",
  });
  expect(gymRatioOf(named("Elites"), four(0, 0, 0, 10))).toMatchObject({
    ratio: null,
    holds: true,
  });
});

test("a gym is open while its ratio holds; an ordinary one always", () => {
  const elites = aGym({ name: "Elites", isSpecial: true });
  expect(isOpenTo(elites, STATS)).toBe(false);
  expect(isOpenTo(elites, four(1, 1, 1, 2))).toBe(true);
  expect(isOpenTo(aGym(), STATS)).toBe(true);
});

test("the Sports Science Lab counts Xanax and Ecstasy together", () => {
  expect(isScienceLab({ name: "The Sports Science Lab" })).toBe(true);
  expect(isScienceLab({ name: "Sports Science Lab" })).toBe(true);
  expect(isScienceLab({ name: "Elites" })).toBe(false);
});

const percents = (fractions: ReturnType<typeof four>) =>
  BATTLE_STATS.map((stat) => (100 * fractions[stat]).toFixed(1));

test.each([
  { kind: "balanced", high: "speed", shares: ["25.0", "25.0", "25.0", "25.0"] },
  { kind: "baldrs", high: "speed", shares: ["24.7", "22.2", "30.9", "22.2"] },
  { kind: "baldrs", high: "strength", shares: ["30.9", "22.2", "24.7", "22.2"] },
  { kind: "baldrs", high: "defense", shares: ["22.2", "30.9", "22.2", "24.7"] },
  { kind: "hanks", high: "defense", shares: ["27.8", "34.7", "27.8", "9.7"] },
  { kind: "hanks", high: "dexterity", shares: ["27.8", "9.7", "27.8", "34.7"] },
  { kind: "hanks", high: "strength", shares: ["34.7", "27.8", "9.7", "27.8"] },
  { kind: "hanks", high: "speed", shares: ["9.7", "27.8", "34.7", "27.8"] },
] as const)("$kind with high $high: $shares %", ({ kind, high, shares }) => {
  const build = buildOf(kind, high);
  expect(percents(build.fractions)).toEqual(shares);
  expect(build).toMatchObject({ kind, high: kind === "balanced" ? null : high });
});

test.each([
  { kind: "hanks", high: "defense", missing: 215.5, next: "defense" },
  { kind: "balanced", high: "speed", missing: 391.9, next: "dexterity" },
  { kind: "baldrs", high: "speed", missing: 419.3, next: "dexterity" },
] as const)(
  "the nearest $kind lacks $missing million, $next first",
  ({ kind, high, missing, next }) => {
    expect(nearestBuild(kind, STATS)).toEqual(buildOf(kind, high));
    const found = buildGoals(buildOf(kind, high), STATS);
    expect((found.totalMissing / 1e6).toFixed(1)).toBe(missing.toFixed(1));
    expect(found.next).toBe(next);
  },
);

test("the goals of a balanced build are the highest stat", () => {
  expect(buildGoals(buildOf("balanced", "speed"), four(1, 4, 2, 3))).toEqual({
    values: four(4, 4, 4, 4),
    missing: four(3, 0, 2, 1),
    totalMissing: 6,
    next: "strength",
  });
});

test("own goals: what is above its own stays, and what is there is not trained", () => {
  expect(goalsFor(four(10, 20, 5, 30), four(10, 10, 9, 10))).toEqual({
    values: four(10, 20, 9, 30),
    missing: four(0, 10, 0, 20),
    totalMissing: 30,
    next: "dexterity",
  });
  expect(goalsFor(four(1, 1, 1, 1), four(2, 2, 2, 2)).next).toBeNull();
  expect(goalsFor(four(2.4, 2, 2, 2), four(2, 2, 2, 2)).next).toBeNull();
  expect(goalsFor(four(2.5, 2, 2, 2), four(2, 2, 2, 2)).next).toBe("strength");
});

const SINGLE = {
  strength: "Gym 3000",
  defense: "Mr. Isoyamas",
  speed: "Total Rebound",
  dexterity: "Elites",
};

const PAIR = {
  strength: ["Frontline Fitness", "Balboas Gym"],
  defense: ["Balboas Gym", "Frontline Fitness"],
  speed: ["Frontline Fitness", "Balboas Gym"],
  dexterity: ["Balboas Gym", "Frontline Fitness"],
} as const;

test("a build takes nothing away, and its gyms hold once it is reached", () => {
  const stat = fc.integer({ min: 1000, max: 1_000_000_000 });
  fc.assert(
    fc.property(stat, stat, stat, stat, fc.constantFrom(...BATTLE_STATS), (a, b, c, d, high) => {
      const stats = four(a, b, c, d);
      for (const kind of ["baldrs", "hanks"] as const) {
        const build = buildOf(kind, high);
        expect(totalOf(build.fractions)).toBeCloseTo(1, 12);
        const { values, missing } = buildGoals(build, stats);
        for (const each of BATTLE_STATS) {
          expect(values[each]).toBeGreaterThanOrEqual(stats[each]);
        }
        expect(Math.min(...BATTLE_STATS.map((each) => missing[each]))).toBeCloseTo(0, 3);
        const pair = PAIR[high][kind === "baldrs" ? 0 : 1];
        for (const name of [SINGLE[high], pair]) {
          const special = specialGymOf({ name });
          expect(special && gymRatioOf(special, values).ratio).toBeCloseTo(1.25, 9);
        }
      }
    }),
  );
});

test.each([
  { name: "Total Rebound", goals: { speed: 515_750_000 }, next: "speed" },
  { name: "Elites", goals: { dexterity: 551_250_000 }, next: "dexterity" },
  // The lower stat of a pair first.
  {
    name: "Balboas Gym",
    goals: { defense: 533_500_000, dexterity: 533_500_000 },
    next: "dexterity",
  },
  { name: "Frontline Fitness", goals: {}, next: null },
] as const)("$name holds with $goals", ({ name, goals, next }) => {
  const found = gymGoals(named(name), STATS);
  expect(found.values).toEqual({ ...STATS, ...goals });
  expect(found.next).toBe(next);
});

test("a pair's lower stat is raised alone while it stays the lower one", () => {
  expect(gymGoals(named("Balboas Gym"), four(100, 180, 100, 20)).values).toEqual(
    four(100, 180, 100, 70),
  );
});

test("a special gym's goals make its ratio hold with the fewest points", () => {
  const stat = fc.integer({ min: 1000, max: 1_000_000_000 });
  fc.assert(
    fc.property(stat, stat, stat, stat, fc.constantFrom(...SPECIAL_GYMS), (a, b, c, d, special) => {
      const stats = four(a, b, c, d);
      const { values, totalMissing } = gymGoals(special, stats);
      expect(totalMissing).toBeCloseTo(gymRatioOf(special, stats).missing, 3);
      expect(gymRatioOf(special, values).missing).toBeCloseTo(0, 3);
    }),
  );
});

test("a goal is a build, a special gym or figures of one's own", () => {
  const own = { strength: 0, defense: STATS.defense - 1, speed: STATS.speed + 5, dexterity: 0 };
  const total = (goal: string | null) => goalsOf(goal, own, STATS)?.totalMissing;
  expect(goalsOf("Total Rebound", own, STATS)?.missing.speed).toBeCloseTo(
    1.25 * STATS.strength - STATS.speed,
    3,
  );
  expect(total("balanced")).toBeCloseTo(
    3 * STATS.speed - STATS.strength - STATS.defense - STATS.dexterity,
    3,
  );
  const totals = ["balanced", "hanks", "baldrs"].map(total);
  expect(new Set(totals).size).toBe(3);
  expect(total("hanks")).toBe(buildGoals(nearestBuild("hanks", STATS), STATS).totalMissing);
  expect(total("baldrs")).toBe(buildGoals(nearestBuild("baldrs", STATS), STATS).totalMissing);
  // As it is stored.
  expect(total("own")).toBe(5);
  expect(goalsOf(OWN_GOALS, own, STATS)?.missing).toEqual({
    strength: 0,
    defense: 0,
    speed: 5,
    dexterity: 0,
  });
  expect(goalsOf("Gym of nowhere", own, STATS)).toBeNull();
  expect(goalsOf(null, own, STATS)).toBeNull();
  expect(goalsOf(OWN_GOALS, four(0, 0, 0, 0), STATS)).toBeNull();
});

test.each([
  { xanax: 942, ecstasy: 3, drugs: { taken: 945, isOpen: false } },
  { xanax: 100, ecstasy: 50, drugs: { taken: 150, isOpen: true } },
  { xanax: 151, ecstasy: 0, drugs: { taken: 151, isOpen: false } },
  { xanax: 0, ecstasy: 0, drugs: { taken: 0, isOpen: true } },
  { xanax: null, ecstasy: 3, drugs: null },
  { xanax: 3, ecstasy: null, drugs: null },
])(
  "$xanax Xanax and $ecstasy Ecstasy for the Sports Science Lab: $drugs",
  ({ drugs, ...taken }) => {
    expect(labDrugsOf(taken)).toEqual(drugs);
  },
);

test.each([
  { kind: "baldrs", stats: four(6_000_000, 19_000_000, 15_000_000, 8_000_000) },
  { kind: "hanks", stats: four(6_000_000, 19_000_000, 15_000_000, 8_000_000) },
  { kind: "baldrs", stats: four(123_456_789, 98_765_431, 87_654_321, 76_543_211) },
] as const)("$kind has no remainder of rounding missing", ({ kind, stats }) => {
  for (const high of BATTLE_STATS) {
    const { missing } = buildGoals(buildOf(kind, high), stats);
    for (const stat of BATTLE_STATS) expect(missing[stat] === 0 || missing[stat] >= 0.5).toBe(true);
  }
});

test("less than half a point isn’t missing", () => {
  const stats = four(1000, 1000, 1000, 1000);
  const { missing, totalMissing, next } = goalsFor(four(1000.4, 1000.5, 999, 1000), stats);
  expect(missing).toEqual(four(0, 0.5, 0, 0));
  expect(totalMissing).toBe(0.5);
  expect(next).toBe("defense");
});
