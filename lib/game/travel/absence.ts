import type { Profile } from "@/lib/game/account/account";
import { isInStay } from "@/lib/game/fight/fighter";

import { type Flight, isElsewhere, isToTorn, type Fetched, landsAtMs } from "./flight";

/** The reason why a player can't act in the city. */
export interface Absence {
  kind: "flight" | "abroad" | "hospital" | "jail";
  /** The time at which the flight lands or the stay ends; null if unknown. */
  untilMs: number | null;
  /** The time at which the player is back in Torn and free to act; null if unknown, as abroad. */
  freeAtMs: number | null;
  /** True if it ends in another country. */
  isAbroad: boolean;
}

/** The absence that keeps the player from the city; null if none is known. The flight is only used for its landing. */
export function absenceOf(
  profile: Profile | undefined,
  { data: flight, fetchedAtMs }: Fetched<Flight>,
  nowMs: number,
): Absence | null {
  if (profile === undefined) return null;
  const { state, stateUntilMs, abroadIn } = profile;
  if (isInStay(profile, nowMs)) {
    return absence(state === "Jail" ? "jail" : "hospital", stateUntilMs, abroadIn !== null);
  }
  if (state === "Traveling") {
    if (flight === undefined) return absence("flight", null, false);
    const isAbroad = flight.destination !== null && !isToTorn(flight);
    const landsMs = landsAtMs(flight, fetchedAtMs);
    if (landsMs !== null && nowMs < landsMs) return absence("flight", landsMs, isAbroad);
    return isAbroad ? absence("abroad", null, true) : null;
  }
  return isElsewhere(profile) ? absence("abroad", null, true) : null;
}

const absence = (kind: Absence["kind"], untilMs: number | null, isAbroad: boolean): Absence => ({
  kind,
  untilMs,
  freeAtMs: isAbroad ? null : untilMs,
  isAbroad,
});

/** Ticks and landings are only known to the second, so one that seems just after a landing may come with it. */
const SAME_MOMENT_MS = 5000;

/** The time from which the player can act in the city, a moment after a landing so that its tick counts; now if unknown. */
export const freeFromMs = (away: Absence | null, nowMs: number): number =>
  Math.max(nowMs, (away?.freeAtMs ?? -Infinity) + SAME_MOMENT_MS);
