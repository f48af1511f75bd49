import { expect, test } from "vitest";

import { rankedWarsWire } from "@/lib/api/endpoints/faction-ranked-wars";
import todays from "@/lib/api/testing/fixtures/faction-ranked-wars.json";
import older from "@/lib/api/testing/fixtures/faction-ranked-wars.legacy.json";

const OVER = {
  id: 27811,
  startsAtMs: 1_793_620_800_000,
  endedAtMs: 1_793_757_600_000,
  target: 3000,
  winnerId: 9001,
  sides: [
    { id: 9001, name: "The Testers", score: 9000, chain: 0 },
    { id: 9117, name: "Cold Furnace", score: 6000, chain: 0 },
  ],
};
const ON = {
  id: 28397,
  startsAtMs: 1_795_064_400_000,
  endedAtMs: null,
  target: 3312,
  winnerId: null,
  sides: [
    { id: 9104, name: "Iron Harbour", score: 10340, chain: 41 },
    { id: 9001, name: "The Testers", score: 12480, chain: 238 },
  ],
};

test("wars that are over, and the one that is on", () => {
  expect(rankedWarsWire.parse(todays)).toEqual({ entries: [ON, OVER], dropped: 0 });
});

test("the older map of wars says the same", () => {
  const { entries, dropped } = rankedWarsWire.parse(older);
  expect(dropped).toBe(0);
  expect(entries).toHaveLength(2);
  for (const war of [ON, OVER]) {
    const read = entries.find(({ id }) => id === war.id);
    const sides = war.sides.toSorted((a, b) => a.id - b.id);
    expect(read).toEqual({ ...war, sides });
  }
});

test("a war without a target has none", () => {
  const rankedwars = [{ ...todays.rankedwars[0], target: null }];
  expect(rankedWarsWire.parse({ rankedwars }).entries).toMatchObject([{ target: null }]);
});
