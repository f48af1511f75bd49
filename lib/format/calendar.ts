import { DAY_MS, MINUTE_MS } from "@/lib/common/time";

import { formatIsoDay } from "./days";

/** Something due on a day of the game, which is a day in UTC, or at a certain time. */
export type CalendarEvent = CalendarEntry & (WholeDay | Moment);

interface CalendarEntry {
  /**
   * Identifies the event, unique in its file. A calendar that imports an event again has it once: a whole-day event once per day,
   * a moment with its newest time, since each response gives the same end a second earlier or later, and an end may move.
   */
  id: string;
  title: string;
  description: string;
  url: string;
}

interface WholeDay {
  startsOnMs: number;
}

interface Moment {
  startsAtMs: number;
}

/** The length of a moment, displayed as a line. A calendar may not display an event without a length. */
const MOMENT_LASTS_MS = 5 * MINUTE_MS;

/** The events as the text of an .ics file. The library is loaded on first use. */
export async function calendarFile(events: readonly CalendarEvent[]): Promise<string> {
  const { createEvents } = await import("ics");
  const { error, value } = createEvents(
    events.filter(isTimed).map(({ id, title, description, url, ...time }) => {
      const isMoment = "startsAtMs" in time;
      const uid = `${isMoment ? id : `${id}-${formatIsoDay(time.startsOnMs)}`}@almanac`;
      const when = isMoment ? momentOf(time) : wholeDayOf(time);
      return { title, description, url, uid, transp: "TRANSPARENT", ...when };
    }),
    { productId: "almanac" },
  );
  if (value === null) throw error ?? new Error("The calendar file is empty.");
  return value;
}

/** True if a calendar file can contain the event's day or moment. */
const isTimed = (event: CalendarEvent) =>
  Math.abs("startsAtMs" in event ? event.startsAtMs : event.startsOnMs) < 8e15;

/** A moment in UTC, rounded down to the minute. */
function momentOf({ startsAtMs }: Moment) {
  const start = Math.floor(startsAtMs / MINUTE_MS) * MINUTE_MS;
  return { start, end: start + MOMENT_LASTS_MS };
}

function wholeDayOf({ startsOnMs }: WholeDay) {
  return {
    start: dayOf(startsOnMs),
    // The first day after it, since the end is exclusive.
    end: dayOf(startsOnMs + DAY_MS),
  };
}

function dayOf(ms: number): [year: number, month: number, day: number] {
  const date = new Date(ms);
  return [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
}
