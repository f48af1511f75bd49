import { sum } from "@/lib/common/numbers";
import { formatCount, formatMoney } from "@/lib/format/numbers";
import { stockTotals } from "@/lib/game/treasury/armoury-stock";

import { CATEGORY_LABELS } from "./text";
import type { CategoryStock } from "./use-armoury";

/** The armoury's value, category by category. */
export function explainStock(categories: readonly CategoryStock[]) {
  const totals = categories.flatMap(({ category, stocks }) =>
    stocks === null || stocks.length === 0 ? [] : [{ category, ...stockTotals(stocks) }],
  );
  const unpriced = sum(totals.map((each) => each.unpriced));
  return {
    title: "the armoury’s value",
    lines: [
      ...totals.map(({ category, value }) => ({
        label: CATEGORY_LABELS[category],
        value: formatMoney(value),
      })),
      { label: "In all", value: formatMoney(sum(totals.map(({ value }) => value))) },
    ],
    note: `Today’s market values, items on loan included. ${
      unpriced === 0
        ? ""
        : `${formatCount(unpriced, "kind of item has", "kinds of items have")} none and ${unpriced === 1 ? "counts" : "count"} as $0. `
    }Special weapons are worth more. The game updates its list every hour.`,
  };
}
