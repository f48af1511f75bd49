import { numbersIn } from "@/lib/common/numbers";
import { DAY_MS, WEEK_MS } from "@/lib/common/time";
import type { StatHistory } from "@/lib/game/history/stat-history";
import { type GoalProjection, projectGoal } from "@/lib/game/progress/goal";
import { perDay, type StatPoint, toSeries, weeklyChanges } from "@/lib/game/progress/series";
import { type Unit } from "@/lib/game/progress/stat-groups";
import { statisticsOf } from "@/lib/game/progress/statistics";

import type { Award, AwardKind, WonAward } from "./award";

/**
 * The statistic that each award counts. The game gives it only in words, in its descriptions. Key: the game's name of the
 * statistic; value: award ids and required numbers, alternating. Times are in seconds. Source: the descriptions of `torn/honors`
 * and `torn/medals`. Left out: awards for the crimes before 2.0, which nobody can reach any more, and awards on which two sources
 * disagree.
 */
const HONORS: Readonly<Record<string, readonly number[]>> = {
  alcoholused: [534, 500],
  argtravel: [130, 50],
  attackcriticalhits: [20, 25, 227, 1_000],
  attackdamage: [1004, 100_000, 1002, 1_000_000, 1001, 10_000_000, 1003, 100_000_000],
  attackhits: [601, 10_000],
  attacksassisted: [639, 1, 490, 250],
  attacksdraw: [270, 100],
  attacksstealthed: [27, 100],
  attackswon: [
    39, 5, 40, 20, 41, 50, 42, 100, 43, 250, 44, 500, 45, 1_000, 46, 2_000, 47, 3_000, 48, 4_000,
    49, 5_000,
  ],
  attackswonabroad: [846, 100],
  auctionswon: [273, 10],
  awards: [606, 100, 229, 250, 614, 500],
  bazaarcustomers: [239, 100],
  bestdamage: [740, 5_000, 741, 10_000, 786, 15_000],
  bestkillstreak: [15, 10, 16, 100, 17, 500],
  bloodwithdrawn: [418, 250, 398, 1_000],
  booksread: [539, 10],
  bountiescollected: [232, 250],
  candyused: [537, 500],
  cantaken: [29, 50],
  cantravel: [139, 50],
  caytravel: [272, 50],
  chitravel: [138, 50],
  cityfinds: [1, 50],
  clubbinghits: [142, 100],
  contractscompleted: [664, 1_000],
  criminaloffenses: [251, 10_000],
  defendswon: [22, 50],
  defense: [240, 1_000_000, 497, 10_000_000, 640, 100_000_000, 498, 1_000_000_000],
  dexterity: [241, 1_000_000, 635, 10_000_000, 629, 100_000_000, 638, 1_000_000_000],
  dumpfinds: [238, 1_000],
  endurance: [525, 100_000],
  energydrinkused: [538, 500],
  exttaken: [30, 50],
  h2hhits: [515, 100],
  hawtravel: [133, 50],
  heavyhits: [141, 100],
  hollowammoused: [942, 2_500],
  hospital: [903, 250],
  huntingskill: [50, 50, 51, 75, 52, 100],
  incendiaryammoused: [944, 2_500],
  intelligence: [530, 100_000],
  itemsboughtabroad: [541, 100, 542, 1_000, 543, 10_000],
  itemsdumped: [271, 5_000],
  jailed: [906, 250],
  japtravel: [134, 50],
  jobpointsused: [4, 100, 164, 1_000, 742, 10_000],
  kettaken: [31, 50],
  largestmug: [247, 1_000_000],
  lsdtaken: [32, 50],
  machinehits: [144, 100],
  manuallabor: [533, 100_000],
  mechanicalhits: [28, 100],
  medicalitemsused: [7, 5_000],
  mextravel: [131, 50],
  missioncreditsearned: [636, 10_000],
  nerverefills: [566, 250],
  onehitkills: [254, 1, 517, 100],
  opitaken: [33, 50],
  pcptaken: [36, 50],
  peoplebought: [252, 500],
  peoplebusted: [248, 1_000, 249, 2_500, 250, 10_000],
  piercingammoused: [943, 2_500],
  piercinghits: [149, 100],
  pistolhits: [145, 100],
  pointssold: [268, 1_000],
  raceswon: [571, 100],
  racingpointsearned: [581, 2_500],
  racingskill: [572, 10],
  refills: [266, 250],
  retals: [488, 1],
  revives: [23, 500, 267, 1_000],
  riflehits: [146, 100],
  roundsfired: [140, 1_000, 151, 10_000, 834, 100_000, 836, 1_000_000],
  satravel: [136, 50],
  shotgunhits: [147, 100],
  shrtaken: [34, 50],
  slashinghits: [150, 100],
  smghits: [148, 100],
  specialammoused: [800, 100, 793, 1_000, 791, 10_000],
  speed: [242, 1_000_000, 505, 10_000_000, 506, 100_000_000, 550, 1_000_000_000],
  spetaken: [35, 50],
  statenhancersused: [527, 1],
  stocklosses: [1006, 1_000_000_000],
  stockpayouts: [546, 100],
  stockprofits: [1005, 1_000_000_000],
  strength: [243, 1_000_000, 643, 10_000_000, 646, 100_000_000, 647, 1_000_000_000],
  switravel: [137, 50],
  temphits: [143, 100],
  timeplayed: [245, 3_600_000],
  timespenttraveling: [549, 604_800, 567, 2_678_400, 557, 31_536_000],
  tokenrefills: [334, 250],
  totalbountyreward: [236, 10_000_000],
  totalstats: [
    687, 100, 720, 1_000, 686, 10_000, 723, 100_000, 694, 1_000_000, 708, 10_000_000, 679,
    100_000_000, 721, 1_000_000_000, 690, 10_000_000_000, 704, 100_000_000_000,
  ],
  tracerammoused: [945, 2_500],
  traveltimes: [11, 100, 165, 1_000],
  uaetravel: [132, 50],
  uktravel: [135, 50],
  unarmoredwon: [763, 250],
  victaken: [38, 50],
  virusescoded: [216, 100],
  xantaken: [37, 50],
};

