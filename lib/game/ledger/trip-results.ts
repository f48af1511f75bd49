import { groupBy } from "@/lib/common/group-by";
import { sum } from "@/lib/common/numbers";
import { HOUR_MS, WEEK_MS } from "@/lib/common/time";
import { routeFee, saleRoute } from "@/lib/game/shops/resale";

import type { Ledger, Lot, Match } from "./lots";
import type { MarketValues } from "./movements";
import { flightMsOf, type Trip, type TripState, tripState } from "./trips";

/** One purchase of a trip, with what became of it. */
interface TripLot {
  lot: Lot;
  /** The part that was sold. */
  sales: readonly Match[];
  /** The part that left without money: given away, or traded for items. It counts at its cost. */
  goneQuantity: number;
  /** The market value of what is left, less the fee of the item market, in dollars; null if unknown, 0 if nothing is left. */
  unsoldValue: number | null;
}

/** A trip and what it earned. Money in dollars. */
export interface TripResult {
  trip: Trip;
  state: TripState;
  lots: readonly TripLot[];
  bought: number;
  sold: number;
  unsold: number;
  /** The cost of the purchases, without fares. */
  cost: number;
  /** Sold, after fees. */
  proceeds: number;
  /** Null if a market value is unknown. */
  unsoldValue: number | null;
  /** Null if a market value is unknown. An estimate if something is unsold. */
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
  const price = marketValue(lot.item);
  return {
    lot,
    sales: matches.filter(({ proceeds }) => proceeds !== null),
    goneQuantity: sum(matches.map(({ proceeds, quantity }) => (proceeds === null ? quantity : 0))),
    unsoldValue: lot.left === 0 ? 0 : price === null ? null : afterMarketFee(price, lot.left),
  };
}

function resultOf(trip: Trip, lots: readonly TripLot[], nowMs: number): TripResult {
  const sales = lots.flatMap((part) => part.sales);
  const cost = sum(lots.map(({ lot }) => lot.cost ?? 0));
  const proceeds = sum(sales.map((sale) => sale.proceeds ?? 0));
  const values = lots.map(({ unsoldValue }) => unsoldValue);
  const known = values.filter((value) => value !== null);
  const unsoldValue = known.length === values.length ? sum(known) : null;
  const costOfGone = sum(
    lots.map(({ lot, sales: its }) => (lot.cost ?? 0) - (lot.leftCost ?? 0) - costOf(its)),
  );
  const profit =
    unsoldValue === null ? null : proceeds + unsoldValue + costOfGone - cost - trip.fares;
  const flightMs = flightMsOf(trip, nowMs);
  return {
    trip,
    state: tripState(trip, nowMs),
    lots,
    bought: sum(lots.map(({ lot }) => lot.quantity)),
    sold: sum(sales.map(({ quantity }) => quantity)),
    unsold: sum(lots.map(({ lot }) => lot.left)),
    cost,
    proceeds,
    unsoldValue,
    profit,
    flightMs,
    perHour: perHourOf(profit, flightMs),
  };
}

const costOf = (matches: readonly Match[]) => sum(matches.map(({ cost }) => cost ?? 0));

const perHourOf = (profit: number | null, flightMs: number | null) =>
  profit === null || flightMs === null || flightMs <= 0
    ? null
    : Math.round((profit / flightMs) * HOUR_MS);

/** Several finished trips together. Only those whose profit and flights are known are counted. */
export interface TripTotal {
  trips: number;
  bought: number;
  unsold: number;
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
  const [cost, fares] = [total((one) => one.cost), total(({ trip }) => trip.fares)];
  const [proceeds, unsoldValue] = [
    total((one) => one.proceeds),
    total((one) => one.unsoldValue ?? 0),
  ];
  const [profit, flightMs] = [total((one) => one.profit ?? 0), total((one) => one.flightMs ?? 0)];
  return {
    trips: counted.length,
    bought: total((one) => one.bought),
    unsold: total((one) => one.unsold),
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

export interface CountryTotal extends TripTotal {
  /** Null if the log doesn't name it. */
  country: string | null;
}

/** The counted trips by country, highest profit per hour first. */
export const byCountry = (results: readonly TripResult[]): readonly CountryTotal[] =>
  [...groupBy(results.filter(isCounted), ({ trip }) => trip.country)]
    .map(([country, its]) => ({ country, ...totalOf(its) }))
    .sort((a, b) => (b.perHour ?? 0) - (a.perHour ?? 0));

export interface WeekTotal extends TripTotal {
  /** Monday, 00:00 UTC. */
  fromMs: number;
}

/** 5 January 1970 was a Monday. */
const FIRST_MONDAY_MS = Date.UTC(1970, 0, 5);

/** The start of the week of a time: Monday, 00:00 UTC. */
const weekStartMs = (atMs: number): number =>
  Math.floor((atMs - FIRST_MONDAY_MS) / WEEK_MS) * WEEK_MS + FIRST_MONDAY_MS;

/** The counted trips by the week of their departure, oldest first, without empty weeks. */
export const byWeek = (results: readonly TripResult[]): readonly WeekTotal[] =>
  [...groupBy(results.filter(isCounted), ({ trip }) => weekStartMs(trip.beganMs))]
    .map(([fromMs, its]) => ({ fromMs, ...totalOf(its) }))
    .sort((a, b) => a.fromMs - b.fromMs);
