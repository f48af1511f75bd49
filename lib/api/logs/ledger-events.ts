import { countryName } from "@/lib/api/sentences/countries";
import type { LedgerEvent, Place, Purchase, Sale } from "@/lib/game/ledger/events";
import { POINTS } from "@/lib/game/ledger/events";
import type { LogEntry, LogField, LogItem } from "@/lib/game/logs/log-entry";
import { type FlightKindId, flightKindNamed } from "@/lib/game/travel/flight-kinds";

import { logFields } from "./log-fields";

/** A type of entry by which items are bought or sold. An older and a newer type of the same event never occur together. */
interface DealType {
  kind: "buy" | "sell";
  place: Place;
  /** The name of the field with the money of all items. */
  money: string;
}

const deal = (kind: DealType["kind"], place: Place, money = "costTotal"): DealType => ({
  kind,
  place,
  money,
});

const DEALS: ReadonlyMap<number, DealType> = new Map([
  [1103, deal("buy", "market", "cost")],
  [1104, deal("sell", "market", "cost")],
  [1112, deal("buy", "market")],
  [1113, deal("sell", "market")],
  [1220, deal("buy", "bazaar")],
  [1221, deal("sell", "bazaar")],
  [1225, deal("buy", "bazaar")],
  [1226, deal("sell", "bazaar")],
  [1500, deal("sell", "bunker")],
  [1501, deal("buy", "bunker")],
  [4200, deal("buy", "shop")],
  [4201, deal("buy", "abroad")],
  [4210, deal("sell", "shop", "totalValue")],
  [4320, deal("buy", "auction")],
  [4322, deal("sell", "auction", "finalPrice")],
  [5010, deal("buy", "points")],
  [5011, deal("sell", "points")],
]);

/** Items sent by others, and items that a stock pays. */
const RECEIVED: ReadonlySet<number> = new Set([4101, 4103, 4105, 5530]);

/** Items sent to others, and Xanax taken, with or without an overdose. */
const GIVEN: ReadonlySet<number> = new Set([4100, 4102, 4104, 2290, 2291]);

/** The lines of a completed trade: money and items, outgoing and incoming. Lines of an open trade have other types. */
const TRADED: ReadonlyMap<number, { isIncoming: boolean }> = new Map([
  [4440, { isIncoming: false }],
  [4441, { isIncoming: true }],
  [4445, { isIncoming: false }],
  [4446, { isIncoming: true }],
]);

/** Entries about flights have other numbers than in the game's list of types, so their titles tell. */
const DEPARTURE = /^travel (depart|initiate)/i;
const ARRIVAL = /^travel arrive/i;
const FARE = /^travel (fee|business)/i;

/** The event of a log entry. Never throws: an entry that lacks what it needs is "unreadable". */
export function ledgerEvent(entry: LogEntry): LedgerEvent {
  const { type, fields } = entry;
  if (isOfFaction(fields.faction)) return other(entry, "other");
  const dealType = DEALS.get(type.id);
  if (dealType !== undefined) return dealOf(entry, dealType);
  if (RECEIVED.has(type.id)) return freeItems(entry, "receive");
  if (GIVEN.has(type.id)) return freeItems(entry, "give");
  const side = TRADED.get(type.id);
  if (side !== undefined) return tradeLine(entry, side.isIncoming);
  return flightEvent(entry);
}

const other = ({ id, atMs }: LogEntry, kind: "other" | "unreadable"): LedgerEvent => ({
  kind,
  id,
  atMs,
});

/** The faction's own items are used and moved in its name. One's own have 0, nothing or a blank here. */
const isOfFaction = (wire: unknown): boolean => (numberIn(wire) ?? 0) > 0;

/** The finite number in a value, which may be text. Null if there is none. */
function numberIn(wire: unknown): number | null {
  if (typeof wire === "number") return Number.isFinite(wire) ? wire : null;
  return typeof wire === "string" && /^\d+(\.\d+)?$/.test(wire.trim()) ? Number(wire) : null;
}

function dealOf(entry: LogEntry, { kind, place, money }: DealType): LedgerEvent {
  const { id, atMs } = entry;
  const fields = logFields(entry);
  const items = place === "points" ? pointsIn(entry) : itemsIn(entry, fields);
  // A broken entry of the game has a cost and a quantity of 0.
  if (items === null) return other(entry, "unreadable");
  const dollars = moneyIn(fields, money) ?? moneyIn(fields, "costTotal");
  if (kind === "buy") {
    const area = numberIn(entry.fields.area);
    const country = place === "abroad" && area !== null ? countryName(area) : null;
    return { kind, id, atMs, place, items, cost: dollars, country } satisfies Purchase;
  }
  const fee = moneyIn(fields, "fee") ?? 0;
  return { kind, id, atMs, place, items, proceeds: dollars, fee } satisfies Sale;
}

