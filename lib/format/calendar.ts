import { DAY_MS, MINUTE_MS } from "@/lib/common/time";

import { formatIsoDay } from "./days";

/** Something due on a day of the game, which is a day in UTC, or at a certain time. */
export type CalendarEvent = CalendarEntry & (WholeDay | Moment);

interface CalendarEntry {
  /**
   * Identifies the event, alone in its file. A calendar that imports it again keeps one: of a whole day that day's, of a
   * moment the newest, since each answer puts the same end a second off, and an end may move.
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

/** Shown as a line; a calendar may not show an event without a length at all. */
const MOMENT_LASTS_MS = 5 * MINUTE_MS;

/** The events as the text of an .ics file. The library loads when it is first asked for. */
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

/** Whether its day or moment is one that a calendar holds. */
const isTimed = (event: CalendarEvent) =>
  Math.abs("startsAtMs" in event ? event.startsAtMs : event.startsOnMs) < 8e15;

/** In UTC, by the minute. */
function momentOf({ startsAtMs }: Moment) {
  const start = Math.floor(startsAtMs / MINUTE_MS) * MINUTE_MS;
  return { start, end: start + MOMENT_LASTS_MS };
}

function wholeDayOf({ startsOnMs }: WholeDay) {
  return {
    start: dayOf(startsOnMs),
    // The first day after it.
    end: dayOf(startsOnMs + DAY_MS),
  };
}

function dayOf(ms: number): [year: number, month: number, day: number] {
  const date = new Date(ms);
  return [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
}
