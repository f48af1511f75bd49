import type { CalendarEvent } from "@/lib/format/calendar";
import type { Upcoming } from "@/lib/game/upcoming/upcoming";

import type { UpcomingText } from "./kinds/define-kind";
import { KINDS } from "./kinds/kinds";

/** What we call it. */
export const upcomingText = (event: Upcoming): UpcomingText => KINDS[event.kind].text(event);

/** Those that are not ready yet, as a calendar takes them. */
export const calendarEvents = (events: readonly Upcoming[]): CalendarEvent[] =>
  events.flatMap((event) => {
    if (event.atMs === null) return [];
    const { title, note, url } = upcomingText(event);
    return [{ id: event.id, title, description: note, url, startsAtMs: event.atMs }];
  });
