import fc from "fast-check";
import { expect, test } from "vitest";

import { sum } from "@/lib/common/numbers";
import { DAY_MS, HOUR_MS } from "@/lib/common/time";
import type { NewsEntry } from "@/lib/game/faction/news";

import {
  checkBalances,
  gapsOf,
  movementsByDay,
  movementsOf,
  movementTotals,
  repeatedAdditions,
} from "./balance-changes";

const MARROW = { id: 1, name: "Marrow" };
const BRAMBLE = { id: 2, name: "Bramble" };
const WREN = { id: 3, name: "Wren" };

const deposited = (atMs: number, money: number, player = BRAMBLE): NewsEntry => ({
  id: `d${atMs}`,
  atMs,
  kind: "moneyDeposited",
  player,
  money,
});
const given = (atMs: number, money: number, to = BRAMBLE): NewsEntry => ({
  id: `g${atMs}`,
  atMs,
  kind: "moneyGiven",
  by: MARROW,
  to,
  money,
});
const changed = (
  atMs: number,
  fromMoney: number,
  toMoney: number,
  of = BRAMBLE,
  isCrimeShare = false,
): NewsEntry => ({
  id: `c${atMs}`,
  atMs,
  kind: "balanceChanged",
  by: MARROW,
  of,
  fromMoney,
  toMoney,
  change: toMoney - fromMoney,
  crimeId: isCrimeShare ? 7 : null,
  isCrimeShare,
});
const payday = (atMs: number, money: number, to = BRAMBLE): NewsEntry => ({
  id: `p${atMs}`,
  atMs,
  kind: "payday",
  by: MARROW,
  to,
  money,
});
const points: NewsEntry = {
  id: "points",
  atMs: 1,
  kind: "pointsGiven",
  by: MARROW,
  to: BRAMBLE,
  points: 5,
};

test("the balance after each line, from the first one that names it", () => {
  const entries = [
    given(6, 25_000),
    deposited(5, 100),
    payday(4, 9_000),
    changed(3, 3_861, 31_266),
    deposited(2, 500),
    points,
  ];
  const found = movementsOf(entries);
  expect(found.map(({ id, kind, money, balanceAfter }) => [id, kind, money, balanceAfter])).toEqual(
    [
      ["g6", "given", -25_000, 6_366],
      ["d5", "deposit", 100, 31_366],
      ["p4", "payday", 9_000, 31_266],
      ["c3", "byHand", 27_405, 31_266],
      ["d2", "deposit", 500, null],
    ],
  );
  expect(found[0]).toMatchObject({ member: BRAMBLE, by: MARROW });
  expect(found[1]).toMatchObject({ member: BRAMBLE, by: null });
});

test("a share of a crime is told from a change by hand", () => {
  const [share] = movementsOf([changed(5, 100, 600, WREN, true)]);
  expect(share).toMatchObject({ kind: "crime", money: 500, balanceAfter: 600 });
});

test.each([
  {
    what: "follows the line before",
    entries: [changed(9, 600, 700), changed(5, 100, 600)],
    gap: 0,
  },
  {
    what: "follows a deposit",
    entries: [changed(9, 650, 700), deposited(7, 50), changed(5, 0, 600)],
    gap: 0,
  },
  {
    what: "follows a withdrawal",
    entries: [changed(9, 500, 700), given(7, 100), changed(5, 0, 600)],
    gap: 0,
  },
  { what: "lacks a deposit", entries: [changed(9, 650, 700), changed(5, 0, 600)], gap: 50 },
  { what: "lacks a withdrawal", entries: [changed(9, 500, 700), changed(5, 0, 600)], gap: -100 },
  {
    what: "is the member's first",
    entries: [changed(9, 650, 700), changed(5, 0, 600, WREN)],
    gap: null,
  },
])("a line that $what has a gap of $gap", ({ entries, gap }) => {
  const movements = movementsOf(entries);
  expect(movements[0]?.gap).toBe(gap);
  expect(gapsOf(movements)).toHaveLength(gap ? 1 : 0);
});

test("of two lines in one second the first one given is the newer", () => {
  const movements = movementsOf([changed(5, 600, 700), changed(5, 100, 600)]);
  expect(movements.map(({ balanceAfter }) => balanceAfter)).toEqual([700, 600]);
  expect(gapsOf(movements)).toEqual([]);
});

test("a share of a crime names a balance too", () => {
  const movements = movementsOf([given(6, 100), changed(3, 0, 600, BRAMBLE, true)]);
  const [check] = checkBalances(movements, new Map([[BRAMBLE.id, 500]]), 100);
  expect(check).toMatchObject({ difference: 0, movements: [{ id: "c3" }, { id: "g6" }] });
});

test.each([
  { what: "as the news says", now: 6_266, difference: 0 },
  { what: "less than the news says", now: 1_266, difference: -5_000 },
  { what: "more than the news says", now: 7_766, difference: 1_500 },
  { what: "below nothing", now: -34, difference: -6_300 },
])("a balance $what", ({ now, difference }) => {
  const movements = movementsOf([
    given(6, 25_000),
    changed(3, 3_861, 31_266),
    changed(1, 0, 3_861),
  ]);
  const [check] = checkBalances(movements, new Map([[BRAMBLE.id, now]]), 100);
  expect(check).toMatchObject({
    memberId: BRAMBLE.id,
    name: "Bramble",
    newsMoney: 6_266,
    nowMoney: now,
    difference,
    lastAtMs: 6,
  });
  expect(check?.movements.map(({ id }) => id)).toEqual(["c3", "g6"]);
});

