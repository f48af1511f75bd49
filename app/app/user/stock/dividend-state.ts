import { dividendFraction, filledFraction, progressText } from "@/components/stocks/tier-progress";
import { formatGameDay } from "@/lib/format/times";
import type { DueDividend } from "@/lib/game/stocks/dividends";
import type { PortfolioRow } from "@/lib/game/stocks/portfolio";
import { type Position, tierFraction, tierStatus } from "@/lib/game/stocks/position";

export interface DividendState {
  text: string;
  /** The filled fraction of the circle, 0 to 1. */
  fraction: number;
  isReady: boolean;
}

/** The state of each held stock's benefit, by stock id. */
export function dividendStates(
  rows: readonly PortfolioRow[],
  dividends: readonly DueDividend[],
): ReadonlyMap<number, DividendState> {
  const byStock = new Map(dividends.map((dividend) => [dividend.stock.id, dividend]));
  return new Map(
    rows.map(({ position }) => {
      const dividend = byStock.get(position.stock.id);
      return [position.stock.id, dividend ? countingState(dividend) : stateWithout(position)];
    }),
  );
}

/** Moves holdings that are ready to collect to the front. Otherwise, the order stays: most valuable first. */
export const readyFirst = (
  rows: readonly PortfolioRow[],
  states: ReadonlyMap<number, DividendState>,
): readonly PortfolioRow[] =>
  rows.toSorted((a, b) => Number(isReady(b, states)) - Number(isReady(a, states)));

const isReady = ({ position }: PortfolioRow, states: ReadonlyMap<number, DividendState>) =>
  states.get(position.stock.id)?.isReady ?? false;

function countingState(dividend: DueDividend): DividendState {
  const { isReady } = dividend;
  return { text: dividendText(dividend), fraction: dividendFraction(dividend), isReady };
}

/** "Day 25 of 31, due Thu 26 Nov", "Pending, day 3 of 7". */
function dividendText(dividend: DueDividend): string {
  const { isReady, isPending, dueAtMs } = dividend;
  const progress = progressText(dividend);
  if (isReady) return "Ready to collect";
  if (isPending) return progress === null ? "Pending" : `Pending, day ${progress}`;
  if (progress === null || dueAtMs === null) return "Active";
  return `Day ${progress}, due ${formatGameDay(dueAtMs)}`;
}

/** The state of a stock without a dividend: a passive stock, or an active one whose first tier isn't bought. */
function stateWithout(position: Position): DividendState {
  const status = tierStatus(position, 1);
  return {
    text: status === "Inactive" ? "No benefit yet" : `Benefit ${status.toLowerCase()}`,
    fraction: filledFraction(status, tierFraction(position.stock, position.shares, 1)),
    isReady: false,
  };
}
