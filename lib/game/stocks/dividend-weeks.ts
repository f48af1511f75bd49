import { sum } from "@/lib/common/numbers";
import { DAY_MS, dayStartMs, WEEK_MS } from "@/lib/common/time";

import type { Dividend } from "./dividends";
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
 * Twelve windows of seven days from today's 00:00 UTC. Each dividend with a date and a cash value is
 * taken to be collected on the day it is due, and then every `everyDays`.
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
