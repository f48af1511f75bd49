import { formatCount, formatMoney, formatPercent } from "@/lib/format/numbers";
import type { PortfolioRow } from "@/lib/game/stocks/portfolio";

const LARGEST = 8;

/** The largest stocks, and all others in one bar. A single other one has its own. */
export function allocationBars(rows: readonly PortfolioRow[]) {
  const named = rows.length === LARGEST + 1 ? rows : rows.slice(0, LARGEST);
  const others = rows.slice(named.length);
  const bars = named.map(({ position, share }) =>
    barOf(position.stock.acronym, position.stock.name, position.value, share),
  );
  if (others.length === 0) return bars;
  const value = others.reduce((sum, { position }) => sum + position.value, 0);
  const share = others.reduce((sum, row) => sum + row.share, 0);
  return [...bars, barOf("Other", formatCount(others.length, "stock", "stocks"), value, share)];
}

const barOf = (label: string, name: string, value: number, share: number) => ({
  label,
  value,
  title: `${label}, ${name}: ${formatMoney(value)}, ${formatPercent(share * 100)}`,
});
