import { expect, test } from "vitest";

import live from "@/lib/api/testing/fixtures/torn-calendar.json";
import older from "@/lib/api/testing/fixtures/torn-calendar.legacy.json";

import { calendarWire } from "./torn-calendar";

test("reads competitions and events", () => {
  expect(calendarWire.parse(live)).toEqual({
    entries: [
      {
        title: "Dirty Bomb",
        isCompetition: true,
        startsAtMs: 1_796_083_200_000,
        endsAtMs: 1_796_688_000_000,
        hasOwnHour: false,
      },
      {
        title: "Christmas Town",
        isCompetition: false,
        startsAtMs: 1_797_638_400_000,
        endsAtMs: 1_798_761_600_000,
        hasOwnHour: false,
      },
      {
        title: "Museum Day",
        isCompetition: false,
        startsAtMs: 1_779_062_400_000,
        endsAtMs: 1_779_148_800_000,
        hasOwnHour: true,
      },
    ],
    dropped: 0,
  });
});

test("the older response doesn't say which events start at an hour that the player chooses", () => {
  const { entries } = calendarWire.parse(older);
  expect(entries.map(({ title }) => title)).toEqual(["Dirty Bomb", "Christmas Town", "Museum Day"]);
  expect(entries.every(({ hasOwnHour }) => !hasOwnHour)).toBe(true);
});

test("an empty calendar is valid", () => {
  expect(calendarWire.parse({ calendar: { competitions: [], events: [] } }).entries).toEqual([]);
  expect(calendarWire.safeParse({}).error?.issues[0]?.path).toEqual(["calendar"]);
});
