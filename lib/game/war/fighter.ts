import { MINUTE_MS } from "@/lib/game/time/time";

/** A member of one of the two factions of a war, as everybody may see them. */
export interface Fighter {
  id: number;
  name: string;
  level: number;
  /** "Okay", "Hospital", "Jail", "Traveling", "Abroad", "Federal", "Fallen", a word that we don't know yet, or "". */
  state: string;
  /** When the state ends; null if it does not, or if that is not known. */
  stateUntilMs: number | null;
  /** The country of a stay in hospital or jail abroad; "" if we don't know it, null in Torn. */
  abroadIn: string | null;
  /** The game's own words: "Traveling to Mexico", "In Japan". */
  description: string;
  /** "Online", "Idle", "Offline" or another word; the moment is null where it is not known. */
  seen: { status: string; atMs: number | null };
}

/** Where a fighter is, for somebody who wants to hit them. */
export type Whereabouts = "okay" | "hospital" | "jail" | "away" | "gone" | "unknown";

const WHEREABOUTS: Readonly<Record<string, Whereabouts>> = {
  Okay: "okay",
  Hospital: "hospital",
  Jail: "jail",
  Traveling: "away",
  Abroad: "away",
  Federal: "gone",
  Fallen: "gone",
};

type InState = Pick<Fighter, "state" | "stateUntilMs" | "abroadIn">;

/** Whether somebody is in hospital or jail, here or abroad. One that has run out is over, though we read it before that. */
export function isInStay(
  { state, stateUntilMs }: Omit<InState, "abroadIn">,
  nowMs: number,
): boolean {
  const where = WHEREABOUTS[state];
  const isStay = where === "hospital" || where === "jail";
  return isStay && (stateUntilMs === null || stateUntilMs > nowMs);
}

/** Whoever is in hospital or jail abroad is away, and still is once released: they have to fly home first. */
export function whereabouts(fighter: InState, nowMs: number): Whereabouts {
  const where = WHEREABOUTS[fighter.state] ?? "unknown";
  if (where !== "hospital" && where !== "jail") return where;
  if (fighter.abroadIn !== null) return "away";
  return isInStay(fighter, nowMs) ? where : "okay";
}

/** "now": can be hit. "soon": out of a hospital in Torn within five minutes. "later": everybody else. */
export type When = "now" | "soon" | "later";

const SOON_MS = 5 * MINUTE_MS;

export function whenHittable(fighter: InState, nowMs: number): When {
  const where = whereabouts(fighter, nowMs);
  if (where === "okay") return "now";
  const untilMs = where === "hospital" ? fighter.stateUntilMs : null;
  return untilMs !== null && untilMs - nowMs <= SOON_MS ? "soon" : "later";
}

const PLACES: readonly Whereabouts[] = ["okay", "hospital", "jail", "away", "unknown", "gone"];

/**
 * Those who can be hit first, then who leaves hospital next, then jail, those away, and those gone for good; among equals
 * the one who leaves first, then the higher level.
 */
export function byHittable<F extends Fighter>(fighters: readonly F[], nowMs: number): F[] {
  const places = new Map(
    fighters.map((fighter) => [fighter, PLACES.indexOf(whereabouts(fighter, nowMs))]),
  );
  const place = (fighter: F) => places.get(fighter) ?? 0;
  const leaves = (fighter: F) =>
    whereabouts(fighter, nowMs) === "okay" ? 0 : (fighter.stateUntilMs ?? Infinity);
  return fighters.toSorted(
    (a, b) =>
      place(a) - place(b) ||
      order(leaves(a), leaves(b)) ||
      b.level - a.level ||
      a.name.localeCompare(b.name),
  );
}

// Infinity minus itself is no number.
const order = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1);
