import { expect, test } from "vitest";

import live from "@/lib/api/testing/fixtures/user-basic.json";
import older from "@/lib/api/testing/fixtures/user-basic.legacy.json";

import { profileWire } from "./user-basic";

test.each([
  { shape: "today's", wire: live },
  { shape: "the older", wire: older },
])("reads the player of $shape shape", ({ wire }) => {
  expect(profileWire.parse(wire)).toEqual({
    id: 3000001,
    name: "alpha_one",
    level: 87,
    state: "Traveling",
    stateUntilMs: null,
    abroadIn: null,
    location: null,
    returningFrom: null,
  });
});

test("reads until when a stay in hospital lasts, and where", () => {
  const status = {
    ...live.profile.status,
    state: "Hospital",
    description: "In a Swiss hospital for 1 hrs 10 mins ",
    until: 1_795_180_200,
  };
  expect(profileWire.parse({ profile: { ...live.profile, status } })).toMatchObject({
    state: "Hospital",
    stateUntilMs: 1_795_180_200_000,
    abroadIn: "Switzerland",
    location: "Switzerland",
  });
});

test("an answer of no known shape says what it lacks", () => {
  const { error } = profileWire.safeParse({ profile: { ...live.profile, id: null } });
  expect(error?.issues[0]?.path).toEqual(["profile", "id"]);
});
