import { expect, test } from "vitest";

import live from "@/lib/api/testing/fixtures/user-profile.json";
import older from "@/lib/api/testing/fixtures/user-profile.legacy.json";

import { homeWire } from "./user-profile";

test.each([
  { shape: "today's", wire: live },
  { shape: "the older", wire: older },
])("reads the kind of property that the player lives in, of $shape shape", ({ wire }) => {
  expect(homeWire.parse(wire)).toBe("Chateau");
});

test("a player without a property lives in none", () => {
  expect(homeWire.parse({ profile: { property: null } })).toBeNull();
});

test("an answer of no known shape says what it lacks", () => {
  expect(homeWire.safeParse({}).error?.issues[0]?.path).toEqual(["profile"]);
});
