import { countryName } from "@/lib/api/sentences/countries";
import type { LedgerEvent, Place, Purchase, Sale, TradeLine } from "@/lib/game/ledger/events";
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

/** Items sent to others, Xanax taken, with or without an overdose, and items used or lost in an organised crime. */
const GIVEN: ReadonlySet<number> = new Set([4100, 4102, 4104, 2290, 2291, 6768, 6769]);

/** The lines of a completed trade: money, items and property, outgoing and incoming. Lines of an open trade have other types. */
const TRADED: ReadonlyMap<number, Pick<TradeLine, "isIncoming" | "isProperty">> = new Map([
  [4440, { isIncoming: false, isProperty: false }],
  [4441, { isIncoming: true, isProperty: false }],
  [4445, { isIncoming: false, isProperty: false }],
  [4446, { isIncoming: true, isProperty: false }],
  [4450, { isIncoming: false, isProperty: true }],
  [4451, { isIncoming: true, isProperty: true }],
]);

/** A drug pack, a goodie bag and a safe: the container is in `item`, what was in it in `item2` or `items`. */
const OPENED: ReadonlySet<number> = new Set([2390, 2400, 2480]);

const BLOOD_BAG_FILLED = 2340;
const SOLD_FOR_POINTS = 4220;
export const MUSEUM_EXCHANGE = 7000;

/** Entries about flights have other numbers than in the game's list of types, so they are recognised by their titles. */
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
  const line = TRADED.get(type.id);
  if (line !== undefined) return tradeLine(entry, line);
  if (OPENED.has(type.id)) return opened(entry);
  switch (type.id) {
    case BLOOD_BAG_FILLED:
      return bloodBag(entry);
    case SOLD_FOR_POINTS:
      return soldForPoints(entry);
    case MUSEUM_EXCHANGE:
      return museumExchange(entry);
    default:
      return flightEvent(entry);
  }
}

const other = ({ id, atMs }: LogEntry, kind: "other" | "unreadable"): LedgerEvent => ({
  kind,
  id,
  atMs,
});

/** True for items of the faction. The player's own items have 0, nothing or a blank here. */
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

function tradeLine(
  entry: LogEntry,
  line: Pick<TradeLine, "isIncoming" | "isProperty">,
): LedgerEvent {
  const { id, atMs } = entry;
  const fields = logFields(entry);
  const tradeId = tradeIdIn(fields);
  const items = line.isProperty ? [] : (itemsIn(entry, fields) ?? []);
  const money = moneyIn(fields, "money") ?? 0;
  const isEmpty = items.length === 0 && money === 0 && !line.isProperty;
  if (tradeId === null || isEmpty) return other(entry, "unreadable");
  return { kind: "trade", id, atMs, tradeId, money, items, ...line };
}

/** The content of a container. The quantity in the entry is that of the content: there is one container. */
function opened(entry: LogEntry): LedgerEvent {
  const { id, atMs, fields: wire } = entry;
  const container = wholeIn(wire.item);
  const content = wholeIn(wire.item2);
  const came =
    content === null
      ? itemsNamed("items", logFields(entry))
      : [{ id: content, count: wholeIn(wire.quantity) ?? 1 }];
  if (came.length === 0) return other(entry, "unreadable");
  if (container === null) return { kind: "receive", id, atMs, items: came };
  const gone = [{ id: container, count: 1 }];
  return { kind: "exchange", id, atMs, place: "container", gone, came };
}

/** A full blood bag for an empty one. The faction's armoury may keep it. */
function bloodBag(entry: LogEntry): LedgerEvent {
  const { id, atMs, fields: wire } = entry;
  const fields = logFields(entry);
  const empty = wholeIn(wire.item);
  const [full] = itemsNamed("bloodBag", fields);
  if (empty === null) return other(entry, "unreadable");
  const gone = [{ id: empty, count: 1 }];
  const isDeposited = fields.some(({ name, value }) => name === "armoryDeposit" && !isNo(value));
  return full !== undefined && !isDeposited
    ? { kind: "exchange", id, atMs, place: "container", gone, came: [full] }
    : { kind: "give", id, atMs, items: gone };
}

const isNo = (value: LogField["value"]) =>
  value.kind === "count"
    ? value.count === 0
    : value.kind === "text" && /^(0|false)$/.test(value.text);

/** Items for which a shop pays in points: the value of all of them is a number of points. */
function soldForPoints(entry: LogEntry): LedgerEvent {
  const { id, atMs } = entry;
  const fields = logFields(entry);
  const gone = itemsIn(entry, fields);
  const points = countNamed("totalValue", fields) ?? countNamed("costTotal", fields);
  if (gone === null) return other(entry, "unreadable");
  if (points === null) return { kind: "give", id, atMs, items: gone };
  return { kind: "exchange", id, atMs, place: "shop", gone, came: [{ id: POINTS, count: points }] };
}

function museumExchange(entry: LogEntry): LedgerEvent {
  const { id, atMs, fields: wire } = entry;
  const set = typeof wire.set === "string" ? wire.set.trim() : "";
  const sets = wholeIn(wire.quantity);
  if (set === "" || sets === null) return other(entry, "unreadable");
  const points = countNamed("pointsReceived", logFields(entry));
  return { kind: "museum", id, atMs, set, sets, points };
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
  const items = [...itemsNamed("item", fields), ...itemsNamed("items", fields)];
  return items.length === 0 ? null : items;
}

const itemsNamed = (name: string, fields: readonly LogField[]): LogItem[] =>
  fields.flatMap((field) =>
    field.name === name && field.value.kind === "items"
      ? field.value.items.map(({ id, count }) => ({ id, count }))
      : [],
  );

/** The whole number above zero in a value, which may be text. Null if there is none. */
function wholeIn(wire: unknown): number | null {
  const number = numberIn(wire);
  return number !== null && Number.isInteger(number) && number > 0 ? number : null;
}

/** The whole number above zero in a field. Null if there is none. */
function countNamed(name: string, fields: readonly LogField[]): number | null {
  const value = fields.find((field) => field.name === name)?.value;
  if (value?.kind === "count") return wholeIn(value.count);
  return value?.kind === "text" ? wholeIn(value.text) : null;
}

function pointsIn({ fields }: LogEntry): LogItem[] | null {
  const count = wholeIn(fields.quantity);
  return count === null ? null : [{ id: POINTS, count }];
}

/** The dollars in a field; null if it has none. */
function moneyIn(fields: readonly LogField[], name: string): number | null {
  const value = fields.find((field) => field.name === name)?.value;
  return value?.kind === "money" && value.dollars >= 0 ? Math.round(value.dollars) : null;
}

/**
 * The ids of the types that the ledger loads, at most ten in each call. An opened parcel (4001) and a Halloween basket (2535) aren't
 * among them: every page would need a further call, for items that come without a price and so never have a profit.
 */
export const LEDGER_TYPES = [
  // Most of a trader's entries have these types. Their page decides how far back the others load.
  [1103, 1104, 1112, 1113, 1220, 1221, 1225, 1226, 4200, 4201],
  [4210, 4320, 4322, 4440, 4441, 4445, 4446, 4102, 4103, 5530],
  [4100, 4101, 4104, 4105, 1500, 1501, 5010, 5011, 2290, 2291],
  [4220, 4450, 4451, 2340, 2390, 2400, 2480, 6768, 6769, MUSEUM_EXCHANGE],
] as const;

/** The category of flights and fares. */
export const TRAVEL_CATEGORY = 87;
