import { sum } from "@/lib/common/numbers";
import type { LogItem } from "@/lib/game/logs/log-entry";

import type { LedgerEvent, Place, TradeLine } from "./events";

/** The market value of an item in dollars; null if unknown. */
export type MarketValues = (item: number) => number | null;

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
}

/**
 * All movements in the order of time. Of the same second, what comes is before what leaves. The order of the events makes no
 * difference.
 */
export function movementsOf(
  events: readonly LedgerEvent[],
  marketValue: MarketValues,
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
        const money = isIncoming ? 0 : null;
        const deal = { id, atMs, isIncoming, place: null, money, fee: 0 };
        movements.push(...piles(event.items).map((pile) => ({ ...deal, ...pile })));
        break;
      }
      case "trade":
        trades.set(event.tradeId, [...(trades.get(event.tradeId) ?? []), event]);
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
  return movements.sort(
    (a, b) =>
      a.atMs - b.atMs ||
      Number(b.isIncoming) - Number(a.isIncoming) ||
      compare(a.id, b.id) ||
      a.item - b.item,
  );
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

type Deal = Pick<Movement, "id" | "atMs" | "isIncoming" | "place">;

/**
 * A trade whose items all go one way is a purchase or a sale for the money that goes the other way. With items in both
 * directions, or money and items in one, nobody can say what each item cost: its money is unknown.
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
  const isPurchase = went.items.length === 0 && came.money === 0 && went.money > 0;
  const isSale = came.items.length === 0 && went.money === 0 && came.money > 0;
  const isGift = came.money === 0 && went.money === 0 && went.items.length === 0;
  const cost = { money: isPurchase ? went.money : isGift ? 0 : null, fee: 0 };
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
  { money, fee }: Pick<Movement, "money" | "fee">,
  marketValue: MarketValues,
): Movement[] {
  const [only, second] = items;
  // Most deals have one item, which needs no split.
  if (only !== undefined && second === undefined) {
    return [{ ...deal, item: only.id, quantity: only.count, money, fee }];
  }
  const found = piles(items);
  const isFree = money === 0 && fee === 0;
  const worth = found.map(({ item, quantity }) => {
    // Several of one item may be listed one by one.
    if (found.length === 1) return 1;
    const each = marketValue(item);
    return each === null || each <= 0 ? null : each * quantity;
  });
  const known = worth.filter((value) => value !== null);
  const isSplit = known.length === found.length && money !== null;
  const total = sum(known);
  let before = 0;
  return found.map((pile, index) => {
    const after = before + (worth[index] ?? 0);
    const part = (whole: number) => portion(whole, after, total) - portion(whole, before, total);
    const moved = isSplit ? { money: part(money), fee: part(fee) } : { money: null, fee: 0 };
    before = after;
    return { ...deal, ...pile, ...(isFree ? { money: 0, fee: 0 } : moved) };
  });
}

/** The first `part` of a whole, in whole dollars. All parts together are exactly the whole. */
export const portion = (dollars: number, part: number, whole: number): number =>
  part === whole ? dollars : Math.round(dollars * (part / whole));

/** The items with their quantities, one entry each. */
function piles(items: readonly LogItem[]): { item: number; quantity: number }[] {
  const counts = new Map<number, number>();
  for (const { id, count } of items) counts.set(id, (counts.get(id) ?? 0) + count);
  return [...counts]
    .filter(([, quantity]) => quantity > 0)
    .map(([item, quantity]) => ({ item, quantity }))
    .sort((a, b) => a.item - b.item);
}
