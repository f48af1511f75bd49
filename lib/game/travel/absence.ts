import type { Profile } from "@/lib/game/account/account";
import { standingOf } from "@/lib/game/fight/obstacle";

import { type Fetched, type Flight, isElsewhere, isToTorn } from "./flight";

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

/**
 * The absence that keeps the player from the city, by `standingOf`; null if none is known. A flight that is over when it is
 * fetched, after the profile, has landed since: no later profile says so, as it does each minute where the player attacks.
 */
export function absenceOf(
  { data: profile, fetchedAtMs }: Fetched<Profile>,
  flight: Fetched<Flight>,
  nowMs: number,
): Absence | null {
  if (profile === undefined) return null;
  const standing = standingOf({ data: profile, fetchedAtMs }, flight, nowMs);
  const isOver = flight.data?.secondsLeft === 0 && flight.fetchedAtMs >= fetchedAtMs;
  const { obstacle, location } =
    isOver && standing.obstacle?.kind === "flight"
      ? { obstacle: null, location: flight.data?.destination ?? null }
      : standing;
  const isAbroad = location !== null && !isToTorn({ destination: location });
  if (obstacle === null) return isAbroad ? absence("abroad", null, true) : null;
  const { kind, untilMs } = obstacle;
  if (kind === "hospital" || kind === "jail") {
    return absence(kind, untilMs, profile.abroadIn !== null);
  }
  if (kind === "flight") return absence(kind, untilMs, isAbroad);
  // The profile says if it is another country, even one that we can't name.
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
