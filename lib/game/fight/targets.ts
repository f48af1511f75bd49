import { sum } from "@/lib/common/numbers";
import {
  type Attackable,
  attackableWhen,
  availabilityOf,
  isInStay,
  type WarMember,
} from "@/lib/game/war/war-member";

import type { FightEstimate } from "./estimate";
import type { LootLevel } from "./loot-levels";
import { ATTACK_ENERGY } from "./own-attacks";

/** A player on one of the player's lists in the game, or one whose profile was read. */
export interface Target extends WarMember {
  /** Null in no faction. */
  factionId: number | null;
  /** The country that they are in, or "Torn". Null while they fly, if they are fallen or federal, or if it isn't known. */
  place: string | null;
}

/** A player or an NPC whose profile was read. */
export interface PlayerProfile extends Target {
  /** Null where the game does not say. */
  life: { current: number; maximum: number } | null;
  /** Of an NPC that is out of hospital; null of everybody else, and where the game does not say. */
  lootLevel: LootLevel | null;
}

type InState = Pick<Target, "state" | "stateUntilMs" | "place">;

/**
 * When somebody can be hit from a place: Torn, or the country that the player is in. Only players who are there too can be hit, and a
 * stay in a hospital elsewhere ends there.
 * @param place null while the player flies, or where it isn't known: nobody can be hit
 */
export function attackableFrom(place: string | null, target: InState, nowMs: number): Attackable {
  if (place === null || target.place !== place) return "later";
  // In the player's own country, to be abroad is to be at hand.
  return target.state === "Abroad" ? "now" : attackableWhen({ ...target, abroadIn: null }, nowMs);
}

/** A target with what the next attack on it is expected to bring. */
export interface TargetRow extends Target {
  estimate: FightEstimate;
}

export type TargetGroups<Row> = Readonly<Record<Attackable, readonly Row[]>>;

/**
 * The targets by when they can be hit. Those that can be now come by their expected respect, never fought last; all others by
 * when they are out, those whose end nobody knows last, and behind these those gone for good.
 */
export function targetGroups<Row extends TargetRow>(
  rows: readonly Row[],
  place: string | null,
  nowMs: number,
): TargetGroups<Row> {
  const groups: Record<Attackable, Row[]> = { now: [], soon: [], later: [] };
  for (const row of rows) groups[attackableFrom(place, row, nowMs)].push(row);
  const outAtMs = (row: Row) => (isInStay(row, nowMs) ? (row.stateUntilMs ?? Infinity) : Infinity);
  const isGone = (row: Row) => availabilityOf(row, nowMs) === "gone";
  const byOut = (a: Row, b: Row) =>
    ascending(outAtMs(a), outAtMs(b)) || Number(isGone(a)) - Number(isGone(b)) || byRespect(a, b);
  return {
    now: groups.now.sort(byRespect),
    soon: groups.soon.sort(byOut),
    later: groups.later.sort(byOut),
  };
}

const byRespect = (a: TargetRow, b: TargetRow): number =>
  Number(a.estimate.isNeverFought) - Number(b.estimate.isNeverFought) ||
  b.estimate.respect.least - a.estimate.respect.least ||
  b.level - a.level ||
  a.name.localeCompare(b.name);

// Infinity minus itself is no number.
const ascending = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1);

export interface BestTargets<Row> {
  /** As many as the energy is enough for, the best first. */
  rows: readonly Row[];
  /** How many attacks the energy is enough for. */
  attacks: number;
  /** What the rows are expected to bring together, not rounded. */
  respect: number;
}

/** The best of those that can be hit now. Players without a known fight, and those who won last time, are left out. */
export function bestTargets<Row extends TargetRow>(
  ready: readonly Row[],
  energy: number,
): BestTargets<Row> {
  const attacks = Math.floor(energy / ATTACK_ENERGY);
  const rows = ready
    .filter(
      ({ estimate: { source, isNeverFought, isLostLast } }) =>
        source !== null && !isNeverFought && !isLostLast,
    )
    .toSorted(byRespect)
    .slice(0, attacks);
  const respect = sum(rows.map(({ estimate }) => estimate.respect.least));
  return { rows, attacks, respect };
}

/** Who leaves a hospital or jail in that place next; null where nobody does, and while the player flies. */
export function nextReleased<Row extends InState>(
  targets: readonly Row[],
  place: string | null,
  nowMs: number,
): Row | null {
  const outAtMs = ({ stateUntilMs }: Row) => stateUntilMs ?? Infinity;
  const waiting = targets.filter(
    (target) =>
      place !== null &&
      target.place === place &&
      target.stateUntilMs !== null &&
      isInStay(target, nowMs),
  );
  return waiting.toSorted((a, b) => outAtMs(a) - outAtMs(b))[0] ?? null;
}
