import { type Fighter, whereabouts } from "./fighter";

/** What a fighter has done since the reading before: come out of hospital or jail, come home, or gone online. */
export type Change = "out" | "home" | "online";

interface Read {
  fighters: readonly Fighter[];
  atMs: number;
}

const ONLINE = "Online";

/** What has changed for the attackers from one reading to the next, by fighter; those missing from the first one are left out. */
export function changesBetween(before: Read, after: Read): ReadonlyMap<number, Change> {
  const earlier = new Map(before.fighters.map((fighter) => [fighter.id, fighter]));
  const changes = new Map<number, Change>();
  for (const fighter of after.fighters) {
    const was = earlier.get(fighter.id);
    if (was === undefined) continue;
    const change = changeOf(was, before.atMs, fighter, after.atMs);
    if (change !== null) changes.set(fighter.id, change);
  }
  return changes;
}

/**
 * Since when each fighter who is away was seen to be: from the reading that first showed it. Null for those who were away
 * from the first reading on.
 */
export function awaySinceAfter(
  known: ReadonlyMap<number, number | null>,
  before: readonly Fighter[] | null,
  { fighters, atMs }: Read,
): ReadonlyMap<number, number | null> {
  const earlier = new Set(before?.map(({ id }) => id));
  return new Map(
    fighters
      .filter((fighter) => whereabouts(fighter, atMs) === "away")
      .map(({ id }) => [
        id,
        known.has(id) ? (known.get(id) ?? null) : earlier.has(id) ? atMs : null,
      ]),
  );
}

function changeOf(was: Fighter, wasAtMs: number, is: Fighter, atMs: number): Change | null {
  const from = whereabouts(was, wasAtMs);
  const to = whereabouts(is, atMs);
  if (to === "okay" && (from === "hospital" || from === "jail")) return "out";
  if (to === "okay" && from === "away") return "home";
  return is.seen.status === ONLINE && was.seen.status !== ONLINE && was.seen.status !== ""
    ? "online"
    : null;
}
