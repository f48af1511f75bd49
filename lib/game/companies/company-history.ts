import { sum } from "@/lib/common/numbers";
import { sumOfKnown } from "@/lib/common/sums";
import { DAY_MS, WEEK_MS } from "@/lib/common/time";
import { weekStartMs } from "@/lib/game/week/span";

import { reportDayMs } from "./company-day";
import type { CompanyNewsEntry, CompanyNewsOf } from "./company-news";

/** A day of the company as this browser saved it on a visit. Money in dollars; null is unknown. */
export interface CompanyReading {
  /** The day of the report, 00:00 UTC. */
  dayMs: number;
  profit: number | null;
  efficiency: number | null;
  popularity: number | null;
  environment: number | null;
}

/** A day of the company. Money in dollars; null is unknown. */
export interface CompanyHistoryDay extends CompanyReading {
  income: number | null;
  customers: number | null;
  /** The company's stars at the end of the day. */
  stars: number | null;
}

/**
 * All days from the first known one to `lastDayMs`, oldest first. Income and customers are those of the reports, and stars those
 * of the news: before a change of stars they are unknown, because its line names only the new ones. A day without a visit has no
 * profit.
 * @param stars the stars of today; null if unknown
 */
export function companyHistory(
  news: readonly CompanyNewsEntry[],
  readings: readonly CompanyReading[],
  lastDayMs: number,
  stars: number | null,
): CompanyHistoryDay[] {
  const reports = new Map<number, CompanyNewsOf<"report">>();
  const changes = new Map<number, number>();
  // Oldest first, so that of two lines about one day the newer one counts.
  for (const entry of news.toSorted((a, b) => a.atMs - b.atMs)) {
    if (entry.kind === "report") reports.set(reportDayMs(entry.atMs), entry);
    if (entry.kind === "rated") changes.set(reportDayMs(entry.atMs), entry.stars);
  }
  const read = new Map(readings.map((reading) => [reading.dayMs, reading]));
  const firstMs = Math.min(lastDayMs + DAY_MS, ...reports.keys(), ...read.keys());
  const days = Math.max(0, Math.round((lastDayMs - firstMs) / DAY_MS) + 1);
  let starsThen = changes.size === 0 ? stars : null;
  return Array.from({ length: days }, (_, index): CompanyHistoryDay => {
    const dayMs = firstMs + index * DAY_MS;
    const report = reports.get(dayMs);
    const reading = read.get(dayMs);
    starsThen = changes.get(dayMs) ?? starsThen;
    return {
      dayMs,
      income: report?.income ?? null,
      customers: report?.customers ?? null,
      stars: starsThen,
      profit: reading?.profit ?? null,
      efficiency: reading?.efficiency ?? null,
      popularity: reading?.popularity ?? null,
      environment: reading?.environment ?? null,
    };
  });
}

/** Income by customer, in dollars; null if one is unknown, or without customers. */
export const perCustomer = ({
  income,
  customers,
}: {
  income: number | null;
  customers: number | null;
}): number | null => (income === null || !customers ? null : income / customers);

/** A value of a company's day of which several may be added up. */
type DailyValue = "income" | "customers" | "profit";

/** The last seven days, compared with the seven before. */
export interface WeekComparison {
  /** The sum of the known days among the last seven, and among the seven before; null if none is known. */
  total: number | null;
  totalBefore: number | null;
  knownDays: number;
  knownDaysBefore: number;
  /** A fraction: 0.04 is 4 % more. Null with fewer than three known days on a side, or if the days before made no money. */
  change: number | null;
  /** True if averages per known day are compared, because a day is missing on a side. */
  isAverage: boolean;
}

const DAYS = 7;

/** The least number of known days on each side for a comparison. */
const MIN_DAYS = 3;

/** Compares the seven days up to `lastDayMs` with the seven before: their totals, or averages per known day if one is missing. */
export function compareWeeks<Value extends DailyValue>(
  days: readonly ({ dayMs: number } & Readonly<Record<Value, number | null>>)[],
  value: Value,
  lastDayMs: number,
): WeekComparison {
  const known = (fromMs: number, toMs: number) =>
    days
      .filter(({ dayMs }) => dayMs >= fromMs && dayMs < toMs)
      .map((day) => day[value])
      .filter((each) => each !== null);
  const endMs = lastDayMs + DAY_MS;
  const last = known(endMs - WEEK_MS, endMs);
  const before = known(endMs - 2 * WEEK_MS, endMs - WEEK_MS);
  const isEnough = last.length >= MIN_DAYS && before.length >= MIN_DAYS && sum(before) > 0;
  return {
    total: last.length === 0 ? null : sum(last),
    totalBefore: before.length === 0 ? null : sum(before),
    knownDays: last.length,
    knownDaysBefore: before.length,
    change: isEnough ? sum(last) / last.length / (sum(before) / before.length) - 1 : null,
    isAverage: last.length < DAYS || before.length < DAYS,
  };
}

