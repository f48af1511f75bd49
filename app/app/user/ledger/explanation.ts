import type { ExplainedSum } from "@/components/figures/explain-lines";
import { formatGameDayTime, formatShortGameDay } from "@/lib/format/days";
import { formatMoney, formatWhole, orDash } from "@/lib/format/numbers";
import { formatSignedMoney } from "@/lib/format/signed";
import type { ItemTotal, TradeTotal } from "@/lib/game/ledger/item-totals";
import type { TripResult, TripTotal } from "@/lib/game/ledger/trip-results";

import { countryText, formatFlights, placeText } from "./text";

const FEE_NOTE = "Unsold items count at market value less the item market’s 5% fee.";

const minus = (dollars: number) => formatMoney(-dollars);

/** Lines with a label that another has too get a number, since a label names its line. */
function distinct(lines: ExplainedSum["lines"]): ExplainedSum["lines"] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const count = (seen.get(line.label) ?? 0) + 1;
    seen.set(line.label, count);
    return count === 1 ? line : { ...line, label: `${line.label} (${count})` };
  });
}

/** The sum behind the profit per hour of several trips. */
export function explainTrips(title: string, total: TripTotal): ExplainedSum {
  const { proceeds, unsold, unsoldValue, goneValue, cost, fares, profit, flightMs, perHour } =
    total;
  return {
    title,
    lines: [
      { label: "Sold after fees", value: formatMoney(proceeds) },
      ...(unsold > 0
        ? [
            {
              label: `${formatWhole(unsold)} unsold, at market less 5%`,
              value: formatMoney(unsoldValue),
            },
          ]
        : []),
      ...(goneValue > 0
        ? [{ label: "Used or given away, at cost", value: formatMoney(goneValue) }]
        : []),
      { label: "Spent abroad", value: minus(cost) },
      ...(fares > 0 ? [{ label: "Fares", value: minus(fares) }] : []),
      { label: "Profit", value: formatSignedMoney(profit) },
      { label: "÷ flights", value: formatFlights(flightMs) },
      { label: "Per hour", value: orDash(perHour, formatMoney) },
    ],
    note: "All profit ÷ all flights of these trips, without the time abroad. The trip in progress isn’t included. Sales are matched to the oldest purchase of the same item first (FIFO).",
  };
}

/** The sum behind a trip's profit per hour: its purchases, its sales and its flights. */
export function explainTrip(result: TripResult, nameOf: (item: number) => string): ExplainedSum {
  const { trip, lots, cost, profit, flightMs, perHour, unsold, state } = result;
  const names = [...new Set(lots.map(({ lot }) => nameOf(lot.item)))];
  const sales = lots.flatMap(({ lot, sales: its }) =>
    its.map(({ quantity, proceeds, atMs, place }) => ({
      label: `${formatWhole(quantity)} × ${nameOf(lot.item)}, ${formatShortGameDay(atMs)}, ${placeText(place)}`,
      value: orDash(proceeds, formatMoney),
      names,
    })),
  );
  const rest = lots.flatMap(({ lot, goneQuantity, unsoldValue, sales: its }) => [
    ...(goneQuantity > 0
      ? [
          {
            label: `${formatWhole(goneQuantity)} × ${nameOf(lot.item)}, used or given away, at cost`,
            value: formatMoney(
              (lot.cost ?? 0) -
                (lot.leftCost ?? 0) -
                its.reduce((total, sale) => total + (sale.cost ?? 0), 0),
            ),
            names,
          },
        ]
      : []),
    ...(lot.left > 0
      ? [
          {
            label: `${formatWhole(lot.left)} × ${nameOf(lot.item)}, unsold, at market less 5%`,
            value: orDash(unsoldValue, formatMoney),
            names,
          },
        ]
      : []),
  ]);
  const bought = lots.map(({ lot }) => ({
    label: `Bought ${formatWhole(lot.quantity)} × ${nameOf(lot.item)}, ${formatGameDayTime(lot.atMs)}`,
    value: orDash(lot.cost, minus),
    names,
  }));
  return {
    title: `the trip to ${countryText(trip.country)}, ${formatShortGameDay(trip.beganMs)}`,
    lines: distinct([
      ...sales,
      ...rest,
      ...bought,
      ...(lots.length === 0 ? [{ label: "Spent abroad", value: minus(cost) }] : []),
      ...(trip.fares > 0 ? [{ label: "Fares", value: minus(trip.fares) }] : []),
      { label: "Profit", value: orDash(profit, formatSignedMoney) },
      { label: "÷ flights", value: orDash(flightMs, formatFlights) },
      { label: "Per hour", value: orDash(perHour, formatMoney) },
    ]),
    note: [
      ...(unsold > 0 ? [FEE_NOTE] : []),
      ...(state === "back"
        ? []
        : ["Until you fly back, both flights count as long as the one there."]),
      "Each sale uses up your oldest purchase of the item (FIFO).",
    ].join(" "),
  };
}

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
      { label: "Profit", value: orDash(profit, formatSignedMoney) },
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
    { label: "Profit", value: formatSignedMoney(total.profit) },
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
  note: "Each sale uses up your oldest purchase of the item (FIFO), whatever its source. What you bought before the loaded log has no known cost. The money of a trade is split by the market value of its items; a trade of items for items has none.",
});
