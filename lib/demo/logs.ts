import { routeFee, saleRoute } from "@/lib/game/shops/resale";

import { VIRUS_HOURS, virusUntil } from "./account";
import { CITY_SHOPS } from "./city";
import { type Clock, DAY, HOUR } from "./clock";
import { COMPANY_ID } from "./companies";
import { CURRENT_COURSE } from "./education";
import { trainingSession, withBattleStats } from "./gyms";
import { knownItem } from "./item-catalogue";
import { at, type Random, seededRandom } from "./random";
import { FACTION_ID, ROSTER } from "./roster";
import { dividends, holdings } from "./stocks";

/** Log categories, and in each the types of entry that the sample world knows of: ids and titles are the game's. */
const TABLE = `2 Authentication|101 Successful login,102 Failed login,103 Logout
3 Refills|4900 Points energy refill,4905 Points nerve refill,4910 Points casino token refill
5 Preferences|310 Security panel entry success,346 API key add,347 API key delete
11 Item market|1110 Item market add,1111 Item market remove,1112 Item market buy,1113 Item market sell
18 Bazaars|1222 Bazaar add,1225 Bazaar buy,1226 Bazaar sell
23 Item use|2180 Item use erotic dvd,2190 Item use feathery hotel coupon,2520 Item use six pack of energy drink
45 Jail|5350 Jail,5351 Jail escape success,5352 Jail escape failure
58 Education|5960 Education start,5961 Education leave,5963 Education complete
59 Bank|5450 Bank invest,5451 Bank withdraw
62 Item use drug|2200 Item use cannabis,2210 Item use ecstasy,2290 Item use xanax,2291 Item use xanax overdose
80 Faction|6725 Faction deposit item,6726 Faction deposit money,6736 Faction give money receive,6760 Faction tree upgrade set
85 Item sending|4102 Item send,4103 Item receive
86 Shops|4200 Item shop buy,4210 Item shop sell
87 Travel|4201 Item abroad buy,6000 Travel initiate
89 Property|5920 Property upkeep
95 Stocks|5510 Stock buy,5511 Stock sell
104 Company|6222 Company director pay,6263 Company train send,6282 Company stock order,6283 Company advertising budget
112 Money sending|4800 Money send,4810 Money receive
116 Racing|8715 Racing join official race,8731 Racing finish official race,8735 Racing crash
119 Points market|5000 Points market add,5010 Points market buy,5011 Points market sell
125 Gym|5300 Gym train strength,5301 Gym train defense,5302 Gym train speed,5303 Gym train dexterity
128 Bust|5360 Bust success,5362 Bust failure
136 Crimes|9015 Crime success money gain (new),9020 Crime success item gain (new)
134 Stock specials|5530 Stock special item,5531 Stock special money,5532 Stock special property,5533 Stock special ammo,5534 Stock special happy,5535 Stock special energy,5536 Stock special nerve,5537 Stock special points,5544 Stock special withdrawal ready
137 Viruses|5800 Virus programming start,5801 Virus programming cancel,5802 Virus programming complete
143 Church|5970 Church donate,5971 Church pray
154 Company special|6516 Company special cancel virus,6520 Company special receive cancel virus
157 Bounties|6700 Bounty place,6710 Bounty claim
158 Missions|7800 Missions accept,7810 Missions fail,7815 Missions complete
161 Organised crimes|6791 Faction organized crimes initiate receive
167 Messages|7200 Message send,7201 Message receive
183 Casino|8300 Casino slots win,8301 Casino slots lose,8320 Casino keno win,8321 Casino keno lose,8340 Casino lottery bet,8370 Casino spin the wheel start,8371 Casino spin the wheel free spin,8372 Casino spin the wheel lose,8374 Casino spin the wheel win money,8375 Casino spin the wheel win points
180 Attacking|8100 Attack lost,8150 Attack leave,8155 Attack mug,8156 Attack mug receive,8160 Attack hospitalize`;

