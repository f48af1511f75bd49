import { REFILLS, WORK_STATS } from "./account";
import { type Clock, DAY, HOUR, MINUTE } from "./clock";
import { fractionOf } from "./random";
import { PLAYER_ID, ROSTER, type RosterMember } from "./roster";

/** What the explorer has at the last midnight, and gains on an average day. What others may see comes from `memberStats`. */
const OWN: Readonly<Record<string, readonly [now: number, aDay: number]>> = {
  strength: [412_600_000, 274_000],
  defense: [398_100_000, 126_000],
  speed: [441_000_000, 343_000],
  dexterity: [120_400_000, 0],
  manuallabor: [WORK_STATS.manual_labor, 20],
  intelligence: [WORK_STATS.intelligence, 94],
  endurance: [WORK_STATS.endurance, 10],
  criminaloffenses: [9_204, 11],
  attackslost: [212, 0.6],
  defendswon: [640, 0.8],
  retals: [57, 0.1],
  peoplebusted: [88, 0.2],
  overdosed: [14, 0.02],
  nerverefills: [252, 0.5],
  boostersused: [1_102, 1.4],
  energydrinkused: [2_310, 2],
  itemsboughtabroad: [11_420, 14],
  cityfinds: [48, 0.05],
  dumpfinds: [912, 0.4],
  cityitemsbought: [18_240, 91],
  timespenttraveling: [420 * DAY, 5 * HOUR],
  stockpayouts: [412, 0.9],
  bazaarprofit: [310_400_000, 610_000],
};

/** What the explorer has gained since midnight, as the log and the refills say; other stats grow with the day. */
const TODAY: Readonly<Record<string, number>> = {
  strength: 0,
  defense: 262_716,
  speed: 0,
  dexterity: 0,
  refills: Number(REFILLS.energy),
  nerverefills: Number(REFILLS.nerve),
};

/** The parts of the net worth, in thousandths of it; stocks are the rest. */
const PARTS: Readonly<Record<string, number>> = {
  networthitems: 238,
  networthproperties: 166,
  networthbank: 107,
  networthpoints: 31,
};

const SUMS: Readonly<Record<string, readonly string[]>> = {
  totalstats: ["strength", "defense", "speed", "dexterity"],
  totalworkingstats: ["manuallabor", "intelligence", "endurance"],
};

/** The explorer's own statistics at the beginning of a day, private ones included: sums are the sums of their parts. */
export function ownStats(clock: Clock, stats: readonly string[], askedAt: number) {
  const timestamp = Math.min(askedAt - (askedAt % DAY), clock.midnight);
  const daysAgo = (clock.midnight - timestamp) / DAY;
  return stats.flatMap((name) => {
    const value = valueOf(clock, name, timestamp, daysAgo);
    return value === undefined ? [] : [{ name, value, timestamp }];
  });
}

/** One statistic of the explorer at a moment, today's included; undefined where the sample world has none. */
export const ownStat = (clock: Clock, name: string, at: number) =>
  valueOf(clock, name, at, Math.max(0, Math.ceil((clock.midnight - at) / DAY)));

function valueOf(
  clock: Clock,
  name: string,
  timestamp: number,
  daysAgo: number,
): number | undefined {
  const parts = SUMS[name];
  if (parts) {
    return parts.reduce((sum, part) => sum + (valueOf(clock, part, timestamp, daysAgo) ?? 0), 0);
  }
  const gainedToday = TODAY[name];
  if (gainedToday !== undefined && timestamp > clock.midnight) {
    return (valueOf(clock, name, clock.midnight, 0) ?? 0) + gainedToday;
  }
  if (name in PARTS || name === "networthstockmarket") return partOf(name, timestamp);
  const own = OWN[name];
  if (own === undefined) return ownPublicStat(name, timestamp);
  const [now, aDay] = own;
  const midnight = clock.midnight / DAY;
  let gained = 0;
  for (let day = midnight - daysAgo; day < midnight; day++) {
    gained += 2 * aDay * fractionOf(`own ${name} ${day}`);
  }
  // Of today, as much as has passed of it.
  const today = Math.max(0, timestamp - clock.midnight) / DAY;
  gained -= 2 * aDay * fractionOf(`own ${name} ${midnight}`) * today;
  return Math.max(0, Math.floor(now - gained));
}

