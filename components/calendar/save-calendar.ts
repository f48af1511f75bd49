import { download } from "@/components/window/download";
import { type CalendarEvent, calendarFile } from "@/lib/format/calendar";

/** Saves a calendar file. Throws if its code doesn't load. */
export async function saveCalendar(fileName: string, events: readonly CalendarEvent[]) {
  await download(fileName, new Blob([await calendarFile(events)], { type: "text/calendar" }));
}
