import { HOUR_MS } from "@/lib/common/time";

/** A ranked war between two factions: announced, under way or over. */
export interface RankedWar {
  id: number;
  startsAtMs: number;
  /** Null until it is over. */
  endedAtMs: number | null;
  /** The lead that wins, at the time of the response: it falls as the war goes on. Null if the game gives none. */
  target: number | null;
  /** Null until it is over, and if nobody won. */
  winnerId: number | null;
  sides: readonly WarSide[];
}

export interface WarSide {
  id: number;
  name: string;
  score: number;
  /** Hits of its chain. */
  chain: number;
}

/** A raid or a war for a territory. */
export interface SideWar {
  id: number;
  startsAtMs: number | null;
  endedAtMs: number | null;
  /** The territory; null for a raid. */
  territory: string | null;
  sides: readonly WarSide[];
}

export type WarPhase = "none" | "announced" | "on" | "over";

export function warPhase(war: RankedWar | null, nowMs: number): WarPhase {
  if (war === null) return "none";
  if (war.endedAtMs !== null && war.endedAtMs <= nowMs) return "over";
  return war.startsAtMs > nowMs ? "announced" : "on";
}

/** Both factions of a war; null if the player's own isn't in it, or if there is no other. */
export function sidesOf(
  { sides }: Pick<RankedWar, "sides">,
  ownId: number | null,
): { own: WarSide; enemy: WarSide } | null {
  const own = sides.find(({ id }) => id === ownId);
  const enemy = sides.find(({ id }) => id !== ownId);
  return own === undefined || enemy === undefined ? null : { own, enemy };
}

/** Hours in which the target stays the same. */
const STEADY_HOURS = 24;

/** After that, the target falls by this percentage of the original with each hour that begins. */
const FALL_PERCENT = 1;

const NOTHING_AFTER_HOURS = STEADY_HOURS + 100 / FALL_PERCENT - 1;

/** The percentage of the original target that is left after this many hours of a war. */
export function targetPercent(hours: number): number {
  if (hours < STEADY_HOURS) return 100;
  return Math.max(0, 100 - FALL_PERCENT * (Math.floor(hours - STEADY_HOURS) + 1));
}

type Targeted = Pick<RankedWar, "startsAtMs" | "target">;

const hoursInto = ({ startsAtMs }: Pick<RankedWar, "startsAtMs">, atMs: number) =>
  (atMs - startsAtMs) / HOUR_MS;

/**
 * The original target, calculated from the current one: the game gives no other. Null if there is none, or if it has fallen to 0.
 */
export function originalTarget(war: Targeted, fetchedAtMs: number): number | null {
  const percent = targetPercent(hoursInto(war, fetchedAtMs));
  return war.target === null || war.target <= 0 || percent === 0
    ? null
    : (war.target * 100) / percent;
}

/** The target at a time other than that of the response. */
export function targetAt(war: Targeted, fetchedAtMs: number, atMs: number): number | null {
  const original = originalTarget(war, fetchedAtMs);
  return original === null ? null : (original * targetPercent(hoursInto(war, atMs))) / 100;
}

/** The time at which the target falls next; null once it is 0. */
export function nextFallMs(war: Pick<RankedWar, "startsAtMs">, atMs: number): number | null {
  const hours = Math.max(STEADY_HOURS, Math.floor(hoursInto(war, atMs)) + 1);
  return hours > NOTHING_AFTER_HOURS ? null : war.startsAtMs + hours * HOUR_MS;
}

/** The time at which a lead that grows by `perHour` reaches the target; null for a war without a target. */
export function endAt(
  war: Targeted,
  { fetchedAtMs, lead, perHour }: { fetchedAtMs: number; lead: number; perHour: number },
): number | null {
  const original = originalTarget(war, fetchedAtMs);
  if (original === null) return null;
  let fromMs = fetchedAtMs;
  for (let falls = 0; falls <= NOTHING_AFTER_HOURS; falls += 1) {
    const target = (original * targetPercent(hoursInto(war, fromMs))) / 100;
    const leadNow = lead + (perHour * (fromMs - fetchedAtMs)) / HOUR_MS;
    if (leadNow >= target) return fromMs;
    const fallsMs = nextFallMs(war, fromMs);
    if (fallsMs === null) return null;
    const reachedMs = perHour > 0 ? fromMs + ((target - leadNow) / perHour) * HOUR_MS : Infinity;
    if (reachedMs < fallsMs) return reachedMs;
    fromMs = fallsMs;
  }
  return null;
}

interface Scores {
  own: number;
  enemy: number;
}

/**
 * The points that are still missing for a war to end, and the side that leads. While both are level, `whose` is "ours", and
 * either side may make them.
 */
export interface Distance {
  whose: "ours" | "theirs";
  points: number;
}

/** The distance to a score that both sides have agreed on, or else to the target; null without either. */
export function distanceToEnd(
  { own, enemy }: Scores,
  { target, agreed }: { target: number | null; agreed: number | null },
): Distance | null {
  const goal = agreed ?? target;
  if (goal === null) return null;
  const made = agreed === null ? Math.abs(own - enemy) : Math.max(own, enemy);
  return {
    whose: own < enemy ? "theirs" : "ours",
    points: Math.max(0, Math.ceil(goal - made)),
  };
}

/** The side that reaches the agreed score first, if both score at their average so far. */
interface AgreedEnd {
  whose: Distance["whose"];
  /** The time of the scores if it has been reached already. */
  atMs: number;
  /** The points that this side scores per hour. */
  perHour: number;
}

/** The end by an agreed score; null before the war, and while nobody has scored. */
export function agreedEnd(
  war: Pick<RankedWar, "startsAtMs">,
  { own, enemy }: Scores,
  { agreed, fetchedAtMs }: { agreed: number; fetchedAtMs: number },
): AgreedEnd | null {
  const hours = hoursInto(war, fetchedAtMs);
  if (hours <= 0) return null;
  const [whose, score] = own < enemy ? (["theirs", enemy] as const) : (["ours", own] as const);
  if (score <= 0) return null;
  const perHour = score / hours;
  return { whose, perHour, atMs: fetchedAtMs + (Math.max(0, agreed - score) / perHour) * HOUR_MS };
}

/** The range for a war's end: the earliest time if the lead continues to grow at its average, the latest if it stays as it is. */
interface EndRange {
  earliestMs: number;
  latestMs: number;
  /** Average growth of the lead per hour since the war began. */
  perHour: number;
}

/** The range for a war's end; null if nothing can be said: without a target, before the war, or while both sides are level. */
export function endRange(
  war: Targeted,
  { fetchedAtMs, lead }: { fetchedAtMs: number; lead: number },
): EndRange | null {
  const hours = hoursInto(war, fetchedAtMs);
  if (hours <= 0 || lead <= 0) return null;
  const perHour = lead / hours;
  const earliestMs = endAt(war, { fetchedAtMs, lead, perHour });
  const latestMs = endAt(war, { fetchedAtMs, lead, perHour: 0 });
  return earliestMs === null || latestMs === null ? null : { earliestMs, latestMs, perHour };
}
