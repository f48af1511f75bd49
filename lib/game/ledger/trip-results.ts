import { groupBy } from "@/lib/common/group-by";
import { sum } from "@/lib/common/numbers";
import { sumOrNull } from "@/lib/common/sums";
import { HOUR_MS } from "@/lib/common/time";
import { routeFee, saleRoute } from "@/lib/game/shops/sale-routes";

import type { Ledger, Lot, Match } from "./lots";
import type { MarketValues } from "./movements";
import { flightMsOf, type Trip, type TripState, tripState } from "./trips";

/** One purchase of a trip, with what became of it. */
interface TripLot {
  lot: Lot;
  /** The part that was sold. */
  sales: readonly Match[];
  /** The part that left without money: given away, or traded for items. It counts at its cost, in dollars. */
  goneQuantity: number;
  goneCost: number;
  /** The part that was exchanged in a set at the museum. */
  inSets: number;
  /** The market value of what is left or was exchanged, less the fee of the item market, in dollars; null if unknown. */
  unsoldValue: number | null;
}

/** A trip and what it earned. Money in dollars. */
export interface TripResult {
  trip: Trip;
  state: TripState;
  lots: readonly TripLot[];
  bought: number;
  sold: number;
  /** Not sold, exchanged or given away yet. */
  unsold: number;
  /** Exchanged in sets at the museum, which counts like unsold. */
  inSets: number;
  /** The cost of the purchases, without fares; null if one is unknown. */
  cost: number | null;
  /** The money from sales, after fees. */
  proceeds: number;
  /** The value of what is unsold or was exchanged. Null if a market value is unknown. */
  unsoldValue: number | null;
  /** Null if a cost or a market value is unknown. An estimate if something is unsold or was exchanged. */
  profit: number | null;
  /** The duration of both flights; null if unknown. */
  flightMs: number | null;
  /** Profit per hour of flight; null if the profit or the duration is unknown. */
  perHour: number | null;
}

/** The money that a sale on the item market brings at this price each, after the fee. */
export const afterMarketFee = (price: number, quantity: number): number =>
  price * quantity - routeFee(price * quantity, saleRoute("market"));

/** The results of these trips, in the same order. Source: contract 22.9. */
export function tripResults(
  trips: readonly Trip[],
  { lots, matches }: Ledger,
  marketValue: MarketValues,
  nowMs: number,
): readonly TripResult[] {
  const lotsById = groupBy(lots, ({ id }) => id);
  const byLot = groupBy(
    matches.filter(({ lot }) => lot?.place === "abroad"),
    ({ lot }) => lot,
  );
  return trips.map((trip) => {
    const its = trip.purchaseIds.flatMap((id) => lotsById.get(id) ?? []);
    const parts = its.map((lot) => partOf(lot, byLot.get(lot) ?? [], marketValue));
    return resultOf(trip, parts, nowMs);
  });
}

function partOf(lot: Lot, matches: readonly Match[], marketValue: MarketValues): TripLot {
  const sales = matches.filter(({ proceeds }) => proceeds !== null);
  const exchanged = matches.filter(({ place }) => place === "museum");
  const gone = matches.filter(({ place, proceeds }) => place !== "museum" && proceeds === null);
  const inSets = sum(exchanged.map(({ quantity }) => quantity));
  const price = marketValue(lot.item);
  const unsold = lot.left + inSets;
  return {
    lot,
    sales,
    goneQuantity: sum(gone.map(({ quantity }) => quantity)),
    goneCost: sum(gone.map(({ cost }) => cost ?? 0)),
    inSets,
    unsoldValue: unsold === 0 ? 0 : price === null ? null : afterMarketFee(price, unsold),
  };
}

