import type { Profile } from "@/lib/game/account/account";
import { type Fetched, type Flight, landsAtMs } from "@/lib/game/travel/flight";

import { isInStay } from "./fighter";

/** The reason why a player can't attack anybody now. */
export interface Obstacle {
  kind: "flight" | "hospital" | "jail" | "federal jail" | "abroad" | "unknown location";
  /** The time at which the flight lands or the stay ends; null if unknown. */
  untilMs: number | null;
}

/** The player's obstacle to an attack, and where they can attack once it is over. */
export interface Standing {
  /** Null if none is known. */
  obstacle: Obstacle | null;
  /** Torn or the country where the player can attack, once the obstacle is over; null if the place or that time is unknown. */
  location: string | null;
}

const noEnd = (kind: Obstacle["kind"]): Standing => ({
  obstacle: { kind, untilMs: null },
  location: null,
});

const upTo = (
  kind: Obstacle["kind"],
  untilMs: number | null,
  location: string | null,
): Standing => ({ obstacle: { kind, untilMs }, location: untilMs === null ? null : location });

/**
 * The player's standing at `nowMs`. The flight only tells when and where a player in the air lands: a landing before the status
 * was fetched is that of an earlier flight, and a status from before the landing is out of date once that has passed.
 */
export function standingOf(
  {
    data: status,
    fetchedAtMs,
  }: { data: Pick<Profile, "state" | "stateUntilMs" | "location">; fetchedAtMs: number },
  flight: Fetched<Flight>,
  nowMs: number,
): Standing {
  const { state, stateUntilMs, location } = status;
  if (isInStay(status, nowMs)) {
    return upTo(state === "Jail" ? "jail" : "hospital", stateUntilMs, location);
  }
  if (state === "Federal") return noEnd("federal jail");
  if (state === "Traveling") {
    const landsMs = flight.data === undefined ? null : landsAtMs(flight.data, flight.fetchedAtMs);
    if (landsMs === null || landsMs <= fetchedAtMs) return noEnd("flight");
    const destination = flight.data?.destination ?? null;
    return nowMs < landsMs
      ? upTo("flight", landsMs, destination)
      : { obstacle: null, location: destination };
  }
  return location === null ? noEnd("unknown location") : { obstacle: null, location };
}
