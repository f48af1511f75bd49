import { BATTLE_STATS, type BattleStat } from "@/lib/game/training/battle-stats";

import { cityBank, HOME_WORTH, POINTS, VAULT, WALLET, WORK_STATS } from "./account";
import { countedBefore } from "./activity";
import { FIGHT_DAYS } from "./attacks";
import { pointsMarket } from "./city";
import { COMPANY_VALUE } from "./companies";
import { type Clock, DAY, HOUR, MINUTE } from "./clock";
import { battleStatsAt } from "./gyms";
import { fractionOf } from "./random";
import { effortOf, idleSince, PLAYER_ID, ROSTER, type RosterMember } from "./roster";
import { sharesWorth } from "./stocks";

/** The explorer's current values of the statistics that the log, the attacks and the crimes count. */
const COUNTED: Readonly<Record<string, number>> = {
  attackswon: 9_412,
  attackslost: 212,
  defendswon: 1_640,
  rankedwarhits: 1_187,
  respectforfaction: 31_204,
  organizedcrimes: 214,
  criminaloffenses: 9_204,
  peoplebusted: 188,
  xantaken: 2_418,
  overdosed: 34,
  refills: 640,
  nerverefills: 252,
  boostersused: 1_102,
  energydrinkused: 2_310,
  traveltimes: 4_630,
  itemsboughtabroad: 88_730,
  cityitemsbought: 58_240,
  timespenttraveling: 420 * DAY,
  stockpayouts: 412,
  bazaarprofit: 3_310_400_000,
  gymenergy: 412_300,
};

/** The explorer's other statistics: the value at the last midnight, and the gain on an average day. No other data counts them. */
const OTHERS: Readonly<Record<string, readonly [now: number, aDay: number]>> = {
  manuallabor: [WORK_STATS.manual_labor, 20],
  intelligence: [WORK_STATS.intelligence, 94],
  endurance: [WORK_STATS.endurance, 10],
  retals: [57, 0.1],
  revives: [126, 0.1],
  cityfinds: [48, 0.05],
  dumpfinds: [912, 0.4],
  timeplayed: [2_610 * HOUR, 2.2 * HOUR],
  networthitems: [2_192_400_000, 4_100_000],
};

/** Statistics that don't grow during the day: the company pays at 18:00, which counts here from the next day on. */
const OVERNIGHT = ["manuallabor", "intelligence", "endurance", "networthitems"];

/** The parts of the net worth that stay constant. */
const STEADY: Readonly<Record<string, (clock: Clock) => number>> = {
  networthproperties: () => HOME_WORTH,
  networthbank: (clock) => cityBank(clock).amount,
  networthpoints: () => POINTS * (pointsMarket()[0]?.cost ?? 0),
  networthwallet: () => WALLET,
  networthcompany: () => COMPANY_VALUE,
};

const SUMS: Readonly<Record<string, readonly string[]>> = {
  totalstats: ["strength", "defense", "speed", "dexterity"],
  totalworkingstats: ["manuallabor", "intelligence", "endurance"],
  networth: ["networthstockmarket", "networthvault", "networthitems", ...Object.keys(STEADY)],
};

/** The explorer's own statistics at the start of a day, private ones included. Totals are the sums of their parts. */
export function ownStats(clock: Clock, stats: readonly string[], askedAt: number) {
  const timestamp = Math.min(askedAt - (askedAt % DAY), clock.midnight);
  return stats.flatMap((name) => {
    const value = ownStat(clock, name, timestamp);
    return value === undefined ? [] : [{ name, value, timestamp }];
  });
}

/**
 * One statistic of the explorer before a moment, today's changes included. Undefined if the sample world has none of that name.
 */
export function ownStat(clock: Clock, name: string, time: number): number | undefined {
  const parts = SUMS[name];
  if (parts) return parts.reduce((sum, part) => sum + (ownStat(clock, part, time) ?? 0), 0);
  if (isBattleStat(name)) return battleStatsAt(clock, time)[name];
  if (name === "networthstockmarket") return sharesWorth(clock, time);
  // At that time, the vault lacked cash that the log has brought since, and still had cash that was spent since, mostly on
  // shares.
  if (name === "networthvault") {
    const cash = (at: number) => countedBefore(clock, PLAYER_ID, "cash", at);
    return VAULT - cash(clock.now + 1) + cash(time);
  }
  const counted = COUNTED[name];
  if (counted !== undefined) {
    const before = (at: number) => countedBefore(clock, PLAYER_ID, name, at);
    return Math.max(0, Math.floor(counted - before(clock.now + 1) + before(time)));
  }
  return STEADY[name]?.(clock) ?? otherStat(clock, name, time);
}

