import fc from "fast-check";
import { expect, test } from "vitest";

import { HOUR_MS, MINUTE_MS } from "@/lib/common/time";
import { aBar } from "@/lib/game/testing/builders";

import { gainOfRun } from "./gain";
import {
  breakEvenValue,
  alternativesFrom,
  betterThan,
  COMMON_JUMPS,
  compareJumps,
  costPerPoint,
  costsOf,
  type Jumper,
  jumpOption,
  jumpOutcome,
  oneMoreXanax,
} from "./jump";
import { type JumpStart } from "./jump-steps";
import { NO_CORRECTION } from "./sessions";
import { aHappyBar, aTraining } from "./testing/gyms";
import { NO_INGREDIENTS } from "./ingredients";

const NOW = Date.UTC(2026, 10, 20, 10, 45);

const START: JumpStart = {
  nowMs: NOW,
  fetchedAtMs: NOW,
  energy: aBar({ current: 150, nextTickSeconds: 600 }),
  happy: aHappyBar(),
  drugEndsAtMs: null,
  boosterEndsAtMs: null,
  boosterMaximumMs: 48 * HOUR_MS,
  isBoosterMaximumKnown: true,
  isRefillUsed: false,
  xanaxGapMs: 7 * HOUR_MS,
};

const SPEED: Jumper = {
  training: aTraining(),
  value: 441_000_000,
  correction: NO_CORRECTION,
};

const mix = (changes: Partial<typeof NO_INGREDIENTS>) => ({ ...NO_INGREDIENTS, ...changes });
const FULL = mix({ xanax: 4, dvd: 5, ecstasy: 1, refill: 1 });

const run = (value: number, happy: number, trains: number) =>
  gainOfRun(SPEED.training, value, happy, trains);

test("a stack and a refill: two runs, the second at what the first left", () => {
  const { jump, trainings } = jumpOutcome(FULL, START, SPEED);
  const first = run(SPEED.value, 35_050, 100);
  const second = run(SPEED.value + first.expected, first.happyAfter, 15);
  expect(first.happyAfter).toBe(34_550);
  expect(jump.energy).toBe(1150);
  expect(trainings).toMatchObject([
    { energy: 1000, expected: first.expected },
    { energy: 150, expected: second.expected },
  ]);
  expect(jump.expected).toBeCloseTo(first.expected + second.expected, 6);
  expect(jump.low).toBeCloseTo(first.low + second.low, 6);
  expect(jump.high).toBeCloseTo(first.high + second.high, 6);
});

test("flat, happy is at its maximum with each bar", () => {
  const { sameEnergy } = jumpOutcome(mix({ xanax: 1 }), START, SPEED);
  // 400 energy: two bars of 150 and 100.
  const first = run(SPEED.value, 5025, 15);
  const second = run(SPEED.value + first.expected, 5025, 15);
  const third = run(SPEED.value + first.expected + second.expected, 5025, 10);
  expect(sameEnergy.energy).toBe(400);
  expect(sameEnergy.expected).toBeCloseTo(first.expected + second.expected + third.expected, 6);
});

test("during a stack no energy regenerates: 28 h cost 840", () => {
  const { sameTime, sameEnergy, forgoneEnergy, steps, jump, difference } = jumpOutcome(
    FULL,
    START,
    SPEED,
  );
  expect((steps.trainAtMs - steps.fromMs) / HOUR_MS).toBeCloseTo(28 + 2 / 60, 6);
  expect(sameEnergy.energy).toBe(1150);
  expect(sameTime.energy).toBe(1990);
  expect(forgoneEnergy).toBe(840);
  expect(difference).toBe(jump.expected - sameTime.expected);
  expect(difference).toBeLessThan(0);
});

test("a jump without a stack costs no energy but what a full bar doesn't take", () => {
  const waits = { ...START, nowMs: NOW + 5 * MINUTE_MS };
  const full = jumpOutcome(mix({ ecstasy: 1 }), waits, SPEED);
  expect(full.steps.trainAtMs).toBe(NOW + 16 * MINUTE_MS);
  expect(full.sameTime.energy).toBe(150);
  const growing = { ...waits, energy: aBar({ current: 100, nextTickSeconds: 600 }) };
  const found = jumpOutcome(mix({ ecstasy: 1 }), growing, SPEED);
  expect(found.jump.energy).toBe(100);
  // Of 150 energy 60 are trained first, since so much regenerates until then.
  const later = { ...START, drugEndsAtMs: NOW + 2 * HOUR_MS };
  const trained = jumpOutcome(mix({ ecstasy: 1 }), later, SPEED);
  expect(trained.steps.fromEnergy).toBe(90);
  expect(trained.forgoneEnergy).toBe(0);
  expect(trained.jump.energy).toBe(150);
  expect(trained.sameTime.energy).toBe(150);
});

