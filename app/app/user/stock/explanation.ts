import { formatCount, formatMoney, formatPrice, formatWhole } from "@/lib/format/numbers";
import { formatSignedMoney, formatSignedPercent } from "@/lib/format/signed";
import type { Portfolio, PortfolioRow } from "@/lib/game/stocks/portfolio";
import { SALE_FEE_PERCENT, saleFee } from "@/lib/game/stocks/stock";

const FEE = `Sale fee, ${SALE_FEE_PERCENT}%`;
const SHARES_WITHOUT_COST =
  "Shares with no listed purchase count towards value, not cost or profit.";
/** The game's list of holdings doesn't say what they have paid. */
const ABOUT_PROFIT = `${SHARES_WITHOUT_COST} Dividends that you collected aren’t counted.`;

/** The calculation of the total value. */
export const explainTotal = ({ rows, value }: Portfolio) => ({
  lines: [
    ...rows.map(({ position: { stock, shares, value: own } }) => ({
      label: stock.acronym,
      value: `${formatWhole(shares)} × ${formatPrice(stock.price)} = ${formatMoney(own)}`,
    })),
    { label: "Total value", value: formatMoney(value) },
    ...afterFee(value),
  ],
  note: "Prices are from the last update.",
});

/** The calculation of the total profit. */
export function explainProfit({ cost, profit, saleFee: fee, profitAfterFee }: Portfolio) {
  if (cost === null || profit === null || fee === null || profitAfterFee === null) {
    return { lines: [], note: ABOUT_PROFIT };
  }
  return {
    lines: [
      { label: "Value of what you bought", value: formatMoney(cost + profit) },
      { label: "Total cost of your purchases", value: formatMoney(cost) },
      { label: "Profit before the sale fee", value: formatSignedMoney(profit) },
      { label: FEE, value: formatMoney(-fee) },
      { label: "Profit after the sale fee", value: formatSignedMoney(profitAfterFee) },
    ],
    note: ABOUT_PROFIT,
  };
}

/** Both calculations together, for layouts with room for only one button. */
export function explainBoth(portfolio: Portfolio) {
  const { lines, note } = explainProfit(portfolio);
  return { lines: [...explainTotal(portfolio).lines, ...lines], note };
}

/** The calculation of one holding's figures. */
export function explainHolding({
  position,
  cost,
  profit,
  profitPercent,
  purchases,
  unexplainedShares,
}: PortfolioRow) {
  const { shares, stock, value } = position;
  return {
    lines: [
      { label: "Shares × price", value: `${formatWhole(shares)} × ${formatPrice(stock.price)}` },
      { label: "Value", value: formatMoney(value) },
      ...(cost === null || profit === null
        ? []
        : [
            ...(unexplainedShares > 0
              ? [{ label: "Value of what you bought", value: formatMoney(cost + profit) }]
              : []),
            {
              label: `Cost, ${formatCount(purchases.length, "purchase", "purchases")}`,
              value: formatMoney(cost),
            },
            { label: "Profit before the sale fee", value: formatSignedMoney(profit) },
            ...(profitPercent === null
              ? []
              : [{ label: "Profit ÷ cost", value: formatSignedPercent(profitPercent) }]),
          ]),
      ...afterFee(value),
    ],
    note: ABOUT_PROFIT,
  };
}

const afterFee = (value: number) => [
  { label: FEE, value: formatMoney(-saleFee(value)) },
  { label: "Value after the sale fee", value: formatMoney(value - saleFee(value)) },
];
