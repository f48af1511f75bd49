import { expect, test } from "vitest";

import live from "@/lib/api/testing/fixtures/player-profile.json";
import legacy from "@/lib/api/testing/fixtures/player-profile.legacy.json";

import { playerProfileWire } from "./player-profile";

test.each([
  { shape: "today's", wire: live },
  { shape: "the legacy", wire: legacy },
])("reads an NPC in hospital, of $shape shape", ({ wire }) => {
  expect(playerProfileWire.parse(wire)).toEqual({
    id: 19,
    name: "Jimmy",
    level: 65,
    factionId: null,
    state: "Hospital",
    stateUntilMs: 1_795_185_360_000,
    abroadIn: null,
    location: "Torn",
    description: "In hospital for 2 hrs 36 mins ",
    lastAction: { status: "Offline", atMs: 1_795_089_600_000 },
    life: { current: 1, maximum: 4_000_000 },
    lootLevel: null,
  });
});

test.each([null, undefined, {}, { current: "full" }])("a life of %j is not known", (life) => {
  expect(playerProfileWire.parse({ profile: { ...live.profile, life } }).life).toBeNull();
});

test.each([
  { details: "Loot level I", level: 1 },
  { details: "Loot level II", level: 2 },
  { details: "Loot level III", level: 3 },
  { details: "Loot level IV", level: 4 },
  { details: "Loot level V", level: 5 },
  { details: "loot level iv ", level: 4 },
  { details: "Loot level VI", level: null },
  { details: "Loot level", level: null },
  { details: "Loot level 3", level: null },
  { details: "Hospitalized by somebody at loot level III", level: null },
  { details: "", level: null },
  { details: null, level: null },
  { details: undefined, level: null },
  { details: 4, level: null },
])("an NPC out of hospital with the details $details is at level $level", ({ details, level }) => {
  const status = { state: "Okay", description: "Okay", color: "green", until: null, details };
  const profile = { ...live.profile, status };
  expect(playerProfileWire.parse({ profile })).toMatchObject({ state: "Okay", lootLevel: level });
});

test("one whose state isn't said is nowhere that we know", () => {
  const profile = { ...live.profile, status: null, last_action: null, faction_id: 8 };
  expect(playerProfileWire.parse({ profile })).toMatchObject({
    state: "",
    stateUntilMs: null,
    factionId: 8,
    lastAction: { status: "", atMs: null },
  });
});

test("the legacy shape names a faction in a record", () => {
  const of = (faction: unknown) => playerProfileWire.parse({ ...legacy, faction }).factionId;
  expect([of({ faction_id: 8 }), of(null), of(undefined)]).toEqual([8, null, null]);
});

test("an answer of no known shape says what it lacks", () => {
  expect(playerProfileWire.safeParse({}).error?.issues[0]?.path).toEqual(["profile"]);
});
