import { routeFee, saleRoute } from "@/lib/game/shops/sale-routes";

import { BOOSTER_COOLDOWN, cityBank, DRUG_COOLDOWN, VIRUS_HOURS, virusUntil } from "./account";
import { CITY_SHOPS } from "./city";
import { type Clock, DAY, HOUR, type LogEvent, MINUTE, oncePerClock, OWN_DAYS } from "./clock";
import { COMPANY_ID } from "./companies";
import { CURRENT_COURSE } from "./education";
import { trainingEvents } from "./gyms";
import { knownItem } from "./item-catalogue";
import { museumEvents } from "./museum";
import { type Random, seededRandom } from "./random";
import { activeMember, canAct, FACTION_ID, ownMoment, PLAYER_ID, rosterMember } from "./roster";
import { dividends, holdings } from "./stocks";
import { souvenirSales, tripEvents } from "./trips";

function cityShopPurchase(area: number, item: number, quantity: number, time: number): LogEvent {
  const shop = CITY_SHOPS.find(({ id }) => id === area);
  const price = shop?.items.find(({ id }) => id === item)?.price;
  if (price === undefined) throw new RangeError(`Shop ${area} does not sell item ${item}`);
  const data = { area, item, quantity, cost_each: price, cost_total: price * quantity };
  return { type: 4200, time, data };
}

/** The shops with many goods that a player would buy by the dozen. */
const USUAL_SHOPS = CITY_SHOPS.map(({ id, items }) => ({
  id,
  items: items.filter(({ price }) => price <= 20_000),
})).filter(({ items }) => items.length > 5);

const SPIN_COSTS = { Lame: 1_000, Mediocrity: 50_000, Awesome: 1_000_000 };

