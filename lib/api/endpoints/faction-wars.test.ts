import { expect, test } from "vitest";

import live from "@/lib/api/testing/fixtures/faction-wars.json";
import older from "@/lib/api/testing/fixtures/faction-wars.legacy.json";

import { warsWire } from "./faction-wars";

test("reads the war that is on", () => {
  expect(warsWire.parse(live).ranked).toEqual({
    id: 28397,
    startsAtMs: Date.UTC(2026, 10, 19, 5),
    endedAtMs: null,
    target: 3312,
    winnerId: null,
    sides: [
      { id: 9104, name: "Iron Harbour", score: 10340, chain: 41 },
      expect.objectContaining({ id: 9001, score: 12480, chain: 238 }),
    ],
  });
});

test("reads the same where the war is a list, its end 0 and its winner 0", () => {
  expect(warsWire.parse(older)).toEqual(warsWire.parse(live));
});

test.each([{ ranked: null }, { ranked: [] }, {}])("no war: %j", (ranked) => {
  expect(warsWire.parse({ wars: { ...ranked, raids: [], territory: [] } })).toEqual({
    ranked: null,
    raids: { entries: [], dropped: 0 },
    territory: { entries: [], dropped: 0 },
  });
});

test("a war without a target has none", () => {
  const { wars } = structuredClone(live);
  const ranked = { ...wars.ranked, target: undefined, winner: 9104, end: wars.ranked.start + 60 };
  const war = warsWire.parse({ wars: { ...wars, ranked } }).ranked;
  expect(war).toMatchObject({ target: null, winnerId: 9104 });
  expect(war?.endedAtMs).toBe((wars.ranked.start + 60) * 1000);
});

test("raids and wars for a territory keep what one line says of them", () => {
  const { raids, territory } = warsWire.parse(live);
  expect(raids.entries[0]).toMatchObject({ id: 511, territory: null });
  expect(territory.entries[0]).toMatchObject({ id: 612, territory: "ABC" });
});
