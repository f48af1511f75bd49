import { sum } from "@/lib/common/numbers";

import { type Gain, gainOfRun, MAX_HAPPY, type Training, trainsFor } from "./gain";
import { type JumpStart, type JumpSteps, jumpStepsOf, raisedHappy } from "./jump-steps";
import { applyCorrection, type Correction } from "./sessions";
import { type EnergyAndHappy, ticksBetween } from "./training-now";
import {
  INGREDIENTS,
  INGREDIENT_KINDS,
  NO_INGREDIENTS,
  type IngredientKind,
  type Ingredients,
  PLAIN_CANDY_HAPPY,
  withinLimits,
} from "./ingredients";

/** Market prices in dollars; null if unknown. The price of the refill is that of its points. */
export type JumpPrices = Readonly<Record<IngredientKind, number | null>>;

/** The prices if a candy adds this much happy. */
export type PricesFor = (candyHappy: number) => JumpPrices;

/** One line of a jump's costs. */
interface JumpCost {
  kind: IngredientKind;
  count: number;
  /** Dollars for one piece, and for the whole count; null if unknown. */
  each: number | null;
  dollars: number | null;
}

/** The costs of a jump; a total is null if one of its prices is unknown. */
export interface JumpCosts {
  lines: readonly JumpCost[];
  total: number | null;
  /** Without Xanax and refill, which flat training uses as well. */
  extra: number | null;
}

const totalDollars = (lines: readonly JumpCost[]): number | null => {
  const dollars = lines.flatMap((line) => line.dollars ?? []);
  return dollars.length < lines.length ? null : sum(dollars);
};

/** The costs of the ingredients at market price, line by line. */
export function costsOf(ingredients: Ingredients, prices: JumpPrices): JumpCosts {
  const lines = INGREDIENT_KINDS.filter((kind) => ingredients[kind] > 0).map((kind): JumpCost => {
    const [count, each] = [ingredients[kind], prices[kind]];
    return { kind, count, each, dollars: each === null ? null : each * count };
  });
  const extra = lines.filter(({ kind }) => kind !== "xanax" && kind !== "refill");
  return { lines, total: totalDollars(lines), extra: totalDollars(extra) };
}

/** Dollars for each point gained; null if none is gained, or if a price is unknown. */
export const costPerPoint = (dollars: number | null, points: number): number | null =>
  dollars === null || points <= 0 ? null : dollars / points;

/** The player's stat and the conditions of its training. */
export interface Jumper {
  training: Training;
  value: number;
  correction: Correction;
}

/** Energy, and its gain. */
export interface EnergyGain extends Gain {
  energy: number;
}

/** The result of a jump compared with flat training, which is at the maximum of happy. */
export interface JumpOutcome {
  steps: JumpSteps;
  /** The gain of the jump itself, without the training before it. */
  jump: EnergyGain;
  /** The gain of each training: the first one, then one for each coupon and the refill. */
  trainings: readonly EnergyGain[];
  /** The gain of the same energy, flat. */
  sameEnergy: EnergyGain;
  /** The gain of the same hours, flat: with the same Xanax and refill, and the energy that would regenerate in that time. */
  sameTime: EnergyGain;
  /** Energy, in whole trains, that doesn't regenerate because the bar is full or above its maximum. */
  forgoneEnergy: number;
  /** Gain of the jump minus that of the same hours, flat. */
  difference: number;
  /** Points lost if the last Xanax is an overdose. */
  overdoseLoss: number;
}

/** Energy that an overdose of Xanax takes; it takes all happy too. Source: recorded log of the game. */
const OVERDOSE_ENERGY = 150;

/** Trains several amounts of energy one after the other, each from its own happy. */
function gainsOfParts({ training, value, correction }: Jumper, parts: readonly EnergyAndHappy[]) {
  let trained = value;
  return parts.map((part): EnergyGain => {
    const run = gainOfRun(
      training,
      trained,
      part.happy,
      trainsFor(part.energy, training.energyPerTrain),
    );
    trained += run.expected;
    return { ...applyCorrection(run, correction), energy: run.energy };
  });
}

const addUp = (gains: readonly EnergyGain[]): EnergyGain => ({
  expected: sum(gains.map(({ expected }) => expected)),
  low: sum(gains.map(({ low }) => low)),
  high: sum(gains.map(({ high }) => high)),
  energy: sum(gains.map(({ energy }) => energy)),
});

/** More bars than a stack, 100 coupons and a week of energy fill. */
const MAX_BARS = 200;