const isBattleStat = (name: string): name is BattleStat =>
  BATTLE_STATS.some((stat) => stat === name);

function otherStat(clock: Clock, name: string, time: number): number | undefined {
  const other = OTHERS[name];
  if (other === undefined) return undefined;
  const [now, aDay] = other;
  const midnight = clock.midnight / DAY;
  const gainOn = (day: number) => 2 * aDay * fractionOf(`own ${name} ${day}`);
  let gained = 0;
  for (let day = Math.floor(time / DAY); day < midnight; day++) gained += gainOn(day);
  // Today counts with the fraction of it that has passed.
  const today = OVERNIGHT.includes(name) ? 0 : Math.max(0, time - clock.midnight) / DAY;
  return Math.max(0, Math.floor(now - gained + gainOn(midnight) * today));
}

/** The explorer's own current statistics, in the game's tree. 0 for those that the sample world doesn't have. */
export function ownStatsNow(clock: Clock, at: number) {
  const now: ValueNow = (name) => ownStat(clock, name, at + 1) ?? 0;
  return {
    attacking: attackingStats(now),
    ...wealthStats(now),
    battle_stats: {
      strength: now("strength"),
      defense: now("defense"),
      speed: now("speed"),
      dexterity: now("dexterity"),
      total: now("totalstats"),
    },
    jobs: {
      job_points_used: 0,
      trains_received: 0,
      stats: {
        manual: now("manuallabor"),
        intelligence: now("intelligence"),
        endurance: now("endurance"),
        total: now("totalworkingstats"),
      },
    },
    crimes: {
      version: "v2",
      offenses: {
        ...{ vandalism: 0, fraud: 0, theft: 0, counterfeiting: 0, illicit_services: 0 },
        ...{ cybercrime: 0, extortion: 0, illegal_production: 0 },
        organized_crimes: now("organizedcrimes"),
        total: now("criminaloffenses"),
      },
    },
    drugs: {
      ...{ cannabis: 0, ecstasy: 0, ketamine: 0, lsd: 0, opium: 0, pcp: 0, shrooms: 0, speed: 0 },
      ...{
        vicodin: 0,
        xanax: now("xantaken"),
        total: now("xantaken"),
        overdoses: now("overdosed"),
      },
      rehabilitations: { amount: 0, fees: 0 },
    },
    hospital: { medical_items_used: 0, reviving: { skill: 0, revives: now("revives") } },
    jail: {
      times_jailed: 0,
      busts: { success: now("peoplebusted"), fails: 0 },
      bails: { amount: 0, fees: 0 },
    },
    items: {
      found: { city: now("cityfinds"), dump: now("dumpfinds") },
      used: {
        ...{ books: 0, boosters: now("boostersused"), consumables: 0, candy: 0, alcohol: 0 },
        ...{ energy_drinks: now("energydrinkused"), stat_enhancers: 0, easter_eggs: 0 },
      },
    },
    travel: {
      total: now("traveltimes"),
      time_spent: now("timespenttraveling"),
      items_bought: now("itemsboughtabroad"),
    },
    other: {
      activity: { time: now("timeplayed"), streak: { best: 0, current: 0 } },
      awards: 0,
      merits_bought: 0,
      donator_days: 0,
      ranked_war_wins: 0,
      refills: { energy: now("refills"), nerve: now("nerverefills") },
    },
  };
}

/** The explorer's value of a statistic by its name, 0 if the sample world doesn't have it. */
type ValueNow = (name: string) => number;

const attackingStats = (now: ValueNow) => ({
  attacks: { won: now("attackswon"), lost: now("attackslost"), stalemate: 0, assist: 0 },
  defends: { won: now("defendswon"), lost: 0, stalemate: 0 },
  elo: 0,
  escapes: { player: 0, foes: 0 },
  killstreak: { best: 0 },
  hits: { success: 0, miss: 0, critical: 0, one_hit_kills: 0 },
  damage: { total: 0, best: 0 },
  networth: { money_mugged: 0, largest_mug: 0, items_looted: 0 },
  ammunition: { total: 0, special: 0, hollow_point: 0, tracer: 0, piercing: 0, incendiary: 0 },
  faction: {
    respect: now("respectforfaction"),
    retaliations: now("retals"),
    ranked_war_hits: now("rankedwarhits"),
  },
});

