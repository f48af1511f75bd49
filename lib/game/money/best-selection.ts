export interface Choice {
  cost: number;
  gain: number;
  /** How many of it there are. */
  max: number;
}

export interface Selection {
  /** How many of each choice, in the order of the choices. */
  counts: readonly number[];
  cost: number;
  gain: number;
  isExact: boolean;
  /** An upper bound on how much better another selection could be; 0 when exact. */
  atMostShort: number;
}

export interface Limits {
  /** Of things in all; Infinity: any number. */
  maxCount: number;
  /** Of costs together; Infinity: any sum. */
  maxCost: number;
}

/** The search ignores improvements smaller than this. */
const EXACT_TO = 1;
/** Some 50 ms. */
const MOST_TRIES = 100_000;

/**
 * The greatest gain of at most `maxCount` things that cost at most `maxCost` together. Exact to a
 * dollar, unless the search is cut off: then `isExact` is false and `atMostShort` bounds the loss.
 *
 * A bounded knapsack problem, solved by branch and bound. The bounds come from Lagrangian relaxation: the limits are
 * dropped, and each dollar and each thing costs a multiplier instead (a "toll" below). Every choice is then independent of
 * the others, taken in full if it gains more than its tolls, else not at all. For any tolls that is an upper bound.
 */
export function bestSelection(choices: readonly Choice[], limits: Limits): Selection {
  const kinds = usefulKinds(choices, limits);
  const { best, isExact, bound } = search(kinds, usefulTolls(kinds, limits), limits);

  const counts = choices.map(() => 0);
  for (let { last } = best; last; { last } = last.before) counts[last.kind.index] = last.count;
  return {
    counts,
    cost: best.cost,
    gain: best.gain,
    isExact,
    atMostShort: isExact ? 0 : bound - best.gain,
  };
}

interface Kind extends Choice {
  /** Among the choices. */
  index: number;
}

/** The choices by gain for a dollar, greatest first, with as many of each as the limits allow. */
function usefulKinds(choices: readonly Choice[], { maxCount, maxCost }: Limits): Kind[] {
  return choices
    .map(({ cost, gain, max }, index) => {
      const affordable = cost > 0 ? maxCost / cost : Infinity;
      return { index, cost, gain, max: Math.floor(Math.min(max, maxCount, affordable)) };
    })
    .filter(({ cost, gain, max }) => cost >= 0 && gain > 0 && max > 0 && maxCost >= 0)
    .filter(({ gain, max }) => Number.isFinite(gain) && Number.isFinite(max))
    .sort((a, b) => b.gain / b.cost - a.gain / a.cost || b.gain - a.gain);
}

/** The Lagrange multipliers: the price of each dollar and of each thing; 0 where there is no limit. */
interface Tolls {
  perDollar: number;
  perThing: number;
}

/** The tolls with the lowest bound, and some around them, whose bounds are lower further down the tree. */
function usefulTolls(kinds: readonly Kind[], limits: Limits): Tolls[] {
  if (limits.maxCost === Infinity) return [relax(kinds, limits, 0).tolls];
  let low = 0;
  // A spread could pass more arguments than a call allows.
  let high = kinds.reduce(
    (most, { cost, gain }) => (cost > 0 ? Math.max(most, gain / cost) : most),
    0,
  );
  if (relax(kinds, limits, 0).cost <= limits.maxCost) high = 0;
  for (let step = 0; step < 40 && low < high; step += 1) {
    const middle = (low + high) / 2;
    if (relax(kinds, limits, middle).cost > limits.maxCost) low = middle;
    else high = middle;
  }
  const around = high === 0 ? [1] : [1, 0.5, 0.8, 0.9, 0.95, 1.05, 1.1, 1.25, 2];
  return around.map((factor) => relax(kinds, limits, high * factor).tolls);
}

/** The best selection when a toll replaces the limit on costs. */
function relax(kinds: readonly Kind[], { maxCount }: Limits, perDollar: number) {
  let countLeft = maxCount;
  let cost = 0;
  let perThing = 0;
  const byProfit = kinds
    .map((kind) => ({ kind, profit: kind.gain - perDollar * kind.cost }))
    .filter(({ profit }) => profit > 0)
    .sort((a, b) => b.profit - a.profit);
  for (const { kind, profit } of byProfit) {
    const count = Math.min(kind.max, countLeft);
    cost += count * kind.cost;
    countLeft -= count;
    if (count < kind.max) {
      perThing = profit;
      break;
    }
  }
  return { cost, tolls: { perDollar, perThing } };
}

