import { WORK_STATS } from "./account";
import { type Clock, DAY, HOUR } from "./clock";
import { ownPublicStat } from "./members-stats";
import { fractionOf } from "./random";

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
