import { HOUR_MS, MINUTE_MS } from "@/lib/common/time";
import { formatShortGameDay } from "@/lib/format/days";
import { formatWhole } from "@/lib/format/numbers";
import { numberOrDash } from "@/lib/format/or-dash";
import { formatSignedMoney } from "@/lib/format/signed";
import type { TripResult } from "@/lib/game/ledger/trip-results";

import type { PlayerLedger } from "./use-ledger";

/** "34 min", "6 h 02 min", "42 h 55 min": hours of flights, without days. */
export const formatFlights = (ms: number) =>
  numberOrDash(ms, (known) => {
    const hours = Math.floor(known / HOUR_MS);
    const minutes = Math.floor((known % HOUR_MS) / MINUTE_MS);
    return hours === 0
      ? `${minutes} min`
      : `${formatWhole(hours)} h ${String(minutes).padStart(2, "0")} min`;
  });

/** "+$1,200", "−$300 loss": the word for those who don’t see the tone. */
export const formatProfit = (dollars: number) =>
  `${formatSignedMoney(dollars)}${dollars < 0 ? " loss" : ""}`;

export const countryText = (country: string | null): string => country ?? "Unknown country";

/** The name of a trip's explanation: "the trip to UAE, 18 Nov". */
export const tripTitle = ({ country, beganMs }: TripResult["trip"]): string =>
  `the trip to ${countryText(country)}, ${formatShortGameDay(beganMs)}`;

/** "28 × Camel Plushie", most first. Quantities of one item are added up. */
export function itemTexts({ lots }: Pick<TripResult, "lots">, nameOf: PlayerLedger["itemName"]) {
  const counts = new Map<number, number>();
  for (const { lot } of lots) counts.set(lot.item, (counts.get(lot.item) ?? 0) + lot.quantity);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([item, count]) => `${formatWhole(count)} × ${nameOf(item)}`);
}

/**
 * "all sold", "12 of 28 unsold", "nothing bought"; with what was exchanged, given away or traded for items. The short text leaves
 * out what was bought: "12 unsold".
 */
export function soldText(
  { bought, sold, unsold, inSets, lots, state }: TripResult,
  isShort = false,
): string {
  if (bought === 0) return state === "back" ? "nothing bought" : "nothing bought yet";
  const gone = lots.reduce((count, { goneQuantity }) => count + goneQuantity, 0);
  if (unsold === bought && state !== "back") return "not sold yet";
  const of = isShort ? "" : ` of ${formatWhole(bought)}`;
  const parts = [
    ...(unsold > 0 ? [`${formatWhole(unsold)}${of} unsold`] : []),
    ...(inSets > 0 ? [`${formatWhole(inSets)}${of} in a museum set`] : []),
    ...(gone > 0 ? [`${formatWhole(gone)}${of} used or given away`] : []),
  ];
  return parts.length === 0 && sold === bought ? "all sold" : parts.join(", ");
}
