import type { TableExport } from "@/components/table/table-export";
import type { PortfolioRow } from "@/lib/game/stocks/portfolio";

import type { DividendState } from "./dividend-state";

/** The holdings for a spreadsheet: plain figures, empty if unknown. */
export function holdingsExport(
  rows: readonly PortfolioRow[],
  states: ReadonlyMap<number, DividendState>,
): TableExport {
  return {
    headers: [
      "Stock",
      "Name",
      "Shares",
      "Price",
      "Value",
      "Share of the total, %",
      "Cost",
      "Average price",
      "Profit",
      "Profit, %",
      "Dividend",
    ],
    lines: rows.map(({ position, fraction, cost, averagePrice, profit, profitPercent }) => [
      position.stock.acronym,
      position.stock.name,
      position.shares,
      position.stock.price,
      position.value,
      fraction * 100,
      cost ?? "",
      averagePrice ?? "",
      profit ?? "",
      profitPercent ?? "",
      states.get(position.stock.id)?.text ?? "",
    ]),
  };
}
