import { expect, test } from "vitest";

import live from "@/lib/api/testing/fixtures/faction-contributors.json";
import older from "@/lib/api/testing/fixtures/faction-contributors.legacy.json";

import { contributorsWire } from "./faction-contributors";

test("reads what everyone has trained since joining, those who have left included", () => {
  expect(contributorsWire.parse(live)).toEqual({
    entries: [
      { playerId: 3000002, name: "Bravo", value: 412_000, isMember: true },
      { playerId: 3000001, name: "Alpha", value: 1_250_500, isMember: true },
      { playerId: 3000777, name: "Ghost", value: 90_000, isMember: false },
    ],
    dropped: 0,
  });
});

test("reads the same from the older shape, which has no names", () => {
  const byId = (one: { playerId: number }, other: { playerId: number }) =>
    one.playerId - other.playerId;
  const entries = contributorsWire
    .parse(live)
    .entries.map((one) => ({ ...one, name: null }))
    .toSorted(byId);
  expect(contributorsWire.parse(older)).toEqual({ entries, dropped: 0 });
});

test.each([
  { contributors: [] },
  { contributors: { gymenergy: {} } },
  { contributors: { drugoverdoses: {} } },
])("%j is nobody", (wire) => {
  expect(contributorsWire.parse(wire).entries).toEqual([]);
});
