import { formatDays } from "@/lib/format/numbers";
import type { Dividend } from "@/lib/game/stocks/dividends";
import { DAY_MS } from "@/lib/game/time/time";

const STATES = ["Ready", "Counting", "Pending"] as const;
type State = (typeof STATES)[number];

/** Pending: bought, but the game counts none of its tiers yet. */
export function stateOf({ isReady, isPending }: Dividend): State {
  if (isReady) return "Ready";
  return isPending ? "Pending" : "Counting";
}

export const rankOf = (dividend: Dividend) => STATES.indexOf(stateOf(dividend));

/** "now", "tomorrow", "in 6 days", by the days of the game. */
export function untilText(atMs: number, nowMs: number): string {
  const days = Math.floor(atMs / DAY_MS) - Math.floor(nowMs / DAY_MS);
  if (days <= 0) return "now";
  return days === 1 ? "tomorrow" : `in ${formatDays(days)}`;
}
