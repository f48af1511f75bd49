import { formatCount, formatMoney, formatPercent } from "@/lib/format/numbers";
import { sum } from "@/lib/game/money/sum";
import type { PortfolioRow } from "@/lib/game/stocks/portfolio";

const LARGEST = 8;

/** The largest stocks, and one bar for all others; a single other one gets its own bar. */
export function allocationBars(rows: readonly PortfolioRow[]) {
  const named = rows.length === LARGEST + 1 ? rows : rows.slice(0, LARGEST);
  const others = rows.slice(named.length);
  const bars = named.map(({ position, fraction }) =>
    barOf(position.stock.acronym, position.stock.name, position.value, fraction),
  );
  if (others.length === 0) return bars;
  const value = sum(others.map(({ position }) => position.value));
  const part = sum(others.map((row) => row.fraction));
  return [...bars, barOf("Other", formatCount(others.length, "stock", "stocks"), value, part)];
}

const barOf = (label: string, name: string, value: number, part: number) => ({
  label,
  value,
  title: `${label}, ${name}: ${formatMoney(value)}, ${formatPercent(part * 100)}`,
});
