import { expect, test } from "vitest";

import type { NewsEntry } from "@/lib/game/faction/news";
import type { Contribution } from "@/lib/game/treasury/contributions";

import { memberRows } from "./rows";

const PRICES = { items: new Map([["Xanax", { type: "Drug", price: 10 }]]), point: 1 };

const xanax = (id: number, count: number): NewsEntry => ({
  ...{ id: `n${id}`, atMs: 0, item: "Xanax", count },
  player: { id, name: `Player ${id}` },
  kind: "used",
});

const made = (memberId: number | null, warHits: number, isKnown = true): Contribution => ({
  memberId,
  name: null,
  members: 1,
  warHits,
  score: 0,
  chain: isKnown
    ? {
        ...{ outside: 0, assists: 0, losses: 0, retaliations: 0, overseas: 0 },
        ...{ bonusHits: [], bonusRespect: 0 },
      }
    : null,
});

const ENTRIES = [xanax(1, 9), xanax(2, 3), xanax(3, 2), xanax(4, 1)];

const rowsWith = (contributions: readonly Contribution[] | null, isComplete = true) =>
  memberRows(ENTRIES, PRICES, { isComplete, contributions, chainHitsOf: null });

const groupsOf = (...facts: Parameters<typeof rowsWith>) =>
  rowsWith(...facts).map(({ id, group }) => `${id} ${group}`);

test("first who made no attack, then who made too few, then the others; each by value", () => {
  expect(groupsOf([made(1, 90), made(2, 29), made(3, 0), made(4, 50)])).toEqual([
    "3 idle",
    "2 short",
    "1 rest",
    "4 rest",
  ]);
});

test("a member who isn't in the reports made no attack, unless a record can't be read", () => {
  expect(groupsOf([made(1, 90)])).toEqual(["2 idle", "3 idle", "4 idle", "1 rest"]);
  const rows = rowsWith([made(1, 90), made(null, 12)]);
  expect(rows.map(({ attacks }) => attacks?.made ?? null)).toEqual([90, null, null, null]);
});

test("nobody is compared outside of wars, or without the reports of the chains", () => {
  const unknown = ["1 rest", "2 rest", "3 rest", "4 rest"];
  expect(groupsOf(null)).toEqual(unknown);
  expect(
    groupsOf([made(1, 0, false), made(2, 0, false), made(3, 0, false), made(4, 0, false)]),
  ).toEqual(unknown);
});

test("nobody is compared while the news loads", () => {
  const contributions = [made(1, 90), made(2, 29), made(3, 0), made(4, 50)];
  expect(groupsOf(contributions, false)).toEqual(["1 soFar", "2 soFar", "3 soFar", "4 soFar"]);
  expect(rowsWith(contributions, false).map(({ attacks }) => attacks)).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test("hits in chains stand beside the use, and form no groups", () => {
  const hits = new Map([
    [1, 0],
    [2, 12],
  ]);
  const rows = memberRows(ENTRIES, PRICES, {
    ...{ isComplete: true, contributions: null },
    chainHitsOf: (id) => hits.get(id) ?? null,
  });
  expect(rows.map(({ id, chainHits, group }) => [id, chainHits, group])).toEqual([
    [1, 0, "rest"],
    [2, 12, "rest"],
    [3, null, "rest"],
    [4, null, "rest"],
  ]);
});