/** The gain of this energy at the maximum of happy: one bar at a time, because happy regenerates in between. */
function flatGain(jumper: Jumper, energy: number, barEnergy: number, happy: number): EnergyGain {
  const { energyPerTrain } = jumper.training;
  const step = trainsFor(barEnergy, energyPerTrain) * energyPerTrain || energy;
  const bars = step > 0 ? Math.min(MAX_BARS, Math.floor(energy / step)) : 0;
  const parts = Array.from({ length: bars }, () => ({ energy: step, happy }));
  return addUp(gainsOfParts(jumper, [...parts, { energy: energy - bars * step, happy }]));
}

/**
 * The gains of the first training, and then of a bar for each coupon and the refill at the remaining happy. A coupon adds its own
 * happy first.
 */
function jumpGains(
  jumper: Jumper,
  first: EnergyAndHappy,
  { coupon, refill }: Ingredients,
  barEnergy: number,
): readonly EnergyGain[] {
  const { training } = jumper;
  const parts = [first];
  let { energy, happy } = first;
  for (let filled = 0; filled < coupon + refill; filled += 1) {
    happy = gainOfRun(training, 0, happy, trainsFor(energy, training.energyPerTrain)).happyAfter;
    if (filled < coupon) happy = Math.min(MAX_HAPPY, happy + INGREDIENTS.coupon.happy);
    energy = barEnergy;
    parts.push({ energy, happy });
  }
  return gainsOfParts(jumper, parts);
}

/** Energy that would have regenerated if the bar weren't full or above its maximum. */
function energyForgone(start: JumpStart, steps: JumpSteps, xanax: number) {
  const { fromMs, fromEnergy, trainAtMs, energy } = steps;
  const byItself = ticksBetween(start.energy, start.fetchedAtMs, fromMs, trainAtMs)?.energy ?? 0;
  return xanax > 0 ? byItself : Math.max(0, fromEnergy + byItself - energy);
}

/**
 * The energy and happy left to train with if the last Xanax is an overdose: its energy and another 150 are missing, and the only
 * happy is that of the boosters. The time in hospital isn't counted, and neither is happy that regenerates while the player
 * waits.
 */
const afterOverdose = ({ energy }: EnergyAndHappy, ingredients: Ingredients): EnergyAndHappy => ({
  energy: Math.max(0, energy - INGREDIENTS.xanax.energy - OVERDOSE_ENERGY),
  happy: raisedHappy(0, ingredients),
});

/** The gain of a jump, compared with the same energy and the same hours trained flat. */
export function jumpOutcome(requested: Ingredients, start: JumpStart, jumper: Jumper): JumpOutcome {
  const ingredients = withinLimits(requested);
  const { xanax, coupon, refill } = ingredients;
  const { energyPerTrain } = jumper.training;
  const steps = jumpStepsOf(ingredients, start, energyPerTrain);
  const barEnergy = start.energy.maximum;
  const happyMaximum = start.happy.maximum;
  const flat = (energy: number) => flatGain(jumper, energy, barEnergy, happyMaximum);

  const trainings = jumpGains(jumper, steps, ingredients, barEnergy);
  const jump = addUp(trainings);
  const forgone = energyForgone(start, steps, xanax);
  const sameTime = flat(steps.energy + refill * barEnergy + forgone);
  const overdosed = xanax > 0 ? afterOverdose(steps, ingredients) : steps;
  const { expected: gainAfterOverdose } = addUp(
    jumpGains(jumper, overdosed, ingredients, barEnergy),
  );
  return {
    steps,
    jump,
    trainings,
    sameEnergy: flat(steps.energy + (coupon + refill) * barEnergy),
    sameTime,
    forgoneEnergy: trainsFor(forgone, energyPerTrain) * energyPerTrain,
    difference: jump.expected - sameTime.expected,
    overdoseLoss: jump.expected - gainAfterOverdose,
  };
}

/** Jumps gain more while a stat is low, flat training once it is high. The search for the break-even is between these values. */
const MIN_VALUE = 1000;
const MAX_VALUE = 10_000_000_000;

/** The value of the stat at which a jump gains as much as the same hours, flat; null if one of them always gains more. */
export function breakEvenValue(
  ingredients: Ingredients,
  start: JumpStart,
  jumper: Jumper,
): number | null {
  const pays = (value: number) =>
    jumpOutcome(ingredients, start, { ...jumper, value }).difference > 0;
  if (!pays(MIN_VALUE) || pays(MAX_VALUE)) return null;
  let [low, high] = [MIN_VALUE, MAX_VALUE];
  while (high / low > 1.001) {
    const middle = Math.sqrt(low * high);
    if (pays(middle)) low = middle;
    else high = middle;
  }
  return Math.round(low);
}

