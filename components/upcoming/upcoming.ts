import type { OptionalResult } from "@/components/reading/use-optional-query";
import { DAY_MS } from "@/lib/common/time";
import type { CalendarEvent } from "@/lib/format/calendar";
import type { Ending, Upcoming } from "@/lib/game/upcoming/upcoming";

import { KINDS, type Sources, type UpcomingText } from "./kinds";

/**
 * Everything that ends within 24 hours: what is ready now first, then by time. It changes only with its sources, as a
 * moment of `momentsOf` passes, and as another comes within the 24 hours.
 */
export function upcoming(sources: Sources, nowMs: number): Upcoming[] {
  return endings(sources, nowMs)
    .flatMap((ending): Upcoming[] => {
      if (ending.atMs > nowMs + DAY_MS) return [];
      if (ending.atMs > nowMs) return [ending];
      return KINDS[ending.kind].waits ? [{ ...ending, atMs: null }] : [];
    })
    .sort((a, b) => (a.atMs ?? 0) - (b.atMs ?? 0) || KINDS[a.kind].rank - KINDS[b.kind].rank);
}

/** The times at which the list of upcoming events may change: when each was answered, and when it ends. */
export const momentsOf = (sources: Sources): number[] => [
  ...Object.values<OptionalResult<unknown>>({ ...sources }).flatMap(({ data, readAtMs }) =>
    data === undefined ? [] : readAtMs,
  ),
  // A new day begins with a full minute.
  ...endings(sources, 0).flatMap(({ kind, atMs }) => (kind === "new-day" ? [] : atMs)),
];

const endings = (sources: Sources, nowMs: number): Ending[] =>
  Object.values(KINDS).flatMap((kind) => kind.ends(sources, nowMs));

/** Its name. */
export const upcomingText = (event: Upcoming): UpcomingText => KINDS[event.kind].text(event);

/** Those that are not ready yet, as a calendar takes them. */
export const calendarEvents = (events: readonly Upcoming[]): CalendarEvent[] =>
  events.flatMap((event) => {
    if (event.atMs === null) return [];
    const { title, note, url } = upcomingText(event);
    return [{ id: event.id, title, description: note, url, startsAtMs: event.atMs }];
  });
