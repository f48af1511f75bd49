import type { Steps } from "./steps";

export interface Choice {
  cost: number;
  gain: number;
  /** The available number of this choice. */
  max: number;
}

export interface Selection {
  /** The number of each choice, in the order of the choices. */
  counts: readonly number[];
  cost: number;
  gain: number;
  isExact: boolean;
  /** An upper bound on how much better another selection could be; 0 when exact. */
  gapBound: number;
}

export interface Limits {
  /** The maximum number of items; Infinity: any number. */
  maxCount: number;
  /** The maximum sum of costs; Infinity: any sum. */
  maxCost: number;
}

/** The search ignores improvements smaller than this. */
const TOLERANCE = 1;
/** Tries of a whole search: about 50 ms. */
const MAX_TRIES = 100_000;
/** Tries of a step: about 0.5 ms, 2 ms on a slow phone. */
const STEP_TRIES = 1_000;

/**
 * Returns the greatest gain of at most `maxCount` items that cost at most `maxCost` together. Exact to a dollar, unless the
 * search is cut off: then `isExact` is false and `gapBound` bounds the loss.
 *
 * A bounded knapsack problem, solved by branch and bound. The bounds come from Lagrangian relaxation: the limits are dropped, and
 * each dollar and each item costs a multiplier instead. Every choice is then independent of the others, taken in full if it gains
 * more than its multipliers cost, else not at all. For any multipliers that is an upper bound.
 *
 * Yields between steps of at most `STEP_TRIES` tries.
 */
export function* solveKnapsack(choices: readonly Choice[], limits: Limits): Steps<Selection> {
  const kinds = candidateKinds(choices, limits);
  const multipliers = yield* candidateMultipliers(kinds, limits);
  const { best, isExact, bound } = yield* search(kinds, multipliers, limits);

  const counts = choices.map(() => 0);
  for (let { last } = best; last; { last } = last.before) counts[last.kind.index] = last.count;
  return {
    counts,
    cost: best.cost,
    gain: best.gain,
    isExact,
    gapBound: isExact ? 0 : bound - best.gain,
  };
}

interface Candidate extends Choice {
  /** The position among the choices. */
  index: number;
}

/** The choices by gain per dollar, greatest first, with as many of each as the limits allow. */
function candidateKinds(choices: readonly Choice[], { maxCount, maxCost }: Limits): Candidate[] {
  return choices
    .map(({ cost, gain, max }, index) => {
      const affordable = cost > 0 ? maxCost / cost : Infinity;
      return { index, cost, gain, max: Math.floor(Math.min(max, maxCount, affordable)) };
    })
    .filter(({ cost, gain, max }) => cost >= 0 && gain > 0 && max > 0 && maxCost >= 0)
    .filter(({ gain, max }) => Number.isFinite(gain) && Number.isFinite(max))
    .sort((a, b) => b.gain / b.cost - a.gain / a.cost || b.gain - a.gain);
}

/** The Lagrange multipliers: the price of each dollar and of each item; 0 if there is no limit. */
interface Multipliers {
  perDollar: number;
  perItem: number;
}

/** The multipliers with the lowest bound, and some around them, whose bounds are lower further down the tree. */
function* candidateMultipliers(kinds: readonly Candidate[], limits: Limits): Steps<Multipliers[]> {
  if (limits.maxCost === Infinity) return [relax(kinds, limits, 0).multipliers];
  let low = 0;
  // A spread could pass more arguments than a call allows.
  let high = kinds.reduce(
    (most, { cost, gain }) => (cost > 0 ? Math.max(most, gain / cost) : most),
    0,
  );
  if (relax(kinds, limits, 0).cost <= limits.maxCost) high = 0;
  for (let step = 0; step < 40 && low < high; step += 1) {
    yield;
    const middle = (low + high) / 2;
    if (relax(kinds, limits, middle).cost > limits.maxCost) low = middle;
    else high = middle;
  }
  const around = high === 0 ? [1] : [1, 0.5, 0.8, 0.9, 0.95, 1.05, 1.1, 1.25, 2];
  return around.map((factor) => relax(kinds, limits, high * factor).multipliers);
}

/** The best selection when a multiplier replaces the limit on costs. */
function relax(kinds: readonly Candidate[], { maxCount }: Limits, perDollar: number) {
  let countLeft = maxCount;
  let cost = 0;
  let perItem = 0;
  const byProfit = kinds
    .map((kind) => ({ kind, profit: kind.gain - perDollar * kind.cost }))
    .filter(({ profit }) => profit > 0)
    .sort((a, b) => b.profit - a.profit);
  for (const { kind, profit } of byProfit) {
    const count = Math.min(kind.max, countLeft);
    cost += count * kind.cost;
    countLeft -= count;
    if (count < kind.max) {
      perItem = profit;
      break;
    }
  }
  return { cost, multipliers: { perDollar, perItem } };
}

/** A selection from the first few kinds. */
interface Picked {
  count: number;
  cost: number;
  gain: number;
  last: { kind: Candidate; count: number; before: Picked } | null;
}

