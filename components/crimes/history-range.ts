import type { Choice } from "@/components/window/choice";
import { DAY_MS, dayStartMs } from "@/lib/common/time";
import { formatGameDate } from "@/lib/format/days";

const DAYS = { "30d": 30, "90d": 90, year: 365 } as const;

export const RANGES = [
  ["30d", "Last 30 days"],
  ["90d", "Last 90 days"],
  ["year", "Last year"],
  ["all", "Everything"],
] as const satisfies readonly Choice[];

export type RangeId = (typeof RANGES)[number][0];

/** The game can page by the time of a crime since January 2025; with a margin, so that the progress shown is right. */
const FIRST_MS = Date.UTC(2024, 0, 1);

export interface HistoryRange {
  /** How far back to read. */
  fromMs: number;
  /** From when on a crime belongs to it. */
  sinceMs: number;
  /** As part of a sentence: "since 21 Oct 2026". */
  text: string;
}

/** Whole days of the game, so that the range changes once a day and not while it is being read. */
export function historyRange(id: RangeId, nowMs: number): HistoryRange {
  if (id === "all") {
    return { fromMs: FIRST_MS, sinceMs: -Infinity, text: "as far back as the game goes" };
  }
  const fromMs = dayStartMs(nowMs) - DAYS[id] * DAY_MS;
  return { fromMs, sinceMs: fromMs, text: `since ${formatGameDate(fromMs)}` };
}
