import { CalendarPlus } from "lucide-react";

import { AddRowToCalendar, AddToCalendar } from "@/components/calendar/add-to-calendar";
import type { Dividend } from "@/lib/game/stocks/dividends";

import { calendarEvents } from "./calendar-events";

/** Saves the next due date of every holding as a calendar file. */
export function AddAllToCalendar({ dividends }: { dividends: readonly Dividend[] }) {
  const events = calendarEvents(dividends);
  if (events.length === 0) return null;
  return (
    <AddToCalendar variant="outline" fileName="dividends.ics" events={events}>
      <CalendarPlus aria-hidden />
      Add to calendar
    </AddToCalendar>
  );
}

/** The same for one of them. */
export function AddOneToCalendar({ dividend }: { dividend: Dividend }) {
  const events = calendarEvents([dividend]);
  if (events.length === 0) return null;
  const { acronym } = dividend.stock;
  return <AddRowToCalendar name={acronym} fileName={`dividend-${acronym}.ics`} events={events} />;
}
