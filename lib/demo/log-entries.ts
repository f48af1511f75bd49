import { routeFee, saleRoute } from "@/lib/game/shops/resale";

import { CITY_SHOPS } from "./city-shops";
import type { dividends } from "./holdings";
import { knownItem } from "./item-catalogue";
import type { Random } from "./random";

/** A log entry: its type, time and fields. */
export interface LogEvent {
  type: number;
  time: number;
  data?: Record<string, unknown>;
}

export function cityShopPurchase(
  area: number,
  item: number,
  quantity: number,
  time: number,
): LogEvent {
  const shop = CITY_SHOPS.find(({ id }) => id === area);
  const price = shop?.items.find(({ id }) => id === item)?.price;
  if (price === undefined) throw new RangeError(`Shop ${area} does not sell item ${item}`);
  const data = { area, item, quantity, cost_each: price, cost_total: price * quantity };
  return { type: 4200, time, data };
}

const SPIN_COSTS = { Lame: 1_000, Mediocrity: 50_000, Awesome: 1_000_000 };

/** A spin and its outcome, both in the same second. */
export function wheel(
  time: number,
  name: keyof typeof SPIN_COSTS,
  outcome: { type: number; data?: Record<string, unknown> },
): LogEvent[] {
  const named = { wheel: `the Wheel of ${name}` };
  return [
    { type: 8370, time, data: { cost: SPIN_COSTS[name], ...named } },
    { type: outcome.type, time, data: { ...named, ...outcome.data } },
  ];
}

/** What the explorer trains, and what a session brings: three a day, as `own-stats` tells of them. */
const TRAINED = [
  ["strength", 260_000],
  ["defense", 118_000],
  ["speed", 325_000],
] as const;

export function gym(random: Random, time: number): LogEvent {
  const index = random.int(0, 2);
  const [stat, usual] = TRAINED[index] ?? TRAINED[0];
  const gained = (usual * random.int(600, 1_400)) / 1_000;
  const data = { trains: 10, energy_used: 100, [`${stat}_increased`]: gained, gym: 24 };
  return { type: 5300 + index, time, data };
}

const MARKET = saleRoute("market");
const TRADED = [206, 370, 368, 818, 186, 261, 197, 283];

export function marketTrade(random: Random, time: number): LogEvent {
  const { id, marketPrice } = knownItem(random.pick(TRADED));
  const quantity = random.int(1, 12);
  const total = marketPrice * quantity;
  const stranger = random.int(2e6, 3e6);
  const data = { anonymous: 0, items: pile(id, quantity), cost_each: marketPrice };
  if (random.chance(0.5)) {
    return { type: 1112, time, data: { seller: stranger, ...data, cost_total: total } };
  }
  // What the seller gets, the fee already taken off.
  const fee = routeFee(total, MARKET);
  return { type: 1113, time, data: { buyer: stranger, ...data, fee, cost_total: total - fee } };
}

/** A number of an item with no unique id. */
const pile = (id: number, quantity: number) => [{ id, uid: null, qty: quantity }];

export function bazaarSale(random: Random, time: number): LogEvent {
  const { id, marketPrice } = knownItem(random.pick(TRADED));
  const quantity = random.int(1, 40);
  const data = { buyer: random.int(2e6, 3e6), items: pile(id, quantity), cost_each: marketPrice };
  return { type: 1226, time, data: { ...data, cost_total: marketPrice * quantity } };
}

/** Bought abroad, as many as a suitcase holds. */
export function purchaseAbroad(random: Random, time: number): LogEvent {
  const { area, item, price } = random.pick(ABROAD);
  const quantity = random.int(15, 29);
  const data = { area, item, quantity, cost_each: price, cost_total: price * quantity };
  return { type: 4201, time, data };
}

const ABROAD = [
  { area: 4, item: 206, price: 740_000 },
  { area: 9, item: 261, price: 30 },
] as const;

const CRIMES = ["searching the junkyard", "copying DVDs", "pickpocketing a businessman"];

export function crime(random: Random, time: number): LogEvent {
  const data = { crime_action: random.pick(CRIMES), nerve: random.int(2, 8), outcome: 1368 };
  return random.chance(0.7)
    ? { type: 9015, time, data: { ...data, money_gained: random.int(20, 900) * 100 } }
    : { type: 9020, time, data: { ...data, items_gained: pile(random.pick(TRADED), 1) } };
}

type Payment = ReturnType<typeof dividends>[number];

const DIVIDEND_ITEMS: Readonly<Record<number, number>> = { 4: 368, 7: 365, 16: 370, 19: 364 };

export function dividendEntry({ stock, increment, timestamp: time }: Payment): LogEvent {
  const item = DIVIDEND_ITEMS[stock.id];
  if (item !== undefined) {
    return { type: 5530, time, data: { stock: stock.id, item: { [item]: increment } } };
  }
  if (stock.id === 29) return { type: 5535, time, data: { stock: 29, energy: 100 * increment } };
  if (stock.id === 35) return { type: 5537, time, data: { stock: 35, points: 100 * increment } };
  const money = Number(stock.bonus.description.replace(/\D/g, "")) * increment;
  return { type: 5531, time, data: { stock: stock.id, money } };
}
