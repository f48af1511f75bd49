import { formatWhole } from "@/lib/format/numbers";
import { formatGameDay } from "@/lib/format/times";
import { type Dividend, dividends } from "@/lib/game/stocks/dividends";
import type { PortfolioRow } from "@/lib/game/stocks/portfolio";
import type { Position } from "@/lib/game/stocks/position";

export interface DividendState {
  words: string;
  /** How much of the moon is lit, 0 to 1. */
  lit: number;
  isReady: boolean;
}

/** What the benefit of each held stock is doing, by the stock's id. Money plays no part. */
export function dividendStates(
  rows: readonly PortfolioRow[],
  nowMs: number,
): ReadonlyMap<number, DividendState> {
  const positions = rows.map(({ position }) => position);
  const due = new Map(
    dividends(positions, new Map(), nowMs).map((dividend) => [dividend.stock.id, dividend]),
  );
  return new Map(
    positions.map((position) => {
      const { id } = position.stock;
      return [id, stateOf(position, due.get(id))];
    }),
  );
}

function stateOf(position: Position, dividend: Dividend | undefined): DividendState {
  const { stock, owned, pending, shares } = position;
  if (stock.benefit.kind === "passive" && owned > 0) {
    return { words: "Passive, active", lit: 1, isReady: false };
  }
  if (dividend?.isReady) return { words: "Ready to collect", lit: 1, isReady: true };
  if (dividend && owned > 0) return { words: progressWords(dividend), lit: 1, isReady: false };
  if (pending > 0) return { words: pendingWords(dividend), lit: 0.5, isReady: false };
  const { requirement } = stock.benefit;
  return {
    words: "No benefit yet",
    lit: requirement > 0 ? shares / requirement : 0,
    isReady: false,
  };
}

/** "Pending, day 3 of 7"; no dividend is a passive stock's. */
function pendingWords(dividend: Dividend | undefined): string {
  if (dividend === undefined) return "Passive, pending";
  const { progressDays, everyDays } = dividend;
  if (progressDays === null) return "Pending";
  return `Pending, day ${formatWhole(progressDays)} of ${formatWhole(everyDays)}`;
}

/** "Day 25 of 31, due Thu 26 Nov". */
function progressWords({ progressDays, everyDays, dueAtMs }: Dividend): string {
  if (progressDays === null || dueAtMs === null) return "Active";
  return `Day ${formatWhole(progressDays)} of ${formatWhole(everyDays)}, due ${formatGameDay(dueAtMs)}`;
}
