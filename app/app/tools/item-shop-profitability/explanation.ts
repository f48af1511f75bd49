import { formatMoney, formatPercent } from "@/lib/format/numbers";
import { WORST_MUG } from "@/lib/game/shops/resale";
import type { SaleRoute } from "@/lib/game/shops/sale-routes";
import type { ShopRow } from "@/lib/game/shops/shop-rows";

/** Every figure of a row, from the market value to the profit after the worst mug. */
export function explainProfit(row: ShopRow, route: SaleRoute) {
  const { name, price, sale } = row;
  const title = `Profit on ${name}`;
  if (sale === null) {
    return {
      title,
      lines: [{ label: "Price", value: formatMoney(price) }],
      note: "Not traded, so it has no market value.",
    };
  }
  const { marketPrice, fee, profit, roi, afterWorstMug } = sale;
  return {
    title,
    lines: [
      { label: "Market value", value: formatMoney(marketPrice) },
      { label: `${route.name} fee, ${route.feePercent}%`, value: formatMoney(-fee) },
      { label: "Price", value: formatMoney(-price) },
      { label: "Profit", value: formatMoney(profit) },
      ...(roi === null ? [] : [{ label: "ROI, profit ÷ price", value: formatPercent(roi) }]),
      { label: `Worst mug, ${WORST_MUG}% of the sale`, value: formatMoney(afterWorstMug - profit) },
      { label: "After the worst mug", value: formatMoney(afterWorstMug) },
    ],
    note: `The worst mug takes ${WORST_MUG}% of what you sell it for.`,
  };
}
