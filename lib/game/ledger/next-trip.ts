import { groupBy } from "@/lib/common/group-by";
import { HOUR_MS } from "@/lib/common/time";
import type { Item } from "@/lib/game/items/item";
import { type Flight, landsAtMs } from "@/lib/game/travel/flight";
import type { FlightKind, FlightKindId } from "@/lib/game/travel/flight-kinds";
import { fareOf, ROUTES, tableFlightMs } from "@/lib/game/travel/routes";

import type { Departure, LedgerEvent } from "./events";
import { afterMarketFee } from "./trip-results";

/** The price of an item abroad in dollars: the player's own last one, or the game's list price. */
export type AbroadPrice =
  | { kind: "own"; each: number; atMs: number }
  | { kind: "list"; each: number };

/** An item sold in a country, and what a full cargo of it earns. Money in dollars, null if unknown. */
export interface TripItem {
  item: number;
  /** Null for an item without a list price that the player has never bought there. */
  price: AbroadPrice | null;
  marketPrice: number | null;
  /** The cost of the cargo, without the fare. */
  cost: number | null;
  /** The money for the cargo on the item market, after the fee. */
  proceeds: number | null;
  /** After the fare. */
  profit: number | null;
  /** By hour of both flights. */
  perHour: number | null;
}

export interface RoundTrip {
  outMs: number;
  homeMs: number;
  /** True for the player's own last flights; false for the times of the table. */
  isOwn: boolean;
}

/** A trip that the player could make. */
export interface TripOption {
  country: string;
  flights: RoundTrip;
  fare: number;
  /** Highest profit first, unknown profits last. */
  items: readonly TripItem[];
}

interface TripChoice {
  kind: FlightKind;
  /** The items of a cargo, at least 1. */
  capacity: number;
}

/**
 * The trips to all countries, highest profit per hour first, those without a known profit last. Source: contract 22.9.
 * @param events the player's log; empty if it can't be read
 */
export function tripOptions(
  items: readonly Item[],
  events: readonly LedgerEvent[],
  choice: TripChoice,
): readonly TripOption[] {
  const listed = listPrices(items);
  const paid = ownPrices(events);
  const marketPrices = new Map(items.map(({ id, marketPrice }) => [id, marketPrice]));
  return ROUTES.map((route): TripOption => {
    const { country } = route;
    const flights = flightsTo(country, events, choice.kind) ?? tableFlights(route, choice.kind);
    const fare = fareOf(route, choice.kind);
    const own = paid.get(country) ?? new Map<number, AbroadPrice>();
    const list = listed.get(country) ?? new Map<number, AbroadPrice | null>();
    const ids = [...new Set([...list.keys(), ...own.keys()])];
    const cargo = { capacity: choice.capacity, fare, flightMs: flights.outMs + flights.homeMs };
    const sold = ids.map((item) =>
      tripItem(
        item,
        own.get(item) ?? list.get(item) ?? null,
        marketPrices.get(item) ?? null,
        cargo,
      ),
    );
    return { country, flights, fare, items: sold.sort(byProfit) };
  }).sort(({ items: [a] }, { items: [b] }) => highestFirst(a?.perHour, b?.perHour));
}

const byProfit = (a: TripItem, b: TripItem) => highestFirst(a.profit, b.profit) || a.item - b.item;

/** Unknown values come last. */
function highestFirst(a: number | null | undefined, b: number | null | undefined): number {
  const [one, other] = [a ?? -Infinity, b ?? -Infinity];
  return one === other ? 0 : other - one;
}

function tripItem(
  item: number,
  price: AbroadPrice | null,
  marketPrice: number | null,
  { capacity, fare, flightMs }: { capacity: number; fare: number; flightMs: number },
): TripItem {
  const cost = price === null ? null : price.each * capacity;
  const proceeds = marketPrice === null ? null : afterMarketFee(marketPrice, capacity);
  const profit = cost === null || proceeds === null ? null : proceeds - cost - fare;
  const perHour = profit === null ? null : Math.round((profit / flightMs) * HOUR_MS);
  return { item, price, marketPrice, cost, proceeds, profit, perHour };
}

