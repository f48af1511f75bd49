import fc from "fast-check";
import { expect, test } from "vitest";

import { DAY_MS } from "@/lib/common/time";
import type { NewsEntry } from "@/lib/game/faction/news";
import { aMember } from "@/lib/game/testing/builders";

import { borrowersOf, loanedSince } from "./loans";

const MARROW = { id: 1, name: "Marrow" };
const QUILL = { id: 2, name: "Quill" };
const JUNO = { id: 3, name: "Juno" };

const GAS = "Tear Gas";

const loaned = (atMs: number, count: number, to = QUILL, item = GAS): NewsEntry => ({
  id: `loan ${atMs}`,
  atMs,
  kind: "loaned",
  by: MARROW,
  to,
  item,
  count,
});
const returned = (atMs: number, count: number, player = QUILL, item = GAS): NewsEntry => ({
  id: `return ${atMs}`,
  atMs,
  kind: "returned",
  player,
  item,
  count,
});
const retrieved = (atMs: number, count: number, from = QUILL, item = GAS): NewsEntry => ({
  id: `retrieved ${atMs}`,
  atMs,
  kind: "retrieved",
  by: MARROW,
  from,
  item,
  count,
});

const used = (atMs: number): NewsEntry => ({
  id: `used ${atMs}`,
  atMs,
  kind: "used",
  player: QUILL,
  item: GAS,
  count: 10,
});

test.each([
  { news: "nothing", entries: [], since: null },
  { news: "one loan of all of them", entries: [loaned(5, 10)], since: 5 },
  { news: "two loans, the older counts", entries: [loaned(5, 4), loaned(2, 6)], since: 2 },
  { news: "a loan of a part, the rest is older", entries: [loaned(5, 4)], since: null },
  { news: "more taken and some returned", entries: [returned(7, 5), loaned(5, 15)], since: 5 },
  { news: "all returned before", entries: [loaned(9, 10), returned(7, 8), loaned(5, 8)], since: 9 },
  { news: "some fetched back by a leader", entries: [retrieved(8, 2), loaned(3, 12)], since: 3 },
  { news: "a loan of more, partly used up", entries: [loaned(5, 12)], since: 5 },
  { news: "a loan at that moment", entries: [loaned(100, 10)], since: 100 },
  { news: "too few taken for a return", entries: [returned(7, 5), loaned(5, 10)], since: null },
  { news: "too few for a retrieval", entries: [retrieved(8, 2), loaned(3, 10)], since: null },
  { news: "other news between", entries: [used(7), loaned(5, 10)], since: 5 },
  { news: "the same item to another", entries: [loaned(5, 10, JUNO)], since: null },
  { news: "another item", entries: [loaned(5, 10, QUILL, "Smoke Grenade")], since: null },
  { news: "a loan after the list was made", entries: [loaned(101, 10), loaned(5, 10)], since: 5 },
])("ten copies at 100 with $news: since $since", ({ entries, since }) => {
  expect(loanedSince(entries, { memberId: 2, item: GAS, count: 10 }, 100)).toBe(since);
});

test("the order of the news makes no difference", () => {
  const someNews = fc.uniqueArray(
    fc.tuple(
      fc.integer({ min: 1, max: 90 }),
      fc.integer({ min: 1, max: 12 }),
      fc.constantFrom(loaned, returned, retrieved),
    ),
    { selector: ([atMs]) => atMs },
  );
  fc.assert(
    fc.property(someNews, (news) => {
      const entries = news.map(([atMs, count, line]) => line(atMs, count));
      const held = { memberId: 2, item: GAS, count: 5 };
      expect(loanedSince(entries.toReversed(), held, 100)).toBe(loanedSince(entries, held, 100));
    }),
  );
});

test("who borrows, takes the first loan and returns the rest has it since then", () => {
  const counts = fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(counts, (loans) => {
      const entries = loans.map((count, at) => loaned(at + 1, count));
      const count = loans.reduce((all, one) => all + one, 0);
      expect(loanedSince(entries, { memberId: 2, item: GAS, count }, 100)).toBe(1);
    }),
  );
});

const NOW = 100 * DAY_MS;
const member = (id: number, name: string, daysAgo: number, state = "Okay") =>
  aMember({ id, name, state, lastAction: { atMs: NOW - daysAgo * DAY_MS } });

