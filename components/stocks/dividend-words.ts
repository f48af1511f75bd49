import { formatWhole } from "@/lib/format/numbers";
import type { DueDividend } from "@/lib/game/stocks/dividends";

import { tierLit } from "./tier-mark";

/** "25 of 31", the days passed; null where the game does not say. */
export const progressWords = ({ progressDays, everyDays }: DueDividend) =>
  progressDays === null ? null : `${formatWhole(progressDays)} of ${formatWhole(everyDays)}`;

/** A dividend's progress, as a part of its moon; its tier's if the game does not say. */
export function dividendLit({ isReady, isPending, progressDays, everyDays }: DueDividend): number {
  if (isReady) return 1;
  if (progressDays !== null && everyDays > 0) return progressDays / everyDays;
  return tierLit(isPending ? "Pending" : "Active", 1);
}
