import { sum } from "@/lib/common/numbers";
import { DAY_MS, dayStartMs, WEEK_MS } from "@/lib/common/time";

import type { BenefitValues } from "./benefit-value";
import type { Position } from "./position";
import type { Stock } from "./stock";

export interface DividendWeek {
  startsAtMs: number;
  payments: readonly Payment[];
  total: number;
}

interface Payment {
  stock: Stock;
  atMs: number;
  dollars: number;
}

export const WEEKS = 12;

/**
 * Twelve windows of seven days from today's 00:00 UTC. Assumes that each dividend with a date and a cash value is collected on
 * the day it is due, and then every `everyDays`.
 */
export function dividendWeeks(dividends: readonly Dividend[], nowMs: number): DividendWeek[] {
  const todayMs = dayStartMs(nowMs);
  const endMs = todayMs + WEEKS * WEEK_MS;
  const all = dividends
    .flatMap((dividend) => paymentsUntil(dividend, endMs))
    .sort((a, b) => a.atMs - b.atMs);

  return Array.from({ length: WEEKS }, (_, week) => {
    const startsAtMs = todayMs + week * WEEK_MS;
    const payments = all.filter(({ atMs }) => atMs >= startsAtMs && atMs < startsAtMs + WEEK_MS);
    return { startsAtMs, payments, total: sum(payments.map(({ dollars }) => dollars)) };
  });
}

function paymentsUntil({ stock, dollars, dueAtMs, everyDays }: Dividend, endMs: number): Payment[] {
  if (dollars === null || dueAtMs === null || !(everyDays > 0)) return [];
  const payments: Payment[] = [];
  for (let atMs = dueAtMs; atMs < endMs; atMs += everyDays * DAY_MS) {
    payments.push({ stock, atMs, dollars });
  }
  return payments;
}

/** The next payment of a stock. */
export interface DueDividend {
  stock: Stock;
  tiers: number;
  /** Further tiers that are bought, but that the game doesn't count yet: this payment is without them. */
  uncountedTiers: number;
  /** True if the game says that it can be collected, or if the day on which it is due has begun since. */
  isReady: boolean;
  /** True if the shares are bought, but the game doesn't count any of the tiers yet. */
  isPending: boolean;
  /** Now if it is ready; null if the game doesn't count yet. */
  dueAtMs: number | null;
  /** Days passed of `everyDays`. */
  progressDays: number | null;
  everyDays: number;
}

/** The next payment with its value. */
export interface Dividend extends DueDividend {
  /** Dollars of all its tiers; null if it has no cash value. */
  dollars: number | null;
}

/** The days passed are as old as their response, so due dates count from its time. */
interface Clock {
  nowMs: number;
  /** The time at which the holdings were fetched. */
  fetchedAtMs: number;
}

/**
 * The next payments of the active stocks with a tier that counts or will: ready ones first, then by due date, then those that
 * don't count yet. Equal ones are sorted by acronym, so the order is the same on every page. Pending tiers of a stock with active
 * tiers aren't in its next payment.
 */
export function dueDividends(positions: readonly Position[], clock: Clock): DueDividend[] {
  return positions
    .flatMap(({ stock, holding, activeTiers, pendingTiers }) => {
      const tiers = activeTiers > 0 ? activeTiers : pendingTiers;
      if (stock.benefit.kind === "passive" || !holding || tiers <= 0) return [];
      const { progressDays } = holding;
      const everyDays = holding.everyDays ?? stock.benefit.everyDays;
      const countedMs = countedDueAtMs(progressDays, everyDays, clock.fetchedAtMs);
      const isReady =
        holding.isReady || (countedMs !== null && dayStartMs(countedMs) <= clock.nowMs);
      const dueAtMs = isReady ? clock.nowMs : countedMs;
      return {
        stock,
        tiers,
        uncountedTiers: activeTiers + pendingTiers - tiers,
        isReady,
        isPending: activeTiers <= 0,
        dueAtMs,
        progressDays,
        everyDays,
      };
    })
    .sort((a, b) => rank(a) - rank(b) || (a.stock.acronym < b.stock.acronym ? -1 : 1));
}

/** The next payments with their values, in the same order. */
export function dividends(
  positions: readonly Position[],
  values: BenefitValues,
  clock: Clock,
): Dividend[] {
  return dueDividends(positions, clock).map((due) => {
    const value = values.get(due.stock.id);
    return { ...due, dollars: value?.type ? value.dollars * due.tiers : null };
  });
}

/**
 * The due date by the days passed. The game counts whole days, so it is some moment of the day on which the last one has passed.
 */
function countedDueAtMs(
  progressDays: number | null,
  everyDays: number,
  fetchedAtMs: number,
): number | null {
  if (progressDays === null || !(everyDays > 0)) return null;
  return fetchedAtMs + (everyDays - progressDays) * DAY_MS;
}

interface ReadyDividends {
  dividends: readonly Dividend[];
  /** Dollars of those with a cash value; null if some are ready and none has one. */
  dollars: number | null;
  /** Number of those without a cash value. */
  withoutValue: number;
}

/** The dividends that are ready to be collected. */
export function readyDividends(all: readonly Dividend[]): ReadyDividends {
  const ready = all.filter(({ isReady }) => isReady);
  const known = ready.flatMap(({ dollars }) => dollars ?? []);
  return {
    dividends: ready,
    dollars: ready.length > 0 && known.length === 0 ? null : sum(known),
    withoutValue: ready.length - known.length,
  };
}

function rank({ isReady, dueAtMs }: DueDividend): number {
  return isReady ? 0 : (dueAtMs ?? Number.MAX_VALUE);
}
