import { MINUTE_MS } from "@/lib/common/time";
import { formatCount, formatMoneyShort } from "@/lib/format/numbers";
import { formatDuration } from "@/lib/format/times";
import type { AbroadPrice, Leaving, RoundTrip, TripItem } from "@/lib/game/ledger/next-trip";

import { formatFlights } from "./text";
import type { DueId } from "./use-next-trip";

/** "54 min, as you flew". */
export const flightsText = ({ outMs, homeMs, isOwn }: RoundTrip): string =>
  `${formatFlights(outMs + homeMs)}, ${isOwn ? "as you flew" : "usual"}`;

/** "8 h 34", "54 min". */
export const shortFlightsText = ({ outMs, homeMs }: RoundTrip): string =>
  formatFlights(outMs + homeMs).replace(/(?<= h \d+) min$/, "");

/** "paid 10 days ago", "list price", "never bought there". */
export function priceText(price: AbroadPrice | null, nowMs: number): string {
  if (price === null) return "never bought there";
  return price.kind === "list" ? "list price" : `paid ${ageText(price.atMs, nowMs)}`;
}

/** "10 days ago"; "today" on the day of the purchase. */
function ageText(atMs: number, nowMs: number): string {
  const days = Math.floor((nowMs - atMs) / (24 * 60 * MINUTE_MS));
  return days < 1 ? "today" : `${formatCount(days, "day", "days")} ago`;
}

export const costText = ({ cost }: TripItem): string =>
  cost === null ? "price unknown" : `costs ${formatMoneyShort(cost)}`;

/** "in 2 h 05 min". */
export const inText = (atMs: number, nowMs: number): string => `in ${formatDuration(atMs - nowMs)}`;

/** The end of "Back 12:17 if you leave at 11:23, …". */
export const LEAVING: Readonly<Record<Leaving["after"], string>> = {
  now: "now",
  landing: "when you land",
  return: "after an immediate flight back",
};

export const DUE_CHIPS: Readonly<Record<DueId, string>> = {
  energy: "Before energy is full",
  drug: "Before drug cooldown ends",
  day: "Before 00:00",
};

/** The names of the lines across the axis of the countries. */
export const DUE_MARKS: Readonly<Record<DueId, string>> = {
  energy: "energy full",
  drug: "drug over",
  day: "00:00",
};

export const DUE_NAMES: Readonly<Record<DueId, string>> = {
  energy: "Energy full",
  drug: "Drug cooldown ends",
  day: "Refill resets",
};

const SOURCES: Readonly<Record<string, string>> = {
  faction: "Faction perk",
  job: "Job perk",
  property: "Property perk",
  education: "Education perk",
  enhancer: "Enhancer",
  book: "Book",
  stock: "Stock perk",
  merit: "Merit",
};

/** "Faction perk"; the perk's own name, such as "Large Suitcase", stays. */
export const sourceText = (source: string): string => SOURCES[source] ?? source;
