import { DAY_MS, MINUTE_MS } from "@/lib/common/time";

import type { Arrival, Departure, Fare, LedgerEvent, Purchase } from "./events";

/** The city, where every trip begins and ends. */
const TORN = "Torn";

/** A trip from leaving Torn to being back. */
export interface Trip {
  /** The id of its first log entry. */
  id: string;
  /** Null if unknown. */
  country: string | null;
  /** The time of leaving Torn; null if that was before the log that has been loaded. */
  departedMs: number | null;
  /** The time of arriving in the country; null if unknown or still to come. */
  landedMs: number | null;
  /** The time of leaving the country. */
  leftMs: number | null;
  /** The time of arriving in Torn, which may be still to come; null if unknown. */
  backMs: number | null;
  /** The duration of the flight there and of the flight back; null if unknown. */
  outMs: number | null;
  homeMs: number | null;
  /** The money paid for the flights, in dollars. */
  fares: number;
  /** The ids of the purchases abroad. */
  purchaseIds: readonly string[];
  /** The time of its first log entry. */
  beganMs: number;
  /** True also if its end isn't in the log, but a later trip is, or the game says that the player is home. */
  hasEnded: boolean;
}

/** A flight and its fare are logged within this time of each other. */
const FARE_GAP_MS = MINUTE_MS;

/** Purchases in one country without a flight in the log belong to one trip if they are this close. */
const STAY_MS = DAY_MS;

/** All trips in the log, in the order of time. The order of the events makes no difference. */
export function tripsOf(events: readonly LedgerEvent[]): readonly Trip[] {
  const entries = events
    .filter(isOfTrip)
    .sort((a, b) => a.atMs - b.atMs || ORDER[a.kind] - ORDER[b.kind] || compare(a.id, b.id));
  const log = new TripLog();
  for (const entry of entries) log.add(entry);
  return log.trips.map((trip, index) => ({ ...trip, hasEnded: index < log.trips.length - 1 }));
}

type TripEvent = Departure | Arrival | Fare | Purchase;

/** The order of entries of the same second. */
const ORDER = { depart: 0, fare: 1, arrive: 2, buy: 3 } as const;

const isOfTrip = (event: LedgerEvent): event is TripEvent =>
  event.kind === "buy" ? event.place === "abroad" : Object.hasOwn(ORDER, event.kind);

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

type OpenTrip = Omit<Trip, "hasEnded" | "purchaseIds"> & { purchaseIds: string[] };

/** Builds trips from the entries of the log, oldest first. */
class TripLog {
  readonly trips: OpenTrip[] = [];
  private open: OpenTrip | null = null;
  /** A fare that was paid before its departure. */
  private unused: Fare | null = null;

  add(event: TripEvent) {
    switch (event.kind) {
      case "depart":
        if (event.from === TORN || (event.from === null && event.to !== TORN)) {
          this.leaveTorn(event);
        } else {
          this.leaveCountry(event);
        }
        break;
      case "arrive":
        this.arrive(event);
        break;
      case "fare":
        this.pay(event);
        break;
      case "buy":
        this.buy(event);
    }
  }

  private begin(event: Departure | Arrival | Purchase, country: string | null): OpenTrip {
    const trip: OpenTrip = {
      id: event.id,
      country,
      departedMs: null,
      landedMs: null,
      leftMs: null,
      backMs: null,
      outMs: null,
      homeMs: null,
      fares: 0,
      purchaseIds: [],
      beganMs: event.atMs,
    };
    this.trips.push(trip);
    this.open = trip;
    return trip;
  }

  private leaveTorn(event: Departure) {
    const trip = this.begin(event, event.to);
    trip.departedMs = event.atMs;
    trip.outMs = event.durationMs;
    const { unused } = this;
    if (unused !== null && event.atMs - unused.atMs <= FARE_GAP_MS) trip.fares = unused.cost;
    this.unused = null;
  }

  private leaveCountry(event: Departure) {
    const trip = this.open?.leftMs === null ? this.open : this.begin(event, event.from);
    trip.country ??= event.from;
    trip.leftMs = event.atMs;
    trip.homeMs = event.durationMs;
    if (event.durationMs !== null) trip.backMs = event.atMs + event.durationMs;
    // Without an entry of the arrival, the flight's duration says when it was.
    if (trip.departedMs !== null && trip.outMs !== null) {
      trip.landedMs ??= Math.min(trip.departedMs + trip.outMs, event.atMs);
    }
  }

  private arrive(event: Arrival) {
    const { open } = this;
    if (event.at === TORN) {
      if (open === null) return;
      open.backMs = event.atMs;
      if (open.leftMs !== null) open.homeMs = event.atMs - open.leftMs;
      this.open = null;
      return;
    }
    const isLanding = open?.landedMs === null && open.leftMs === null;
    const trip = isLanding ? open : this.begin(event, event.at);
    trip.country ??= event.at;
    trip.landedMs = event.atMs;
    if (trip.departedMs !== null) trip.outMs = event.atMs - trip.departedMs;
  }

  private pay(event: Fare) {
    const sinceMs = this.open?.departedMs ?? null;
    if (this.open !== null && sinceMs !== null && event.atMs - sinceMs <= FARE_GAP_MS) {
      this.open.fares += event.cost;
    } else {
      this.unused = event;
    }
  }

  private buy(event: Purchase) {
    const { open } = this;
    const isHere =
      open !== null &&
      (open.country === null || event.country === null || open.country === event.country) &&
      // Without a departure, nothing else tells where one trip ends and the next begins.
      (open.departedMs !== null || event.atMs - open.beganMs <= STAY_MS);
    const trip = isHere ? open : this.begin(event, event.country);
    trip.country ??= event.country;
    trip.purchaseIds.push(event.id);
  }
}

export type TripState = "outbound" | "abroad" | "returning" | "back";

/** The state of a trip at this moment. One whose flights aren't in the log counts as back. */
export function tripState(trip: Trip, nowMs: number): TripState {
  const { departedMs, landedMs, leftMs, backMs, outMs, hasEnded } = trip;
  if (hasEnded || (backMs !== null && backMs <= nowMs)) return "back";
  if (leftMs !== null) return backMs === null ? "back" : "returning";
  if (landedMs !== null) return "abroad";
  if (departedMs === null) return "back";
  return outMs !== null && departedMs + outMs <= nowMs ? "abroad" : "outbound";
}

/**
 * The duration of both flights, without the time abroad; null if unknown. Before the flight back, it counts like the flight
 * there.
 */
export function flightMsOf(trip: Trip, nowMs: number): number | null {
  const { outMs, homeMs, departedMs } = trip;
  if (departedMs === null || outMs === null) return null;
  if (homeMs !== null) return outMs + homeMs;
  return tripState(trip, nowMs) === "back" ? null : 2 * outMs;
}
