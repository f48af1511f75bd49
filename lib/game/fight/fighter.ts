import { MINUTE_MS } from "@/lib/common/time";
import type { PlayerStatus } from "@/lib/game/account/account";

/** A player as an attacker sees them: a member of a faction at war, or a target. */
export interface Fighter extends PlayerStatus {
  id: number;
  name: string;
  level: number;
  /** The game's own words: "Traveling to Mexico", "In Japan". */
  description: string;
  /** "Online", "Idle", "Offline" or another word; `atMs` is null if unknown. */
  lastAction: { status: string; atMs: number | null };
}

/** The place or state of a fighter, for somebody in Torn who wants to attack them. */
export type Availability = "ready" | "hospital" | "jail" | "away" | "gone" | "unknown";

const AVAILABILITY: Readonly<Record<string, Availability>> = {
  Okay: "ready",
  Hospital: "hospital",
  Jail: "jail",
  Traveling: "away",
  Abroad: "away",
  Federal: "gone",
  Fallen: "gone",
};

type TimedState = Pick<PlayerStatus, "state" | "stateUntilMs">;

/**
 * True if a player is in hospital or jail, here or abroad. A stay whose end has passed is over, even if the response is older.
 */
export const isInStay = ({ state, stateUntilMs }: TimedState, nowMs: number): boolean =>
  isStay(state) && (stateUntilMs === null || stateUntilMs > nowMs);

/** True if a stay in hospital or jail has ended since the response. */
export const isStayOver = (fighter: TimedState, nowMs: number): boolean =>
  isStay(fighter.state) && !isInStay(fighter, nowMs);

const isStay = (state: string) =>
  AVAILABILITY[state] === "hospital" || AVAILABILITY[state] === "jail";

/** True if a player is in hospital, here or abroad. */
export const isInHospital = (fighter: TimedState, nowMs: number): boolean =>
  AVAILABILITY[fighter.state] === "hospital" && isInStay(fighter, nowMs);

/**
 * The availability of a fighter. A fighter in hospital or jail abroad is away, even after the release: they have to fly home
 * first.
 */
export function availabilityOf(fighter: PlayerStatus, nowMs: number): Availability {
  const availability = AVAILABILITY[fighter.state] ?? "unknown";
  if (availability !== "hospital" && availability !== "jail") return availability;
  if (fighter.abroadIn !== null) return "away";
  return isInStay(fighter, nowMs) ? availability : "ready";
}

/** "ready": can be attacked now. "soon": out of hospital or jail in Torn within five minutes. "later": everybody else. */
export type Readiness = "ready" | "soon" | "later";

export const SOON_MS = 5 * MINUTE_MS;

export function readinessOf(fighter: PlayerStatus, nowMs: number): Readiness {
  const availability = availabilityOf(fighter, nowMs);
  if (availability === "ready") return "ready";
  const isIn = availability === "hospital" || availability === "jail";
  const untilMs = isIn ? fighter.stateUntilMs : null;
  return untilMs !== null && untilMs - nowMs <= SOON_MS ? "soon" : "later";
}

/**
 * The readiness for an attack from a location: Torn, or the country that the player is in. Only fighters at the same location can
 * be attacked. A stay in a hospital of that country ends there, without a flight home.
 * @param location null while the player flies, or if unknown: then nobody is ready
 */
export function readinessFrom(
  location: string | null,
  fighter: TimedState & { location: string | null },
  nowMs: number,
): Readiness {
  if (location === null || fighter.location !== location) return "later";
  // "Abroad", in the country that the player is in, means present.
  return fighter.state === "Abroad" ? "ready" : readinessOf({ ...fighter, abroadIn: null }, nowMs);
}
