import { formatMoney, formatPercent } from "@/lib/format/numbers";
import { WORST_MUG } from "@/lib/game/shops/mugging";
import type { SaleRoute } from "@/lib/game/shops/sale-routes";
import type { ShopRow } from "@/lib/game/shops/shop-rows";

/** Every figure of a row, from the price to what the worst mugger leaves. */
export function explainProfit(row: ShopRow, route: SaleRoute) {
  const { name, price, sale } = row;
  const title = `Profit on ${name}`;
  if (sale === null) {
    return {
      title,
      lines: [{ label: "Price", value: formatMoney(price) }],
      note: "Nobody trades it, so the game gives it no market value.",
    };
  }
  const { marketPrice, fee, profit, roi, afterWorstMug } = sale;
  return {
    title,
    lines: [
      { label: "Market value", value: formatMoney(marketPrice) },
      { label: `Fee, ${route.name}, ${route.feePercent}%`, value: formatMoney(-fee) },
      { label: "Price", value: formatMoney(-price) },
      { label: "Profit", value: formatMoney(profit) },
      ...(roi === null ? [] : [{ label: "ROI, profit ÷ price", value: formatPercent(roi) }]),
      { label: "After the worst mug", value: formatMoney(afterWorstMug) },
    ],
    note: `The worst mug takes ${WORST_MUG}% of what you sell it for.`,
  };
}
