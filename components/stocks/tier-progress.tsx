import { ProgressCircle } from "@/components/figures/progress-circle";
import { formatWhole } from "@/lib/format/numbers";
import type { DueDividend } from "@/lib/game/stocks/dividends";
import type { TierStatus } from "@/lib/game/stocks/position";
import { cn } from "@/lib/utils";

export const TIER_TONES = {
  Active: "text-success",
  Pending: "text-warning",
  Inactive: "",
} as const;

/**
 * The filled fraction of a tier's circle: full if the tier is active, half while its shares wait to be counted, and the bought
 * fraction before that.
 */
export function filledFraction(status: TierStatus, boughtFraction: number): number {
  if (status === "Inactive") return boughtFraction;
  return status === "Active" ? 1 : 0.5;
}

/** The status of a tier as a word, and its bought fraction as a circle. */
export function TierProgress({ status, fraction }: { status: TierStatus; fraction: number }) {
  const isPartly = status === "Inactive" && fraction > 0;
  return (
    <span
      className={cn(
        "inline-flex items-center gap-2 whitespace-nowrap",
        // Most tiers are inactive: the word is not what a row is read for.
        status === "Inactive" ? "text-muted-foreground" : TIER_TONES[status],
      )}
    >
      <ProgressCircle value={filledFraction(status, fraction)} />
      {status}
      {isPartly && (
        <span className="text-small text-muted-foreground">{Math.floor(fraction * 100)}%</span>
      )}
    </span>
  );
}

/** "25 of 31": the days passed; null if the game does not report them. */
export const progressText = ({ progressDays, everyDays }: DueDividend) =>
  progressDays === null ? null : `${formatWhole(progressDays)} of ${formatWhole(everyDays)}`;

/** A dividend's progress as a fraction; the tier's progress if the game does not report it. */
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
