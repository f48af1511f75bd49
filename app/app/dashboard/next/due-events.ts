import { MINUTE_MS } from "@/lib/common/time";
import type { Upcoming } from "@/lib/game/upcoming/upcoming";

interface Watch {
  events: readonly Upcoming[];
  /** Of which kinds the player wants to hear. */
  kinds: readonly string[];
  /** The end of each event that was told, by its id. */
  notified: ReadonlyMap<string, number>;
  /** When it was last asked: what ended until then is no news. */
  sinceMs: number;
  nowMs: number;
}

/** An event with its end, which has passed. */
export type DueEvent = Upcoming & { atMs: number };

/**
 * What ended since, once each: a later answer of the game puts the same end some seconds off, and the next end of the
 * same thing is another event.
 */
export const dueEvents = ({ events, kinds, notified, sinceMs, nowMs }: Watch): DueEvent[] =>
  events
    .filter((event): event is DueEvent => event.atMs !== null)
    .filter(({ atMs }) => atMs > sinceMs && atMs <= nowMs)
    .filter(({ kind }) => kinds.includes(kind))
    .filter(({ id, atMs }) => Math.abs(atMs - (notified.get(id) ?? -Infinity)) >= MINUTE_MS);
