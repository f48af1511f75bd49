import { expect, test } from "vitest";

import { loansOf } from "./loans";

const ALPHA = { id: 1, name: "Alpha" };
const BRAVO = { id: 2, name: "Bravo" };

test("who holds what: the one with the most first, the same items as one", () => {
  expect(
    loansOf([
      { itemId: 1, name: "Thompson", count: 1, holder: ALPHA },
      { itemId: 2, name: "Tear Gas", count: 40, holder: BRAVO },
      { itemId: 2, name: "Tear Gas", count: 10, holder: BRAVO },
      { itemId: 3, name: "Armour", count: 1, holder: ALPHA },
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
  const holders = [{ id: 3, name: "Charlie" }, ALPHA, BRAVO];
  const loans = loansOf(holders.map((holder) => ({ ...one, holder })));
  expect(loans.map(({ memberName }) => memberName)).toEqual(["Alpha", "Bravo", "Charlie"]);
});

test("nothing lent, nobody", () => {
  expect(loansOf([{ itemId: 1, name: "Thompson", count: 5, holder: null }])).toEqual([]);
});