const MEDALS: Readonly<Record<string, readonly number[]>> = {
  attackcriticalhits: [195, 500, 196, 2_500, 197, 10_000],
  attackswon: [174, 50, 175, 250, 176, 500, 177, 2_500, 178, 10_000],
  bestkillstreak: [190, 25, 191, 50, 192, 100, 193, 250, 194, 500],
  bountiescollected: [201, 25, 202, 100, 203, 500],
  cityfinds: [204, 10, 205, 50, 206, 100],
  counterfeiting: [
    287, 100, 288, 200, 289, 300, 290, 500, 291, 750, 292, 1_000, 293, 1_500, 294, 2_000, 295,
    2_500, 296, 3_000, 297, 4_000, 298, 5_000, 299, 6_000, 300, 7_500, 301, 10_000,
  ],
  criminaloffenses: [
    242, 100, 243, 200, 244, 300, 245, 500, 246, 750, 247, 1_000, 248, 1_500, 249, 2_000, 250,
    2_500, 251, 3_000, 252, 4_000, 253, 5_000, 254, 6_000, 255, 7_500, 256, 10_000,
  ],
  cybercrime: [
    332, 100, 333, 200, 334, 300, 335, 500, 336, 750, 337, 1_000, 338, 1_500, 339, 2_000, 340,
    2_500, 341, 3_000, 342, 4_000, 343, 5_000, 344, 6_000, 345, 7_500, 346, 10_000,
  ],
  daysbeendonator: [210, 30, 211, 100, 212, 250, 213, 500, 214, 1_000],
  defendswon: [179, 50, 180, 250, 181, 500, 182, 2_500, 183, 10_000],
  fraud: [
    302, 100, 303, 200, 304, 300, 305, 500, 306, 750, 307, 1_000, 308, 1_500, 309, 2_000, 310,
    2_500, 311, 3_000, 312, 4_000, 313, 5_000, 314, 6_000, 315, 7_500, 316, 10_000,
  ],
  illicitservices: [
    317, 100, 318, 200, 319, 300, 320, 500, 321, 750, 322, 1_000, 323, 1_500, 324, 2_000, 325,
    2_500, 326, 3_000, 327, 4_000, 328, 5_000, 329, 6_000, 330, 7_500, 331, 10_000,
  ],
  medicalitemsused: [198, 500, 199, 5_000, 200, 25_000],
  networth: [
    89, 100_000, 90, 250_000, 91, 500_000, 92, 1_000_000, 93, 2_500_000, 94, 10_000_000, 95,
    25_000_000, 96, 100_000_000, 236, 250_000_000, 237, 1_000_000_000, 238, 2_500_000_000, 239,
    10_000_000_000, 240, 25_000_000_000, 241, 100_000_000_000,
  ],
  peoplebusted: [30, 250, 31, 500, 32, 1_000, 33, 2_000, 105, 4_000, 106, 6_000, 107, 8_000],
  respectforfaction: [
    215, 100, 216, 500, 217, 1_000, 218, 2_500, 219, 5_000, 220, 10_000, 221, 25_000, 222, 50_000,
    223, 75_000, 224, 100_000,
  ],
  theft: [
    272, 100, 273, 200, 274, 300, 275, 500, 276, 750, 277, 1_000, 278, 1_500, 279, 2_000, 280,
    2_500, 281, 3_000, 282, 4_000, 283, 5_000, 284, 6_000, 285, 7_500, 286, 10_000,
  ],
  theyrunaway: [187, 50, 188, 250, 189, 1_000],
  traveltimes: [207, 25, 208, 100, 209, 500],
  vandalism: [
    257, 100, 258, 200, 259, 300, 260, 500, 261, 750, 262, 1_000, 263, 1_500, 264, 2_000, 265,
    2_500, 266, 3_000, 267, 4_000, 268, 5_000, 269, 6_000, 270, 7_500, 271, 10_000,
  ],
  yourunaway: [184, 50, 185, 250, 186, 1_000],
};

