import { sum } from "@/lib/common/numbers";
import { routeFee, saleRoute } from "@/lib/game/shops/sale-routes";

import { type LogEvent, MINUTE } from "./clock";
import { knownItem } from "./item-catalogue";
import { seededRandom } from "./random";
import { ownTrips } from "./roster";

const TORN = 1;

/** The game's ids of the countries, with the flower that the player buys there and its price. */
const COUNTRIES: Readonly<Record<string, { area: number; item: number; price: number }>> = {
  Mexico: { area: 2, item: 260, price: 300 },
  Canada: { area: 9, item: 263, price: 600 },
  "Cayman Islands": { area: 12, item: 617, price: 4_000 },
};

/** Purchases are made this long after landing. */
const SHOPPING = 3 * MINUTE;

/** Both flights of each trip between these times, and on most trips a suitcase of flowers. */
export function tripEvents(since: number, until: number): LogEvent[] {
  return ownTrips(since, until).flatMap(({ country, departure, flight, returns }) => {
    const random = seededRandom(`purchases ${departure}`);
    const goods = COUNTRIES[country];
    if (goods === undefined) throw new RangeError(`Nothing to buy in ${country}`);
    const { area, item, price } = goods;
    const duration = { duration: flight, travel_method: "standard" };
    const quantity = random.int(22, 29);
    const data = { area, item, quantity, cost_each: price, cost_total: price * quantity };
    return [
      { type: 6000, time: departure, data: { origin: TORN, destination: area, ...duration } },
      ...(random.chance(0.8) ? [{ type: 4201, time: departure + flight + SHOPPING, data }] : []),
      { type: 6000, time: returns, data: { origin: area, destination: TORN, ...duration } },
    ];
  });
}

/** True for the flight that begins a trip. */
export const isOutbound = ({ type, data }: LogEvent): boolean =>
  type === 6000 && data?.origin === TORN;

/** The types by which flowers and plushies come and go. */
const COMES = [1112, 4200, 4201];
const GOES = [1113, 1226];

/** The number of an item that came by an event; negative if it went. */
function cameBy({ type, data = {} }: LogEvent, item: number): number {
  const sign = COMES.includes(type) ? 1 : GOES.includes(type) ? -1 : 0;
  if (sign === 0) return 0;
  if (data.item === item) return sign * Number(data.quantity);
  const items: readonly unknown[] = Array.isArray(data.items) ? data.items : [];
  return sign * sum(items.map((pile) => countIn(pile, item)));
}

/** The number of an item in `{ id, qty }`. */
function countIn(pile: unknown, item: number): number {
  const isIt = typeof pile === "object" && pile !== null && "id" in pile && pile.id === item;
  return isIt && "qty" in pile ? Number(pile.qty) : 0;
}

/** The number of an item that is left of what came by these events. What had been there before them doesn't count. */
export const leftOf = (events: readonly LogEvent[], item: number): number =>
  events
    .map((event) => ({ time: event.time, count: cameBy(event, item) }))
    .filter(({ count }) => count !== 0)
    .toSorted((a, b) => a.time - b.time)
    .reduce((held, { count }) => Math.max(0, held + count), 0);

/** Some minutes after landing in Torn, the player sells the flowers of the country, on most trips all of them. */
export const souvenirSales = (events: readonly LogEvent[], until: number): LogEvent[] =>
  Object.values(COUNTRIES).flatMap((country) => salesOf(country, events, until));

function salesOf(
  { area, item }: { area: number; item: number },
  events: readonly LogEvent[],
  until: number,
): LogEvent[] {
  const { marketPrice } = knownItem(item);
  const homecomings = events
    .filter(({ type, data }) => type === 6000 && data?.origin === area)
    .map(({ time: departure, data }) => {
      // Its own for each trip, so that a later trip doesn't change the sales of earlier ones.
      const random = seededRandom(`sales of ${item} ${departure}`);
      return { random, time: departure + Number(data?.duration) + random.int(4, 40) * MINUTE };
    })
    .filter(({ time }) => time <= until)
    .toSorted((a, b) => a.time - b.time);
  const moves = events
    .map((event) => ({ time: event.time, count: cameBy(event, item) }))
    .filter(({ count }) => count !== 0)
    .toSorted((a, b) => a.time - b.time);
  let held = 0;
  let next = 0;
  return homecomings.flatMap(({ random, time }) => {
    for (; next < moves.length && (moves[next]?.time ?? time) < time; next++) {
      // Items sold without having been bought were there before the log.
      held = Math.max(0, held + (moves[next]?.count ?? 0));
    }
    const quantity = random.chance(0.75) ? held : Math.floor(held * random.next());
    if (quantity === 0) return [];
    held -= quantity;
    const cost = Math.round(marketPrice * (0.9 + 0.2 * random.next()));
    const total = cost * quantity;
    const fee = routeFee(total, saleRoute("market"));
    const items = [{ id: item, uid: null, qty: quantity }];
    const data = { buyer: random.int(2e6, 3e6), anonymous: 0, items, cost_each: cost };
    return [{ type: 1113, time, data: { ...data, fee, cost_total: total - fee } }];
  });
}
