import { sum } from "@/lib/common/numbers";
import type { LogItem } from "@/lib/game/logs/log-entry";

import {
  type Exchange,
  type LedgerEvent,
  type MuseumExchange,
  type Place,
  POINTS,
  type TradeLine,
} from "./events";

/** The market value of an item in dollars; null if unknown. */
export type MarketValues = (item: number) => number | null;

/** The items of a set of the museum, by the set's name; null if unknown. */
export type MuseumSets = (name: string) => readonly number[] | null;

/** A part of a whole, from one mark to the next, so that all parts add up to it. */
interface Share {
  from: number;
  to: number;
  whole: number;
}

/** A quantity of one item that came to the player or left them. */
export interface Movement {
  /** The id of the log entry, or of the trade. */
  id: string;
  atMs: number;
  item: number;
  /** At least 1. */
  quantity: number;
  isIncoming: boolean;
  /** The money paid, or received after the fee, for the whole quantity; null if unknown, 0 if it was free. */
  money: number | null;
  fee: number;
  /** Null for items without a price, such as gifts. */
  place: Place | null;
  /** "given" for what was exchanged; for what came in return, its share of the cost. Null for others, and if that is unknown. */
  exchange: "given" | Share | null;
}

/**
 * All movements in the order of time. Of the same second, what comes is before what leaves, and an exchange between them. The
 * order of the events makes no difference.
 */
export function movementsOf(
  events: readonly LedgerEvent[],
  marketValue: MarketValues,
  museumSets: MuseumSets,
): readonly Movement[] {
  const trades = new Map<string, TradeLine[]>();
  const movements: Movement[] = [];
  for (const event of events) {
    const { id, atMs } = event;
    switch (event.kind) {
      case "buy":
      case "sell": {
        const isIncoming = event.kind === "buy";
        const money = event.kind === "buy" ? event.cost : event.proceeds;
        const fee = event.kind === "buy" ? 0 : event.fee;
        const deal = { id, atMs, isIncoming, place: event.place };
        movements.push(...withMoney(deal, event.items, { money, fee }, marketValue));
        break;
      }
      case "receive":
      case "give": {
        const isIncoming = event.kind === "receive";
        const deal = { id, atMs, isIncoming, place: null };
        const price = { money: isIncoming ? 0 : null, fee: 0 };
        for (const pile of piles(event.items)) movements.push(movement(deal, pile, price, null));
        break;
      }
      case "trade": {
        const lines = trades.get(event.tradeId);
        if (lines === undefined) trades.set(event.tradeId, [event]);
        else lines.push(event);
        break;
      }
      case "exchange":
        movements.push(...ofExchange(event, marketValue));
        break;
      case "museum":
        movements.push(...ofExchange(museumPoints(event, museumSets), marketValue));
        break;
      case "depart":
      case "arrive":
      case "fare":
      case "other":
      case "unreadable":
        break;
    }
  }
  for (const lines of trades.values()) movements.push(...ofTrade(lines, marketValue));
  return movements.sort((a, b) => a.atMs - b.atMs || rankOf(a) - rankOf(b) || compare(a.id, b.id));
}

/** The order within a second. */
const rankOf = ({ isIncoming, exchange }: Movement): number => {
  if (exchange === null) return isIncoming ? 0 : 3;
  return exchange === "given" ? 1 : 2;
};

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

type Deal = Pick<Movement, "id" | "atMs" | "isIncoming" | "place">;

type Pile = Pick<Movement, "item" | "quantity">;

type Price = Pick<Movement, "money" | "fee">;

/** A movement. All are built here, with their properties in one order: sorting is several times slower otherwise. */
const movement = (
  { id, atMs, isIncoming, place }: Deal,
  { item, quantity }: Pile,
  { money, fee }: Price,
  exchange: Movement["exchange"],
): Movement => ({ id, atMs, item, quantity, isIncoming, money, fee, place, exchange });

type Exchanged = Pick<Exchange, "id" | "atMs" | "place" | "gone" | "came">;

/** The exchange of sets for points. Nothing goes if the items of the set are unknown. */
function museumPoints(event: MuseumExchange, museumSets: MuseumSets): Exchanged {
  const { id, atMs, set, sets, points } = event;
  const items = museumSets(set) ?? [];
  return {
    id,
    atMs,
    place: "museum",
    gone: items.map((item) => ({ id: item, count: sets })),
    came: [{ id: POINTS, count: points ?? 0 }],
  };
}

