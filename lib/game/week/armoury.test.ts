import { expect, test } from "vitest";

import { type ArmouryEntry, armouryEntryOf, armourySums, takenItems } from "./armoury";

const entry = (
  playerId: number,
  action: ArmouryEntry["action"],
  item: string,
  count: number,
): ArmouryEntry => ({ action, playerId, playerName: "", item, count });

const ENTRIES = [
  entry(1, "used", "Xanax", 2),
  entry(1, "given", "Pillow", 1),
  entry(1, "loaned", "Thompson", 1),
  entry(1, "returned", "Thompson", 3),
  entry(2, "deposited", "Xanax", 10),
  entry(2, "money", "", 5_000),
];

const LINE = { id: "n1", atMs: 0 };
const ALPHA = { id: 1, name: "Alpha" };
const BRAVO = { id: 2, name: "Bravo" };

test.each([
  [{ kind: "used", player: ALPHA, item: "Xanax", count: 3 }, "used", ALPHA, "Xanax", 3],
  [
    { kind: "filled", player: ALPHA, item: "Empty Blood Bag", bloodBag: null },
    "used",
    ALPHA,
    "Empty Blood Bag",
    1,
  ],
  [{ kind: "given", by: ALPHA, to: BRAVO, item: "Pillow", count: 2 }, "given", BRAVO, "Pillow", 2],
  [
    { kind: "loaned", by: ALPHA, to: BRAVO, item: "Thompson", count: 1 },
    "loaned",
    BRAVO,
    "Thompson",
    1,
  ],
  [
    { kind: "returned", player: ALPHA, item: "Thompson", count: 1 },
    "returned",
    ALPHA,
    "Thompson",
    1,
  ],
  [
    { kind: "retrieved", by: ALPHA, from: BRAVO, item: "Thompson", count: 1 },
    "returned",
    BRAVO,
    "Thompson",
    1,
  ],
  [
    { kind: "itemDeposited", player: ALPHA, item: "Xanax", count: 9 },
    "deposited",
    ALPHA,
    "Xanax",
    9,
  ],
  [{ kind: "moneyDeposited", player: ALPHA, money: 500 }, "money", ALPHA, "", 500],
] as const)(
  "an entry of the news counts for one member: %j",
  (details, action, player, item, count) => {
    const { id: playerId, name: playerName } = player;
    const expected = { action, playerId, playerName, item, count };
    expect(armouryEntryOf({ ...LINE, ...details })).toEqual(expected);
  },
);

test.each([
  { kind: "refilled", player: ALPHA, bar: "energy", points: 30 },
  { kind: "moneyGiven", by: ALPHA, to: BRAVO, money: 5 },
  { kind: "other", text: "Alpha enlisted the faction" },
] as const)("an entry of $kind is none of the armoury's items", (details) => {
  expect(armouryEntryOf({ ...LINE, ...details })).toBeNull();
});

const PRICES = new Map([
  ["Xanax", 800_000],
  ["Pillow", 50],
  ["Thompson", 7_000],
]);

test("sums of each member, with the market's value of what was taken and deposited", () => {
  const sums = armourySums(ENTRIES, PRICES, ({ playerId }) => playerId);
  const nothing = { used: 0, given: 0, loaned: 0, returned: 0, deposited: 0, money: 0 };
  const taken = { takenValue: 1_600_050, depositedValue: 0 };
  expect(sums.get(1)).toEqual({ ...nothing, used: 2, given: 1, loaned: 1, returned: 3, ...taken });
  const brought = { takenValue: 0, depositedValue: 8_000_000 };
  expect(sums.get(2)).toEqual({ ...nothing, deposited: 10, money: 5_000, ...brought });
});

test("items that aren't traded are worth nothing", () => {
  const sums = armourySums(ENTRIES, new Map(), ({ playerId }) => playerId);
  expect(sums.get(1)).toMatchObject({ used: 2, takenValue: 0 });
});

test("sums of each item; money is no item", () => {
  const sums = armourySums(ENTRIES, PRICES, ({ item }) => item || null);
  expect([...sums.keys()]).toEqual(["Xanax", "Pillow", "Thompson"]);
  expect(sums.get("Xanax")).toMatchObject({ used: 2, deposited: 10 });
});

test("what a member took is what they used or were given, with the most valuable first", () => {
  const more = [...ENTRIES, entry(1, "given", "Xanax", 3), entry(1, "used", "Blood Bag : A+", 20)];
  const prices = new Map([
    ["Xanax", 800_000],
    ["Blood Bag : A+", 18_000],
  ]);
  expect([...takenItems(more, prices)]).toEqual([
    [
      1,
      [
        { item: "Xanax", count: 5 },
        { item: "Blood Bag : A+", count: 20 },
        { item: "Pillow", count: 1 },
      ],
    ],
  ]);
});
