import { DAY_MS, WEEK_MS } from "@/lib/common/time";
import {
  type DailyStats,
  isFetched,
  type StatHistory,
  statsNear,
  statsOn,
} from "@/lib/game/history/stat-history";

import type { Span } from "./span";

/** The statistics that one call fetches for a member, by the game's names. All of them are public. */
export const PERSONAL_STATS = [
  "timeplayed",
  "xantaken",
  "refills",
  "attackswon",
  "rankedwarhits",
  "revives",
  "organizedcrimes",
  "traveltimes",
  "respectforfaction",
  "networth",
] as const;

const OTHER_CONTRIBUTOR_STATS = ["medicalitemsused", "drugoverdoses", "criminaloffences"] as const;

/**
 * Members' totals since they joined the faction, by the names of the faction's contributors: one call for all members. The game
 * gives no past values, so they are stored at each visit.
 */
const CONTRIBUTOR_STATS = ["gymenergy", ...OTHER_CONTRIBUTOR_STATS] as const;

export type ContributorStat = (typeof CONTRIBUTOR_STATS)[number];

/** The statistics that are compared for each member. Those that leaders look at first are at the top. */
export const WEEK_STATS = ["gymenergy", ...PERSONAL_STATS, ...OTHER_CONTRIBUTOR_STATS] as const;

export type WeekStat = (typeof WEEK_STATS)[number];

/**
 * True if a statistic may fall. All others only grow: if one has fallen, the game has reset it, and the difference has no
 * meaning.
 */
const mayFall = (stat: WeekStat): boolean => stat === "networth";

/** A player's total for the faction since they joined, as the game counts it. */
export interface Contributor {
  playerId: number;
  /** Null if the API's older response doesn't say. */
  name: string | null;
  /** The total since joining: it only grows. */
  value: number;
  /** False for players who have left. */
  isMember: boolean;
}

/** The growth of each statistic; absent if an end is unknown. */
export type StatGains = Readonly<Partial<Record<WeekStat, number>>>;

/** One member's gains in a span, or the reason why they can't be compared. */
export interface MemberWeek {
  /**
   * "joined": joined after the start, so there is nothing to compare; "unfetched": an end hasn't been fetched; "hidden":
   * the API has no statistics of this player, or none of these days.
   */
  state: "compared" | "joined" | "unfetched" | "hidden";
  gains: StatGains;
}

/** True if a member joined after the beginning of the span; false if their time in the faction is unknown. */
export const joinedDuring = (
  { daysInFaction }: { daysInFaction: number | null },
  { fromMs }: Span,
  todayMs: number,
): boolean => daysInFaction !== null && todayMs - daysInFaction * DAY_MS > fromMs;

/** The statistic's difference; undefined if an end is unknown, or if the game has reset it. */
export function gainOf(
  stat: WeekStat,
  from: number | null | undefined,
  to: number | null | undefined,
): number | undefined {
  if (typeof from !== "number" || typeof to !== "number") return undefined;
  return to < from && !mayFall(stat) ? undefined : to - from;
}

/** A member's gains between the two ends; a statistic with an unknown end is left out. */
export function memberWeek(
  member: { daysInFaction: number | null },
  history: StatHistory,
  span: Span,
  todayMs: number,
): MemberWeek {
  if (joinedDuring(member, span, todayMs)) return { state: "joined", gains: {} };
  const gains = statGains(history, span);
  if (bothEnds(history, span) !== undefined) return { state: "compared", gains };
  const isAsked =
    isFetched(history, span.fromMs, PERSONAL_STATS) &&
    isFetched(history, span.toMs, PERSONAL_STATS);
  return { state: isAsked ? "hidden" : "unfetched", gains };
}

/** The growth of each statistic between the two ends; a statistic with an unknown end is left out. */
export function statGains(history: StatHistory, span: Span): StatGains {
  const gains: Partial<Record<WeekStat, number>> = {};
  const ends = bothEnds(history, span);
  for (const stat of PERSONAL_STATS) {
    const gain = gainOf(stat, ends?.from[stat], ends?.to[stat]);
    if (gain !== undefined) gains[stat] = gain;
  }
  for (const stat of CONTRIBUTOR_STATS) {
    const gain = gainOf(
      stat,
      statsAtEnd(history, span.fromMs, [stat], span)?.[stat],
      statsAtEnd(history, span.toMs, [stat], span)?.[stat],
    );
    if (gain !== undefined) gains[stat] = gain;
  }
  return gains;
}

function bothEnds(history: StatHistory, span: Span) {
  const from = statsAtEnd(history, span.fromMs, PERSONAL_STATS, span);
  const to = statsAtEnd(history, span.toMs, PERSONAL_STATS, span);
  return from === undefined || to === undefined ? undefined : { from, to };
}

/**
 * The statistics at an end of the span; undefined if unknown. In a span of a week or more, those of the day before or after may
 * replace them. In a span of one day, both ends could then be the same day, and nobody would have any gain.
 */
export function statsAtEnd(
  history: StatHistory,
  dayMs: number,
  names: readonly string[],
  { fromMs, toMs }: Span,
): DailyStats | undefined {
  return toMs - fromMs >= WEEK_MS
    ? statsNear(history, dayMs, names)
    : statsOn(history, dayMs, names);
}

/** The gains of all members together; a statistic without any value is absent. */
export function totalGains(all: readonly StatGains[]): StatGains {
  const totals: Partial<Record<WeekStat, number>> = {};
  for (const gains of all) {
    for (const stat of WEEK_STATS) {
      const gain = gains[stat];
      if (gain !== undefined) totals[stat] = (totals[stat] ?? 0) + gain;
    }
  }
  return totals;
}

/** A member's gains in the span, and in the previous span of the same length. */
export interface PeriodComparison {
  current: StatGains;
  previous: StatGains;
}

/** The span of the same length right before it. */
export const previousSpan = ({ fromMs, toMs }: Span): Span => ({
  fromMs: 2 * fromMs - toMs,
  toMs: fromMs,
});

/** One member's gains in both periods. */
export const comparePeriods = (history: StatHistory, span: Span): PeriodComparison => ({
  current: statGains(history, span),
  previous: statGains(history, previousSpan(span)),
});

/**
 * The change of the sum in percent, over the members for whom both periods are known; null if there are none, or if the previous
 * sum isn't above 0.
 */
export function changePercent(members: readonly PeriodComparison[], stat: WeekStat): number | null {
  let now = 0;
  let before = 0;
  for (const member of members) {
    const [gain, gainBefore] = [member.current[stat], member.previous[stat]];
    if (gain === undefined || gainBefore === undefined) continue;
    now += gain;
    before += gainBefore;
  }
  return before > 0 ? (100 * (now - before)) / before : null;
}
