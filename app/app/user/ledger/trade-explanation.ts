import type { ExplainedSum } from "@/components/figures/explain-lines";
import { formatShortGameDay } from "@/lib/format/days";
import { formatMoney, formatWhole, orDash } from "@/lib/format/numbers";
import { formatSignedMoney } from "@/lib/format/signed";
import type { ItemTotal, TradeTotal } from "@/lib/game/ledger/item-totals";

import { distinct, minus } from "./explanation";
import { placeText } from "./place-text";

/** The sum behind an item's profit: its sales and what was paid for them. */
export function explainItem(total: ItemTotal, name: string): ExplainedSum {
  const { sales, matched, matchedProceeds, matchedCost, profit, unknown, free } = total;
  const known = sales.filter(({ cost, lot }) => cost !== null && lot?.isFree === false);
  const lines = known.flatMap(({ atMs, quantity, proceeds, cost, lot }) => [
    {
      label: `${formatShortGameDay(atMs)}: ${formatWhole(quantity)} sold, after fees`,
      value: orDash(proceeds, formatMoney),
    },
    {
      label: `bought ${formatShortGameDay(lot?.atMs ?? atMs)}, ${placeText(lot?.place ?? null)}`,
      value: orDash(cost, minus),
    },
  ]);
  const totals = [
    { label: `${formatWhole(matched)} sold, after fees`, value: formatMoney(matchedProceeds) },
    { label: "Cost", value: minus(matchedCost) },
  ];
  return {
    title: `the profit on ${name}`,
    lines: distinct([
      ...(lines.length <= MAX_SALE_LINES ? lines : totals),
      { label: "Profit", value: orDash(profit, formatSignedMoney), isTotal: true },
      ...(unknown > 0
        ? [{ label: "Sold without a known cost, not counted", value: formatWhole(unknown) }]
        : []),
      ...(free > 0 ? [{ label: "Sold, but free, not counted", value: formatWhole(free) }] : []),
    ]),
    note: "Each sale uses up your oldest purchase of the item (FIFO).",
  };
}

/** Beyond this many lines, sales are only added up. */
const MAX_SALE_LINES = 24;

/** The sum behind the profit of all sales. */
export const explainTrade = (total: TradeTotal): ExplainedSum => ({
  title: "the profit of your sales",
  lines: [
    {
      label: `${formatWhole(total.matched)} sold, after fees`,
      value: formatMoney(total.matchedProceeds),
    },
    { label: "Cost", value: minus(total.matchedCost) },
    { label: "Profit", value: formatSignedMoney(total.profit), isTotal: true },
    ...(total.unknown > 0
      ? [
          {
            label: `${formatWhole(total.unknown)} sold without a known cost, not counted`,
            value: formatMoney(total.unknownProceeds),
          },
        ]
      : []),
    ...(total.free > 0
      ? [
          {
            label: `${formatWhole(total.free)} free items sold, not counted`,
            value: formatMoney(total.freeProceeds),
          },
        ]
      : []),
  ],
  note: "Each sale uses up your oldest purchase of the item (FIFO), whatever its source. What you bought before the loaded log has no known cost. The money of a trade is split by the market value of its items; a trade of items for items has none. What you got in an exchange, such as points of the museum, costs what you gave for it. Trips counts what you gave for them at market value.",
});