/** The change of income by customer between the seven days before and the last seven; null if unknown. */
export function changePerCustomer(
  income: WeekComparison,
  customers: WeekComparison,
): number | null {
  const last = perCustomer({ income: income.total, customers: customers.total });
  const before = perCustomer({ income: income.totalBefore, customers: customers.totalBefore });
  const isComparable = income.change !== null && customers.change !== null;
  return isComparable && last !== null && before ? last / before - 1 : null;
}

/** A value of a company's day that isn't added up. */
export type LevelValue = "efficiency" | "popularity" | "environment";

/** The last known value, and its difference to that of seven days before; null if unknown. */
export function lastLevel(
  days: readonly CompanyHistoryDay[],
  value: LevelValue,
): { now: number | null; change: number | null } {
  const last = days.findLast((day) => day[value] !== null);
  const now = last?.[value] ?? null;
  const then = days.find(({ dayMs }) => dayMs + WEEK_MS === last?.dayMs)?.[value] ?? null;
  return { now, change: now === null || then === null ? null : now - then };
}

/** The day of the last change of stars; null if none is known. */
export function starsSinceMs(days: readonly CompanyHistoryDay[]): number | null {
  const now = days.at(-1)?.stars ?? null;
  const before = days.findLastIndex(({ stars }) => stars !== now);
  return now === null || before === -1 ? null : (days[before + 1]?.dayMs ?? null);
}

/** A week of the company from Monday to Sunday. Money in dollars; null is unknown. */
export interface CompanyWeek {
  /** Monday, 00:00 UTC. */
  fromMs: number;
  income: number | null;
  customers: number | null;
  perCustomer: number | null;
  /** Of the saved days. */
  profit: number | null;
  /** The days whose profit is saved. */
  savedDays: number;
  /** The days of the week that have a report or are over. */
  days: number;
  /** False for the week that isn't over. */
  isOver: boolean;
}

/**
 * The weeks that have a report, newest first.
 * @param sinceMs the time since which no news is missing: a week that began before is left out
 */
export function companyWeeks(
  days: readonly CompanyHistoryDay[],
  lastDayMs: number,
  sinceMs: number,
): CompanyWeek[] {
  const byWeek = new Map<number, CompanyHistoryDay[]>();
  for (const day of days) {
    const fromMs = weekStartMs(day.dayMs);
    byWeek.set(fromMs, [...(byWeek.get(fromMs) ?? []), day]);
  }
  return [...byWeek]
    .filter(([fromMs, its]) => fromMs >= sinceMs && its.some(({ income }) => income !== null))
    .sort(([a], [b]) => b - a)
    .map(([fromMs, its]) => {
      const total = totalsOf(its);
      const isOver = lastDayMs >= fromMs + WEEK_MS - DAY_MS;
      return { fromMs, ...total, days: its.length, isOver };
    });
}

/** The totals of several weeks; null without weeks. */
export function totalOfWeeks(
  weeks: readonly CompanyWeek[],
): Omit<CompanyWeek, "fromMs" | "isOver"> | null {
  if (weeks.length === 0) return null;
  const income = sumOfKnown(weeks.map((week) => week.income));
  const customers = sumOfKnown(weeks.map((week) => week.customers));
  return {
    income,
    customers,
    perCustomer: perCustomer({ income, customers }),
    profit: sumOfKnown(weeks.map(({ profit }) => profit)),
    savedDays: sum(weeks.map(({ savedDays }) => savedDays)),
    days: sum(weeks.map(({ days }) => days)),
  };
}

function totalsOf(days: readonly CompanyHistoryDay[]) {
  const income = sumOfKnown(days.map((day) => day.income));
  const customers = sumOfKnown(days.map((day) => day.customers));
  return {
    income,
    customers,
    perCustomer: perCustomer({ income, customers }),
    profit: sumOfKnown(days.map(({ profit }) => profit)),
    savedDays: days.filter(({ profit }) => profit !== null).length,
  };
}