/** Other jumps for comparison: with a stack, and with the energy that the player has. */
export const COMMON_JUMPS: readonly Ingredients[] = [
  { xanax: 4, dvd: 8 },
  { xanax: 4, dvd: 5 },
  { xanax: 4, candy: 48 },
  { dvd: 5 },
  {},
].map((parts) => ({ ...NO_INGREDIENTS, ecstasy: 1, refill: 1, ...parts }));

/** A jump with its gain and costs. */
export interface JumpOption {
  ingredients: Ingredients;
  outcome: JumpOutcome;
  costs: JumpCosts;
  /** Null if it gains no more than flat training, or if a price is unknown. */
  costPerPoint: number | null;
}

/**
 * The gain and the costs of a jump from the player's current state: for the displayed jump, and for those it is compared with.
 */
export function jumpOption(
  requested: Ingredients,
  start: JumpStart,
  jumper: Jumper,
  pricesFor: PricesFor,
): JumpOption {
  const ingredients = withinLimits(requested);
  const outcome = jumpOutcome(ingredients, start, jumper);
  const costs = costsOf(ingredients, pricesFor(ingredients.candyHappy));
  const perPoint = costPerPoint(costs.extra, outcome.difference);
  return { ingredients, outcome, costs, costPerPoint: perPoint };
}

/** Without a known price after those with one. */
const pricePerPoint = ({ costPerPoint: price }: JumpOption) => price ?? Number.MAX_VALUE;

/**
 * Jumps compared with the same hours, flat: the cheapest point first, then the greatest difference. Jumps whose boosters never fit
 * are left out.
 */
export const compareJumps = (
  jumps: readonly Ingredients[],
  start: JumpStart,
  jumper: Jumper,
  pricesFor: PricesFor,
): readonly JumpOption[] =>
  jumps
    .map((jump) => jumpOption(jump, start, jumper, pricesFor))
    .filter(({ outcome }) => outcome.steps.problems.every(({ kind }) => kind !== "booster-limit"))
    .sort(
      (a, b) => pricePerPoint(a) - pricePerPoint(b) || b.outcome.difference - a.outcome.difference,
    );

/** The gain of one more Xanax trained flat, and its cost per point. Assumes that the cooldown allows it. */
export function oneMoreXanax(start: JumpStart, jumper: Jumper, price: number | null) {
  const { energy: bar, happy } = start;
  const gain = flatGain(jumper, INGREDIENTS.xanax.energy, bar.maximum, happy.maximum);
  return { gain, costPerPoint: costPerPoint(price, gain.expected) };
}

/** The common ways to use energy, from the player's current state. */
export interface Alternatives {
  /** Jumps compared with flat training, the best for its money first. */
  jumps: readonly JumpOption[];
  /** One more Xanax, trained flat. */
  xanax: ReturnType<typeof oneMoreXanax>;
  /** The price of one Xanax in dollars; null if unknown. */
  xanaxPrice: number | null;
}

/** The alternatives to a jump. */
export function alternativesFrom(
  start: JumpStart,
  jumper: Jumper,
  pricesFor: PricesFor,
): Alternatives {
  const { xanax: xanaxPrice } = pricesFor(PLAIN_CANDY_HAPPY);
  return {
    jumps: compareJumps(COMMON_JUMPS, start, jumper, pricesFor),
    xanax: oneMoreXanax(start, jumper, xanaxPrice),
    xanaxPrice,
  };
}

/** Points that an alternative gains against flat training, and its price in dollars; null if unknown. */
export interface BetterUse {
  /** The jump; null for one more Xanax, trained flat. */
  jump: JumpOption | null;
  points: number;
  price: number | null;
  perPoint: number | null;
}

/** True if a point costs less than the other's or, without both prices, if it gains more. */
const isBetter = (
  one: Pick<BetterUse, "points" | "perPoint">,
  other: Pick<BetterUse, "points" | "perPoint">,
) =>
  one.perPoint !== null && other.perPoint !== null
    ? one.perPoint < other.perPoint
    : one.points > Math.max(0, other.points);

/** The best jump or one more Xanax, flat, if it is better for its money than this jump; null if neither is. */
export function betterThan(
  { outcome, costPerPoint: perPoint }: JumpOption,
  { jumps, xanax, xanaxPrice }: Alternatives,
): BetterUse | null {
  const [best] = jumps;
  const uses: BetterUse[] = [
    { jump: null, points: xanax.gain.expected, price: xanaxPrice, perPoint: xanax.costPerPoint },
  ];
  if (best !== undefined) {
    const { outcome: gained, costs, costPerPoint: each } = best;
    uses.push({ jump: best, points: gained.difference, price: costs.extra, perPoint: each });
  }
  return uses
    .filter((use) => isBetter(use, { points: outcome.difference, perPoint }))
    .reduce<BetterUse | null>((first, use) => (first && !isBetter(use, first) ? first : use), null);
}
