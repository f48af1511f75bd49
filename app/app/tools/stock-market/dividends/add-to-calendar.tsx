import { CalendarPlus } from "lucide-react";

import { Button } from "@/components/ui/button";
import { download } from "@/components/window/download";
import { calendarFile } from "@/lib/format/calendar";
import type { Dividend } from "@/lib/game/stocks/dividends";

import { calendarEvents } from "./calendar-events";

/** Saves the next due date of every holding as a calendar file. */
export function AddToCalendar({ dividends }: { dividends: readonly Dividend[] }) {
  if (calendarEvents(dividends).length === 0) return null;
  return (
    <Button
      variant="outline"
      onClick={() => {
        void save(dividends, "dividends.ics");
      }}
    >
      <CalendarPlus aria-hidden />
      Add to calendar
    </Button>
  );
}

/** The same for one of them. */
export function AddOneToCalendar({ dividend }: { dividend: Dividend }) {
  if (dividend.dueAtMs === null) return null;
  const { acronym } = dividend.stock;
  return (
    <Button
      variant="quiet"
      size="sm"
      className="px-1.5 max-md:min-w-11"
      aria-label={`Add ${acronym} to calendar`}
      title={`Add ${acronym} to calendar`}
      onClick={() => {
        void save([dividend], `dividend-${acronym}.ics`);
      }}
    >
      <CalendarPlus aria-hidden />
    </Button>
  );
}

async function save(dividends: readonly Dividend[], fileName: string) {
  download(fileName, "text/calendar", await calendarFile(calendarEvents(dividends)));
}
