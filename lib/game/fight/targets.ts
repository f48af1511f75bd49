import { sum } from "@/lib/common/numbers";
import { availabilityOf, type Fighter, isInStay, type Readiness, readinessFrom } from "./fighter";

import type { FightEstimate } from "./estimate";
import type { LootLevel } from "./loot-levels";
import { ATTACK_ENERGY } from "./own-attacks";

/** A player on one of the player's lists in the game, or a player whose profile was fetched. */
export interface Target extends Fighter {
  /** Null for a player in no faction. */
  factionId: number | null;
  /** The country that they are in, or "Torn". Null while they fly, if they are fallen or federal, or if unknown. */
  location: string | null;
}

/** A player or an NPC whose profile was fetched. */
export interface PlayerProfile extends Target {
  /** Null if the game doesn't say. */
  life: { current: number; maximum: number } | null;
  /** Only for an NPC that is out of hospital; null for everybody else, and if the game doesn't say. */
  lootLevel: LootLevel | null;
}

/** A target with the expected result of the next attack on it. */
export interface EstimatedTarget extends Target {
  estimate: FightEstimate;
}

export type TargetGroups<Row> = Readonly<Record<Readiness, readonly Row[]>>;

/**
 * Groups the targets by readiness. Ready targets are sorted by expected respect, with those who won last time after the others
 * and never fought ones last. All others are sorted by the time at which they are out. Unknown ends come last, and after these come the targets that
 * are gone for good.
 */
export function targetGroups<Row extends EstimatedTarget>(
  rows: readonly Row[],
  location: string | null,
  nowMs: number,
): TargetGroups<Row> {
  const groups: Record<Readiness, Row[]> = { ready: [], soon: [], later: [] };
  for (const row of rows) groups[readinessFrom(location, row, nowMs)].push(row);
  const outAtMs = (row: Row) => (isInStay(row, nowMs) ? (row.stateUntilMs ?? Infinity) : Infinity);
  const isGone = (row: Row) => availabilityOf(row, nowMs) === "gone";
  const byOut = (a: Row, b: Row) =>
    ascending(outAtMs(a), outAtMs(b)) || Number(isGone(a)) - Number(isGone(b)) || byRespect(a, b);
  return {
    ready: groups.ready.sort(byRespect),
    soon: groups.soon.sort(byOut),
    later: groups.later.sort(byOut),
  };
}

const byRespect = (a: EstimatedTarget, b: EstimatedTarget): number =>
  Number(a.estimate.isNeverFought) - Number(b.estimate.isNeverFought) ||
  Number(a.estimate.isLostLast) - Number(b.estimate.isLostLast) ||
  b.estimate.respect.least - a.estimate.respect.least ||
  b.level - a.level ||
  a.name.localeCompare(b.name);

// No subtraction, because Infinity minus Infinity is NaN.
const ascending = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1);

export interface BestTargets<Row> {
  /** As many as the energy is enough for, best first. */
  rows: readonly Row[];
  /** Number of attacks that the energy is enough for. */
  attacks: number;
  /** Expected respect of all rows together, not rounded. */
  respect: number;
}

/**
 * The best of the ready targets. Leaves out targets without a known fight, never fought ones, and those who won
 * last time.
 */
export function bestTargets<Row extends EstimatedTarget>(
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

/** The next player to leave a hospital or jail in that location; null if there is none, and while the player flies. */
export function nextReleased<Row extends Pick<Target, "state" | "stateUntilMs" | "location">>(
  targets: readonly Row[],
  location: string | null,
  nowMs: number,
): Row | null {
  const outAtMs = ({ stateUntilMs }: Row) => stateUntilMs ?? Infinity;
  const waiting = targets.filter(
    (target) =>
      location !== null &&
      target.location === location &&
      target.stateUntilMs !== null &&
      isInStay(target, nowMs),
  );
  return waiting.toSorted((a, b) => outAtMs(a) - outAtMs(b))[0] ?? null;
}
