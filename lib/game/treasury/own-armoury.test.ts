import { describe, expect, test } from "vitest";

import { type OwnArmouryEvent, ownLoans, ownUse } from "./own-armoury";

const XANAX = 206;
const TEAR_GAS = 256;
const RUGER = 14;

let last = 0;
const anEvent = (
  kind: OwnArmouryEvent["kind"],
  atMs: number,
  ...items: readonly (readonly [id: number, count: number])[]
): OwnArmouryEvent => {
  last += 1;
  return { id: String(last), atMs, kind, items: items.map(([id, count]) => ({ id, count })) };
};

describe("own use", () => {
  const PRICES = new Map([
    [XANAX, 800_000],
    [TEAR_GAS, 50_000],
    [7, 0],
  ]);
  const ALL = { fromMs: 0, untilMs: 100 };

  test("is summed by item, most valuable first, without a value last", () => {
    const events = [
      anEvent("used", 5, [TEAR_GAS, 10]),
      anEvent("used", 6, [XANAX, 1], [RUGER, 1]),
      anEvent("used", 7, [XANAX, 2]),
      anEvent("used", 8, [99, 3]),
      anEvent("used", 9, [7, 1]),
    ];
    const byValue = [
      { itemId: XANAX, count: 3, value: 2_400_000 },
      { itemId: TEAR_GAS, count: 10, value: 500_000 },
      { itemId: 7, count: 1, value: 0 },
      { itemId: 99, count: 3, value: null },
      { itemId: RUGER, count: 1, value: null },
    ];
    expect(ownUse(events, ALL, PRICES)).toEqual(byValue);
    expect(ownUse(events.toReversed(), ALL, PRICES)).toEqual(byValue);
  });

  test.each([
    { what: "before the time", atMs: 9, counts: false },
    { what: "at its start", atMs: 10, counts: true },
    { what: "at its end", atMs: 20, counts: true },
    { what: "after it", atMs: 21, counts: false },
  ])("$what: $counts", ({ atMs, counts }) => {
    const used = ownUse([anEvent("used", atMs, [XANAX, 1])], { fromMs: 10, untilMs: 20 }, PRICES);
    expect(used).toHaveLength(counts ? 1 : 0);
  });

  test("has no loans", () => {
    expect(ownUse([anEvent("borrowed", 5, [RUGER, 1])], ALL, PRICES)).toEqual([]);
  });
});

test.each([
  { what: "nothing", events: [], loans: [] },
  {
    what: "a loan",
    events: [anEvent("borrowed", 5, [RUGER, 2])],
    loans: [{ itemId: RUGER, count: 2, sinceMs: 5 }],
  },
  {
    what: "part of it given back, newest entry first",
    events: [anEvent("returned", 9, [RUGER, 1]), anEvent("borrowed", 5, [RUGER, 2])],
    loans: [{ itemId: RUGER, count: 1, sinceMs: 5 }],
  },
  {
    what: "all of it given back",
    events: [anEvent("borrowed", 5, [RUGER, 2]), anEvent("returned", 9, [RUGER, 2])],
    loans: [],
  },
  {
    what: "given back within the second",
    events: [anEvent("returned", 5, [RUGER, 1]), anEvent("borrowed", 5, [RUGER, 1])],
    loans: [],
  },
  {
    what: "given back within the second, oldest entry first",
    events: [anEvent("borrowed", 5, [RUGER, 1]), anEvent("returned", 5, [RUGER, 1])],
    loans: [],
  },
  {
    what: "used what was lent",
    events: [anEvent("borrowed", 5, [RUGER, 1]), anEvent("used", 6, [RUGER, 1])],
    loans: [{ itemId: RUGER, count: 1, sinceMs: 5 }],
  },
  {
    what: "given back, then lent again",
    events: [
      anEvent("borrowed", 5, [RUGER, 1]),
      anEvent("returned", 9, [RUGER, 1]),
      anEvent("borrowed", 12, [RUGER, 1]),
    ],
    loans: [{ itemId: RUGER, count: 1, sinceMs: 12 }],
  },
  {
    what: "more lent later",
    events: [anEvent("borrowed", 5, [RUGER, 1]), anEvent("borrowed", 9, [RUGER, 1])],
    loans: [{ itemId: RUGER, count: 2, sinceMs: 5 }],
  },
  {
    what: "given back what was lent before",
    events: [anEvent("returned", 5, [RUGER, 3]), anEvent("borrowed", 9, [RUGER, 1])],
    loans: [{ itemId: RUGER, count: 1, sinceMs: 9 }],
  },
  {
    what: "two items, oldest first",
    events: [anEvent("borrowed", 9, [RUGER, 1]), anEvent("borrowed", 5, [TEAR_GAS, 50])],
    loans: [
      { itemId: TEAR_GAS, count: 50, sinceMs: 5 },
      { itemId: RUGER, count: 1, sinceMs: 9 },
    ],
  },
  { what: "what was used", events: [anEvent("used", 5, [XANAX, 1])], loans: [] },
])("on loan after $what", ({ events, loans }) => {
  expect(ownLoans(events)).toEqual(loans);
});
