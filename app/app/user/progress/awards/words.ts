import { formatGameDate } from "@/lib/format/days";
import { formatCount } from "@/lib/format/numbers";
import { DAY_MS } from "@/lib/game/time/time";

import { formatValue } from "@/components/history/stat-words";
import type { AwardRow } from "./rows";

/** "48 of 50"; "?" for what isn't known. */
export const progressWords = ({ target, value }: AwardRow): string => {
  if (target === null) return "The game gives no number";
  const most = formatValue(target.target, target.unit);
  return value === null ? `of ${most}` : `${formatValue(value, target.unit)} of ${most}`;
};

/** "about 23 days, 17 to 31"; what stands in the way of a date otherwise. */
export function whenWords(
  { won, target, value, outlook, range }: AwardRow,
  todayMs: number,
): string {
  if (won !== null) return won.atMs === null ? "Won" : `Won ${formatGameDate(won.atMs)}`;
  if (target === null) return "";
  if (value === null) return "Not read yet";
  if (outlook?.state === "reached") return "Reached, not given yet";
  const expectedMs = outlook?.expectedMs ?? null;
  if (expectedMs === null) return "No pace yet";
  const from = range === null ? null : lengthWords(range.fromMs - todayMs);
  const to = (range?.toMs ?? null) === null ? null : lengthWords((range?.toMs ?? 0) - todayMs);
  const span = from === null ? "" : to === null ? `, ${from} or more` : `, ${from} to ${to}`;
  return `about ${lengthWords(expectedMs - todayMs)}${span}`;
}

const MONTH_DAYS = 365.25 / 12;

/** "23 days", "10 months", "12 years": the further, the coarser. */
export function lengthWords(ms: number): string {
  const days = Math.max(0, Math.round(ms / DAY_MS));
  if (days < 2 * MONTH_DAYS) return formatCount(days, "day", "days");
  const months = Math.round(days / MONTH_DAYS);
  if (months < 24) return formatCount(months, "month", "months");
  return formatCount(Math.round(months / 12), "year", "years");
}
