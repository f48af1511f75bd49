import { queryOptions } from "@tanstack/react-query";

import { request } from "@/lib/api/transport/client";
import type { Session } from "@/lib/api/transport/session";
import { epochSeconds, type List, listOf } from "@/lib/api/transport/wire";
import type { CalendarActivity } from "@/lib/game/calendar/calendar";
import * as z from "@/lib/zod";

const activity = z.object({
  title: z.string(),
  start: epochSeconds,
  end: epochSeconds,
  fixed_start_time: z.catch(z.nullish(z.boolean()), null),
});

/** The same in both shapes. */
export const calendarWire = z.pipe(
  z.object({
    calendar: z.object({ competitions: listOf(activity), events: listOf(activity) }),
  }),
  z.transform(({ calendar: { competitions, events } }): List<CalendarActivity> => ({
    entries: [
      ...competitions.entries.map((wire) => asActivity(wire, true)),
      ...events.entries.map((wire) => asActivity(wire, false)),
    ],
    dropped: competitions.dropped + events.dropped,
  })),
);

const asActivity = (
  { title, start, end, fixed_start_time: isFixed }: z.output<typeof activity>,
  isCompetition: boolean,
): CalendarActivity => ({
  title,
  isCompetition,
  startsAtMs: start,
  endsAtMs: end,
  hasOwnHour: isFixed === false,
});

/** The events and competitions of this year. */
export function calendarQuery(session: Session) {
  return queryOptions({
    queryKey: ["game", "torn", "calendar"],
    queryFn: ({ signal }) => request(session, "/torn/calendar", calendarWire, signal),
  });
}
