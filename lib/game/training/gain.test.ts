import fc from "fast-check";
import { expect, test } from "vitest";

import { BATTLE_STATS } from "./battle-stats";
import {
  countedStat,
  gainOfRun,
  gainOfTrain,
  happyFactor,
  happyPerTrain,
  MAX_HAPPY,
  trainsFor,
} from "./gain";
import { aTraining } from "./testing/gyms";

const SILVER = { dots: 3.4, energyPerTrain: 5, perkFactor: 1.02 };

test.each([
  { stat: "strength", value: 3000, happy: 4000, gain: "4.798" },
  { stat: "strength", value: 3000, happy: 30_000, gain: "35.462" },
  { stat: "strength", value: 3_000_000, happy: 4000, gain: "316.164" },
  { stat: "strength", value: 3_000_000, happy: 30_000, gain: "382.530" },
  { stat: "strength", value: 10, happy: 4000, gain: "4.487" },
  { stat: "strength", value: 10_000_000_000, happy: 4000, gain: "16977.720" },
  { stat: "strength", value: 10_000_000_000, happy: 30_000, gain: "18954.541" },
  { stat: "defense", value: 3000, happy: 4000, gain: "4.642" },
  { stat: "defense", value: 3_000_000, happy: 30_000, gain: "382.370" },
  { stat: "speed", value: 3000, happy: 4000, gain: "4.824" },
  { stat: "speed", value: 3_000_000, happy: 30_000, gain: "382.556" },
  { stat: "dexterity", value: 3000, happy: 4000, gain: "4.798" },
  { stat: "dexterity", value: 3_000_000, happy: 30_000, gain: "382.528" },
] as const)(
  "one train adds $gain to $value $stat at $happy happy",
  ({ stat, value, happy, gain }) => {
    const training = aTraining({ stat, ...SILVER });
    expect(gainOfTrain(training, value, happy).expected.toFixed(3)).toBe(gain);
  },
);

/** (1,000 + A + B ± C) × 2 dots × 10 energy ÷ 200,000: at no happy nothing else counts. */
test.each([
  { stat: "strength", low: 0.36, expected: 0.43, high: 0.5 },
  { stat: "speed", low: 0.325, expected: 0.46, high: 0.595 },
  { stat: "dexterity", low: 0.33, expected: 0.43, high: 0.53 },
  { stat: "defense", low: 0.1, expected: 0.25, high: 0.4 },
] as const)("chance puts a train of $stat between $low and $high", ({ stat, ...gain }) => {
  const { low, expected, high } = gainOfTrain(aTraining({ stat, dots: 2 }), 1000, 0);
  expect(low).toBeCloseTo(gain.low, 10);
  expect(expected).toBeCloseTo(gain.expected, 10);
  expect(high).toBeCloseTo(gain.high, 10);
});

/** Eight trains of 10 energy at 4,105 happy, and sessions at 5,025, each worked out by hand from the formula. */
test.each([
  { stat: "speed", value: 441_000_000, happy: 4105, trains: 8, perkFactor: 1.071, gain: 207_108 },
  { stat: "speed", value: 441_000_000, happy: 7250, trains: 8, perkFactor: 1.071, gain: 213_820 },
  { stat: "strength", value: 412_600_000, happy: 4105, trains: 8, perkFactor: 1.02, gain: 195_964 },
  { stat: "defense", value: 398_100_000, happy: 4105, trains: 8, perkFactor: 1.02, gain: 195_303 },
  {
    stat: "dexterity",
    value: 120_400_000,
    happy: 4105,
    trains: 8,
    perkFactor: 1.02,
    gain: 182_375,
  },
  { stat: "defense", value: 397_460_905, happy: 5025, trains: 25, perkFactor: 1.02, gain: 616_919 },
] as const)(
  "$trains trains of $value $stat at $happy happy add $gain",
  ({ stat, value, happy, trains, perkFactor, gain }) => {
    const training = aTraining({ stat, perkFactor });
    expect(Math.round(gainOfRun(training, value, happy, trains).expected)).toBe(gain);
  },
);

