import { expect, test } from "vitest";

import live from "@/lib/api/testing/fixtures/faction-basic.json";
import older from "@/lib/api/testing/fixtures/faction-basic.older.json";

import { factionBasicWire } from "./faction-basic";

test.each([
  { shape: "today's", wire: live },
  { shape: "the older", wire: older },
  { shape: "today's shape, with more and without the tag's image, in", wire: { ...live, more: 1 } },
])("reads the faction of $shape shape", ({ wire }) => {
  expect(factionBasicWire.parse(wire)).toEqual({
    id: 9001,
    name: "The Testers",
    tag: "TST",
    leaderId: 3000001,
    members: 4,
    capacity: 100,
  });
});

test("an answer of no known shape says what it lacks", () => {
  const basic = { ...live.basic, leader_id: undefined };
  expect(factionBasicWire.safeParse({ basic }).error?.issues[0]?.path).toEqual([
    "basic",
    "leader_id",
  ]);
});
