import { expect, test } from "vitest";

import live from "@/lib/api/testing/fixtures/key-info.json";
import older from "@/lib/api/testing/fixtures/key-info.legacy.json";

import { keyInfoWire } from "./key-info";

test("reads today's shape", () => {
  expect(keyInfoWire.parse(live)).toEqual({
    level: 4,
    type: "Full Access",
    selections: live.info.selections,
    hasFactionAccess: true,
    player: { id: 3000001, factionId: 9001, companyId: 8001 },
  });
});

test("reads the older shape, which does not say whose key it is", () => {
  expect(keyInfoWire.parse(older)).toEqual({
    level: 4,
    type: "Full Access",
    selections: older.selections,
    hasFactionAccess: null,
    player: undefined,
  });
});

test.each([null, 0, undefined])("a faction of %s is none", (faction) => {
  const info = { ...live.info, user: { id: 1, faction_id: faction, company_id: faction } };
  expect(keyInfoWire.parse({ info }).player).toEqual({ id: 1, factionId: null, companyId: null });
});

test.each([undefined, null, "all", { user: "log" }])(
  "selections of %s are not known, which costs nothing else",
  (selections) => {
    const { access, user } = live.info;
    const answer = { info: { selections, user, access: { ...access, faction: undefined } } };
    expect(keyInfoWire.parse(answer)).toMatchObject({
      level: 4,
      selections: null,
      hasFactionAccess: null,
    });
  },
);
