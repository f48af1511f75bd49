import { type WarMember, availabilityOf } from "./war-member";

/** How an enemy's status has changed since the previous poll: come out of hospital or jail, come home, or gone online. */
export type StatusChange = "out" | "home" | "online";

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
  if (to === "okay" && (from === "hospital" || from === "jail")) return "out";
  if (to === "okay" && from === "away") return "home";
  return is.seen.status === ONLINE && was.seen.status !== ONLINE && was.seen.status !== ""
    ? "online"
    : null;
}
