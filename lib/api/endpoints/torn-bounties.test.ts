import { expect, test } from "vitest";

import live from "@/lib/api/testing/fixtures/torn-bounties.json";

import { bountiesWire } from "./torn-bounties";

test("reads a page with how many there are in all, and when the game listed them", () => {
  const { bounties, total, listedAtMs } = bountiesWire.parse(live);
  expect({ total, listedAtMs }).toEqual({ total: 5226, listedAtMs: 1_795_175_970_000 });
  expect(bounties.dropped).toBe(0);
  expect(bounties.entries[0]).toEqual({
    targetId: 2500033,
    targetName: "Oxbow",
    targetLevel: 74,
    listerId: 2600001,
    reward: 2_500_000,
    quantity: 3,
    validUntilMs: 1_795_694_400_000,
  });
});

test("an anonymous one has nobody behind it", () => {
  expect(bountiesWire.parse(live).bounties.entries[1]?.listerId).toBeNull();
});

test("one without an end stays, and so does a page without its total", () => {
  const [first] = live.bounties;
  const page = bountiesWire.parse({ bounties: [{ ...first, valid_until: null }] });
  expect(page).toMatchObject({ total: null, listedAtMs: null, bounties: { dropped: 0 } });
  expect(page.bounties.entries[0]?.validUntilMs).toBeNull();
});

test.each([{ bounties: [] }, { bounties: null }, {}, { _metadata: { total: null } }])(
  "%j is an empty page",
  (wire) => {
    expect(bountiesWire.parse(wire)).toEqual({
      bounties: { entries: [], dropped: 0 },
      total: null,
      listedAtMs: null,
    });
  },
);