const ITEM_IDS = [GAS, "Thompson", "Kodachi Swords"];

const lent = (name: string, count: number, holder: { id: number; name: string } | null) => ({
  itemId: ITEM_IDS.indexOf(name),
  name,
  count,
  holder,
});

const FACTS = {
  entries: [used(NOW), loaned(NOW - DAY_MS, 10), loaned(NOW - 2 * DAY_MS, 1, QUILL, "Thompson")],
  listedAtMs: NOW,
  members: [member(2, "Quill", 0), member(3, "Juno", 9), member(4, "Slate", 30)],
  inactiveAfter: { nowMs: NOW, days: 7 },
};

test("inactive borrowers come first, the longest absent at the top, then the oldest loan", () => {
  const SLATE = { id: 4, name: "Slate" };
  const WREN = { id: 5, name: "Wren" };
  const rows = [
    lent(GAS, 40, null),
    lent(GAS, 10, QUILL),
    lent("Thompson", 1, QUILL),
    lent(GAS, 2, WREN),
    lent("Thompson", 1, JUNO),
    lent(GAS, 3, SLATE),
  ];
  const borrowers = borrowersOf(rows, FACTS);
  expect(borrowers.map(({ name }) => name)).toEqual(["Slate", "Juno", "Wren", "Quill"]);
  expect(borrowers.at(-1)).toEqual({
    ...QUILL,
    count: 11,
    loans: [
      { itemId: 1, name: "Thompson", count: 1, sinceMs: NOW - 2 * DAY_MS },
      { itemId: 0, name: GAS, count: 10, sinceMs: NOW - DAY_MS },
    ],
    sinceMs: NOW - 2 * DAY_MS,
    inactiveSinceMs: null,
  });
  expect(borrowers.map(({ inactiveSinceMs }) => inactiveSinceMs)).toEqual([
    NOW - 30 * DAY_MS,
    NOW - 9 * DAY_MS,
    null,
    null,
  ]);
});

test("one loan older than the news makes the member's oldest loan unknown", () => {
  const [quill] = borrowersOf([lent(GAS, 10, QUILL), lent("Kodachi Swords", 1, QUILL)], FACTS);
  expect(quill?.sinceMs).toBeNull();
  expect(quill?.loans.map(({ name, sinceMs }) => [name, sinceMs])).toEqual([
    ["Kodachi Swords", null],
    [GAS, NOW - DAY_MS],
  ]);
});

test("equal loans: unknown ages first, then by the number of copies and by name", () => {
  const rows = [
    lent(GAS, 10, QUILL),
    lent("Thompson", 1, QUILL),
    lent("Kodachi Swords", 2, { id: 5, name: "Ash" }),
    lent("Thompson", 1, { id: 5, name: "Ash" }),
    lent(GAS, 3, { id: 6, name: "Wren" }),
    lent(GAS, 3, { id: 7, name: "Bramble" }),
    lent(GAS, 4, JUNO),
  ];
  fc.assert(
    fc.property(fc.shuffledSubarray(rows, { minLength: rows.length }), (shuffled) => {
      const borrowers = borrowersOf(shuffled, { ...FACTS, members: [] });
      const names = borrowers.map(({ name }) => name);
      expect(names).toEqual(["Juno", "Ash", "Bramble", "Wren", "Quill"]);
      expect(borrowers[1]?.loans.map(({ count }) => count)).toEqual([1, 2]);
      expect(borrowers[4]?.loans.map(({ count }) => count)).toEqual([1, 10]);
    }),
  );
});

test("rows of one item and member are one loan", () => {
  const [quill] = borrowersOf([lent(GAS, 4, QUILL), lent(GAS, 6, QUILL)], FACTS);
  expect(quill?.loans).toMatchObject([{ count: 10, sinceMs: NOW - DAY_MS }]);
});

test("a fallen member can't act, so isn't inactive; nor is someone who isn't in the list", () => {
  const members = [member(2, "Quill", 400, "Fallen")];
  const rows = [lent(GAS, 1, QUILL), lent(GAS, 1, JUNO)];
  const borrowers = borrowersOf(rows, { ...FACTS, members });
  expect(borrowers.map(({ inactiveSinceMs }) => inactiveSinceMs)).toEqual([null, null]);
});