function freeItems(entry: LogEntry, kind: "receive" | "give"): LedgerEvent {
  const { id, atMs, type } = entry;
  const items = itemsIn(entry, logFields(entry));
  if (items !== null) return { kind, id, atMs, items };
  // Taking Xanax may leave out the item, since the type says it.
  const isXanax = type.id === 2290 || type.id === 2291;
  return isXanax
    ? { kind, id, atMs, items: [{ id: XANAX, count: 1 }] }
    : other(entry, "unreadable");
}

const XANAX = 206;

function tradeLine(entry: LogEntry, isIncoming: boolean): LedgerEvent {
  const { id, atMs } = entry;
  const fields = logFields(entry);
  const tradeId = tradeIdIn(fields);
  const items = itemsIn(entry, fields) ?? [];
  const money = moneyIn(fields, "money") ?? 0;
  if (tradeId === null || (items.length === 0 && money === 0)) return other(entry, "unreadable");
  return { kind: "trade", id, atMs, tradeId, isIncoming, money, items };
}

/** The id of a trade, from a field that repeats it as a number: the other one is only the text of a link. */
function tradeIdIn(fields: readonly LogField[]): string | null {
  const value = fields.find(({ name }) => name === "parsedTradeId")?.value;
  if (value?.kind === "count") return String(value.count);
  return value?.kind === "text" ? value.text : null;
}

function flightEvent(entry: LogEntry): LedgerEvent {
  const { id, atMs, type, category, fields } = entry;
  if (!/^travel$/i.test(category.trim())) return other(entry, "other");
  if (DEPARTURE.test(type.title)) {
    const [from, to] = [placeIn(fields.origin), placeIn(fields.destination)];
    const seconds = numberIn(fields.duration);
    const durationMs = seconds === null || seconds === 0 ? null : seconds * 1000;
    if (from === null && to === null) return other(entry, "unreadable");
    const method = methodIn(logFields(entry));
    return { kind: "depart", id, atMs, from, to, durationMs, ...(method !== null && { method }) };
  }
  if (ARRIVAL.test(type.title)) {
    return { kind: "arrive", id, atMs, at: placeIn(fields.destination) };
  }
  const cost = FARE.test(type.title) ? numberIn(fields.cost) : null;
  return cost === null ? other(entry, "other") : { kind: "fare", id, atMs, cost };
}

/** The kind of flight, by its name in the log. */
function methodIn(fields: readonly LogField[]): FlightKindId | null {
  const value = fields.find(({ name }) => name === "travelMethod")?.value;
  return value?.kind === "text" ? flightKindNamed(value.text) : null;
}

/** Torn or a country, by its id in the log. */
function placeIn(wire: unknown): string | null {
  const id = numberIn(wire);
  return id === null ? null : countryName(id);
}

/** The items of an entry, in any of the three forms in which the game writes them. Null without one. */
function itemsIn({ fields: wire }: LogEntry, fields: readonly LogField[]): LogItem[] | null {
  // Without this, a single item with a quantity of 0 would count as one that can't be read.
  if (numberIn(wire.quantity) === 0) return null;
  const items = fields.flatMap(({ name, value }) =>
    (name === "item" || name === "items") && value.kind === "items" ? value.items : [],
  );
  return items.length === 0 ? null : items.map(({ id, count }) => ({ id, count }));
}

function pointsIn({ fields }: LogEntry): LogItem[] | null {
  const count = numberIn(fields.quantity);
  return count !== null && Number.isInteger(count) && count > 0 ? [{ id: POINTS, count }] : null;
}

/** The dollars in a field; null if it has none. */
function moneyIn(fields: readonly LogField[], name: string): number | null {
  const value = fields.find((field) => field.name === name)?.value;
  return value?.kind === "money" && value.dollars >= 0 ? Math.round(value.dollars) : null;
}

/** The ids of the types that the ledger loads, at most ten in each call. */
export const LEDGER_TYPES = [
  // Most entries of a trader. Their page decides how far back the others load.
  [1103, 1104, 1112, 1113, 1220, 1221, 1225, 1226, 4200, 4201],
  [4210, 4320, 4322, 4440, 4441, 4445, 4446, 4102, 4103, 5530],
  [4100, 4101, 4104, 4105, 1500, 1501, 5010, 5011, 2290, 2291],
] as const;

/** The category of flights and fares. */
export const TRAVEL_CATEGORY = 87;
