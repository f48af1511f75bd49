import type { ExplainedSum } from "@/components/figures/explain-lines";
import { sum } from "@/lib/common/numbers";
import { MINUTE_MS } from "@/lib/common/time";
import { formatShortGameDay } from "@/lib/format/days";
import { formatMoney, formatWhole, orDash } from "@/lib/format/numbers";
import { formatSignedMoney } from "@/lib/format/signed";
import type { TripItem, TripOption } from "@/lib/game/ledger/next-trip";
import type { TravelPerks } from "@/lib/game/travel/capacity";
import type { FlightKind } from "@/lib/game/travel/flight-kinds";

import { distinct, minus } from "./explanation";
import { formatFlights } from "./text";
import { sourceText } from "./next-trip-text";

const minutes = (ms: number) => formatWhole(Math.round(ms / MINUTE_MS));

/** The sum behind the profit per hour of a cargo of one item. */
export function explainCargo(
  { country, flights, fare }: Omit<TripOption, "items">,
  { price, marketPrice, cost, proceeds, profit, perHour }: TripItem,
  { name, capacity }: { name: string; capacity: number },
): ExplainedSum {
  const { outMs, homeMs, isOwn } = flights;
  const gross = marketPrice === null ? null : marketPrice * capacity;
  const fee = gross === null || proceeds === null ? null : gross - proceeds;
  const count = formatWhole(capacity);
  const paid = price === null ? "–" : formatMoney(price.each);
  const when = price?.kind === "own" ? formatShortGameDay(price.atMs) : "list price";
  return {
    title: `${country}, ${count} × ${name}`,
    lines: [
      {
        label: `${count} × ${orDash(marketPrice, formatMoney)}`,
        value: orDash(gross, formatMoney),
      },
      { label: "Item market fee, 5%", value: orDash(fee, minus) },
      { label: `Bought ${count} × ${paid}, ${when}`, value: orDash(cost, minus) },
      ...(fare > 0 ? [{ label: "Fare", value: minus(fare) }] : []),
      { label: "Profit", value: orDash(profit, formatSignedMoney), isTotal: true },
      {
        label: `÷ ${isOwn ? "your flights" : "flights"}, ${minutes(outMs)} + ${minutes(homeMs)} min`,
        value: formatFlights(outMs + homeMs),
      },
      { label: "Per hour", value: orDash(perHour, formatMoney), isTotal: true },
    ],
    note: "Flight times are those of your last trip there by the same kind of flight; otherwise the Standard time × 0.7 by airstrip, 0.5 private, 0.3 business (±3%). Prices are what you last paid there, otherwise the game’s list price.",
  };
}

/** The sum behind the capacity. */
export function explainCapacity(kind: FlightKind, perks: TravelPerks): ExplainedSum {
  const bySource = new Map<string, number>();
  for (const { source, items } of perks.items) {
    bySource.set(source, (bySource.get(source) ?? 0) + items);
  }
  return {
    title: "the capacity",
    lines: distinct([
      { label: kind.name, value: formatWhole(kind.capacity) },
      ...[...bySource].map(([source, items]) => ({
        label: sourceText(source),
        value: `+${formatWhole(items)}`,
      })),
      {
        label: "Capacity",
        value: formatWhole(kind.capacity + sum(perks.items.map(({ items }) => items))),
        isTotal: true,
      },
    ]),
    ...(kind.id === "standard" && {
      note: "Sources disagree whether a Standard flight allows 10 items or 5. If yours differs, enter your own capacity.",
    }),
  };
}
