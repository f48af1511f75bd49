import { groupBy } from "@/lib/common/group-by";
import { sum } from "@/lib/common/numbers";
import { weekStartMs } from "@/lib/game/week/span";

import { type Place, POINTS } from "./events";
import type { Ledger, Lot, Match } from "./lots";
import type { MarketValues } from "./movements";
import { afterMarketFee } from "./trip-results";

/** The result of trading one item. Money in dollars. */
export interface ItemTotal {
  item: number;
  /** The places of its purchases with a known cost. */
  places: readonly Place[];
  bought: number;
  /** The cost of what was bought. */
  spent: number;
  sold: number;
  /** The money from sales, after fees. */
  proceeds: number;
  fees: number;
  /** The quantity sold whose cost is known. Only that has a profit. */
  matched: number;
  matchedProceeds: number;
  matchedCost: number;
  /** Null if nothing that was sold has a known cost. */
  profit: number | null;
  /** The quantity sold that was bought before the loaded log, or traded for items. */
  unknown: number;
  unknownProceeds: number;
  /** The quantity sold that had come without a price. */
  free: number;
  freeProceeds: number;
  /** The quantity with a known cost that was used, exchanged or given away. */
  gone: number;
  /** The time from purchase to sale, averaged over the quantity; null if unknown. */
  heldMs: number | null;
  /** The quantity left of purchases with a known cost. */
  left: number;
  leftCost: number;
  /** Its market value less the fee of the item market, for points without a fee; null if unknown. */
  leftValue: number | null;
  sales: readonly Match[];
}

/**
 * The totals of each item that was bought or sold since `fromMs`, highest profit first. Lots are matched over the whole log, so
 * the cost of a sale in the period may be of a purchase before it.
 */
export function itemTotals(
  { lots, matches }: Ledger,
  fromMs: number,
  marketValue: MarketValues,
): readonly ItemTotal[] {
  const recent = matches.filter(({ atMs }) => atMs >= fromMs);
  const sales = recent.filter(({ proceeds }) => proceeds !== null);
  const goneOf = groupBy(
    recent.filter(
      ({ lot, cost, proceeds }) => proceeds === null && cost !== null && lot?.isFree === false,
    ),
    ({ item }) => item,
  );
  const paid = lots.filter(({ cost, isFree }) => cost !== null && !isFree);
  const soldOf = groupBy(sales, ({ item }) => item);
  const paidOf = groupBy(paid, ({ item }) => item);
  const items = new Set([
    ...soldOf.keys(),
    ...paid.filter(({ atMs, left }) => atMs >= fromMs || left > 0).map(({ item }) => item),
  ]);
  return [...items]
    .map((item) => ({
      ...totalOfItem(item, soldOf.get(item) ?? [], paidOf.get(item) ?? [], fromMs, marketValue),
      gone: countOf(goneOf.get(item) ?? []),
    }))
    .sort((a, b) => (b.profit ?? -Infinity) - (a.profit ?? -Infinity) || a.item - b.item);
}

function totalOfItem(
  item: number,
  sales: readonly Match[],
  lots: readonly Lot[],
  fromMs: number,
  marketValue: MarketValues,
): Omit<ItemTotal, "gone"> {
  const free = sales.filter(({ lot }) => lot?.isFree === true);
  const unknown = sales.filter(({ cost }) => cost === null);
  const matched = sales.filter(({ lot, cost }) => cost !== null && lot?.isFree === false);
  const recent = lots.filter(({ atMs }) => atMs >= fromMs);
  const matchedCost = sum(matched.map(({ cost }) => cost ?? 0));
  const count = countOf(matched);
  const left = sum(lots.map((lot) => lot.left));
  const price = marketValue(item);
  return {
    item,
    places: [
      ...new Set(
        [...recent, ...matched.flatMap(({ lot }) => lot ?? [])].flatMap(({ place }) => place ?? []),
      ),
    ],
    bought: sum(recent.map(({ quantity }) => quantity)),
    spent: sum(recent.map(({ cost }) => cost ?? 0)),
    sold: countOf(sales),
    proceeds: proceedsOf(sales),
    fees: sum(sales.map(({ fee }) => fee)),
    matched: count,
    matchedProceeds: proceedsOf(matched),
    matchedCost,
    profit: count === 0 ? null : proceedsOf(matched) - matchedCost,
    unknown: countOf(unknown),
    unknownProceeds: proceedsOf(unknown),
    free: countOf(free),
    freeProceeds: proceedsOf(free),
    heldMs:
      count === 0
        ? null
        : sum(matched.map(({ atMs, lot, quantity }) => (atMs - (lot?.atMs ?? atMs)) * quantity)) /
          count,
    left,
    leftCost: sum(lots.map(({ leftCost }) => leftCost ?? 0)),
    leftValue: left === 0 ? 0 : price === null ? null : valueOf(item, price, left),
    sales,
  };
}

