import { download } from "@/components/window/download";
import { type CalendarEvent, calendarFile } from "@/lib/format/calendar";

/** As a calendar file. Throws where the code for it does not load. */
export async function saveCalendar(fileName: string, events: readonly CalendarEvent[]) {
  download(fileName, "text/calendar", await calendarFile(events));
}