test("a bar whose ticks are unknown forgoes nothing", () => {
  const energy = aBar({ current: 150, increment: null });
  expect(jumpOutcome(FULL, { ...START, energy }, SPEED).sameTime.energy).toBe(1150);
});

test("a coupon adds its happy before its bar, and is no part of flat training", () => {
  const found = jumpOutcome(mix({ coupon: 1, refill: 1 }), START, SPEED);
  const first = run(SPEED.value, 5025, 15);
  const second = run(SPEED.value + first.expected, first.happyAfter + 500, 15);
  const third = run(SPEED.value + first.expected + second.expected, second.happyAfter, 15);
  expect(found.jump.energy).toBe(450);
  expect(found.jump.expected).toBeCloseTo(first.expected + second.expected + third.expected, 6);
  expect(found.sameEnergy.energy).toBe(450);
  expect(found.sameTime.energy).toBe(300);
});

test("all gains are corrected by the player's own log", () => {
  const correction = {
    expected: 1.1,
    low: 0.5,
    high: 2,
    sessions: 40,
    outliers: 0,
    state: "applied" as const,
  };
  const plain = jumpOutcome(FULL, START, SPEED);
  const found = jumpOutcome(FULL, START, { ...SPEED, correction });
  expect(found.jump.expected).toBeCloseTo(plain.jump.expected * 1.1, 6);
  expect(found.jump.low).toBeCloseTo(plain.jump.expected * 0.5, 6);
  expect(found.jump.high).toBeCloseTo(plain.jump.expected * 2, 6);
  expect(found.difference).toBeCloseTo(plain.difference * 1.1, 6);
});

test("an overdose of the last Xanax takes 400 energy and the own happy", () => {
  const { overdoseLoss, jump } = jumpOutcome(FULL, START, SPEED);
  const first = run(SPEED.value, 25_000, 60);
  const second = run(SPEED.value + first.expected, first.happyAfter, 15);
  expect(overdoseLoss).toBeCloseTo(jump.expected - first.expected - second.expected, 6);

  const one = jumpOutcome(mix({ xanax: 1 }), START, SPEED);
  expect(one.overdoseLoss).toBeCloseTo(one.jump.expected, 6);
  const boosted = jumpOutcome(mix({ xanax: 2, dvd: 1 }), START, SPEED);
  const left = run(SPEED.value, 2500, 25).expected;
  expect(boosted.overdoseLoss).toBeCloseTo(boosted.jump.expected - left, 6);
  expect(jumpOutcome(mix({ ecstasy: 1 }), START, SPEED).overdoseLoss).toBe(0);
});

/** Five DVDs and Ecstasy are 25,000 of the jump's happy, whatever the player has at its start. */
test.each([
  { current: 5025, happy: 35_050, dvd: 5, left: 25_000 },
  { current: 2000, happy: 29_000, dvd: 5, left: 25_000 },
  { current: 0, happy: 25_000, dvd: 5, left: 25_000 },
  { current: 2000, happy: 99_999, dvd: 20, left: 99_999 },
])("of $happy happy, $left is left after an overdose", ({ current, happy, dvd, left }) => {
  const start = { ...START, happy: aHappyBar({ current, increment: 0 }) };
  const found = jumpOutcome(mix({ xanax: 4, dvd, ecstasy: 1 }), start, SPEED);
  expect(found.steps.happy).toBe(happy);
  const gain = run(SPEED.value, left, 60).expected;
  expect(found.overdoseLoss).toBeCloseTo(found.jump.expected - gain, 6);
});

test("a jump gains more than flat below its break-even, and less above", () => {
  const value = breakEvenValue(FULL, START, SPEED) ?? 0;
  expect(value).toBeGreaterThan(100_000);
  expect(value).toBeLessThan(2_000_000);
  const difference = (speed: number) =>
    jumpOutcome(FULL, START, { ...SPEED, value: speed }).difference;
  expect(difference(value * 0.99)).toBeGreaterThan(0);
  expect(difference(value * 1.01)).toBeLessThan(0);
});