const NOTHING: Picked = { count: 0, cost: 0, gain: 0, last: null };

function take(before: Picked, kind: Candidate, count: number): Picked {
  if (count === 0) return before;
  return {
    count: before.count + count,
    cost: before.cost + count * kind.cost,
    gain: before.gain + count * kind.gain,
    last: { kind, count, before },
  };
}

interface Found {
  best: Picked;
  isExact: boolean;
  bound: number;
}

/** A branch whose counts of one kind are tried, from the most promising. */
interface Branch {
  picked: Picked;
  level: Level;
  most: number;
  /** The number of counts that have been tried. */
  tried: number;
}

/** Goes through the kinds one by one, and through the counts of each, most promising first. */
function* search(
  kinds: readonly Candidate[],
  multipliers: readonly Multipliers[],
  limits: Limits,
): Steps<Found> {
  const levels = searchLevels(kinds, multipliers, limits);
  yield;
  const bound = upperBound(NOTHING, levels[0], limits);
  let best = greedy(kinds, multipliers, limits);
  let tries = 0;
  // In place of recursion, which couldn't stop between two steps.
  const branches: Branch[] = [];
  const branchOff = (picked: Picked) => {
    const level = levels[branches.length];
    if (!level) return;
    branches.push({ picked, level, most: maxCountOf(level.kind, picked, limits), tried: 0 });
  };
  if (bound >= best.gain + TOLERANCE) branchOff(NOTHING);
  for (let branch = branches.at(-1); branch && tries < MAX_TRIES; branch = branches.at(-1)) {
    const { picked, level, most, tried } = branch;
    if (tried > most) {
      branches.pop();
      continue;
    }
    if (tries % STEP_TRIES === 0) yield;
    tries += 1;
    branch.tried += 1;
    const more = take(picked, level.kind, level.isProfitable ? most - tried : tried);
    if (more.gain > best.gain) best = more;
    if (upperBound(more, levels[branches.length], limits) >= best.gain + TOLERANCE) branchOff(more);
  }
  return { best, isExact: tries < MAX_TRIES, bound };
}

function maxCountOf(kind: Candidate, picked: Picked, limits: Limits): number {
  const affordable = kind.cost > 0 ? (limits.maxCost - picked.cost) / kind.cost : Infinity;
  return Math.floor(Math.min(kind.max, limits.maxCount - picked.count, affordable));
}

function profitOf(kind: Candidate, { perDollar, perItem }: Multipliers): number {
  return kind.gain - perDollar * kind.cost - perItem;
}

function greedy(
  kinds: readonly Candidate[],
  multipliers: readonly Multipliers[],
  limits: Limits,
): Picked {
  const orders = [
    kinds,
    kinds.toSorted((a, b) => b.gain - a.gain),
    ...multipliers.map((each) => kinds.toSorted((a, b) => profitOf(b, each) - profitOf(a, each))),
  ];
  return orders
    .map((order) =>
      order.reduce((picked, kind) => take(picked, kind, maxCountOf(kind, picked, limits)), NOTHING),
    )
    .reduce((best, picked) => (picked.gain > best.gain ? picked : best));
}

interface Level {
  kind: Candidate;
  /** True if it gains more than its multipliers cost. */
  isProfitable: boolean;
  /** The maximum gain of this kind and those after it, beyond the cost of each pair of multipliers. */
  bounds: readonly (Multipliers & { rest: number })[];
}

/**
 * The order of the search. Without a limit on items, most gain per dollar first. With one, the choices whose gain differs most
 * from the cost of their multipliers first: deviating from the relaxed solution costs most there, so those branches are pruned
 * soonest.
 */
function searchLevels(
  kinds: readonly Candidate[],
  multipliers: readonly Multipliers[],
  limits: Limits,
): Level[] {
  const first = multipliers[0] ?? { perDollar: 0, perItem: 0 };
  const order =
    limits.maxCount === Infinity
      ? kinds
      : kinds.toSorted((a, b) => Math.abs(profitOf(b, first)) - Math.abs(profitOf(a, first)));

  let bounds = multipliers.map((each) => ({ ...each, rest: 0 }));
  return order
    .toReversed()
    .map((kind) => {
      bounds = bounds.map((each) => ({
        ...each,
        rest: each.rest + kind.max * Math.max(0, profitOf(kind, each)),
      }));
      return { kind, bounds, isProfitable: profitOf(kind, first) > 0 };
    })
    .toReversed();
}

/** The maximum gain of the selection with all kinds from this level on. */
function upperBound(
  { gain, cost, count }: Picked,
  level: Level | undefined,
  limits: Limits,
): number {
  if (!level) return gain;
  let least = Infinity;
  for (const { perDollar, perItem, rest } of level.bounds) {
    // A multiplier of 0 goes with an infinite limit, and 0 × ∞ would be NaN.
    const dollars = perDollar === 0 ? 0 : perDollar * (limits.maxCost - cost);
    const items = perItem === 0 ? 0 : perItem * (limits.maxCount - count);
    least = Math.min(least, gain + dollars + items + rest);
  }
  return least;
}
