import { expect, test } from "vitest";

import { type ArmouryEntry, armourySums, loansOf } from "./armoury";

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

const HOLDER = { id: 1, name: "Alpha" };

const OTHER_HOLDER = { id: 2, name: "Bravo" };

test("who holds what: the one with the most first, the same items as one", () => {
  expect(
    loansOf([
      { itemId: 1, name: "Thompson", count: 1, holder: HOLDER },
      { itemId: 2, name: "Tear Gas", count: 40, holder: OTHER_HOLDER },
      { itemId: 2, name: "Tear Gas", count: 10, holder: OTHER_HOLDER },
      { itemId: 3, name: "Armour", count: 1, holder: HOLDER },
      { itemId: 1, name: "Thompson", count: 5, holder: null },
    ]),
  ).toEqual([
    { memberId: 2, memberName: "Bravo", items: [{ name: "Tear Gas", count: 50 }] },
    {
      memberId: 1,
      memberName: "Alpha",
      items: [
        { name: "Armour", count: 1 },
        { name: "Thompson", count: 1 },
      ],
    },
  ]);
});

test("who holds as many, by name", () => {
  const one = { itemId: 1, name: "Thompson", count: 1 };
  const holders = [{ id: 3, name: "Charlie" }, HOLDER, OTHER_HOLDER];
  const loans = loansOf(holders.map((holder) => ({ ...one, holder })));
  expect(loans.map(({ memberName }) => memberName)).toEqual(["Alpha", "Bravo", "Charlie"]);
});

test("nothing lent, nobody", () => {
  expect(loansOf([{ itemId: 1, name: "Thompson", count: 5, holder: null }])).toEqual([]);
});
