import { expect, test } from "vitest";

import { HOUR_MS, MINUTE_MS } from "@/lib/common/time";

import {
  bountiesLeft,
  type Bounty,
  bountyTargets,
  mergedBounties,
  statesToFetch,
} from "./bounties";

const NOW = Date.UTC(2026, 10, 20, 12);
const ANY = { maxLevel: null, minReward: null, ownId: null };

const bounty = (changes: Partial<Bounty> = {}): Bounty => ({
  targetId: 501,
  targetName: "Oxbow",
  targetLevel: 74,
  listerId: 7,
  reward: 2_500_000,
  quantity: 3,
  validUntilMs: NOW + 5 * HOUR_MS,
  ...changes,
});

const OTHER = bounty({
  targetId: 502,
  targetName: "Sorrel",
  targetLevel: 87,
  reward: 4e6,
  quantity: 1,
});

test("all bounties on a player are one row, the highest reward first", () => {
  const cheap = bounty({ reward: 500_000, quantity: 2, validUntilMs: NOW + HOUR_MS });
  expect(bountyTargets([cheap, bounty(), OTHER], ANY, NOW)).toEqual([
    {
      id: 502,
      name: "Sorrel",
      level: 87,
      reward: 4e6,
      rewardQuantity: 1,
      quantity: 1,
      total: 4e6,
      isAnonymous: false,
      endsAtMs: NOW + 5 * HOUR_MS,
    },
    {
      id: 501,
      name: "Oxbow",
      level: 74,
      reward: 2_500_000,
      rewardQuantity: 3,
      quantity: 5,
      total: 8_500_000,
      isAnonymous: false,
      endsAtMs: NOW + HOUR_MS,
    },
  ]);
});

test("the highest reward counts as often as it is paid, also if several players listed it", () => {
  const rows = bountyTargets(
    [bounty({ quantity: 2 }), bounty({ quantity: 1, listerId: null }), bounty({ reward: 1 })],
    ANY,
    NOW,
  );
  expect(rows).toMatchObject([{ rewardQuantity: 3, quantity: 6, total: 7_500_003 }]);
});

test("of the same reward the greater total comes first, and an unknown end stays unknown", () => {
  const more = bounty({ targetId: 503, quantity: 9, validUntilMs: null });
  const rows = bountyTargets([bounty(), more], ANY, NOW);
  expect(rows.map(({ id, endsAtMs }) => [id, endsAtMs])).toEqual([
    [503, null],
    [501, NOW + 5 * HOUR_MS],
  ]);
});

test("the next known end counts, beside one whose end is unknown", () => {
  const rows = bountyTargets(
    [bounty({ validUntilMs: null }), bounty({ validUntilMs: NOW + 2 }), bounty()],
    ANY,
    NOW,
  );
  expect(rows).toMatchObject([{ quantity: 9, endsAtMs: NOW + 2 }]);
});

test.each([
  { what: "any", filter: ANY, ids: [502, 501] },
  { what: "up to level 74", filter: { ...ANY, maxLevel: 74 }, ids: [501] },
  { what: "up to level 73", filter: { ...ANY, maxLevel: 73 }, ids: [] },
  { what: "from $4m", filter: { ...ANY, minReward: 4e6 }, ids: [502] },
  { what: "from more", filter: { ...ANY, minReward: 4e6 + 1 }, ids: [] },
  { what: "without the player's own", filter: { ...ANY, ownId: 502 }, ids: [501] },
])("$what: $ids", ({ filter, ids }) => {
  expect(bountyTargets([bounty(), OTHER], filter, NOW).map(({ id }) => id)).toEqual(ids);
});

test("bounties are anonymous if nobody set any of them by name", () => {
  const anonymous = bounty({ listerId: null });
  const is = (...all: Bounty[]) =>
    bountyTargets(all, ANY, NOW).map(({ isAnonymous }) => isAnonymous);
  expect(is(anonymous)).toEqual([true]);
  expect(is(anonymous, bounty())).toEqual([false]);
});

test("one that has ended is none", () => {
  const ends = (validUntilMs: number) => bountyTargets([bounty({ validUntilMs })], ANY, NOW).length;
  expect([ends(NOW - 1), ends(NOW), ends(NOW + 1)]).toEqual([0, 0, 1]);
});

test.each([
  { total: 240, count: 100, dropped: 0, pages: 1, left: 140 },
  { total: 240, count: 38, dropped: 2, pages: 3, left: 0 },
  { total: null, count: 99, dropped: 1, pages: 1, left: null },
  { total: null, count: 99, dropped: 0, pages: 2, left: 0 },
])(
  "$left of $total are left after $pages pages, the last of $count",
  ({ left, pages, ...page }) => {
    const { total, count, dropped } = page;
    const entries = Array.from({ length: count }, () => bounty());
    expect(bountiesLeft({ total, bounties: { entries, dropped } }, pages)).toBe(left);
  },
);

test("two that look alike are two in one list, and one between two lists", () => {
  const page = (listedAtMs: number | null, ...bounties: Bounty[]) => ({ listedAtMs, bounties });
  expect(mergedBounties([page(NOW, bounty(), bounty()), page(NOW, bounty())])).toHaveLength(3);
  expect(mergedBounties([page(NOW, bounty(), OTHER), page(NOW + 1, bounty())])).toEqual([
    bounty(),
    OTHER,
  ]);
  expect(mergedBounties([page(null, bounty()), page(null, bounty())])).toHaveLength(2);
});

test.each([{ targetId: 9 }, { listerId: null }, { reward: 1 }, { validUntilMs: null }])(
  "with %j it is another bounty",
  (change) => {
    const pages = [
      { listedAtMs: NOW, bounties: [bounty()] },
      { listedAtMs: NOW + 1, bounties: [bounty(change)] },
    ];
    expect(mergedBounties(pages)).toHaveLength(2);
  },
);

test.each([
  { what: "paid once since", lists: [[3], [2]], left: [2] },
  { what: "paid once after each list", lists: [[3], [2], [1]], left: [1] },
  { what: "the later page is of an older list", lists: [[2], [3]], left: [2] },
  { what: "one of two moved on", lists: [[3, 3], [3]], left: [3, 3] },
  { what: "one of two moved on, paid once since", lists: [[3, 3], [2]], left: [2, 3] },
  {
    what: "both moved on, both paid once since",
    lists: [
      [3, 3],
      [2, 2],
    ],
    left: [2, 2],
  },
  { what: "a second one since", lists: [[3], [3, 1]], left: [3, 1] },
])("between lists a bounty counts once: $what", ({ lists, left }) => {
  const pages = lists.map((quantities, index) => ({
    listedAtMs: NOW + index * MINUTE_MS,
    bounties: quantities.map((quantity) => bounty({ quantity })),
  }));
  expect(mergedBounties(pages).map(({ quantity }) => quantity)).toEqual(left);
});

test("states are fetched of rows in view that were never read, or long ago", () => {
  const fetchedAtMs = new Map([
    [1, NOW - 60_000],
    [2, NOW - 59_999],
    [4, NOW - HOUR_MS],
  ]);
  const stale = { nowMs: NOW, staleAfterMs: 60_000 };
  expect(statesToFetch([3, 2, 1], fetchedAtMs, stale)).toEqual([3, 1]);
});
