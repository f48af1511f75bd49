import { DAY_MS, dayStartMs } from "@/lib/game/time/time";

import { endings, type UpcomingSources } from "./endings";
import { type Upcoming, UPCOMING_KINDS, type UpcomingKind } from "./upcoming-event";

/** What the player still has to act on once it has come; the rest is simply over. */
const WAITING: ReadonlySet<UpcomingKind> = new Set<UpcomingKind>([
  "own-crime",
  "dividend",
  "energy",
  "nerve",
  "drug",
  "booster",
  "education",
  "virus",
]);

/**
 * Everything that ends within 24 hours: what is ready now first, then by time. It changes only with its sources, as a
 * moment of `momentsOf` passes, and as another comes within the 24 hours.
 */
export function upcoming(sources: UpcomingSources, nowMs: number): Upcoming[] {
  return [newDay(nowMs), ...endings(sources, nowMs)]
    .flatMap((ending): Upcoming[] => {
      if (ending.atMs > nowMs + DAY_MS) return [];
      if (ending.atMs > nowMs) return [ending];
      return WAITING.has(ending.kind) ? [{ ...ending, atMs: null }] : [];
    })
    .sort((a, b) => (a.atMs ?? 0) - (b.atMs ?? 0) || rank(a) - rank(b));
}

/** The times at which the list of upcoming events may change: when each was answered, and when it ends. */
export function momentsOf(sources: UpcomingSources): number[] {
  const { bars, cooldowns, studies, virus, crime, missions, positions } = sources;
  const told = [bars, cooldowns, studies, virus, crime, missions, positions];
  return [
    ...told.flatMap((source) => source?.readAtMs ?? []),
    ...endings(sources, 0).map(({ atMs }) => atMs),
  ];
}

/** Refills, shops, wheels and church start over. */
function newDay(nowMs: number) {
  const atMs = dayStartMs(nowMs) + DAY_MS;
  return { id: `new-day-${atMs / DAY_MS}`, kind: "new-day" as const, atMs };
}

const rank = ({ kind }: Upcoming) => UPCOMING_KINDS.indexOf(kind);