/** The number that an award requires, and its statistic. */
interface AwardTarget {
  stat: string;
  target: number;
}

const byId = (table: Readonly<Record<string, readonly number[]>>) =>
  new Map(
    Object.entries(table).flatMap(([stat, numbers]) =>
      numbers.flatMap((id, at) =>
        at % 2 === 0 ? [[id, { stat, target: numbers[at + 1] ?? 0 }] as const] : [],
      ),
    ),
  );

/** Targets of the awards by kind and id. */
export const TARGETS: Readonly<Record<AwardKind, ReadonlyMap<number, AwardTarget>>> = {
  honor: byId(HONORS),
  medal: byId(MEDALS),
};

/** A player's progress towards an award. */
export interface AwardProgress {
  award: Award;
  /** Null if not won yet. */
  won: WonAward | null;
  /** Null if the game gives no number for it. */
  target: (AwardTarget & { unit: Unit }) | null;
  /** The present value, or else that at the latest known 00:00 UTC; null if unknown. */
  value: number | null;
  /** Completed part of the target, 0 to 1; null if unknown. */
  fraction: number | null;
  /** Projection at the pace of the last 30 days; null for a won award, and without a target or a known value. */
  projection: GoalProjection | null;
  /** Estimated dates at the fastest and the slowest pace of the last four weeks. */
  range: Range | null;
}

/** The earliest and the latest 00:00 UTC of an estimate. The latest is null if a week brought no progress. */
interface Range {
  fromMs: number;
  toMs: number | null;
}

/** Records, the most ever done at once. They don't grow day by day, so they have no pace. */
const RECORDS = new Set(["bestkillstreak", "bestdamage", "largestmug"]);

/** Units in which a description may give a number, each as a divisor of the target: pieces (or seconds), hours, days. */
const SECONDS_IN = [1, 60 * 60, 24 * 60 * 60];

/**
 * The target of an award, if the game's description still contains its number. Null if the description has a different number, or
 * if the table doesn't have the award.
 */