/** A selection from the first few kinds. */
interface Picked {
  count: number;
  cost: number;
  gain: number;
  last: { kind: Kind; count: number; before: Picked } | null;
}

const NOTHING: Picked = { count: 0, cost: 0, gain: 0, last: null };

function take(before: Picked, kind: Kind, count: number): Picked {
  if (count === 0) return before;
  return {
    count: before.count + count,
    cost: before.cost + count * kind.cost,
    gain: before.gain + count * kind.gain,
    last: { kind, count, before },
  };
}

/** Goes through the kinds one by one, and through the counts of each, most promising first. */
function search(kinds: readonly Kind[], tolls: readonly Tolls[], limits: Limits) {
  const steps = searchSteps(kinds, tolls, limits);
  const bound = promise(NOTHING, steps[0], limits);
  let best = greedy(kinds, tolls, limits);
  let tries = 0;
  if (bound >= best.gain + EXACT_TO) visit(NOTHING, 0);
  return { best, isExact: tries < MOST_TRIES, bound };

  function visit(picked: Picked, depth: number) {
    const step = steps[depth];
    if (!step) return;
    const most = mostOf(step.kind, picked, limits);
    for (let less = 0; less <= most && tries < MOST_TRIES; less += 1) {
      tries += 1;
      const more = take(picked, step.kind, step.isWorthItsTolls ? most - less : less);
      if (more.gain > best.gain) best = more;
      if (promise(more, steps[depth + 1], limits) >= best.gain + EXACT_TO) visit(more, depth + 1);
    }
  }
}

function mostOf(kind: Kind, picked: Picked, limits: Limits): number {
  const affordable = kind.cost > 0 ? (limits.maxCost - picked.cost) / kind.cost : Infinity;
  return Math.floor(Math.min(kind.max, limits.maxCount - picked.count, affordable));
}

function profitOf(kind: Kind, { perDollar, perThing }: Tolls): number {
  return kind.gain - perDollar * kind.cost - perThing;
}

function greedy(kinds: readonly Kind[], tolls: readonly Tolls[], limits: Limits): Picked {
  const orders = [
    kinds,
    kinds.toSorted((a, b) => b.gain - a.gain),
    ...tolls.map((toll) => kinds.toSorted((a, b) => profitOf(b, toll) - profitOf(a, toll))),
  ];
  return orders
    .map((order) =>
      order.reduce((picked, kind) => take(picked, kind, mostOf(kind, picked, limits)), NOTHING),
    )
    .reduce((best, picked) => (picked.gain > best.gain ? picked : best));
}

interface Step {
  kind: Kind;
  /** Whether it gains more than its tolls. */
  isWorthItsTolls: boolean;
  /** The most that this kind and those after it gain beyond each toll. */
  bounds: readonly (Tolls & { rest: number })[];
}

/**
 * The order of the search. Without a limit on things, most gain for a dollar first. With one, the choices whose gain
 * differs most from their tolls first: deviating from the relaxed answer costs most there, so those branches are pruned
 * soonest.
 */
function searchSteps(kinds: readonly Kind[], tolls: readonly Tolls[], limits: Limits): Step[] {
  const first = tolls[0] ?? { perDollar: 0, perThing: 0 };
  const order =
    limits.maxCount === Infinity
      ? kinds
      : kinds.toSorted((a, b) => Math.abs(profitOf(b, first)) - Math.abs(profitOf(a, first)));

  let bounds = tolls.map((toll) => ({ ...toll, rest: 0 }));
  return order
    .toReversed()
    .map((kind) => {
      bounds = bounds.map((toll) => ({
        ...toll,
        rest: toll.rest + kind.max * Math.max(0, profitOf(kind, toll)),
      }));
      return { kind, bounds, isWorthItsTolls: profitOf(kind, first) > 0 };
    })
    .toReversed();
}

/** What the selection could gain at most with all kinds from this step on. */
function promise({ gain, cost, count }: Picked, step: Step | undefined, limits: Limits): number {
  if (!step) return gain;
  let least = Infinity;
  for (const { perDollar, perThing, rest } of step.bounds) {
    // A toll of 0 goes with an infinite limit, and 0 × ∞ would be NaN.
    const dollars = perDollar === 0 ? 0 : perDollar * (limits.maxCost - cost);
    const things = perThing === 0 ? 0 : perThing * (limits.maxCount - count);
    least = Math.min(least, gain + dollars + things + rest);
  }
  return least;
}
