import { expect, test } from "vitest";

import live from "@/lib/api/testing/fixtures/user-timestamp.json";

import { gameTimeWire } from "./user-timestamp";

test("reads the game's time", () => {
  expect(gameTimeWire.parse(live)).toBe(Date.UTC(2026, 10, 20, 12));
});

test("an invalid time is unknown", () => {
  expect(gameTimeWire.parse({ timestamp: 0 })).toBeNull();
});