/** The list prices abroad by country and item; null for an item that a shop sells without a list price. */
function listPrices(items: readonly Item[]) {
  const prices = new Map<string, Map<number, AbroadPrice | null>>();
  for (const { id, soldBy } of items) {
    for (const { country, buyPrice } of soldBy) {
      const its = prices.get(country) ?? new Map<number, AbroadPrice | null>();
      prices.set(country, its);
      const cheapest = its.get(id)?.each ?? Infinity;
      // The game writes 0 for an item that the shop doesn't sell for money.
      const isPriced = buyPrice !== null && buyPrice > 0;
      if (isPriced && buyPrice < cheapest) its.set(id, { kind: "list", each: buyPrice });
      else if (!its.has(id)) its.set(id, null);
    }
  }
  return prices;
}

/** The price that the player paid last, by country and item. */
function ownPrices(events: readonly LedgerEvent[]) {
  const prices = new Map<string, Map<number, Extract<AbroadPrice, { kind: "own" }>>>();
  for (const event of events) {
    if (event.kind !== "buy" || event.place !== "abroad") continue;
    const { country, cost, items, atMs } = event;
    const [only, ...others] = items;
    // Several items for one sum have no known price each.
    if (country === null || cost === null || only === undefined || others.length > 0) continue;
    const its = prices.get(country) ?? new Map<number, Extract<AbroadPrice, { kind: "own" }>>();
    prices.set(country, its);
    const before = its.get(only.id);
    if (before === undefined || before.atMs < atMs) {
      its.set(only.id, { kind: "own", each: Math.round(cost / only.count), atMs });
    }
  }
  return prices;
}

/** The table's times of a country. */
function tableFlights(route: (typeof ROUTES)[number], kind: FlightKind): RoundTrip {
  const eachMs = tableFlightMs(route, kind);
  return { outMs: eachMs, homeMs: eachMs, isOwn: false };
}

/** The player's last flights of this kind to a country and back; one of them counts for both if the other is unknown. */
function flightsTo(
  country: string,
  events: readonly LedgerEvent[],
  kind: FlightKind,
): RoundTrip | null {
  const flown = groupBy(
    events.filter(
      (event): event is Departure => event.kind === "depart" && event.method === kind.id,
    ),
    ({ from, to }) => (to === country ? "out" : from === country ? "home" : "elsewhere"),
  );
  const [out, home] = [lastDuration(flown.get("out")), lastDuration(flown.get("home"))];
  const [outMs, homeMs] = [out ?? home, home ?? out];
  return outMs === null || homeMs === null ? null : { outMs, homeMs, isOwn: true };
}

const lastDuration = (flights: readonly Departure[] = []): number | null =>
  flights.reduce<{ atMs: number; durationMs: number | null }>(
    (last, { atMs, durationMs }) =>
      durationMs !== null && durationMs > 0 && atMs > last.atMs ? { atMs, durationMs } : last,
    { atMs: -Infinity, durationMs: null },
  ).durationMs;

/** The kind of the player's last flight in the log; null if the log has none. */
export function lastFlownKind(events: readonly LedgerEvent[]): FlightKindId | null {
  let last: { atMs: number; method: FlightKindId } | null = null;
  for (const event of events) {
    if (event.kind !== "depart") continue;
    const { atMs, method = null } = event;
    if (method !== null && atMs > (last?.atMs ?? -Infinity)) last = { atMs, method };
  }
  return last?.method ?? null;
}

/** The time at which the player can leave Torn. */
export interface Leaving {
  atMs: number;
  /** "landing" in Torn; "return" if the flight back from a country is still to come. */
  after: "now" | "landing" | "return";
}

/**
 * The time at which the next trip can begin: now, when the player lands in Torn, or after an immediate flight back. An unknown
 * flight counts as none.
 */
export function leavingOf(
  flight: Flight | undefined,
  fetchedAtMs: number,
  options: readonly Pick<TripOption, "country" | "flights">[],
  nowMs: number,
): Leaving {
  const now: Leaving = { atMs: nowMs, after: "now" };
  if (flight === undefined) return now;
  const landsMs = landsAtMs(flight, fetchedAtMs);
  const landing: Leaving =
    landsMs !== null && landsMs > nowMs ? { atMs: landsMs, after: "landing" } : now;
  // No trip goes to Torn, nor to an unknown place.
  const there = options.find(({ country }) => country === flight.destination);
  return there === undefined
    ? landing
    : { atMs: landing.atMs + there.flights.homeMs, after: "return" };
}

/** The time at which the player is back from a trip. */
export const backMs = ({ flights }: Pick<TripOption, "flights">, { atMs }: Leaving): number =>
  atMs + flights.outMs + flights.homeMs;
