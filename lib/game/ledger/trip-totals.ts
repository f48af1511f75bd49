import { groupBy } from "@/lib/common/group-by";
import { weekStartMs } from "@/lib/game/week/span";

import { isCounted, totalOf, type TripResult, type TripTotal } from "./trip-results";

interface CountryTotal extends TripTotal {
  /** Null if the log doesn't name it. */
  country: string | null;
}

/** The counted trips by country, highest profit per hour first. */
export const byCountry = (results: readonly TripResult[]): readonly CountryTotal[] =>
  [...groupBy(results.filter(isCounted), ({ trip }) => trip.country)]
    .map(([country, its]) => ({ country, ...totalOf(its) }))
    .sort((a, b) => (b.perHour ?? 0) - (a.perHour ?? 0));

interface WeekTotal extends TripTotal {
  /** Monday, 00:00 UTC. */
  fromMs: number;
}

/** The counted trips by the week of their departure, oldest first, without empty weeks. */
export const byWeek = (results: readonly TripResult[]): readonly WeekTotal[] =>
  [...groupBy(results.filter(isCounted), ({ trip }) => weekStartMs(trip.beganMs))]
    .map(([fromMs, its]) => ({ fromMs, ...totalOf(its) }))
    .sort((a, b) => a.fromMs - b.fromMs);