function resultOf(trip: Trip, lots: readonly TripLot[], nowMs: number): TripResult {
  const sales = lots.flatMap((part) => part.sales);
  const cost = sumOrNull(lots.map(({ lot }) => lot.cost));
  const proceeds = sum(sales.map((sale) => sale.proceeds ?? 0));
  const unsoldValue = sumOrNull(lots.map((part) => part.unsoldValue));
  const goneCost = sum(lots.map((part) => part.goneCost));
  const profit =
    unsoldValue === null || cost === null
      ? null
      : proceeds + unsoldValue + goneCost - cost - trip.fares;
  const flightMs = flightMsOf(trip, nowMs);
  return {
    trip,
    state: tripState(trip, nowMs),
    lots,
    bought: sum(lots.map(({ lot }) => lot.quantity)),
    sold: sum(sales.map(({ quantity }) => quantity)),
    unsold: sum(lots.map(({ lot }) => lot.left)),
    inSets: sum(lots.map((part) => part.inSets)),
    cost,
    proceeds,
    unsoldValue,
    profit,
    flightMs,
    perHour: perHourOf(profit, flightMs),
  };
}

/** The part of a profit that is the market value of what is unsold, 0 to 1. The rest is money received. 0 for a loss. */
export function marketPart({
  profit,
  unsoldValue,
}: Pick<TripResult, "profit" | "unsoldValue">): number {
  const earned = profit ?? 0;
  return earned <= 0 ? 0 : Math.min(1, (unsoldValue ?? 0) / earned);
}

const perHourOf = (profit: number | null, flightMs: number | null) =>
  profit === null || flightMs === null || flightMs <= 0
    ? null
    : Math.round((profit / flightMs) * HOUR_MS);

/** Several finished trips together. Only those whose profit and flights are known are counted. */
export interface TripTotal {
  trips: number;
  bought: number;
  unsold: number;
  /** Exchanged in sets at the museum. */
  inSets: number;
  cost: number;
  fares: number;
  proceeds: number;
  unsoldValue: number;
  /** The cost of items given away or traded for items. */
  goneValue: number;
  profit: number;
  flightMs: number;
  /** All profit by all hours, not the mean of the trips; null without a trip. */
  perHour: number | null;
}

/** True for a trip that has ended and whose profit per hour is known. */
export const isCounted = ({ state, perHour }: TripResult): boolean =>
  state === "back" && perHour !== null;

export function totalOf(results: readonly TripResult[]): TripTotal {
  const counted = results.filter(isCounted);
  const total = (valueOf: (result: TripResult) => number) => sum(counted.map(valueOf));
  const [cost, fares] = [total((one) => one.cost ?? 0), total(({ trip }) => trip.fares)];
  const [proceeds, unsoldValue] = [
    total((one) => one.proceeds),
    total((one) => one.unsoldValue ?? 0),
  ];
  const [profit, flightMs] = [total((one) => one.profit ?? 0), total((one) => one.flightMs ?? 0)];
  return {
    trips: counted.length,
    bought: total((one) => one.bought),
    unsold: total((one) => one.unsold),
    inSets: total((one) => one.inSets),
    cost,
    fares,
    proceeds,
    unsoldValue,
    goneValue: profit - proceeds - unsoldValue + cost + fares,
    profit,
    flightMs,
    perHour: perHourOf(profit, flightMs),
  };
}

/** The newest finished trips that are counted, newest first. */
export const newestCounted = (results: readonly TripResult[], count: number) =>
  results
    .filter(isCounted)
    .toSorted((a, b) => b.trip.beganMs - a.trip.beganMs)
    .slice(0, count);

interface CountryTotal extends TripTotal {
  /** Null if the log doesn't name it. */
  country: string | null;
}

/** The counted trips by country, highest profit per hour first. */
export const byCountry = (results: readonly TripResult[]): readonly CountryTotal[] =>
  [...groupBy(results.filter(isCounted), ({ trip }) => trip.country)]
    .map(([country, its]) => ({ country, ...totalOf(its) }))
    .sort((a, b) => (b.perHour ?? 0) - (a.perHour ?? 0));
