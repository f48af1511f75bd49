import { DAY_MS, dayStartMs } from "@/lib/game/time/time";

import type { BenefitValues } from "./benefit-value";
import type { Holding } from "./holding";
import type { Position } from "./position";
import type { Stock } from "./stock";

/** The next payment of a stock. */
export interface Dividend {
  stock: Stock;
  tiers: number;
  isReady: boolean;
  /** The shares are bought, and the game counts none of the tiers yet. */
  isPending: boolean;
  /** Now when ready; null where the game does not count yet. */
  dueAtMs: number | null;
  /** Days passed of `everyDays`. */
  progressDays: number | null;
  everyDays: number;
  /** Of all its tiers; null where it has no cash value. */
  dollars: number | null;
}

/**
 * The active stocks with a tier that counts or will: ready first, then by due date, then those that
 * do not count yet. The tiers that wait beside counted ones are not paid next time.
 */
export function dividends(
  positions: readonly Position[],
  values: BenefitValues,
  nowMs: number,
): Dividend[] {
  return positions
    .flatMap(({ stock, holding, owned, pending }) => {
      const tiers = owned > 0 ? owned : pending;
      if (stock.benefit.kind === "passive" || !holding || tiers <= 0) return [];
      const value = values.get(stock.id);
      return {
        stock,
        tiers,
        isPending: owned <= 0,
        ...due(stock, holding, nowMs),
        dollars: value?.type ? value.dollars * tiers : null,
      };
    })
    .sort((a, b) => rank(a) - rank(b));
}

function due(stock: Stock, { isReady, progressDays, everyDays: own }: Holding, nowMs: number) {
  const everyDays = own ?? stock.benefit.everyDays;
  return { isReady, progressDays, everyDays, dueAtMs: dueAt() };

  function dueAt(): number | null {
    if (isReady) return nowMs;
    if (progressDays === null || !(everyDays > 0)) return null;
    return nowMs + Math.max(0, everyDays - progressDays) * DAY_MS;
  }
}

function rank({ isReady, dueAtMs }: Dividend): number {
  return isReady ? 0 : (dueAtMs ?? Number.MAX_VALUE);
}

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
 * Twelve windows of seven days from today's 00:00 UTC. Each dividend with a date and a cash value is
 * taken to be collected on the day it is due, and then every `everyDays`.
 */
export function dividendWeeks(dividends: readonly Dividend[], nowMs: number): DividendWeek[] {
  const todayMs = dayStartMs(nowMs);
  const endMs = todayMs + WEEKS * 7 * DAY_MS;
  const all = dividends
    .flatMap((dividend) => paymentsUntil(dividend, endMs))
    .sort((a, b) => a.atMs - b.atMs);

  return Array.from({ length: WEEKS }, (_, week) => {
    const startsAtMs = todayMs + week * 7 * DAY_MS;
    const payments = all.filter(({ atMs }) => atMs >= startsAtMs && atMs < startsAtMs + 7 * DAY_MS);
    return { startsAtMs, payments, total: payments.reduce((sum, { dollars }) => sum + dollars, 0) };
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