test.each([
  { stat: "speed", value: 440_588_724, perkFactor: 1.071, gain: 403_419 },
  { stat: "strength", value: 412_205_894, perkFactor: 1.02, gain: 381_713 },
] as const)(
  "6 trains of 25 energy add $gain to $value $stat",
  ({ stat, value, perkFactor, gain }) => {
    const training = aTraining({ stat, perkFactor, dots: 7.5, energyPerTrain: 25 });
    expect(Math.round(gainOfRun(training, value, 5025, 6).expected)).toBe(gain);
  },
);

test("the game's own 608,741 in George's is the formula's 568,070 with perks of 2 % and 5 %", () => {
  const plain = gainOfRun(aTraining(), 141_629_796, 5025, 25).expected;
  expect(Math.round(plain)).toBe(568_070);
  const { expected } = gainOfRun(aTraining({ perkFactor: 1.071 }), 141_629_796, 5025, 25);
  expect(Math.abs(expected / 608_741 - 1)).toBeLessThan(0.001);
});

test.each([
  { value: 10, counted: 10 },
  { value: 50_000_000, counted: 50_000_000 },
  { value: 120_400_000, counted: 50_992_690 },
  { value: 441_000_000, counted: 55_153_782 },
])("$counted of $value count", ({ value, counted }) => {
  expect(Math.round(countedStat(value))).toBe(counted);
});

test.each([
  { happy: 0, factor: 1 },
  { happy: 250, factor: 1.0485 },
  { happy: 4105, factor: 1.2 },
  { happy: 7250, factor: 1.2381 },
  { happy: 99_999, factor: 1.4196 },
  { happy: 200_000, factor: 1.4196 },
  { happy: -5, factor: 1 },
])("$happy happy multiplies by $factor", ({ happy, factor }) => {
  expect(happyFactor(happy)).toBe(factor);
});

test.each([
  { energy: 5, low: 2, expected: 3, high: 3 },
  { energy: 10, low: 4, expected: 5, high: 6 },
  { energy: 25, low: 10, expected: 13, high: 15 },
  { energy: 50, low: 20, expected: 25, high: 30 },
])("a train of $energy energy takes $low to $high happy", ({ energy, ...happy }) => {
  expect(happyPerTrain(energy)).toEqual(happy);
});

/** Sessions of a recorded log, in a gym of 25 energy a train. */
test.each([
  { trains: 1, happyUsed: 10 },
  { trains: 3, happyUsed: 39 },
  { trains: 4, happyUsed: 45 },
  { trains: 14, happyUsed: 171 },
])("$trains trains of 25 energy may take $happyUsed happy", ({ trains, happyUsed }) => {
  const { low, high } = happyPerTrain(25);
  expect(happyUsed).toBeGreaterThanOrEqual(trains * low);
  expect(happyUsed).toBeLessThanOrEqual(trains * high);
});

test("a run ends after 500 trains, however many there are said to be", () => {
  const training = { stat: "speed", dots: 5, energyPerTrain: 10, perkFactor: 1 } as const;
  const run = gainOfRun(training, 1_000, 4_000, 1e300);
  expect(run.expected).toBe(gainOfRun(training, 1_000, 4_000, 500).expected);
  expect(run.expected).toBeGreaterThan(gainOfRun(training, 1_000, 4_000, 499).expected);
});

test.each([
  { energy: 85, per: 10, trains: 8 },
  { energy: 90, per: 10, trains: 9 },
  { energy: 9, per: 10, trains: 0 },
  { energy: -20, per: 10, trains: 0 },
  { energy: 100, per: 0, trains: 0 },
  { energy: 100, per: -5, trains: 0 },
  { energy: 1e300, per: 10, trains: 500 },
  { energy: 1000, per: 1e-9, trains: 500 },
])("$energy energy pays for $trains trains of $per", ({ energy, per, trains }) => {
  expect(trainsFor(energy, per)).toBe(trains);
});

