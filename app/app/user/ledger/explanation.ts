import type { ExplainedSum } from "@/components/figures/explain-lines";
import { formatGameDayTime, formatShortGameDay } from "@/lib/format/days";
import { formatMoney, formatWhole, orDash } from "@/lib/format/numbers";
import { formatSignedMoney } from "@/lib/format/signed";
import type { TripResult, TripTotal } from "@/lib/game/ledger/trip-results";

import { placeText } from "./place-text";
import { formatFlights, tripTitle } from "./text";

const FEE_NOTE =
  "Unsold items, and items in museum sets, count at market value less the item market’s 5% fee.";

/** The points of a set come into Trade by their sale, at the cost of the set’s items. */
const MUSEUM_NOTE = "Trade counts items in a museum set only once you sell the points.";

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

/** "12 unsold", "2 in a museum set", "12 unsold and 2 in a museum set". */
const unsoldText = (unsold: number, inSets: number) =>
  [
    ...(unsold > 0 ? [`${formatWhole(unsold)} unsold`] : []),
    ...(inSets > 0 ? [`${formatWhole(inSets)} in a museum set`] : []),
  ].join(" and ");

/** The sum behind the profit per hour of several trips. */
export function explainTrips(title: string, total: TripTotal): ExplainedSum {
  const { proceeds, unsold, inSets, unsoldValue, goneValue, cost, fares } = total;
  const { profit, flightMs, perHour } = total;
  return {
    title,
    lines: [
      { label: "Sold after fees", value: formatMoney(proceeds) },
      ...(unsold + inSets > 0
        ? [
            {
              label: `${unsoldText(unsold, inSets)}, at market less 5%`,
              value: formatMoney(unsoldValue),
            },
          ]
        : []),
      ...(goneValue > 0
        ? [{ label: "Used or given away, at cost", value: formatMoney(goneValue) }]
        : []),
      { label: "Spent abroad", value: minus(cost) },
      ...(fares > 0 ? [{ label: "Fares", value: minus(fares) }] : []),
      { label: "Profit", value: formatSignedMoney(profit), isTotal: true },
      { label: "÷ flights", value: formatFlights(flightMs) },
      { label: "Per hour", value: orDash(perHour, formatMoney), isTotal: true },
    ],
    note: [
      "All profit ÷ all flights of these trips, without the time abroad. The trip in progress isn’t included. Sales are matched to the oldest purchase of the same item first (FIFO).",
      ...(inSets > 0 ? [MUSEUM_NOTE] : []),
    ].join(" "),
  };
}

/** "unsold", "in a museum set", "2 of them in a museum set". */
function unsoldWord(left: number, inSets: number): string {
  if (inSets === 0) return "unsold";
  return left === 0 ? "in a museum set" : `${formatWhole(inSets)} of them in a museum set`;
}

/** The sum behind a trip's profit per hour: its purchases, its sales and its flights. */
export function explainTrip(result: TripResult, nameOf: (item: number) => string): ExplainedSum {
  const { trip, lots, cost, profit, flightMs, perHour, unsold, inSets, state } = result;
  const names = [...new Set(lots.map(({ lot }) => nameOf(lot.item)))];
  const sales = lots.flatMap(({ lot, sales: its }) =>
    its.map(({ quantity, proceeds, atMs, place }) => ({
      label: `${formatWhole(quantity)} × ${nameOf(lot.item)}, ${formatShortGameDay(atMs)}, ${placeText(place)}`,
      value: orDash(proceeds, formatMoney),
      names,
    })),
  );
  const rest = lots.flatMap(({ lot, goneQuantity, goneCost, inSets, unsoldValue }) => [
    ...(goneQuantity > 0
      ? [
          {
            label: `${formatWhole(goneQuantity)} × ${nameOf(lot.item)}, used or given away, at cost`,
            value: formatMoney(goneCost),
            names,
          },
        ]
      : []),
    ...(lot.left + inSets > 0
      ? [
          {
            label: `${formatWhole(lot.left + inSets)} × ${nameOf(lot.item)}, ${unsoldWord(lot.left, inSets)}, at market less 5%`,
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
      ...(lots.length === 0 ? [{ label: "Spent abroad", value: orDash(cost, minus) }] : []),
      ...(trip.fares > 0 ? [{ label: "Fares", value: minus(trip.fares) }] : []),
      { label: "Profit", value: orDash(profit, formatSignedMoney), isTotal: true },
      { label: "÷ flights", value: orDash(flightMs, formatFlights) },
      { label: "Per hour", value: orDash(perHour, formatMoney), isTotal: true },
    ]),
    note: [
      ...(unsold + inSets > 0 ? [FEE_NOTE] : []),
      ...(inSets > 0 ? [MUSEUM_NOTE] : []),
      ...(state === "back"
        ? []
        : ["Until you fly back, both flights count as long as the one there."]),
      "Each sale uses up your oldest purchase of the item (FIFO).",
    ].join(" "),
  };
}
