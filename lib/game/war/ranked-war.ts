import { HOUR_MS } from "@/lib/common/time";

/** A ranked war between two factions: announced, under way or over. */
export interface RankedWar {
  id: number;
  startsAtMs: number;
  /** Null until it is over. */
  endedAtMs: number | null;
  /** The lead that wins, at the time it was read: it falls as the war goes on. Null where the game gives none. */
  target: number | null;
  /** Null until it is over, and where nobody won. */
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

/** Both factions of a war; null if the own one isn't in it, or nobody else is. */
export function sidesOf(
  { sides }: Pick<RankedWar, "sides">,
  ownId: number | null,
): { own: WarSide; enemy: WarSide } | null {
  const own = sides.find(({ id }) => id === ownId);
  const enemy = sides.find(({ id }) => id !== ownId);
  return own === undefined || enemy === undefined ? null : { own, enemy };
}

/** The target stays as it is for that long. */
const STEADY_HOURS = 24;

/** Then it falls by this much of the original, in percent, with each hour that begins. */
const FALL_PERCENT = 1;

const NOTHING_AFTER_HOURS = STEADY_HOURS + 100 / FALL_PERCENT - 1;

/** How much of the original target is left, in percent, so many hours into a war. */
export function targetPercent(hours: number): number {
  if (hours < STEADY_HOURS) return 100;
  return Math.max(0, 100 - FALL_PERCENT * (Math.floor(hours - STEADY_HOURS) + 1));
}

type Targeted = Pick<RankedWar, "startsAtMs" | "target">;

const hoursInto = ({ startsAtMs }: Pick<RankedWar, "startsAtMs">, atMs: number) =>
  (atMs - startsAtMs) / HOUR_MS;

/** The original target: the game gives the one of the moment. Null if there is none, or it has fallen to nothing. */
export function originalTarget(war: Targeted, fetchedAtMs: number): number | null {
  const percent = targetPercent(hoursInto(war, fetchedAtMs));
  return war.target === null || war.target <= 0 || percent === 0
    ? null
    : (war.target * 100) / percent;
}

/** The target at another time than the one at which it was read. */
export function targetAt(war: Targeted, fetchedAtMs: number, atMs: number): number | null {
  const original = originalTarget(war, fetchedAtMs);
  return original === null ? null : (original * targetPercent(hoursInto(war, atMs))) / 100;
}

/** When the target falls next; null once nothing of it is left. */
export function nextFallMs(war: Pick<RankedWar, "startsAtMs">, atMs: number): number | null {
  const hours = Math.max(STEADY_HOURS, Math.floor(hoursInto(war, atMs)) + 1);
  return hours > NOTHING_AFTER_HOURS ? null : war.startsAtMs + hours * HOUR_MS;
}

/** When a lead that grows by so much an hour reaches the target; null for a war without one. */
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

/** What is still to be made before a war ends, and by whom: the side that leads, or both while they are level. */
export interface Distance {
  whose: "ours" | "theirs";
  points: number;
}

/** To a score that both sides have agreed on, else to the target; null without either. */
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

/** Which side reaches the agreed score first, each at its average so far. */
interface AgreedEnd {
  whose: Distance["whose"];
  /** The time of the scores where it has been reached. */
  atMs: number;
  /** What that side scores. */
  perHour: number;
}

/** Null before the war, and while nobody scores. */
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

/** When a war ends: at the earliest if the lead goes on growing as on average, at the latest if it stays as it is. */
interface EndRange {
  earliestMs: number;
  latestMs: number;
  /** How fast the lead has grown since the war began. */
  perHour: number;
}

/** Null where nothing can be said: without a target, before the war, or while both sides are level. */
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
