import { groupBy } from "@/lib/common/group-by";
import { weekStartMs } from "@/lib/game/week/span";

import { isCounted, totalOf, type TripResult, type TripTotal } from "./trip-results";

interface WeekTotal extends TripTotal {
  /** Monday, 00:00 UTC. */
  fromMs: number;
}

/** The counted trips by the week of their departure, oldest first, without empty weeks. */
export const byWeek = (results: readonly TripResult[]): readonly WeekTotal[] =>
  [...groupBy(results.filter(isCounted), ({ trip }) => weekStartMs(trip.beganMs))]
    .map(([fromMs, its]) => ({ fromMs, ...totalOf(its) }))
    .sort((a, b) => a.fromMs - b.fromMs);