/** The explorer's wealth and trades. */
const wealthStats = (now: ValueNow) => ({
  networth: {
    total: now("networth"),
    vaults: now("networthvault"),
    wallet: now("networthwallet"),
    company: now("networthcompany"),
    stock_market: now("networthstockmarket"),
    inventory: now("networthitems"),
    property: now("networthproperties"),
    bank: now("networthbank"),
    points: now("networthpoints"),
  },
  trading: {
    items: {
      bought: { market: 0, shops: now("cityitemsbought") },
      auctions: { won: 0, sold: 0 },
      sent: 0,
    },
    trades: 0,
    points: { bought: 0, sold: 0 },
    bazaar: { customers: 0, sales: 0, profit: now("bazaarprofit") },
  },
  investments: {
    bank: { total: 0, profit: 0, current: now("networthbank"), time_remaining: 0 },
    stocks: { profits: 0, losses: 0, fees: 0, net_profits: 0, payouts: now("stockpayouts") },
  },
});

/** The daily amounts of a member of average effort. */
const A_DAY: Readonly<Record<string, number>> = {
  timeplayed: 2 * 60 * MINUTE,
  xantaken: 1.1,
  refills: 0.29,
  attackswon: 1,
  rankedwarhits: 0.5,
  revives: 0.1,
  traveltimes: 1.2,
  respectforfaction: 6,
  networth: 24_000_000,
  gymenergy: 420,
  medicalitemsused: 1.6,
  drugoverdoses: 0.03,
  criminaloffences: 74,
};

/** The first day of the sample world, a Monday. Earlier amounts are in the players' starting values. */
const FIRST_DAY = Date.UTC(2024, 0, 1) / 1000 / DAY;
const LEVEL_A_DAY = 9;

/** Statistics that the attacks of the last weeks count. Before these weeks, they grew at the average rate. */
const FOUGHT = ["attackswon", "rankedwarhits", "respectforfaction"];

/** Known for all eight months in which the faction has carried out such crimes. Before that, there were none. */
const CRIMES = "organizedcrimes";

/** Items used from the armoury, in addition to the member's own. */
const TAKEN = ["xantaken", "medicalitemsused"];

/** The seconds that a member plays for each attack won, in addition to the usual time. */
const PER_WIN = 3 * MINUTE;

/** The explorer's name of a statistic, by its name in the faction's contributors. */
const OWN_NAMES: Readonly<Record<string, string>> = {
  criminaloffences: "criminaloffenses",
  drugoverdoses: "overdosed",
};

const isKnown = (name: string) => Object.hasOwn(A_DAY, name) || name === CRIMES;

/**
 * A member's statistics at the start of a day, as the game lists them: totals that only grow, in a member's good weeks more than
 * in others, and not after the last action. Undefined for a player who isn't in the faction.
 */
export function memberStats(clock: Clock, id: number, stats: readonly string[], askedAt: number) {
  const member = ROSTER.find((candidate) => candidate.id === id);
  if (member === undefined) return undefined;
  const timestamp = Math.min(askedAt - (askedAt % DAY), clock.midnight);
  return stats
    .filter(isKnown)
    .map((name) => ({ name, value: memberStat(clock, member, name, timestamp), timestamp }));
}

/** Each member's total since joining, as of the last midnight. */
export const contributors = (clock: Clock, stat: string) =>
  ROSTER.map((member) => ({
    id: member.id,
    username: member.name,
    value: memberStat(clock, member, stat, clock.midnight),
    in_faction: true,
  }));

/** A member's statistic at the start of a day. */
function memberStat(clock: Clock, member: RosterMember, name: string, time: number): number {
  const { id } = member;
  const own = id === PLAYER_ID ? ownStat(clock, OWN_NAMES[name] ?? name, time) : undefined;
  if (own !== undefined) return own;
  const before = (at: number, stat = name) => countedBefore(clock, id, stat, at);
  const usualUntil = (at: number) =>
    usual(member, name, Math.min(at, idleSince(clock, member, clock.now)) / DAY - FIRST_DAY);
  if (name === CRIMES) return member.level + before(time);
  const known = clock.midnight - FIGHT_DAYS * DAY;
  if (FOUGHT.includes(name) && time > known) {
    return Math.floor(usualUntil(known) + before(time) - before(known));
  }
  if (name === "timeplayed") return usualUntil(time) + PER_WIN * before(time, "attackswon");
  return usualUntil(time) + (TAKEN.includes(name) ? before(time) : 0);
}

/** The total by a day since the start of the sample world, for a statistic that no other data counts. */
function usual(member: RosterMember, name: string, day: number): number {
  const { id, level } = member;
  const aDay = (A_DAY[name] ?? 0) * effortOf(member, name);
  const thisWeek = Math.floor(day / 7);
  const inWeek = (week: number) =>
    0.4 + 0.9 * fractionOf(`${id} ${week}`) + 0.3 * fractionOf(`${id} ${name} ${week}`);
  let days = level * LEVEL_A_DAY;
  for (let week = 0; week < thisWeek; week++) days += 7 * inWeek(week);
  days += (day - thisWeek * 7) * inWeek(thisWeek);
  return Math.floor(aDay * days);
}
