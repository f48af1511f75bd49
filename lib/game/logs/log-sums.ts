import { dayStartMs } from "@/lib/common/time";

import type { Flow, LogEntry } from "./log-entry";

/** Totals over log entries. Money in dollars. */
export interface LogSums {
  entries: number;
  moneyIn: number;
  moneyOut: number;
  /** Gains minus losses. */
  net: number;
  itemsIn: number;
  itemsOut: number;
  /** Entries whose money is unknown: they are in no sum. */
  unclear: number;
  /** Entries that moved money between the player's own accounts: they are in no sum. */
  internalTransfers: number;
}

export interface TypeSums extends LogSums {
  typeId: number;
  title: string;
  category: string;
  latestAtMs: number;
}

export interface DaySums extends LogSums {
  /** 00:00 UTC of the day. */
  startsAtMs: number;
}

interface Counted {
  entry: LogEntry;
  flow: Flow;
}

const none = (): LogSums => ({
  entries: 0,
  moneyIn: 0,
  moneyOut: 0,
  net: 0,
  itemsIn: 0,
  itemsOut: 0,
  unclear: 0,
  internalTransfers: 0,
});

function add(sums: LogSums, { money, items, isInternalTransfer }: Flow) {
  sums.entries += 1;
  sums.unclear += Number(money === null);
  sums.internalTransfers += Number(isInternalTransfer);
  sums.moneyIn += Math.max(0, money ?? 0);
  sums.moneyOut += Math.max(0, -(money ?? 0));
  sums.net += money ?? 0;
  sums.itemsIn += Math.max(0, items ?? 0);
  sums.itemsOut += Math.max(0, -(items ?? 0));
}

/** The totals of all entries. */
export function logTotals(rows: readonly Counted[]): LogSums {
  const sums = none();
  for (const { flow } of rows) add(sums, flow);
  return sums;
}

/** The sums of each type of entry, named as in its first entry. */
export function sumsByType(rows: readonly Counted[]): TypeSums[] {
  const byType = new Map<number, TypeSums>();
  for (const { entry, flow } of rows) {
    const { type, category, atMs } = entry;
    const sums = byType.get(type.id) ?? {
      ...none(),
      typeId: type.id,
      title: type.title,
      category,
      latestAtMs: atMs,
    };
    sums.latestAtMs = Math.max(sums.latestAtMs, atMs);
    add(sums, flow);
    byType.set(type.id, sums);
  }
  return [...byType.values()];
}

/** The sums of each UTC day that has an entry. */
export function sumsByDay(rows: readonly Counted[]): DaySums[] {
  const byDay = new Map<number, DaySums>();
  for (const { entry, flow } of rows) {
    const startsAtMs = dayStartMs(entry.atMs);
    const sums = byDay.get(startsAtMs) ?? { ...none(), startsAtMs };
    add(sums, flow);
    byDay.set(startsAtMs, sums);
  }
  return [...byDay.values()];
}