function partOf(name: string, timestamp: number): number {
  const all = ownPublicStat("networth", timestamp) ?? 0;
  const share = (part: string) => Math.floor((all * (PARTS[part] ?? 0)) / 1000);
  if (name in PARTS) return share(name);
  return Object.keys(PARTS).reduce((rest, part) => rest - share(part), all);
}

/** The explorer's own statistics of this moment, in the game's tree: 0 for what the sample world has none of. */
export function ownStatsNow(clock: Clock, at: number) {
  const now = (name: string) => ownStat(clock, name, at) ?? 0;
  return {
    attacking: {
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
    },
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
    networth: {
      total: now("networth"),
      stock_market: now("networthstockmarket"),
      inventory: now("networthitems"),
      property: now("networthproperties"),
      bank: now("networthbank"),
      points: now("networthpoints"),
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

/** What a member of average effort does in a day. */
const A_DAY: Readonly<Record<string, number>> = {
  timeplayed: 2 * 60 * MINUTE,
  xantaken: 2,
  refills: 0.29,
  attackswon: 8,
  rankedwarhits: 3,
  revives: 0.1,
  organizedcrimes: 0.35,
  traveltimes: 1.2,
  respectforfaction: 21,
  networth: 24_000_000,
  gymenergy: 640,
  medicalitemsused: 1.6,
  drugoverdoses: 0.03,
  criminaloffences: 74,
};

/** The sample world began on a Monday; what players had before is their start. */
const FIRST_DAY = Date.UTC(2024, 0, 1) / 1000 / DAY;
const LEVEL_A_DAY = 9;

/**
 * A member's statistics at the beginning of a day, as the game lists them: sums that only grow, some weeks more than others, and
 * nothing after the last action. Undefined for somebody who is not in the faction.
 */
export function memberStats(clock: Clock, id: number, stats: readonly string[], askedAt: number) {
  const member = ROSTER.find((candidate) => candidate.id === id);
  if (member === undefined) return undefined;
  const timestamp = Math.min(askedAt - (askedAt % DAY), clock.midnight);
  const lastDay = (clock.now - member.idleMinutes * MINUTE) / DAY;
  const day = Math.min(timestamp / DAY, lastDay) - FIRST_DAY;
  return stats
    .filter((name) => Object.hasOwn(A_DAY, name))
    .map((name) => ({ name, value: valueOn(member, name, day), timestamp }));
}

/** A statistic of the explorer at this moment; undefined where the members' statistics don't have it. */
function ownPublicStat(name: string, time: number): number | undefined {
  const own = ROSTER.find(({ id }) => id === PLAYER_ID);
  return own && Object.hasOwn(A_DAY, name) ? valueOn(own, name, time / DAY - FIRST_DAY) : undefined;
}

/** What each member has done since joining, as of the last midnight. */
export const contributors = (clock: Clock, stat: string) =>
  ROSTER.map((member) => ({
    id: member.id,
    username: member.name,
    value: valueOn(member, stat, clock.midnight / DAY - FIRST_DAY),
    in_faction: true,
  }));

function valueOn({ id, level }: RosterMember, name: string, day: number): number {
  const aDay = (A_DAY[name] ?? 0) * (0.1 + 1.6 * fractionOf(`effort ${id} ${name}`));
  const thisWeek = Math.floor(day / 7);
  let days = level * LEVEL_A_DAY;
  for (let week = 0; week < thisWeek; week++) days += 7 * 2 * fractionOf(`${id} ${name} ${week}`);
  days += (day - thisWeek * 7) * 2 * fractionOf(`${id} ${name} ${thisWeek}`);
  return Math.floor(aDay * days);
}