export function targetOf({ kind, id, description, isOfOldCrimes }: Award): AwardProgress["target"] {
  const known = isOfOldCrimes ? undefined : TARGETS[kind].get(id);
  if (known === undefined) return null;
  const numbers = numbersIn(description);
  const isNamed = SECONDS_IN.some((each) => numbers.includes(known.target / each));
  // "Use a stat enhancer" has no number.
  const isOne = known.target === 1 && numbers.length === 0;
  return isNamed || isOne ? { ...known, unit: unitOf(known.stat) } : null;
}

const unitOf = (stat: string): Unit => statisticsOf([stat])[0]?.unit ?? "count";

/** The statistics needed for the progress of awards that the player hasn't won, sorted, without duplicates. */
export const requiredStats = (awards: readonly Award[], won: readonly WonAwards[]): string[] => {
  const open = awards.filter((award) => wonAwardOf(award, won) === null);
  return [...new Set(open.flatMap((award) => targetOf(award)?.stat ?? []))].sort();
};

/** A player's won awards of one kind. */
export interface WonAwards {
  kind: Award["kind"];
  entries: readonly WonAward[];
}

const wonAwardOf = ({ kind, id }: Award, won: readonly WonAwards[]): WonAward | null =>
  won.find((each) => each.kind === kind)?.entries.find((each) => each.id === id) ?? null;

/**
 * The progress of each award. `fraction` is 1 if the player has reached the number but doesn't have the award.
 * @param todayMs the last 00:00 UTC
 * @param now the present values by statistic; they add to those of the last 00:00
 */
export function awardProgress(
  awards: readonly Award[],
  won: readonly WonAwards[],
  history: StatHistory,
  todayMs: number,
  now: Readonly<Record<string, number>> = {},
): readonly AwardProgress[] {
  const series = new Map<string, readonly StatPoint[]>();
  const pointsOf = (stat: string) => {
    const points = series.get(stat) ?? toSeries(history, stat);
    series.set(stat, points);
    return points;
  };
  return awards.map((award) => {
    const wonAward = wonAwardOf(award, won);
    const target = targetOf(award);
    const points = target === null ? [] : pointsOf(target.stat);
    const latest = points.at(-1);
    const current = target === null || latest?.dayMs !== todayMs ? undefined : now[target.stat];
    const value = current ?? latest?.value ?? null;
    return {
      award,
      won: wonAward,
      target,
      value,
      fraction: target === null || value === null ? null : fractionOf(value, target.target),
      ...(wonAward === null && target !== null
        ? projectionOf(target, points, todayMs, current)
        : { projection: null, range: null }),
    };
  });
}

const fractionOf = (value: number, target: number) => Math.min(1, Math.max(0, value / target));

function projectionOf(
  { stat, target }: AwardTarget,
  points: readonly StatPoint[],
  todayMs: number,
  current: number | undefined,
) {
  const statistic = statisticsOf([stat])[0] ?? { mayFall: false };
  const projection = projectGoal({ stat, target, byMs: null }, points, statistic, todayMs, current);
  if (projection === null || !RECORDS.has(stat)) {
    return { projection, range: projection && rangeOf(projection, points, statistic, todayMs) };
  }
  return { projection: { ...projection, pace: null, expectedMs: null }, range: null };
}

const WEEKS = 4;

function rangeOf(
  { remaining, expectedMs }: GoalProjection,
  points: readonly StatPoint[],
  statistic: { mayFall: boolean },
  todayMs: number,
): Range | null {
  const latest = points.at(-1);
  const paces = weeklyChanges(points, todayMs, statistic)
    .filter(({ to }) => to.dayMs > todayMs - WEEKS * WEEK_MS)
    .flatMap((change) => perDay(change) ?? []);
  if (latest === undefined || expectedMs === null || paces.length < WEEKS) return null;
  const [slowest, fastest] = [Math.min(...paces), Math.max(...paces)];
  const at = (pace: number) => latest.dayMs + Math.ceil(remaining / pace) * DAY_MS;
  return fastest <= 0 ? null : { fromMs: at(fastest), toMs: slowest <= 0 ? null : at(slowest) };
}
