import { endOf } from "@/lib/common/time";
import type { Profile } from "@/lib/game/account/account";

/** A player's last flight, or the one in the air. */
export interface Flight {
  /** Its destination; "Torn" for a player who has never flown. Null if unknown. */
  destination: string | null;
  /** Null for a player who has never flown, and if unknown. */
  arrivesAtMs: number | null;
  /** Seconds left when the response was made; 0 once landed. Null if unknown. */
  secondsLeft: number | null;
}

const TORN = "Torn";

/**
 * The time at which the flight of a response fetched at `fetchedAtMs` lands or has landed; null if the player was not in the air.
 */
export const landsAtMs = (
  { arrivesAtMs, secondsLeft }: Flight,
  fetchedAtMs: number,
): number | null => (secondsLeft === 0 ? null : endOf(arrivesAtMs, secondsLeft, fetchedAtMs));

export const isToTorn = ({ destination }: Pick<Flight, "destination">): boolean =>
  destination === TORN;

/** A response, and when it was fetched; without data it is unknown. */
export interface Fetched<T> {
  data: T | undefined;
  fetchedAtMs: number;
}

/**
 * True if the player is in the air or in another country, so that the city is out of reach. If the flight is unknown, the profile
 * decides; it doesn't say when a flight lands.
 */
export function isAway(
  { data: flight, fetchedAtMs }: Fetched<Flight>,
  profile: Profile | undefined,
  nowMs: number,
): boolean {
  if (flight === undefined) return profile !== undefined && isElsewhere(profile);
  if (flight.destination !== null && !isToTorn(flight)) return true;
  return nowMs < (landsAtMs(flight, fetchedAtMs) ?? 0);
}

/** True if the player is out of the city according to the profile. */
export const isElsewhere = ({ state, abroadIn }: Profile) =>
  state === "Traveling" || state === "Abroad" || abroadIn !== null;
