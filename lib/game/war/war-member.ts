import { sum } from "@/lib/common/numbers";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@/lib/common/time";

/** The public data of a member of one of the two factions of a war. */
export interface WarMember {
  id: number;
  name: string;
  level: number;
  /** "Okay", "Hospital", "Jail", "Traveling", "Abroad", "Federal", "Fallen", a word that we don't know yet, or "". */
  state: string;
  /** The time at which the state ends; null if it doesn't end, or if the end is unknown. */
  stateUntilMs: number | null;
  /** The country of a stay in hospital or jail abroad; "" if we don't know it, null in Torn. */
  abroadIn: string | null;
  /** The game's own words: "Traveling to Mexico", "In Japan". */
  description: string;
  /** "Online", "Idle", "Offline" or another word; `atMs` is null if unknown. */
  lastAction: { status: string; atMs: number | null };
}

/** A member's whereabouts, for a player who wants to attack them. */
export type Availability = "okay" | "hospital" | "jail" | "away" | "gone" | "unknown";

const AVAILABILITY: Readonly<Record<string, Availability>> = {
  Okay: "okay",
  Hospital: "hospital",
  Jail: "jail",
  Traveling: "away",
  Abroad: "away",
  Federal: "gone",
  Fallen: "gone",
};

type InState = Pick<WarMember, "state" | "stateUntilMs" | "abroadIn">;

/**
 * True if a player is in hospital or jail, here or abroad. A stay whose end has passed is over, even if the response is older.
 */
export const isInStay = (
  { state, stateUntilMs }: Omit<InState, "abroadIn">,
  nowMs: number,
): boolean => isStay(state) && (stateUntilMs === null || stateUntilMs > nowMs);

/** True if a stay in hospital or jail has ended since the response. */
export const isStayOver = (member: Omit<InState, "abroadIn">, nowMs: number): boolean =>
  isStay(member.state) && !isInStay(member, nowMs);

const isStay = (state: string) =>
  AVAILABILITY[state] === "hospital" || AVAILABILITY[state] === "jail";

/** True if a player is in hospital, here or abroad. */
export const isInHospital = (member: Omit<InState, "abroadIn">, nowMs: number): boolean =>
  AVAILABILITY[member.state] === "hospital" && isInStay(member, nowMs);

/**
 * The availability of a member. A member in hospital or jail abroad is away, even after the release: they have to fly home first.
 */
export function availabilityOf(member: InState, nowMs: number): Availability {
  const availability = AVAILABILITY[member.state] ?? "unknown";
  if (availability !== "hospital" && availability !== "jail") return availability;
  if (member.abroadIn !== null) return "away";
  return isInStay(member, nowMs) ? availability : "okay";
}

/** "now": can be hit. "soon": out of hospital or jail in Torn within five minutes. "later": everybody else. */
export type Attackable = "now" | "soon" | "later";

const SOON_MS = 5 * MINUTE_MS;

export function attackableWhen(member: InState, nowMs: number): Attackable {
  const availability = availabilityOf(member, nowMs);
  if (availability === "okay") return "now";
  const isIn = availability === "hospital" || availability === "jail";
  const untilMs = isIn ? member.stateUntilMs : null;
  return untilMs !== null && untilMs - nowMs <= SOON_MS ? "soon" : "later";
}

const AVAILABILITY_ORDER: readonly Availability[] = [
  "okay",
  "hospital",
  "jail",
  "away",
  "unknown",
  "gone",
];

/** Members who are out of hospital or jail soon come right after those who can be hit. */
const SOON_PLACE = AVAILABILITY_ORDER.indexOf("okay") + 0.5;

/**
 * Members who can be hit first, then those out soon, then hospital, jail, away, unknown, and gone for good. Among equals, the
 * member who leaves first, then the higher level.
 */
export function sortByAttackable<F extends WarMember>(members: readonly F[], nowMs: number): F[] {
  const places = new Map(
    members.map((fighter) => [
      fighter,
      attackableWhen(fighter, nowMs) === "soon"
        ? SOON_PLACE
        : AVAILABILITY_ORDER.indexOf(availabilityOf(fighter, nowMs)),
    ]),
  );
  const place = (fighter: F) => places.get(fighter) ?? 0;
  const leaves = (fighter: F) =>
    availabilityOf(fighter, nowMs) === "okay" ? 0 : (fighter.stateUntilMs ?? Infinity);
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

export function strengthOf(members: readonly WarMember[], nowMs: number): Strength {
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

interface MembersPoll {
  members: readonly WarMember[];
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
  before: readonly WarMember[] | null,
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
  was: WarMember,
  wasAtMs: number,
  is: WarMember,
  atMs: number,
): StatusChange | null {
  const from = availabilityOf(was, wasAtMs);
  const to = availabilityOf(is, atMs);
  if (to === "okay" && (from === "hospital" || from === "jail")) return "released";
  if (to === "okay" && from === "away") return "landed";
  return is.lastAction.status === ONLINE &&
    was.lastAction.status !== ONLINE &&
    was.lastAction.status !== ""
    ? "online"
    : null;
}