test("without a loss of energy there is no break-even", () => {
  expect(breakEvenValue(mix({ ecstasy: 1 }), START, SPEED)).toBeNull();
  expect(breakEvenValue(NO_INGREDIENTS, START, SPEED)).toBeNull();
});

test("dollars for each point more", () => {
  expect(costPerPoint(20_000, 10)).toBe(2000);
  expect(costPerPoint(null, 10)).toBeNull();
  expect(costPerPoint(20_000, 0)).toBeNull();
  expect(costPerPoint(20_000, -1)).toBeNull();
});

test("a bar smaller than a train is trained in one part", () => {
  const energy = aBar({ current: 150, maximum: 5 });
  const found = jumpOutcome(NO_INGREDIENTS, { ...START, energy }, SPEED);
  expect(found.sameEnergy.expected).toBeCloseTo(run(SPEED.value, 5025, 15).expected, 6);
});

const PRICES = {
  xanax: 839_702,
  dvd: 3_938_213,
  candy: 500,
  ecstasy: 43_227,
  coupon: 13_000_000,
  refill: 975_000,
};

test("the cost of a jump, and what of it flat training doesn't take", () => {
  const jump = mix({ xanax: 4, dvd: 5, ecstasy: 1, refill: 1 });
  expect(costsOf(jump, PRICES)).toEqual({
    lines: [
      { kind: "xanax", count: 4, each: 839_702, dollars: 3_358_808 },
      { kind: "dvd", count: 5, each: 3_938_213, dollars: 19_691_065 },
      { kind: "ecstasy", count: 1, each: 43_227, dollars: 43_227 },
      { kind: "refill", count: 1, each: 975_000, dollars: 975_000 },
    ],
    total: 24_068_100,
    extra: 19_734_292,
  });
});

test("a price that is unknown makes the sums unknown that it is in", () => {
  const jump = mix({ xanax: 1, dvd: 1 });
  expect(costsOf(jump, { ...PRICES, xanax: null })).toEqual({
    lines: [
      { kind: "xanax", count: 1, each: null, dollars: null },
      { kind: "dvd", count: 1, each: 3_938_213, dollars: 3_938_213 },
    ],
    total: null,
    extra: 3_938_213,
  });
  expect(costsOf(jump, { ...PRICES, dvd: null })).toMatchObject({ total: null, extra: null });
  expect(costsOf(NO_INGREDIENTS, PRICES)).toEqual({ lines: [], total: 0, extra: 0 });
});

/** Frontline with perks of 7.1 %, by a log whose median is 102.9 %. */
const FRONTLINE: Jumper = {
  training: aTraining({ dots: 7.5, energyPerTrain: 25, perkFactor: 1.071 }),
  value: 441_000_000,
  correction: { ...NO_CORRECTION, expected: 1.02877, state: "applied" as const },
};

test("at 441m speed a jump gains 1.92m less than 28 hours flat", () => {
  const { jump, sameEnergy, sameTime, trainings } = jumpOutcome(FULL, START, FRONTLINE);
  const millions = (gain: { expected: number }) => (gain.expected / 1e6).toFixed(2);
  expect([jump, sameEnergy, sameTime].map(millions)).toEqual(["3.55", "3.18", "5.47"]);
  expect(trainings.map(millions)).toEqual(["3.09", "0.46"]);
});

test("common jumps at 441m speed, the cheapest point first", () => {
  const options = compareJumps(COMMON_JUMPS, START, FRONTLINE, () => PRICES);
  const rows = options.map(({ ingredients, outcome, costs: { extra }, costPerPoint: cost }) => {
    const { xanax, dvd, candy } = ingredients;
    const { jump, steps, difference } = outcome;
    const thousands = Math.round(difference / 1000);
    return [
      [xanax, dvd, candy],
      jump.energy,
      steps.happy,
      extra,
      thousands,
      cost?.toFixed(2) ?? "–",
    ];
  });
  expect(rows).toEqual([
    [[0, 0, 0], 300, 10_050, 43_227, 33, "1.32"],
    [[0, 5, 0], 300, 35_050, 19_734_292, 96, "204.99"],
    [[4, 8, 0], 1150, 50_050, 31_548_931, -1841, "–"],
    [[4, 5, 0], 1150, 35_050, 19_734_292, -1917, "–"],
    [[4, 0, 48], 1150, 12_450, 67_227, -2122, "–"],
  ]);
});

