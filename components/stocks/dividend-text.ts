import { formatWhole } from "@/lib/format/numbers";
import type { DueDividend } from "@/lib/game/stocks/dividends";

import { filledFraction } from "./tier-progress";

/** "25 of 31", the days passed; null where the game does not say. */
export const progressText = ({ progressDays, everyDays }: DueDividend) =>
  progressDays === null ? null : `${formatWhole(progressDays)} of ${formatWhole(everyDays)}`;

/** A dividend's progress, as a fraction; its tier's if the game does not say. */
export function dividendFraction({
  isReady,
  isPending,
  progressDays,
  everyDays,
}: DueDividend): number {
  if (isReady) return 1;
  if (progressDays !== null && everyDays > 0) return progressDays / everyDays;
  return filledFraction(isPending ? "Pending" : "Active", 1);
}