export const LOG_CATEGORIES = TABLE.split("\n").map((line) => {
  const [category = "", list = ""] = line.split("|");
  const [, id, title = ""] = /^(\d+) (.*)$/.exec(category) ?? [];
  const types = list.split(",").map((type) => {
    const space = type.indexOf(" ");
    return { id: Number(type.slice(0, space)), title: type.slice(space + 1) };
  });
  return { id: Number(id), title, types };
});

/** What an entry says of its type. */
const DETAILS: ReadonlyMap<number, { id: number; title: string; category: string }> = new Map(
  LOG_CATEGORIES.flatMap(({ title: category, types }) =>
    types.map(({ id, title }) => [id, { id, title, category }]),
  ),
);

function logDetails(id: number) {
  const details = DETAILS.get(id);
  if (details === undefined) throw new RangeError(`No log type ${id}`);
  return details;
}

/** A log entry: its type, time and fields. */
export interface LogEvent {
  type: number;
  time: number;
  data?: Record<string, unknown>;
}

function cityShopPurchase(area: number, item: number, quantity: number, time: number): LogEvent {
  const shop = CITY_SHOPS.find(({ id }) => id === area);
  const price = shop?.items.find(({ id }) => id === item)?.price;
  if (price === undefined) throw new RangeError(`Shop ${area} does not sell item ${item}`);
  const data = { area, item, quantity, cost_each: price, cost_total: price * quantity };
  return { type: 4200, time, data };
}

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