test.each([
  { hours: 48, isKnown: true, dvds: [8, 5, 0] },
  { hours: 42, isKnown: true, dvds: [8, 5, 0] },
  { hours: 41, isKnown: true, dvds: [5, 0] },
  { hours: 24, isKnown: true, dvds: [5, 0] },
  { hours: 23, isKnown: true, dvds: [0] },
  { hours: 24, isKnown: false, dvds: [8, 5, 0] },
])("with $hours h of booster cooldown (known: $isKnown), jumps of $dvds DVDs compare", (row) => {
  const start = {
    ...START,
    boosterMaximumMs: row.hours * HOUR_MS,
    isBoosterMaximumKnown: row.isKnown,
  };
  const options = compareJumps(COMMON_JUMPS, start, FRONTLINE, () => PRICES);
  const dvds = new Set(options.map(({ ingredients }) => ingredients.dvd));
  expect([...dvds].sort((a, b) => b - a)).toEqual(row.dvds);
});

/** A player's bars, cooldowns and times: a donator's energy or not, cooldowns of up to two days, happy around its maximum. */
const SOME_START: fc.Arbitrary<JumpStart> = fc
  .record({
    minutes: fc.nat(120),
    maximum: fc.constantFrom(100, 150),
    energy: fc.nat(150),
    energyTick: fc.integer({ min: 1, max: 600 }),
    happy: fc.nat(20_000),
    happyTick: fc.integer({ min: 1, max: 900 }),
    drugMinutes: fc.option(fc.nat(12 * 60)),
    boosterMinutes: fc.option(fc.nat(48 * 60)),
    boosterHours: fc.integer({ min: 24, max: 48 }),
  })
  .map((some) => {
    const endOf = (minutes: number | null) => minutes && NOW + minutes * MINUTE_MS;
    return {
      ...START,
      nowMs: NOW + some.minutes * MINUTE_MS,
      energy: aBar({
        current: Math.min(some.energy, some.maximum),
        maximum: some.maximum,
        nextTickSeconds: some.energyTick,
      }),
      happy: aHappyBar({ current: some.happy, nextTickSeconds: some.happyTick }),
      drugEndsAtMs: endOf(some.drugMinutes),
      boosterEndsAtMs: endOf(some.boosterMinutes),
      boosterMaximumMs: some.boosterHours * HOUR_MS,
    };
  });

const SOME_JUMPER: fc.Arbitrary<Jumper> = fc
  .record({
    value: fc.integer({ min: 1000, max: 2_000_000_000 }),
    each: fc.constantFrom(5, 10, 25),
  })
  .map(({ value, each }) => ({ ...SPEED, value, training: aTraining({ energyPerTrain: each }) }));

/** A candy of more happy costs more, so that the price of another one shows. */
const pricesFor = (candyHappy: number) => ({ ...PRICES, candy: 20 * candyHappy });

test("a jump in the comparison has the figures that it has once it is chosen", () => {
  fc.assert(
    fc.property(SOME_START, SOME_JUMPER, (start, jumper) => {
      for (const listed of compareJumps(COMMON_JUMPS, start, jumper, pricesFor)) {
        const { outcome, costs } = listed;
        const chosen = jumpOutcome(listed.ingredients, start, jumper);
        expect(outcome.difference).toBe(chosen.difference);
        expect(outcome.jump).toEqual(chosen.jump);
        expect(outcome.steps).toEqual(chosen.steps);
        expect(costs).toEqual(costsOf(listed.ingredients, pricesFor(25)));
        expect(listed.costPerPoint).toBe(costPerPoint(costs.extra, chosen.difference));
      }
    }),
    { numRuns: 60 },
  );
});

