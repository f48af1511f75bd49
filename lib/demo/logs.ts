import { virusUntil, VIRUS_HOURS } from "./account";
import { CITY_SHOPS } from "./city";
import { type Clock, DAY, HOUR } from "./clock";
import { COMPANY_ID } from "./companies";
import { CURRENT_COURSE } from "./education";
import {
  bazaarSale,
  cityShopPurchase,
  crime,
  dividendEntry,
  gym,
  logDetails,
  type LogEvent,
  marketTrade,
  purchaseAbroad,
  wheel,
} from "./log-entries";
import { at, seededRandom, type Random } from "./random";
import { FACTION_ID, ROSTER } from "./roster";
import { dividends, holdings } from "./stocks";

const COUNT = 500;
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
  return happenings
    .filter(({ type, time }) => type !== VIRUS_COMPLETE || time < virusStart)
    .toSorted((a, b) => b.time - a.time)
    .slice(0, COUNT)
    .map(({ type, time, data = {} }) => ({
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
    gym(seededRandom("gym today"), clock.today(0.31)),
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
    ...Array.from({ length: 3 }, () => gym(random, sometime())),
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
