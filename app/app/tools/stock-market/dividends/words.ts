import { formatCount, formatWhole } from "@/lib/format/numbers";
import { formatGameDay, formatLocalTime } from "@/lib/format/times";
import type { Dividend } from "@/lib/game/stocks/dividends";
import { DAY_MS } from "@/lib/game/time/time";

const STATES = ["Ready", "Counting", "Pending"] as const;
export type State = (typeof STATES)[number];

/** Pending: bought, but the game counts none of its tiers yet. */
export function stateOf({ isReady, isPending }: Dividend): State {
  if (isReady) return "Ready";
  return isPending ? "Pending" : "Counting";
}

export const rankOf = (dividend: Dividend) => STATES.indexOf(stateOf(dividend));

/** How much of the moon is lit, 0 to 1. */
export function litOf({ isReady, progressDays, everyDays }: Dividend): number {
  if (isReady) return 1;
  return progressDays === null || everyDays <= 0 ? 0 : progressDays / everyDays;
}

/** "day 25 of 31". */
export const progressWords = ({ progressDays, everyDays }: Dividend) =>
  progressDays === null ? null : `day ${formatWhole(progressDays)} of ${formatWhole(everyDays)}`;

/** "now", "tomorrow", "in 6 days", by the days of the game. */
export function untilWords(atMs: number, nowMs: number): string {
  const days = Math.floor(atMs / DAY_MS) - Math.floor(nowMs / DAY_MS);
  if (days <= 0) return "now";
  return days === 1 ? "tomorrow" : `in ${formatCount(days, "day", "days")}`;
}

const localDay = new Intl.DateTimeFormat("en-GB", {
  weekday: "short",
  day: "numeric",
  month: "short",
});

/** "Fri 27 Nov, 01:00 your time". */
export const localMoment = (ms: number) =>
  `${localDay.format(ms).replace(",", "")}, ${formatLocalTime(ms)}`;

const gameDate = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  timeZone: "UTC",
});

/** "26 Nov", in game time. */
export const formatShortDay = (ms: number) => gameDate.format(ms);

/** What a due dividend says in a list: "Thu 26 Nov". */
export const dueWords = ({ dueAtMs }: Dividend) =>
  dueAtMs === null ? "–" : formatGameDay(dueAtMs);