/** Those of two minutes of steps are one tick of 5 energy at most. */
test("without a stack a jump leaves no train’s energy unused while it waits", () => {
  fc.assert(
    fc.property(SOME_START, SOME_JUMPER, fc.nat(9), (start, jumper, dvd) => {
      const { energyPerTrain } = jumper.training;
      const { forgoneEnergy, steps } = jumpOutcome(mix({ dvd, ecstasy: 1 }), start, jumper);
      expect(forgoneEnergy).toBeLessThan(energyPerTrain + 5);
      expect(forgoneEnergy % energyPerTrain).toBe(0);
      expect(steps.energy).toBeLessThanOrEqual(start.energy.maximum);
      const times = steps.steps.map(({ atMs }) => atMs);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(steps.steps.every(({ energy }) => energy >= 0)).toBe(true);
    }),
  );
});

test("without prices the jump that gains most comes first", () => {
  const unknown = Object.fromEntries(Object.keys(PRICES).map((kind) => [kind, null]));
  const options = compareJumps(COMMON_JUMPS, START, FRONTLINE, () => ({ ...PRICES, ...unknown }));
  const differences = options.map(({ outcome }) => outcome.difference);
  expect(differences).toEqual(differences.toSorted((a, b) => b - a));
  expect(options[0]?.ingredients.dvd).toBe(5);
});

/** A Xanax point costs $1.21, that of an Ecstasy alone $1.32, and that of five DVDs $205. */
test.each([
  { what: "five DVDs", jump: { dvd: 5, ecstasy: 1, refill: 1 }, xanaxPrice: 0, better: "xanax" },
  { what: "a stack", jump: { xanax: 4, dvd: 5, ecstasy: 1 }, xanaxPrice: 0, better: "xanax" },
  { what: "Ecstasy alone", jump: { ecstasy: 1, refill: 1 }, xanaxPrice: 0, better: "xanax" },
  { what: "five DVDs", jump: { dvd: 5, ecstasy: 1, refill: 1 }, xanaxPrice: 9e6, better: "jump" },
  { what: "Ecstasy alone", jump: { ecstasy: 1, refill: 1 }, xanaxPrice: 9e6, better: null },
])("$what, with Xanax $xanaxPrice dearer: better is $better", ({ jump, xanaxPrice, better }) => {
  const prices = { ...PRICES, xanax: PRICES.xanax + xanaxPrice };
  const alternatives = alternativesFrom(START, FRONTLINE, () => prices);
  const found = betterThan(
    jumpOption(mix(jump), START, FRONTLINE, () => prices),
    alternatives,
  );
  expect(found && (found.jump === null ? "xanax" : "jump")).toBe(better);
  if (found?.jump) expect(found.jump).toBe(alternatives.jumps[0]);
});

test("without prices, what gains more is better", () => {
  const unknown = { ...PRICES, xanax: null, dvd: null, ecstasy: null };
  const alternatives = alternativesFrom(START, FRONTLINE, () => unknown);
  const jump = jumpOption(mix({ dvd: 5, ecstasy: 1, refill: 1 }), START, FRONTLINE, () => unknown);
  expect(betterThan(jump, alternatives)).toMatchObject({ jump: null, price: null });
});

test("what is better costs less a point, or gains more", () => {
  fc.assert(
    fc.property(SOME_START, SOME_JUMPER, fc.nat(9), (start, jumper, dvd) => {
      const option = jumpOption(mix({ dvd, ecstasy: 1 }), start, jumper, pricesFor);
      const better = betterThan(option, alternativesFrom(start, jumper, pricesFor));
      if (better === null) return;
      expect(better.points).toBeGreaterThan(0);
      if (better.perPoint !== null && option.costPerPoint !== null) {
        expect(better.perPoint).toBeLessThan(option.costPerPoint);
      } else {
        expect(better.points).toBeGreaterThan(option.outcome.difference);
      }
    }),
    { numRuns: 60 },
  );
});

test("one more Xanax flat gains 692k for $1.21 a point", () => {
  const alternatives = alternativesFrom(START, FRONTLINE, () => PRICES);
  expect(alternatives.xanax).toEqual(oneMoreXanax(START, FRONTLINE, PRICES.xanax));
  expect(alternatives.xanaxPrice).toBe(PRICES.xanax);
  const { gain, costPerPoint: cost } = oneMoreXanax(START, FRONTLINE, PRICES.xanax);
  expect(gain.energy).toBe(250);
  expect(Math.round(gain.expected / 1000)).toBe(692);
  expect(cost?.toFixed(2)).toBe("1.21");
  expect(oneMoreXanax(START, FRONTLINE, null).costPerPoint).toBeNull();
});
