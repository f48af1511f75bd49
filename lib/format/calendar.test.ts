import { expect, test } from "vitest";

import { calendarFile, type CalendarEvent } from "./calendar";

const DIVIDEND = {
  id: "stock-9",
  title: "TCT dividend",
  description: "$1,000,000",
  url: "https://www.torn.com/page.php?sid=stocks&stockID=9&tab=dividend",
};

const anEvent = (changes: Partial<typeof DIVIDEND & { startsOnMs: number }> = {}) => ({
  ...DIVIDEND,
  startsOnMs: Date.UTC(2026, 10, 26, 12),
  ...changes,
});

const aMoment = (startsAtMs: number): CalendarEvent => ({
  id: "energy",
  title: "Energy full",
  description: "150, gym",
  url: "https://www.torn.com/gym.php",
  startsAtMs,
});

/** The lines of the file, unfolded. */
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

test("an event of a moment begins at its minute in UTC, wherever the calendar is", async () => {
  const lines = await linesOf(aMoment(Date.UTC(2026, 10, 20, 23, 58, 59, 999)));
  expect(lines).toContain("DTSTART:20261120T235800Z");
  expect(lines).toContain("DTEND:20261121T000300Z");
  expect(lines).toContain("SUMMARY:Energy full");
  expect(lines).toContain("URL:https://www.torn.com/gym.php");
});

test("exported twice, the same end keeps its UID, though an answer puts it a second later", async () => {
  const uid = await uidOf(aMoment(Date.UTC(2026, 10, 20, 12, 59, 59, 700)));
  expect(await uidOf(aMoment(Date.UTC(2026, 10, 20, 13, 0, 0, 400)))).toBe(uid);
  const drug = { ...aMoment(Date.UTC(2026, 10, 20, 13)), id: "drug" };
  expect(await uidOf(drug)).not.toBe(uid);
});

test("an end that has moved keeps its UID: the calendar moves its event instead of adding one", async () => {
  const uid = await uidOf(aMoment(Date.UTC(2026, 10, 20, 13)));
  expect(await uidOf(aMoment(Date.UTC(2026, 10, 20, 15, 40)))).toBe(uid);
});

const uidOf = async (event: CalendarEvent) =>
  (await linesOf(event)).find((line) => line.startsWith("UID:"));

test("the same thing on the same day keeps its UID, on another day it has its own", async () => {
  const uid = await uidOf(anEvent());
  expect(await uidOf(anEvent({ startsOnMs: Date.UTC(2026, 10, 26), title: "Other" }))).toBe(uid);
  expect(await uidOf(anEvent({ startsOnMs: Date.UTC(2026, 11, 27) }))).not.toBe(uid);
  expect(await uidOf(anEvent({ id: "stock-6" }))).not.toBe(uid);
});

test("one file holds several events, of days and of moments", async () => {
  const lines = await linesOf(anEvent(), aMoment(Date.UTC(2026, 10, 20, 12, 47)));
  expect(lines.filter((line) => line === "BEGIN:VEVENT")).toHaveLength(2);
  expect(lines.filter((line) => line === "BEGIN:VCALENDAR")).toHaveLength(1);
});
