import { sum } from "@/lib/common/numbers";
import { sumOrNull } from "@/lib/common/sums";

import type { MarketValues } from "./movements";
import { afterMarketFee } from "./trip-results";

/** A set that the museum exchanges for points. */
export interface MuseumSet {
  name: string;
  points: number;
  /** Item ids; an item that the set needs twice is listed twice. */
  items: readonly number[];
}

/** The sets that the player exchanged at one time. */
export interface Exchange {
  id: string;
  atMs: number;
  set: string;
  sets: number;
  /** All points received, with bonuses. */
  points: number;
}

/** The number of an item that the player holds; null if unknown. */
export type HeldCounts = (item: number) => number | null;

/** An item of a set. */
interface SetItem {
  item: number;
  /** In one set. */
  needed: number;
  held: number;
  /** For the next set. */
  missing: number;
  /** Null if it has no market value. */
  price: number | null;
}

type Verdict = "worth completing" | "buy points instead" | "unknown";

/** One more set than the player can complete. Money in dollars, null if unknown. */
interface NextSet {
  /** 1 for the first. */
  number: number;
  needed: number;
  /** The items that the player holds for it. */
  onHand: number;
  missing: number;
  pointsValue: number | null;
  missingCost: number | null;
  /** The money that the items on hand would bring if sold on the item market. */
  othersValue: number | null;
  gain: number | null;
  verdict: Verdict;
}

export interface SetCount {
  name: string;
  points: number;
  /** Scarcest first, then the most expensive. */
  items: readonly SetItem[];
  /** The sets that are ready. */
  complete: number;
  /** Money for the items of the complete sets, sold on the item market. Null if one has no market value, 0 without a set. */
  completeValue: number | null;
  next: NextSet;
}

/**
 * The sets that the player can exchange, and what one more would gain. Null if the number of an item is unknown. Source: contract
 * 22.9.
 * @param pointPrice the lowest listing of a point, in dollars; null if unknown
 */
export function countSet(
  { name, points, items }: MuseumSet,
  heldOf: HeldCounts,
  marketValue: MarketValues,
  pointPrice: number | null,
): SetCount | null {
  const needs = countsOf(items);
  const piles = [...needs].flatMap(([item, needed]) => {
    const held = heldOf(item);
    return held === null ? [] : [{ item, needed, held, price: marketValue(item) }];
  });
  if (piles.length === 0 || piles.length < needs.size) return null;
  // The arguments are few enough for a call: the largest set has 13 items.
  const complete = Math.min(...piles.map(({ held, needed }) => Math.floor(held / needed)));
  const counted = piles
    .map((pile): SetItem => {
      const onHand = Math.min(pile.needed, pile.held - complete * pile.needed);
      return { ...pile, missing: pile.needed - onHand };
    })
    .sort(
      (a, b) =>
        a.held / a.needed - b.held / b.needed || (b.price ?? 0) - (a.price ?? 0) || a.item - b.item,
    );
  return {
    name,
    points,
    items: counted,
    complete,
    completeValue: soldValue(counted, ({ needed }) => complete * needed),
    next: nextSet(counted, complete + 1, pointPrice === null ? null : points * pointPrice),
  };
}

/** Each item with the number of times that it is listed. */
function countsOf(items: readonly number[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

function nextSet(items: readonly SetItem[], number: number, pointsValue: number | null): NextSet {
  const onHand = ({ needed, missing }: SetItem) => needed - missing;
  const missingCost = totalOf(
    items,
    ({ missing }) => missing,
    (price, count) => price * count,
  );
  const othersValue = soldValue(items, onHand);
  const gain =
    pointsValue === null || missingCost === null || othersValue === null
      ? null
      : pointsValue - missingCost - othersValue;
  return {
    number,
    needed: sum(items.map(({ needed }) => needed)),
    onHand: sum(items.map(onHand)),
    missing: sum(items.map(({ missing }) => missing)),
    pointsValue,
    missingCost,
    othersValue,
    gain,
    verdict: gain === null ? "unknown" : gain > 0 ? "worth completing" : "buy points instead",
  };
}

/** The money for a number of each item on the item market, each item sold in one sale. Null if one has no market value. */
const soldValue = (items: readonly SetItem[], countOf: (item: SetItem) => number) =>
  totalOf(items, countOf, afterMarketFee);

/** The total of the items of which there is at least one; null if one of them has no market value. */
function totalOf(
  items: readonly SetItem[],
  countOf: (item: SetItem) => number,
  moneyFor: (price: number, count: number) => number,
): number | null {
  const money = items.flatMap((item) => {
    const count = countOf(item);
    if (count === 0) return [];
    return [item.price === null ? null : moneyFor(item.price, count)];
  });
  return sumOrNull(money);
}

/** All sets that are ready. Money in dollars, null if unknown. */
export interface ReadySets {
  sets: number;
  points: number;
  items: number;
  pointsValue: number | null;
  /** The money for their items, sold on the item market. */
  itemsValue: number | null;
  /** The money that exchanging brings beyond selling; negative if selling brings more. */
  gain: number | null;
}

export function readySets(counts: readonly SetCount[], pointPrice: number | null): ReadySets {
  const points = sum(counts.map((set) => set.complete * set.points));
  const itemsValue = sumOrNull(counts.map(({ completeValue }) => completeValue));
  const pointsValue = pointPrice === null ? null : points * pointPrice;
  return {
    sets: sum(counts.map(({ complete }) => complete)),
    points,
    items: sum(counts.map(({ complete, next }) => complete * next.needed)),
    pointsValue,
    itemsValue,
    gain: pointsValue === null || itemsValue === null ? null : pointsValue - itemsValue,
  };
}