test("two trains: the second begins at what the first left", () => {
  const training = aTraining();
  const first = gainOfTrain(training, 1000, 100);
  const run = gainOfRun(training, 1000, 100, 2);
  const second = (luck: "low" | "expected" | "high", happy: number) =>
    gainOfTrain(training, 1000 + first[luck], happy)[luck];
  expect(run.expected).toBeCloseTo(first.expected + second("expected", 95), 9);
  expect(run.low).toBeCloseTo(first.low + second("low", 94), 9);
  expect(run.high).toBeCloseTo(first.high + second("high", 96), 9);
  expect(run).toMatchObject({ trains: 2, energy: 20, happyAfter: 90 });
});

test("happy never falls below zero, and is at most 99,999", () => {
  expect(gainOfRun(aTraining(), 1000, 7, 3).happyAfter).toBe(0);
  expect(gainOfRun(aTraining(), 1000, 200_000, 1).happyAfter).toBe(MAX_HAPPY - 5);
  expect(gainOfTrain(aTraining(), 1000, 200_000)).toEqual(
    gainOfTrain(aTraining(), 1000, MAX_HAPPY),
  );
});

test("no trains add nothing, and neither does a stat that the formula would lower", () => {
  expect(gainOfRun(aTraining(), 1000, 100, 0)).toEqual({
    expected: 0,
    low: 0,
    high: 0,
    trains: 0,
    energy: 0,
    happyAfter: 100,
  });
  expect(gainOfTrain(aTraining({ stat: "defense" }), -50_000, 0).expected).toBe(0);
});

const anyTraining = fc.record({
  stat: fc.constantFrom(...BATTLE_STATS),
  dots: fc.double({ min: 0.1, max: 10, noNaN: true }),
  energyPerTrain: fc.constantFrom(5, 10, 25, 50),
  perkFactor: fc.double({ min: 1, max: 2, noNaN: true }),
});
const anyValue = fc.integer({ min: 10, max: 10_000_000_000 });
const anyHappy = fc.integer({ min: 0, max: MAX_HAPPY });

test("more happy never gains less, nor does a higher stat, and chance keeps its order", () => {
  fc.assert(
    fc.property(anyTraining, anyValue, anyHappy, fc.nat(20_000), (how, value, happy, more) => {
      const gain = gainOfTrain(how, value, happy);
      expect(gainOfTrain(how, value, happy + more).expected).toBeGreaterThanOrEqual(gain.expected);
      expect(gainOfTrain(how, value + more, happy).expected).toBeGreaterThanOrEqual(gain.expected);
      expect(gain.low).toBeLessThan(gain.expected);
      expect(gain.expected).toBeLessThan(gain.high);
    }),
  );
});

test("a run is its trains, one after the other, and more happy gains no less", () => {
  fc.assert(
    fc.property(
      anyTraining,
      anyValue,
      anyHappy,
      fc.integer({ min: 0, max: 30 }),
      (how, value, happy, trains) => {
        let [trained, remaining] = [value, happy];
        for (let train = 0; train < trains; train += 1) {
          trained += gainOfTrain(how, trained, remaining).expected;
          remaining = Math.max(0, remaining - happyPerTrain(how.energyPerTrain).expected);
        }
        const run = gainOfRun(how, value, happy, trains);
        expect(run.expected).toBeCloseTo(trained - value, 3);
        expect(run.happyAfter).toBe(remaining);
        expect(gainOfRun(how, value, happy + 500, trains).expected).toBeGreaterThanOrEqual(
          run.expected,
        );
        expect(run.low).toBeLessThanOrEqual(run.expected);
        expect(run.high).toBeGreaterThanOrEqual(run.expected);
      },
    ),
  );
});
