import { expect, test } from "vitest";

import { chainsWire } from "@/lib/api/endpoints/faction-chains";
import todays from "@/lib/api/testing/fixtures/faction-chains.json";
import older from "@/lib/api/testing/fixtures/faction-chains.legacy.json";

test("the chains that are over, with their hits, respect and times", () => {
  const { entries, dropped } = chainsWire.parse(todays);
  expect(dropped).toBe(0);
  expect(entries).toEqual([
    expect.objectContaining({ id: 55001, hits: 1720 }),
    {
      id: 54_900_012,
      hits: 83,
      respect: 628.45,
      startsAtMs: 1_792_000_000_000,
      endedAtMs: 1_792_003_600_000,
    },
  ]);
});

test("the older map by id says the same", () => {
  expect(chainsWire.parse(older)).toEqual(chainsWire.parse(todays));
});

test.each([{ chains: [] }, { chains: {} }, { chains: null }])("no chains: $chains", (body) => {
  expect(chainsWire.parse(body)).toEqual({ entries: [], dropped: 0 });
});
