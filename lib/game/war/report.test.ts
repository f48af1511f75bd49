import { describe, expect, test } from "vitest";

import { missingMembers, reportRows, rewardsWorth } from "./report";

const member = (id: number, hits: number, respect: number) => ({
  id,
  name: `Player${id}`,
  level: 50,
  hits,
  respect,
});

const MEMBERS = [member(1, 60, 600), member(2, 30, 200), member(3, 10, 200), member(4, 0, 0)];

/** A side with these members, and totals that match them. */
const sideOf = (members: readonly ReturnType<typeof member>[]) => ({
  members,
  unreadMembers: 0,
  score: members.reduce((sum, { respect }) => sum + respect, 0),
  hits: members.reduce((sum, { hits }) => sum + hits, 0),
});

const fractionsOf = (side: Parameters<typeof reportRows>[0]) =>
  reportRows(side).map(({ fraction }) => fraction);

test("each member's part of the side's respect", () => {
  expect(fractionsOf(sideOf(MEMBERS))).toEqual([0.6, 0.2, 0.2, 0]);
  expect(missingMembers(sideOf(MEMBERS)).count).toBe(0);
});

test("nobody has a part of no respect", () => {
  expect(fractionsOf(sideOf([member(4, 0, 0)]))).toEqual([null]);
});

describe("two of four members are invalid; they made 40 of 100 hits and 400 of 1,000 respect", () => {
  const side = {
    ...sideOf(MEMBERS),
    members: [member(1, 60, 600), member(4, 0, 0)],
    unreadMembers: 2,
  };

  test("they keep their part", () => {
    expect(fractionsOf(side)).toEqual([0.6, 0]);
    expect(missingMembers(side)).toEqual({ count: 2, hits: 40, respect: 400 });
  });

  test("without the faction's hits theirs are unknown, but their respect is known", () => {
    expect(missingMembers({ ...side, hits: null })).toMatchObject({ hits: null, respect: 400 });
  });

  test("totals below those of the other members leave them nothing", () => {
    expect(missingMembers({ ...side, hits: 59, score: 599 })).toMatchObject({
      hits: 0,
      respect: 0,
    });
  });
});

test("rewards are worth their market value; what has none is counted apart", () => {
  const items = [
    { id: 1121, name: "Medium Arms Cache", count: 2 },
    { id: 9, name: "A new cache", count: 3 },
  ];
  expect(rewardsWorth({ items }, new Map([[1121, 300]]))).toEqual({ value: 600, unknown: 3 });
});
