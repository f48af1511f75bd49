import { expect, test } from "vitest";

import { calendarFile, type CalendarEvent } from "./calendar";

const anEvent = (changes: Partial<CalendarEvent> = {}): CalendarEvent => ({
  id: "stock-9",
  title: "TCT dividend",
  description: "$1,000,000",
  url: "https://www.torn.com/page.php?sid=stocks&stockID=9&tab=dividend",
  startsOnMs: Date.UTC(2026, 10, 26, 12),
  ...changes,
});

/** The lines of the file, those that it folds made whole. */
const linesOf = async (...events: CalendarEvent[]) =>
  (await calendarFile(events)).replaceAll("\r\n\t", "").split("\r\n");

test("an event is one whole day, in UTC as the game counts", async () => {
  const lines = await linesOf(anEvent({ startsOnMs: Date.UTC(2026, 10, 26, 23, 59) }));
  expect(lines).toContain("BEGIN:VEVENT");
  expect(lines).toContain("DTSTART;VALUE=DATE:20261126");
  expect(lines).toContain("DTEND;VALUE=DATE:20261127");
  expect(lines).toContain("SUMMARY:TCT dividend");
  expect(lines).toContain("DESCRIPTION:$1\\,000\\,000");
  expect(lines).toContain("URL:https://www.torn.com/page.php?sid=stocks&stockID=9&tab=dividend");
});

const uidOf = async (event: CalendarEvent) =>
  (await linesOf(event)).find((line) => line.startsWith("UID:"));

test("the same thing on the same day keeps its mark, on another day it has its own", async () => {
  const uid = await uidOf(anEvent());
  expect(await uidOf(anEvent({ startsOnMs: Date.UTC(2026, 10, 26), title: "Other" }))).toBe(uid);
  expect(await uidOf(anEvent({ startsOnMs: Date.UTC(2026, 11, 27) }))).not.toBe(uid);
  expect(await uidOf(anEvent({ id: "stock-6" }))).not.toBe(uid);
});

test("one file holds several events", async () => {
  const lines = await linesOf(anEvent(), anEvent({ id: "stock-6" }));
  expect(lines.filter((line) => line === "BEGIN:VEVENT")).toHaveLength(2);
  expect(lines.filter((line) => line === "BEGIN:VCALENDAR")).toHaveLength(1);
});