test.each([
  { what: "news doesn't name it", entries: [deposited(5, 100)], balances: [[2, 100]] },
  { what: "it isn't known", entries: [changed(5, 0, 100)], balances: [] },
  { what: "only later news names it", entries: [changed(101, 0, 100)], balances: [[2, 100]] },
] as const)("a balance isn't checked if $what", ({ entries, balances }) => {
  expect(checkBalances(movementsOf(entries), new Map(balances), 100)).toEqual([]);
});

test("news after the balances were read isn't compared with them", () => {
  const movements = movementsOf([deposited(101, 7), changed(5, 0, 600)]);
  const [check] = checkBalances(movements, new Map([[2, 600]]), 100);
  expect(check).toMatchObject({ difference: 0, lastAtMs: 5 });
});

test.each([
  { what: "seven minutes apart", second: 7 * 60_000, of: WREN, from: 100, to: 600, found: 1 },
  { what: "a day apart", second: DAY_MS, of: WREN, from: 100, to: 600, found: 0 },
  { what: "of different amounts", second: 60_000, of: WREN, from: 100, to: 601, found: 0 },
  { what: "to two members", second: 60_000, of: BRAMBLE, from: 100, to: 600, found: 0 },
])("two additions $what: $found repeated", ({ second, of, from, to, found }) => {
  const movements = movementsOf([
    changed(DAY_MS + second, from, to, of),
    changed(DAY_MS, 0, 500, WREN),
  ]);
  expect(repeatedAdditions(movements)).toHaveLength(found);
});

test("repeated additions come newest first, each with the one that it repeats", () => {
  const movements = movementsOf([
    changed(9, 700, 800, WREN),
    changed(8, 500, 1_000),
    changed(7, 0, 500),
    changed(6, 600, 700, WREN),
    changed(5, 500, 600, WREN),
  ]);
  const ids = repeatedAdditions(movements).map(({ first, second }) => [first.id, second.id]);
  expect(ids).toEqual([
    ["c6", "c9"],
    ["c7", "c8"],
    ["c5", "c6"],
  ]);
});

test("taking an amount twice, changes by nothing, or two equal shares are no payment made twice", () => {
  const taken = [changed(9, 500, 0), changed(5, 1_000, 500)];
  const shares = [changed(9, 500, 1_000, WREN, true), changed(5, 0, 500, WREN, true)];
  const nothing = [changed(3, 500, 500), changed(2, 500, 500)];
  expect(repeatedAdditions(movementsOf([...taken, ...shares, ...nothing]))).toEqual([]);
});

test("days are those of the game, newest first, each with its sums", () => {
  const days = movementsByDay(
    movementsOf([
      given(2 * DAY_MS, 60),
      payday(DAY_MS + HOUR_MS, 1_000),
      changed(DAY_MS + 5, 0, 50, WREN, true),
      changed(DAY_MS + 4, 100, 40),
      deposited(DAY_MS, 100),
    ]),
  );
  expect(days.map(({ movements, ...sums }) => ({ ...sums, entries: movements.length }))).toEqual([
    {
      ...{ dayMs: 2 * DAY_MS, deposited: 0, byHand: 0, crimes: 0, given: 60, paydays: 0 },
      ...{ net: -60, entries: 1 },
    },
    {
      ...{ dayMs: DAY_MS, deposited: 100, byHand: -60, crimes: 50, given: 0, paydays: 1_000 },
      ...{ net: 90, entries: 4 },
    },
  ]);
});

const someSteps = fc.array(
  fc.record({
    kind: fc.constantFrom("deposit", "give", "change", "payday"),
    money: fc.integer({ min: 1, max: 1_000 }),
    hours: fc.integer({ min: 1, max: 30 }),
    member: fc.constantFrom(BRAMBLE, WREN),
  }),
);

/** News of a faction in which nothing is missing, newest first, and the balances that it leads to. */
function playedOut(
  steps: readonly (typeof someSteps extends fc.Arbitrary<readonly (infer S)[]> ? S : never)[],
) {
  const balances = new Map<number, number>();
  let atMs = 0;
  const entries = steps.map(({ kind, money, hours, member }) => {
    atMs += hours * HOUR_MS;
    const before = balances.get(member.id) ?? 0;
    const by = { deposit: money, give: -money, change: money, payday: 0 }[kind];
    balances.set(member.id, before + by);
    if (kind === "deposit") return deposited(atMs, money, member);
    if (kind === "give") return given(atMs, money, member);
    if (kind === "payday") return payday(atMs, money, member);
    return changed(atMs, before, before + money, member);
  });
  return { entries: entries.toReversed(), balances, atMs };
}

test("where nothing is missing, every balance agrees with the news and no line has a gap", () => {
  fc.assert(
    fc.property(someSteps, (steps) => {
      const { entries, balances, atMs } = playedOut(steps);
      const movements = movementsOf(entries);
      expect(gapsOf(movements)).toEqual([]);
      for (const { difference } of checkBalances(movements, balances, atMs)) {
        expect(difference).toBe(0);
      }
      expect(movementTotals(movements).net).toBe(sum([...balances.values()]));
    }),
  );
});

test("the order of the news makes no difference", () => {
  fc.assert(
    fc.property(someSteps, fc.compareFunc(), (steps, compare) => {
      const { entries } = playedOut(steps);
      expect(movementsOf(entries.toSorted(compare))).toEqual(movementsOf(entries));
    }),
  );
});

test("the days add up to all movements", () => {
  fc.assert(
    fc.property(someSteps, (steps) => {
      const movements = movementsOf(playedOut(steps).entries);
      const days = movementsByDay(movements);
      expect(days.flatMap((day) => day.movements)).toEqual(movements);
      const all = movementTotals(movements);
      expect(sum(days.map(({ net }) => net))).toBe(all.net);
      expect(all.net).toBe(all.deposited + all.byHand + all.crimes - all.given);
    }),
  );
});
