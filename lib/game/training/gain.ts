import type { BattleStat } from "./battle-stats";

/** The conditions under which a stat is trained. */
export interface Training {
  stat: BattleStat;
  /** The gym's multiplier for the stat's gains: 7.3 in George's. */
  dots: number;
  /** Energy that one train takes in this gym. */
  energyPerTrain: number;
  /** All gym perks of the stat, multiplied: 1.071 for 2 % and 5 %. */
  perkFactor: number;
}

/** An expected gain, and its range by chance. */
export interface Gain {
  expected: number;
  low: number;
  high: number;
}

/** Several trains in a row. */
export interface TrainRun extends Gain {
  trains: number;
  energy: number;
  /** Expected happy after the last train. */
  happyAfter: number;
}

/** A, B and C of each stat. Source: Vladar's gym formula, second version (forum thread 16182535). */
const CONSTANTS: Readonly<Record<BattleStat, { a: number; b: number; c: number }>> = {
  strength: { a: 1600, b: 1700, c: 700 },
  speed: { a: 1600, b: 2000, c: 1350 },
  dexterity: { a: 1800, b: 1500, c: 1000 },
  defense: { a: 2100, b: -600, c: 1500 },
};

/** Points of a stat that count in full; only a part of the points above does. Source: as above. */
export const FULLY_COUNTED_POINTS = 50_000_000;

/** More trains than 1,000 energy pays for in any gym. A response with more energy would take too long, train by train. */
const MAX_TRAINS = 500;

/** The game's maximum of happy. */
export const MAX_HAPPY = 99_999;

/** Happy that a train takes per energy: the game picks one of the three. Source: as above. */
const HAPPY_PER_ENERGY: Gain = { low: 0.4, expected: 0.5, high: 0.6 };

type Luck = keyof Gain;

/** The multiplier of C, the random part. */
const CHANCE: Readonly<Record<Luck, number>> = { low: -1, expected: 0, high: 1 };

/** Bad luck takes the most happy and adds the least; good luck the reverse. */
const HAPPY_LUCK: Readonly<Record<Luck, Luck>> = { low: "high", expected: "expected", high: "low" };

const round4 = (value: number): number => Math.round(value * 10_000) / 10_000;

const clampHappy = (happy: number): number => Math.min(MAX_HAPPY, Math.max(0, happy));

/** S′ of the formula: the stat up to 50,000,000, and a shrinking fraction of the points above. */
export const countedStat = (value: number): number =>
  value <= FULLY_COUNTED_POINTS
    ? value
    : FULLY_COUNTED_POINTS + (value - FULLY_COUNTED_POINTS) / (8.77635 * Math.log10(value));

/** The multiplier of the counted stat by happy, to four decimals: 1.2 at 4,105. */
export const happyFactor = (happy: number): number =>
  round4(1 + 0.07 * round4(Math.log(1 + clampHappy(happy) / 250)));

/** Happy that one train takes: 4, 5 or 6 for 10 energy. */
export const happyPerTrain = (energyPerTrain: number): Gain => ({
  low: Math.round(energyPerTrain * HAPPY_PER_ENERGY.low),
  expected: Math.round(energyPerTrain * HAPPY_PER_ENERGY.expected),
  high: Math.round(energyPerTrain * HAPPY_PER_ENERGY.high),
});

/** The terms of the formula's sum without chance, named as in the formula. */
export interface GainTerms {
  /** S′, and its multiplier by happy. */
  counted: number;
  factor: number;
  /** 8 × happy^1.05. */
  ofHappy: number;
  /** A, and the part of it that counts, which shrinks as happy rises. */
  a: number;
  ofA: number;
  b: number;
}

/** The terms of a train's sum, before dots, energy and perks multiply it. */
export function gainTerms(stat: BattleStat, value: number, happy: number): GainTerms {
  const { a, b } = CONSTANTS[stat];
  const counted = clampHappy(happy);
  return {
    counted: countedStat(value),
    factor: happyFactor(counted),
    ofHappy: 8 * counted ** 1.05,
    a,
    ofA: (1 - (counted / MAX_HAPPY) ** 2) * a,
    b,
  };
}

/** The divisor of the formula's product. */
export const FORMULA_DIVISOR = 200_000;

function gainWith(luck: Luck, training: Training, value: number, happy: number): number {
  const { stat, dots, energyPerTrain, perkFactor } = training;
  const { counted, factor, ofHappy, ofA, b } = gainTerms(stat, value, happy);
  const sum = counted * factor + ofHappy + ofA + b + CHANCE[luck] * CONSTANTS[stat].c;
  return (Math.max(0, sum) * dots * energyPerTrain * perkFactor) / FORMULA_DIVISOR;
}

/** The gain of one train for a stat of this value at this happy. Never below zero. */
export const gainOfTrain = (training: Training, value: number, happy: number): Gain => ({
  low: gainWith("low", training, value, happy),
  expected: gainWith("expected", training, value, happy),
  high: gainWith("high", training, value, happy),
});

function runWith(
  luck: Luck,
  training: Training,
  from: { value: number; happy: number },
  trains: number,
) {
  const taken = happyPerTrain(training.energyPerTrain)[HAPPY_LUCK[luck]];
  let value = from.value;
  let happyAfter = clampHappy(from.happy);
  for (let train = 0; train < Math.min(trains, MAX_TRAINS); train += 1) {
    value += gainWith(luck, training, value, happyAfter);
    happyAfter = Math.max(0, happyAfter - taken);
  }
  return { gain: value - from.value, happyAfter };
}

/**
 * The gain of several trains in a row. Each train raises the stat and takes happy, so the next one starts from the new values.
 * `low` and `high` assume bad or good luck in all trains.
 */
export function gainOfRun(
  training: Training,
  value: number,
  happy: number,
  trains: number,
): TrainRun {
  const from = { value, happy };
  const { gain, happyAfter } = runWith("expected", training, from, trains);
  return {
    expected: gain,
    low: runWith("low", training, from, trains).gain,
    high: runWith("high", training, from, trains).gain,
    trains,
    energy: trains * training.energyPerTrain,
    happyAfter,
  };
}

/** Whole trains that this energy pays for, at most `MAX_TRAINS`; 0 if a train's energy is unknown. */
export const trainsFor = (energy: number, energyPerTrain: number): number =>
  energyPerTrain <= 0 ? 0 : Math.min(MAX_TRAINS, Math.max(0, Math.floor(energy / energyPerTrain)));