/** A spin and its outcome, both in the same second. */
function wheel(
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

const MARKET = saleRoute("market");

const TRADED = [206, 370, 368, 818, 186, 261, 197, 283];

/** Items that the player trades in larger numbers. The inventory lists what is left of each. */
const IN_STOCK = [186, 261, 260, 258, 273, 384];

/** A random number of an item, lower for more expensive items. */
const someOf = (random: Random, price: number, most: number) =>
  random.int(1, Math.max(1, Math.min(most, Math.floor(3_000_000 / price))));

function marketTrade(random: Random, time: number): LogEvent {
  const { id, marketPrice } = knownItem(random.pick(IN_STOCK));
  const quantity = someOf(random, marketPrice, 12);
  const total = marketPrice * quantity;
  const stranger = random.int(2e6, 3e6);
  const data = { anonymous: 0, items: pile(id, quantity), cost_each: marketPrice };
  if (random.chance(0.5)) {
    return { type: 1112, time, data: { seller: stranger, ...data, cost_total: total } };
  }
  // The seller's income, after the fee.
  const fee = routeFee(total, MARKET);
  return { type: 1113, time, data: { buyer: stranger, ...data, fee, cost_total: total - fee } };
}

/** A number of an item without unique ids. */
const pile = (id: number, quantity: number) => [{ id, uid: null, qty: quantity }];

function bazaarSale(random: Random, time: number): LogEvent {
  const { id, marketPrice } = knownItem(random.pick(IN_STOCK));
  const quantity = someOf(random, marketPrice, 40);
  // The price has its own generator, so that the rest of the log doesn't depend on it.
  const factor = 0.97 + 0.06 * seededRandom(`bazaar price ${time}`).next();
  const each = Math.round(marketPrice * factor);
  const data = { buyer: random.int(2e6, 3e6), items: pile(id, quantity), cost_each: each };
  return { type: 1226, time, data: { ...data, cost_total: each * quantity } };
}

const CRIMES = ["searching the junkyard", "copying DVDs", "pickpocketing a businessman"];

function crime(random: Random, time: number): LogEvent {
  const data = { crime_action: random.pick(CRIMES), nerve: random.int(2, 8), outcome: 1368 };
  return random.chance(0.7)
    ? { type: 9015, time, data: { ...data, money_gained: random.int(20, 900) * 100 } }
    : { type: 9020, time, data: { ...data, items_gained: pile(random.pick(TRADED), 1) } };
}

type Payment = ReturnType<typeof dividends>[number];

const DIVIDEND_ITEMS: Readonly<Record<number, number>> = { 4: 368, 7: 365, 16: 370, 19: 364 };

function dividendEntry({ stock, increment, timestamp: time }: Payment): LogEvent {
  const item = DIVIDEND_ITEMS[stock.id];
  if (item !== undefined) {
    return { type: 5530, time, data: { stock: stock.id, item: { [item]: increment } } };
  }
  if (stock.id === 29) return { type: 5535, time, data: { stock: 29, energy: 100 * increment } };
  if (stock.id === 35) return { type: 5537, time, data: { stock: 35, points: 100 * increment } };
  const money = Number(stock.bonus.description.replace(/\D/g, "")) * increment;
  return { type: 5531, time, data: { stock: stock.id, money } };
}

/** The explorer travels on while the sample is open. */
const TRIPS_AHEAD = 12 * HOUR;

/** A completed virus. None follows the start of the current virus. */
const VIRUS_COMPLETE = 5802;

/** All actions of the explorer in a year except fights, and the trips of the next hours, in any order. */
export const ownEvents = oncePerClock((clock): LogEvent[] => {
  const random = seededRandom("logs");
  const events = [...today(clock), ...fromAccount(clock)];
  for (let days = 1; days <= OWN_DAYS; days++) {
    events.push(...routine(random, clock, clock.midnight - days * DAY));
  }
  const virusStart = virusUntil(clock) - VIRUS_HOURS * HOUR;
  const past = events.filter(
    ({ type, time }) => time <= clock.now && (type !== VIRUS_COMPLETE || time < virusStart),
  );
  const trips = tripEvents(clock.midnight - OWN_DAYS * DAY, clock.now + TRIPS_AHEAD);
  return [...past, ...trips, ...souvenirSales([...past, ...trips], clock.now)];
});

/** Today's actions: 52 of the 100 purchases, a prayer and no donation, only the cheapest wheel, only the nerve refill. */
function today(clock: Clock): LogEvent[] {
  const shopping = clock.today(0.42);
  return [
    { type: 101, time: clock.today(0.05) },
    { type: 5971, time: clock.today(0.06) },
    ...wheel(clock.today(0.08), "Lame", { type: 8374, data: { money: 2_500 } }),
    { type: 4905, time: clock.today(0.33), data: { points_used: 30, nerve_increased: 62 } },
    cityShopPurchase(101, 310, 20, shopping),
    cityShopPurchase(101, 209, 12, shopping),
    cityShopPurchase(103, 186, 10, shopping),
    cityShopPurchase(110, 731, 10, clock.today(0.47)),
    crime(seededRandom("crime today"), clock.today(0.64)),
    bazaarSale(seededRandom("bazaar today"), clock.today(0.71)),
    { type: 8301, time: clock.today(0.8), data: { bet_amount: 100_000 } },
  ];
}

/** A Xanax as soon as the cooldown of the last one is over, or some hours later. One in a hundred is an overdose. */
function xanax(clock: Clock): LogEvent[] {
  const random = seededRandom("xanax");
  const events: LogEvent[] = [];
  const oldest = clock.midnight - OWN_DAYS * DAY;
  let time = clock.ago(XANAX_COOLDOWN - DRUG_COOLDOWN);
  while (time >= oldest) {
    const isTooMuch = events.length > 0 && random.chance(0.01);
    events.push(
      isTooMuch
        ? { type: 2291, time, data: { item: 206 } }
        : { type: 2290, time, data: { item: 206, energy_increased: 250, happy_increased: 75 } },
    );
    time -= XANAX_COOLDOWN + random.int(5 * MINUTE, random.chance(0.3) ? 9 * HOUR : HOUR);
  }
  return events;
}

const XANAX_COOLDOWN = 7 * HOUR;

const CAN_HOURS = 2;
const DVD_HOURS = 6;

/** Two cans each day, and every third day three DVDs with them. The rest of their cooldown is the account's booster cooldown. */
function boosters(clock: Clock): LogEvent[] {
  const events: LogEvent[] = [];
  const can = { item: 530, energy_increased: 20 };
  const dvd = { item: 366, happy_increased: 2_500 };
  const latest = clock.ago((2 * CAN_HOURS + 3 * DVD_HOURS) * HOUR - BOOSTER_COOLDOWN);
  for (let days = 0; days <= OWN_DAYS; days++) {
    const time = latest - days * (DAY + 7 * MINUTE);
    events.push({ type: 2040, time, data: can }, { type: 2040, time, data: can });
    for (let each = 0; each < 3 && days % 3 === 0; each++) {
      events.push({ type: 2180, time, data: dvd });
    }
  }
  return events;
}

/** The current investment, and earlier ones. */
function bank(clock: Clock): LogEvent[] {
  const { amount, profit, duration, invested_at: latest } = cityBank(clock);
  const events: LogEvent[] = [];
  for (let days = 0; days < OWN_DAYS - 2 * duration; days += duration) {
    const time = latest - days * DAY;
    events.push(
      { type: 5450, time, data: { amount, duration: duration * DAY } },
      { type: 5451, time: time - MINUTE, data: { amount: amount + profit } },
    );
  }
  return events;
}

/** Money from a member who was active at that time. */
function received(clock: Clock, time: number): LogEvent[] {
  // How often it is asked for a member depends on the hour. It has its own generator, so that the rest of the log doesn't.
  const sender = activeMember(seededRandom(`thanks ${time}`), clock, time, "thanks").id;
  if (sender === PLAYER_ID) return [];
  const data = { sender, money: 1_000_000, message: "Thanks for the xanax", anonymous: 0 };
  return [{ type: 4810, time, data }];
}

/** Money from the co-leader, if active at that time. */
function paidOut(random: Random, clock: Clock, time: number): LogEvent[] {
  const money = random.int(4, 90) * 250_000;
  const second = rosterMember(1);
  if (!canAct(clock, second, time)) return [];
  return [
    { type: 6736, time, data: { sender: second.id, faction: FACTION_ID, money_given: money } },
  ];
}

/** Entries that follow from the rest of the account, such as the virus, the course and the stocks. */
function fromAccount(clock: Clock): LogEvent[] {
  return [
    ...trainingEvents(clock),
    ...xanax(clock),
    ...boosters(clock),
    ...bank(clock),
    ...museumEvents(clock),
    {
      type: 5800,
      time: virusUntil(clock) - VIRUS_HOURS * HOUR,
      data: { virus: "a simple" },
    },
    {
      type: 5960,
      time: CURRENT_COURSE.until(clock) - CURRENT_COURSE.duration,
      data: { course: CURRENT_COURSE.id },
    },
    ...dividends(clock, OWN_DAYS).map(dividendEntry),
    ...holdings(clock).flatMap(({ id, transactions }) =>
      transactions.map(({ shares, price, timestamp }) => ({
        type: 5510,
        time: timestamp,
        data: { stock: id, amount: shares, price, worth: Math.round(shares * price) },
      })),
    ),
  ];
}

/** The entries of a usual day that began at `midnight`. */
function routine(random: Random, clock: Clock, midnight: number): LogEvent[] {
  // Some things happen a little later than the random time, but still on that day.
  const sometime = () => ownMoment(midnight, 0.02 + 0.96 * random.next());
  const visit = sometime();
  const sprees = [sometime(), sometime()];
  const maybe = (probability: number, ...happenings: LogEvent[]) =>
    random.chance(probability) ? happenings : [];
  const shop = random.pick(USUAL_SHOPS);
  const first = random.int(20, 60);
  return [
    { type: 101, time: sometime() },
    { type: 5971, time: sometime() },
    ...maybe(0.6, { type: 5970, time: sometime(), data: { donated: 100_000 } }),
    ...maybe(0.9, ...wheel(visit, "Lame", { type: 8375, data: { points: 1 } })),
    ...maybe(0.7, ...wheel(visit, "Mediocrity", { type: 8372 })),
    ...maybe(0.3, ...wheel(visit + 1, "Awesome", { type: 8372 })),
    cityShopPurchase(shop.id, random.pick(shop.items.slice(0, 6)).id, first, visit + 40),
    ...maybe(0.8, cityShopPurchase(101, 310, 100 - first, visit + 40)),
    ...maybe(0.8, { type: 4900, time: sometime(), data: { points_used: 25 } }),
    ...maybe(0.6, { type: 4905, time: sometime(), data: { points_used: 30 } }),
    ...maybe(0.7, marketTrade(random, sometime())),
    ...maybe(0.6, bazaarSale(random, sometime())),
    ...sprees.flatMap((spree) => Array.from({ length: 3 }, () => crime(random, spree))),
    ...maybe(0.5, { type: 8301, time: sometime(), data: { bet_amount: 100_000 } }),
    ...maybe(0.2, {
      type: 8300,
      time: sometime(),
      data: { bet_amount: 100_000, won_amount: 1_200_000 },
    }),
    ...maybe(0.3, { type: VIRUS_COMPLETE, time: sometime(), data: { virus: "a simple" } }),
    ...maybe(0.2, {
      type: 7815,
      time: sometime(),
      data: { agent: 3, money: random.int(20, 90) * 1_000, credits: random.int(8, 40) },
    }),
    ...maybe(0.3, ...received(clock, sometime())),
    ...maybe(0.2, {
      type: 5360,
      time: sometime(),
      data: { user: random.int(2e6, 3e6), nerve_used: 3 },
    }),
    {
      type: 5920,
      time: midnight + 5,
      data: { property: 13, upkeep_due: 352_500, upkeep_paid: 352_500 },
    },
    { type: 6222, time: midnight + 18 * HOUR + 42, data: { company: COMPANY_ID, pay: 412_000 } },
    ...maybe(0.3, ...paidOut(random, clock, sometime())),
  ];
}
