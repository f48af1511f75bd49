import {
  formatCount,
  formatMoney,
  formatPercent,
  formatPrice,
  formatWhole,
} from "@/lib/format/numbers";
import { SALE_FEE } from "@/lib/game/stocks/budget";
import type { Portfolio, PortfolioRow } from "@/lib/game/stocks/portfolio";

import { signed } from "./signed";

const FEE = `Sale fee, ${SALE_FEE * 100}%`;
const SHARES_WITHOUT_COST =
  "Shares whose purchase the game does not list count in the value, not in cost and profit.";

/** How the total value is computed. */
export const totalLines = ({ rows, value }: Portfolio) => ({
  lines: [
    { label: "Shares × price of each", value: formatCount(rows.length, "stock", "stocks") },
    { label: "Total value", value: formatMoney(value) },
    ...afterFee(value),
  ],
  note: "Prices are those of the last update.",
});

/** How the profit of the whole is computed. */
export const profitLines = ({ cost, profit, value }: Portfolio) => ({
  lines: [
    { label: "Value of what was bought", value: formatMoney(cost + profit) },
    { label: "Cost, the sum of purchases", value: formatMoney(cost) },
    { label: "Profit before the sale fee", value: signed(profit, formatMoney) },
    { label: FEE, value: formatMoney(-value * SALE_FEE) },
    { label: "Profit after it", value: signed(profit - value * SALE_FEE, formatMoney) },
  ],
  note: SHARES_WITHOUT_COST,
});

/** How the figures of one holding are computed. */
export function holdingLines({ position, cost, profit, profitPercent, lots }: PortfolioRow) {
  const { shares, stock, value } = position;
  return {
    lines: [
      { label: "Shares × price", value: `${formatWhole(shares)} × ${formatPrice(stock.price)}` },
      { label: "Value", value: formatMoney(value) },
      ...(cost === null || profit === null
        ? []
        : [
            {
              label: `Cost, ${formatCount(lots.length, "purchase", "purchases")}`,
              value: formatMoney(cost),
            },
            { label: "Profit before the sale fee", value: signed(profit, formatMoney) },
            ...(profitPercent === null
              ? []
              : [{ label: "Profit ÷ cost", value: signed(profitPercent, formatPercent) }]),
          ]),
      ...afterFee(value),
    ],
    note: SHARES_WITHOUT_COST,
  };
}

const afterFee = (value: number) => [
  { label: FEE, value: formatMoney(-value * SALE_FEE) },
  { label: "Left after it", value: formatMoney(value * (1 - SALE_FEE)) },
];
