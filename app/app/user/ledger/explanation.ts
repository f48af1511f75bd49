import type { ExplainedSum } from "@/components/figures/explain-lines";
import { formatGameDayTime, formatShortGameDay } from "@/lib/format/days";
import { formatMoney, formatWhole, orDash } from "@/lib/format/numbers";
import { formatSignedMoney } from "@/lib/format/signed";
import type { TripResult, TripTotal } from "@/lib/game/ledger/trip-results";

import { formatFlights, placeText, tripTitle } from "./text";

const FEE_NOTE = "Unsold items count at market value less the item market’s 5% fee.";

export const minus = (dollars: number) => formatMoney(-dollars);

/** Lines with a label that another has too get a number, since a label names its line. */
export function distinct(lines: ExplainedSum["lines"]): ExplainedSum["lines"] {
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
    title: tripTitle(trip),
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