function marketTrade(random: Random, time: number): LogEvent {
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

function bazaarSale(random: Random, time: number): LogEvent {
  const { id, marketPrice } = knownItem(random.pick(TRADED));
  const quantity = random.int(1, 40);
  const data = { buyer: random.int(2e6, 3e6), items: pile(id, quantity), cost_each: marketPrice };
  return { type: 1226, time, data: { ...data, cost_total: marketPrice * quantity } };
}

/** Bought abroad, as many as a suitcase holds. */
function purchaseAbroad(random: Random, time: number): LogEvent {
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

/** More than a month, so that averages of 30 days are those of 30 days. */
const COUNT = 800;

const DAYS = 40;

/** None follows the start of the virus that runs. */
const VIRUS_COMPLETE = 5802;

/** The player's latest entries, the newest first. */
export function logs(clock: Clock) {
  const random = seededRandom("logs");
  const happenings = [...today(clock), ...fromAccount(clock)];
  for (let days = 1; days <= DAYS; days++) {
    happenings.push(...routine(random, clock.midnight - days * DAY));
  }
  const virusStart = virusUntil(clock) - VIRUS_HOURS * HOUR;
  const newest = happenings
    .filter(({ type, time }) => type !== VIRUS_COMPLETE || time < virusStart)
    .toSorted((a, b) => b.time - a.time)
    .slice(0, COUNT);
  return withBattleStats(newest, clock).map(({ type, time, data = {} }) => ({
    id: logId(random),
    timestamp: time,
    details: logDetails(type),
    data,
    params: {},
  }));
}

const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz0123456789";

const logId = (random: Random) =>
  Array.from({ length: 20 }, () => LETTERS.charAt(random.int(0, LETTERS.length - 1))).join("");

/** 52 of the 100 purchases, a prayer and no donation, the cheapest wheel only, the nerve refill only. */
function today(clock: Clock): LogEvent[] {
  const shopping = clock.today(0.42);
  return [
    { type: 101, time: clock.today(0.05) },
    { type: 5971, time: clock.today(0.06) },
    ...wheel(clock.today(0.08), "Lame", { type: 8374, data: { money: 2_500 } }),
    trainingSession(seededRandom("gym today"), clock.today(0.31)),
    { type: 4905, time: clock.today(0.33), data: { points_used: 30, nerve_increased: 62 } },
    cityShopPurchase(101, 310, 20, shopping),
    cityShopPurchase(101, 209, 12, shopping),
    cityShopPurchase(103, 186, 10, shopping),
    cityShopPurchase(110, 731, 10, clock.today(0.47)),
    { type: 2290, time: clock.today(0.62), data: { item: 206, energy_increased: 250 } },
    crime(seededRandom("crime today"), clock.today(0.64)),
    bazaarSale(seededRandom("bazaar today"), clock.today(0.71)),
    { type: 8301, time: clock.today(0.8), data: { bet_amount: 100_000 } },
  ];
}

/** What the rest of the account tells of: the virus, the course, the stocks. */
function fromAccount(clock: Clock): LogEvent[] {
  return [
    {
      type: 5800,
      time: virusUntil(clock) - VIRUS_HOURS * HOUR,
      data: { virus: "a polymorphic" },
    },
    {
      type: 5960,
      time: CURRENT_COURSE.until(clock) - CURRENT_COURSE.duration,
      data: { course: CURRENT_COURSE.id },
    },
    ...dividends(clock, DAYS).map(dividendEntry),
    ...holdings(clock).flatMap(({ id, transactions }) =>
      transactions.map(({ shares, price, timestamp }) => ({
        type: 5510,
        time: timestamp,
        data: { stock: id, amount: shares, price, worth: Math.round(shares * price) },
      })),
    ),
  ];
}

/** A usual day that began at `midnight`. */
function routine(random: Random, midnight: number): LogEvent[] {
  // Some things happen a little later than the random time, but still on that day.
  const sometime = () => midnight + random.int(20 * 60, DAY - 120);
  const visit = sometime();
  const spree = sometime();
  const maybe = (probability: number, ...happenings: LogEvent[]) =>
    random.chance(probability) ? happenings : [];
  const shop = random.pick(CITY_SHOPS.filter(({ items }) => items.length > 5));
  const first = random.int(20, 60);
  const member = at(ROSTER, random.int(1, 60)).id;
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
    ...Array.from({ length: 3 }, () => trainingSession(random, sometime())),
    ...Array.from({ length: 2 }, () => ({
      type: 2290,
      time: sometime(),
      data: { item: 206, energy_increased: 250 },
    })),
    ...maybe(0.7, marketTrade(random, sometime())),
    ...maybe(0.6, bazaarSale(random, sometime())),
    ...maybe(0.2, purchaseAbroad(random, sometime())),
    ...Array.from({ length: 2 }, () => crime(random, spree)),
    ...maybe(0.5, { type: 8301, time: sometime(), data: { bet_amount: 100_000 } }),
    ...maybe(0.2, {
      type: 8300,
      time: sometime(),
      data: { bet_amount: 100_000, won_amount: 1_200_000 },
    }),
    ...maybe(0.3, { type: VIRUS_COMPLETE, time: sometime(), data: { virus: "a simple" } }),
    ...maybe(0.3, {
      type: 8155,
      time: sometime(),
      data: { defender: random.int(2e6, 3e6), money_mugged: random.int(1, 400) * 5_000 },
    }),
    ...maybe(0.2, {
      type: 7815,
      time: sometime(),
      data: { agent: 3, money: random.int(20, 90) * 1_000, credits: random.int(8, 40) },
    }),
    ...maybe(0.3, {
      type: 4810,
      time: sometime(),
      data: { sender: member, money: 1_000_000, message: "Thanks for the xanax", anonymous: 0 },
    }),
    ...maybe(0.15, {
      type: 8156,
      time: sometime(),
      data: { attacker: random.int(2e6, 3e6), money_mugged: random.int(1, 90) * 5_000 },
    }),
    ...maybe(0.1, {
      type: 5450,
      time: sometime(),
      data: { amount: 50_000_000, duration: 7 * DAY },
    }),
    {
      type: 5920,
      time: midnight + 5,
      data: { property: 13, upkeep_due: 352_500, upkeep_paid: 352_500 },
    },
    { type: 6222, time: midnight + 18 * HOUR + 42, data: { company: COMPANY_ID, pay: 412_000 } },
    ...maybe(0.3, {
      type: 6736,
      time: sometime(),
      data: {
        sender: at(ROSTER, 1).id,
        faction: FACTION_ID,
        money_given: random.int(4, 90) * 250_000,
      },
    }),
  ];
}
