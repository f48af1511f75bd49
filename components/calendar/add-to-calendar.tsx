import { CalendarPlus } from "lucide-react";
import type { ComponentProps } from "react";

import { showToast } from "@/components/feedback/show-toast";
import { Button } from "@/components/ui/button";
import type { CalendarEvent } from "@/lib/format/calendar";

interface CalendarFile {
  fileName: string;
  events: readonly CalendarEvent[];
}

/** A button that saves the events as one calendar file. */
export function AddToCalendar({
  fileName,
  events,
  ...button
}: CalendarFile & Omit<ComponentProps<typeof Button>, "onClick">) {
  return (
    <Button
      onClick={() => {
        void save({ fileName, events });
      }}
      {...button}
    />
  );
}

/** `AddToCalendar` as an icon button for a row. `name` names the row. */
export function AddRowToCalendar({ name, ...file }: CalendarFile & { name: string }) {
  const label = `Add to calendar: ${name}`;
  return (
    <AddToCalendar
      variant="quiet"
      size="sm"
      className="px-1.5 max-md:min-w-11"
      aria-label={label}
      title={label}
      {...file}
    >
      <CalendarPlus aria-hidden />
    </AddToCalendar>
  );
}

/** Saves the file. Shows an error toast if the code for it doesn't load. */
async function save({ fileName, events }: CalendarFile) {
  try {
    const { saveCalendar } = await import("./save-calendar");
    await saveCalendar(fileName, events);
  } catch {
    showToast({
      kind: "error",
      title: "Couldn’t save",
      description: "Part of this page didn’t load. Check your connection, then try again.",
    });
  }
}