const valueOf = (item: number, price: number, quantity: number): number =>
  item === POINTS ? price * quantity : afterMarketFee(price, quantity);

const countOf = (matches: readonly Match[]) => sum(matches.map(({ quantity }) => quantity));
const proceedsOf = (matches: readonly Match[]) => sum(matches.map(({ proceeds }) => proceeds ?? 0));

/** The totals of all items together. */
export interface TradeTotal {
  /** The profit of sales with a known cost. */
  profit: number;
  matched: number;
  matchedProceeds: number;
  matchedCost: number;
  unknown: number;
  unknownProceeds: number;
  free: number;
  freeProceeds: number;
  left: number;
  leftCost: number;
  /** The market value of what is left, less the fee, of the items that have one. */
  leftValue: number;
  /** The quantity left of items without a known market value. */
  unvalued: number;
}

export function tradeTotal(items: readonly ItemTotal[]): TradeTotal {
  const total = (valueOf: (item: ItemTotal) => number) => sum(items.map(valueOf));
  return {
    profit: total(({ profit }) => profit ?? 0),
    matched: total(({ matched }) => matched),
    matchedProceeds: total(({ matchedProceeds }) => matchedProceeds),
    matchedCost: total(({ matchedCost }) => matchedCost),
    unknown: total(({ unknown }) => unknown),
    unknownProceeds: total(({ unknownProceeds }) => unknownProceeds),
    free: total(({ free }) => free),
    freeProceeds: total(({ freeProceeds }) => freeProceeds),
    left: total(({ left }) => left),
    leftCost: total(({ leftCost }) => leftCost),
    leftValue: total(({ leftValue }) => leftValue ?? 0),
    unvalued: total(({ left, leftValue }) => (leftValue === null ? left : 0)),
  };
}

/** The profit of a period's sales by the place of purchase: abroad, the bazaar, and so on. */
export interface PlaceTotal {
  place: Place;
  sold: number;
  proceeds: number;
  cost: number;
  profit: number;
}

/** The sales with a known cost by the place of the purchase, highest profit first. */
export const byPlace = (items: readonly ItemTotal[]): readonly PlaceTotal[] =>
  [...groupBy(items.flatMap(knownSales), ({ place }) => place)]
    .map(([place, sales]) => ({ place, ...totalOfSales(sales) }))
    .sort((a, b) => b.profit - a.profit);

/** The profit of a week's sales. */
export interface SalesWeek extends Omit<PlaceTotal, "place"> {
  /** Monday, 00:00 UTC. */
  fromMs: number;
}

/** The sales with a known cost by the week of the sale, oldest first, without empty weeks. */
export const salesByWeek = (items: readonly ItemTotal[]): readonly SalesWeek[] =>
  [...groupBy(items.flatMap(knownSales), ({ atMs }) => weekStartMs(atMs))]
    .map(([fromMs, sales]) => ({ fromMs, ...totalOfSales(sales) }))
    .sort((a, b) => a.fromMs - b.fromMs);

interface KnownSale extends Pick<Match, "atMs" | "quantity"> {
  place: Place;
  cost: number;
  proceeds: number;
}

/** The sales of what was bought at a known cost. */
const knownSales = ({ sales }: ItemTotal): readonly KnownSale[] =>
  sales.flatMap(({ atMs, lot, cost, proceeds, quantity }) => {
    const place = lot === null || lot.isFree ? null : lot.place;
    if (place === null || cost === null) return [];
    return { atMs, place, cost, proceeds: proceeds ?? 0, quantity };
  });

function totalOfSales(sales: readonly KnownSale[]): Omit<PlaceTotal, "place"> {
  const proceeds = sum(sales.map((sale) => sale.proceeds));
  const cost = sum(sales.map((sale) => sale.cost));
  const sold = sum(sales.map(({ quantity }) => quantity));
  return { sold, proceeds, cost, profit: proceeds - cost };
}
