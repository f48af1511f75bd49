import type { LogItem } from "@/lib/game/logs/log-entry";
import type { FlightKindId } from "@/lib/game/travel/flight-kinds";

/** The place of a purchase or a sale, or of an exchange. */
export type Place =
  | "abroad"
  | "shop"
  | "market"
  | "bazaar"
  | "auction"
  | "bunker"
  | "points"
  | "trade"
  | "museum"
  | "container";

/** Points as an item: no item of the game has this id. */
export const POINTS = 0;

interface Dated {
  id: string;
  atMs: number;
}

/** Items bought for money. */
export interface Purchase extends Dated {
  kind: "buy";
  place: Place;
  /** Each with a count of at least 1. */
  items: readonly LogItem[];
  /** In dollars, for all items together; null if unknown. */
  cost: number | null;
  /** The country of a purchase abroad; null in Torn, or if unknown. */
  country: string | null;
}

/** Items sold for money. */
export interface Sale extends Dated {
  kind: "sell";
  place: Place;
  /** Each with a count of at least 1. */
  items: readonly LogItem[];
  /** In dollars after the fee, for all items together; null if unknown. */
  proceeds: number | null;
  fee: number;
}

/** Items that came without a price, such as a gift, or that left without one. */
interface FreeItems extends Dated {
  kind: "receive" | "give";
  items: readonly LogItem[];
}

/** One line of a completed trade: money or items, in one direction. */
export interface TradeLine extends Dated {
  kind: "trade";
  /** The same for all lines of a trade. */
  tradeId: string;
  isIncoming: boolean;
  money: number;
  items: readonly LogItem[];
  /** True for a property, which has no price of its own. */
  isProperty: boolean;
}

/** Items that became others, such as those of a container. The items that came cost what those that went did. */
export interface Exchange extends Dated {
  kind: "exchange";
  place: Place;
  /** Both with a count of at least 1. */
  gone: readonly LogItem[];
  came: readonly LogItem[];
}

/** Sets that were exchanged for points at the museum. The game lists the items of a set elsewhere. */
export interface MuseumExchange extends Dated {
  kind: "museum";
  /** The name of the set, as the museum has it. */
  set: string;
  /** The number of sets; at least 1. */
  sets: number;
  /** All points received, which a bonus may raise; null if unknown. */
  points: number | null;
}

export interface Departure extends Dated {
  kind: "depart";
  /** "Torn" or a country; null if unknown. */
  from: string | null;
  to: string | null;
  /** Null if the game doesn't say. */
  durationMs: number | null;
  /** The kind of flight. Absent if the game doesn't say, and in what browsers stored before it was read. */
  method?: FlightKindId | null | undefined;
}

export interface Arrival extends Dated {
  kind: "arrive";
  /** "Torn" or a country; null if unknown. */
  at: string | null;
}

/** The money paid for a flight there and back. */
export interface Fare extends Dated {
  kind: "fare";
  cost: number;
}

/** An entry without a meaning for the ledger, or one that can't be read. It only marks how far the log is loaded. */
interface OtherEntry extends Dated {
  kind: "other" | "unreadable";
}

/** An entry of the player's log, as far as the ledger needs it. */
export type LedgerEvent =
  | Purchase
  | Sale
  | FreeItems
  | TradeLine
  | Exchange
  | MuseumExchange
  | Departure
  | Arrival
  | Fare
  | OtherEntry;
