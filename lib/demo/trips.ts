import { sum } from "@/lib/common/numbers";
import { routeFee, saleRoute } from "@/lib/game/shops/resale";

import { type LogEvent, MINUTE } from "./clock";
import { knownItem } from "./item-catalogue";
import { seededRandom } from "./random";
import { BACK_AFTER, FLIGHT_SECONDS, ownTrips } from "./roster";

const TORN = 1;
const MEXICO = 2;
const DAHLIA = 260;
const PRICE_ABROAD = 300;

/** Purchases are made this long after landing. */
const SHOPPING = 3 * MINUTE;

/** Both flights of each trip between these times, and on most trips a suitcase of Dahlias. */
export function tripEvents(since: number, until: number): LogEvent[] {
  const random = seededRandom("trips");
  return ownTrips(since, until).flatMap((departure) => {
    const flight = { duration: FLIGHT_SECONDS, travel_method: "standard" };
    const quantity = random.int(22, 29);
    const data = {
      area: MEXICO,
      item: DAHLIA,
      quantity,
      cost_each: PRICE_ABROAD,
      cost_total: PRICE_ABROAD * quantity,
    };
    return [
      { type: 6000, time: departure, data: { origin: TORN, destination: MEXICO, ...flight } },
      ...(random.chance(0.8)
        ? [{ type: 4201, time: departure + FLIGHT_SECONDS + SHOPPING, data }]
        : []),
      {
        type: 6000,
        time: departure + BACK_AFTER,
        data: { origin: MEXICO, destination: TORN, ...flight },
      },
    ];
  });
}

/** True for the flight that begins a trip. */
export const isOutbound = ({ type, data }: LogEvent): boolean =>
  type === 6000 && data?.origin === TORN;

/** The types by which Dahlias come and go. */
const COMES = [1112, 4201];
const GOES = [1113, 1226];

function dahliasIn({ type, data = {} }: LogEvent): number {
  const sign = COMES.includes(type) ? 1 : GOES.includes(type) ? -1 : 0;
  if (sign === 0) return 0;
  if (data.item === DAHLIA) return sign * Number(data.quantity);
  const items: readonly unknown[] = Array.isArray(data.items) ? data.items : [];
  return sign * sum(items.map(dahliasOf));
}

/** The Dahlias in `{ id, qty }`. */
function dahliasOf(item: unknown): number {
  const isDahlia = typeof item === "object" && item !== null && "id" in item && item.id === DAHLIA;
  return isDahlia && "qty" in item ? Number(item.qty) : 0;
}

/** Some minutes after landing in Torn, the player sells the Dahlias that they have, on most trips all of them. */
export function dahliaSales(events: readonly LogEvent[], until: number): LogEvent[] {
  const random = seededRandom("dahlias");
  const { marketPrice } = knownItem(DAHLIA);
  const homecomings = events
    .filter((event) => event.type === 6000 && !isOutbound(event))
    .map(({ time }) => time + FLIGHT_SECONDS + random.int(4, 40) * MINUTE)
    .filter((time) => time <= until)
    .toSorted((a, b) => a - b);
  const moves = events
    .map((event) => ({ time: event.time, count: dahliasIn(event) }))
    .filter(({ count }) => count !== 0)
    .toSorted((a, b) => a.time - b.time);
  let held = 0;
  let next = 0;
  return homecomings.flatMap((time) => {
    for (; next < moves.length && (moves[next]?.time ?? time) < time; next++) {
      // What was sold without having been bought was there before the log.
      held = Math.max(0, held + (moves[next]?.count ?? 0));
    }
    const quantity = random.chance(0.75) ? held : Math.floor(held * random.next());
    if (quantity === 0) return [];
    held -= quantity;
    const cost = Math.round(marketPrice * (0.9 + 0.2 * random.next()));
    const total = cost * quantity;
    const fee = routeFee(total, saleRoute("market"));
    const items = [{ id: DAHLIA, uid: null, qty: quantity }];
    const data = { buyer: random.int(2e6, 3e6), anonymous: 0, items, cost_each: cost };
    return [{ type: 1113, time, data: { ...data, fee, cost_total: total - fee } }];
  });
}
