import { formatIsoDay } from "./days";

const DAY_MS = 86_400_000;

/** One whole day of the game, which is a day in UTC. */
export interface CalendarEvent {
  /** Names what falls due: a calendar that reads it again for the same day keeps one event. */
  id: string;
  title: string;
  description: string;
  url: string;
  startsOnMs: number;
}

/** The events as the text of an .ics file. The library loads when it is first asked for. */
export async function calendarFile(events: readonly CalendarEvent[]): Promise<string> {
  const { createEvents } = await import("ics");
  const { error, value } = createEvents(
    events.map(({ id, startsOnMs, ...event }) => {
      return {
        ...event,
        uid: `${id}-${formatIsoDay(startsOnMs)}@almanac`,
        start: dayOf(startsOnMs),
        // The first day that is no longer part of it.
        end: dayOf(startsOnMs + DAY_MS),
        transp: "TRANSPARENT",
      };
    }),
    { productId: "almanac" },
  );
  if (value === null) throw error ?? new Error("The calendar file is empty.");
  return value;
}

function dayOf(ms: number): [year: number, month: number, day: number] {
  const date = new Date(ms);
  return [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
}
