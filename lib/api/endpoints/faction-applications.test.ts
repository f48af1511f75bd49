import { expect, test } from "vitest";

import live from "@/lib/api/testing/fixtures/faction-applications.json";
import older from "@/lib/api/testing/fixtures/faction-applications.legacy.json";

import { applicationsWire } from "./faction-applications";

test.each([
  { shape: "today's", wire: live },
  { shape: "the older", wire: older },
])("reads the applications of $shape shape", ({ wire }) => {
  expect(applicationsWire.parse(wire)).toEqual({
    entries: [
      {
        id: 532379,
        playerId: 3000050,
        name: "hopeful",
        level: 41,
        status: "active",
        validUntilMs: 1_795_600_000_000,
      },
      {
        id: 532401,
        playerId: 3000051,
        name: "turned_away",
        level: 4,
        status: "declined",
        validUntilMs: 1_795_100_000_000,
      },
    ],
    dropped: 0,
  });
});

test("a broken application costs itself only", () => {
  const { entries, dropped } = applicationsWire.parse({
    applications: [{ id: 1 }, ...live.applications],
  });
  expect(entries).toHaveLength(2);
  expect(dropped).toBe(1);
});
