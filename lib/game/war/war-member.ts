import { sum } from "@/lib/common/numbers";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@/lib/common/time";

/** A member of one of the two factions of a war, as everybody may see them. */
export interface WarMember {
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
  lastAction: { status: string; atMs: number | null };
}

/** Where a member is, for somebody who wants to attack them. */
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

/** Whether somebody is in hospital or jail, here or abroad. One that has run out is over, though we read it before that. */
export const isInStay = (
  { state, stateUntilMs }: Omit<InState, "abroadIn">,
  nowMs: number,
): boolean => isStay(state) && (stateUntilMs === null || stateUntilMs > nowMs);

/** Whether a stay in hospital or jail has run out since we read it. */
export const isStayOver = (member: Omit<InState, "abroadIn">, nowMs: number): boolean =>
  isStay(member.state) && !isInStay(member, nowMs);

const isStay = (state: string) =>
  AVAILABILITY[state] === "hospital" || AVAILABILITY[state] === "jail";

/** Whether somebody is in hospital, here or abroad. */
export const isInHospital = (member: Omit<InState, "abroadIn">, nowMs: number): boolean =>
  AVAILABILITY[member.state] === "hospital" && isInStay(member, nowMs);

/** Whoever is in hospital or jail abroad is away, and still is once released: they have to fly home first. */
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

/** Whoever is out soon comes right after those who can be hit, from hospital or jail. */
const SOON_PLACE = AVAILABILITY_ORDER.indexOf("okay") + 0.5;

/**
 * Those who can be hit first, then those out soon, then hospital, jail, those away, and those gone for good; among equals
 * the one who leaves first, then the higher level.
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

// Infinity minus itself is no number.
const order = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1);

/** What can be said of a faction before a war. */
export interface Strength {
  members: number;
  /** Of all members together, divided; null without members. */
  level: number | null;
  online: number;
  /** Whose last action was within the hour, and within 24 hours. */
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

/** How an enemy's status has changed since the previous poll: released from hospital or jail, back from abroad, or gone online. */
export type StatusChange = "released" | "landed" | "online";

interface MembersPoll {
  members: readonly WarMember[];
  atMs: number;
}

const ONLINE = "Online";

/** What has changed for the attackers from one poll to the next, by member; those missing from the first one are left out. */
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
 * Since when each member who is away was seen to be: from the poll that first showed it. Null for those who were away
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