/** Items that came have the cost of those that went, split by market value. */
function ofExchange({ id, atMs, place, gone, came }: Exchanged, marketValue: MarketValues) {
  const price = { money: null, fee: 0 };
  const found = piles(came);
  const shares = gone.length === 0 ? null : sharesOf(found, marketValue);
  return [
    ...piles(gone).map((pile) =>
      movement({ id, atMs, isIncoming: false, place }, pile, price, "given"),
    ),
    ...found.map((pile, index) =>
      movement({ id, atMs, isIncoming: true, place }, pile, price, shares?.[index] ?? null),
    ),
  ];
}

/**
 * A trade whose items all go one way is a purchase, a gift or a sale for the money that goes the other way. With items in both
 * directions, money and items in one, or a property, nobody can say what each item cost: its money is unknown.
 */
function ofTrade(lines: readonly TradeLine[], marketValue: MarketValues): Movement[] {
  const side = (isIncoming: boolean) => {
    const its = lines.filter((line) => line.isIncoming === isIncoming);
    return {
      money: sum(its.map(({ money }) => money)),
      items: its.flatMap(({ items }) => items),
    };
  };
  const [came, went] = [side(true), side(false)];
  const id = lines.map((line) => line.id).sort(compare)[0] ?? "";
  const atMs = Math.max(...lines.map((line) => line.atMs));
  const deal = (isIncoming: boolean): Deal => ({ id, atMs, isIncoming, place: "trade" });
  const isPriced = !lines.some(({ isProperty }) => isProperty);
  const isPurchase = isPriced && went.items.length === 0 && came.money === 0;
  const isSale = isPriced && came.items.length === 0 && went.money === 0 && came.money > 0;
  const cost = { money: isPurchase ? went.money : null, fee: 0 };
  const proceeds = { money: isSale ? came.money : null, fee: 0 };
  return [
    ...withMoney(deal(true), came.items, cost, marketValue),
    ...withMoney(deal(false), went.items, proceeds, marketValue),
  ];
}

/** The movements of a deal, its money split by the market value of the items. Unknown if one of several has no value. */
function withMoney(
  deal: Deal,
  items: readonly LogItem[],
  price: Price,
  marketValue: MarketValues,
): Movement[] {
  const [only, second] = items;
  // Most deals have one item, which needs no split.
  if (only !== undefined && second === undefined) {
    return [movement(deal, { item: only.id, quantity: only.count }, price, null)];
  }
  const { money, fee } = price;
  const found = piles(items);
  const isFree = money === 0 && fee === 0;
  const shares = isFree ? null : sharesOf(found, marketValue);
  return found.map((pile, index) => {
    const share = shares?.[index];
    const moved =
      share === undefined || money === null
        ? { money: isFree ? 0 : null, fee: 0 }
        : { money: shareOf(money, share), fee: shareOf(fee, share) };
    return movement(deal, pile, moved, null);
  });
}

/** The share of each item in the price of all, by market value. Null if one of several has no value. */
function sharesOf(found: readonly Pile[], marketValue: MarketValues): readonly Share[] | null {
  // A single one has all of it, whatever it is worth.
  const worth =
    found.length === 1
      ? [1]
      : found.map(({ item, quantity }) => (marketValue(item) ?? 0) * quantity);
  if (worth.some((value) => value <= 0)) return null;
  const whole = sum(worth);
  let to = 0;
  return worth.map((value) => {
    const from = to;
    to += value;
    return { from, to, whole };
  });
}

/** The share of a whole in whole dollars. The shares of all are exactly the whole. */
export const shareOf = (dollars: number, { from, to, whole }: Share): number =>
  portion(dollars, to, whole) - portion(dollars, from, whole);

/** The first `part` of a whole, in whole dollars. All parts together are exactly the whole. */
export const portion = (dollars: number, part: number, whole: number): number =>
  part === whole ? dollars : Math.round(dollars * (part / whole));

/** The items with their quantities, one entry each. */
function piles(items: readonly LogItem[]): Pile[] {
  const counts = new Map<number, number>();
  for (const { id, count } of items) counts.set(id, (counts.get(id) ?? 0) + count);
  return [...counts]
    .filter(([, quantity]) => quantity > 0)
    .map(([item, quantity]) => ({ item, quantity }))
    .sort((a, b) => a.item - b.item);
}
