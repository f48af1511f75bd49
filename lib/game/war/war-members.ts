import { sum } from "@/lib/common/numbers";
import { DAY_MS, HOUR_MS } from "@/lib/common/time";
import {
  type Availability,
  availabilityOf,
  type Fighter,
  readinessOf,
} from "@/lib/game/fight/fighter";

const AVAILABILITY_ORDER: readonly Availability[] = [
  "ready",
  "hospital",
  "jail",
  "away",
  "unknown",
  "gone",
];

/** Members who are out of hospital or jail soon come right after those who can be hit. */
const SOON_PLACE = AVAILABILITY_ORDER.indexOf("ready") + 0.5;

/**
 * Members who can be hit first, then those out soon, then hospital, jail, away, unknown, and gone for good. Among equals, the
 * member who leaves first, then the higher level.
 */
export function sortByReadiness<F extends Fighter>(members: readonly F[], nowMs: number): F[] {
  const places = new Map(
    members.map((fighter) => [
      fighter,
      readinessOf(fighter, nowMs) === "soon"
        ? SOON_PLACE
        : AVAILABILITY_ORDER.indexOf(availabilityOf(fighter, nowMs)),
    ]),
  );
  const place = (fighter: F) => places.get(fighter) ?? 0;
  const leaves = (fighter: F) =>
    availabilityOf(fighter, nowMs) === "ready" ? 0 : (fighter.stateUntilMs ?? Infinity);
  return members.toSorted(
    (a, b) =>
      place(a) - place(b) ||
      order(leaves(a), leaves(b)) ||
      b.level - a.level ||
      a.name.localeCompare(b.name),
  );
}

// No subtraction, because Infinity minus Infinity is NaN.
const order = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1);

/** The known facts about a faction before a war. */
export interface Strength {
  members: number;
  /** Average level of all members; null without members. */
  level: number | null;
  online: number;
  /** Members whose last action was within the last hour, and within the last 24 hours. */
  lastHour: number;
  lastDay: number;
}

export function strengthOf(members: readonly Fighter[], nowMs: number): Strength {
  const seenWithin = (ms: number) =>
    members.filter(({ lastAction }) => lastAction.atMs !== null && nowMs - lastAction.atMs <= ms)
      .length;
  return {
    members: members.length,
    level: members.length === 0 ? null : sum(members.map(({ level }) => level)) / members.length,
    online: members.filter(({ lastAction }) => lastAction.status === "Online").length,
    lastHour: seenWithin(HOUR_MS),
    lastDay: seenWithin(DAY_MS),
  };
}

/** A change of an enemy's status since the previous poll: released from hospital or jail, back from abroad, or gone online. */
export type StatusChange = "released" | "landed" | "online";

/** The members of a faction as of a time. */
export interface MembersPoll {
  members: readonly Fighter[];
  atMs: number;
}

const ONLINE = "Online";

/**
 * The changes from one poll to the next that matter to attackers, by member id. Members missing from the first poll are left out.
 */
export function statusChanges(
  before: MembersPoll,
  after: MembersPoll,
): ReadonlyMap<number, StatusChange> {
  const earlier = new Map(before.members.map((fighter) => [fighter.id, fighter]));
  const changes = new Map<number, StatusChange>();
  for (const fighter of after.members) {
    const was = earlier.get(fighter.id);
    if (was === undefined) continue;
    const change = statusChange(was, before.atMs, fighter, after.atMs);
    if (change !== null) changes.set(fighter.id, change);
  }
  return changes;
}

/**
 * The time since which each away member has been seen away: that of the first poll that showed it. Null for members who were away
 * from the first poll on.
 */
export function awaySinceAfter(
  known: ReadonlyMap<number, number | null>,
  before: readonly Fighter[] | null,
  { members, atMs }: MembersPoll,
): ReadonlyMap<number, number | null> {
  const earlier = new Set(before?.map(({ id }) => id));
  return new Map(
    members
      .filter((fighter) => availabilityOf(fighter, atMs) === "away")
      .map(({ id }) => [
        id,
        known.has(id) ? (known.get(id) ?? null) : earlier.has(id) ? atMs : null,
      ]),
  );
}

function statusChange(
  was: Fighter,
  wasAtMs: number,
  is: Fighter,
  atMs: number,
): StatusChange | null {
  const from = availabilityOf(was, wasAtMs);
  const to = availabilityOf(is, atMs);
  if (to === "ready" && (from === "hospital" || from === "jail")) return "released";
  if (to === "ready" && from === "away") return "landed";
  return is.lastAction.status === ONLINE &&
    was.lastAction.status !== ONLINE &&
    was.lastAction.status !== ""
    ? "online"
    : null;
}
