import { expect, test } from "vitest";

import { type LedgerEntry, ledgerEntry, ledgerSums } from "./ledger";

const player = (id: number, name: string) =>
  `<a href = "http://www.torn.com/profiles.php?XID=${id}">${name}</a>`;
const ALPHA = player(1, "Alpha");
const BRAVO = player(2, "Bravo");

test.each([
  [`${ALPHA} used one of the faction's Xanax items`, "used", 1, "Xanax", 1],
  [`${ALPHA} used 28 of the faction's Xanax items`, "used", 1, "Xanax", 28],
  [`${ALPHA} used one of the faction's Blood Bag : B+ items`, "used", 1, "Blood Bag : B+", 1],
  [`${ALPHA} filled one of the faction's Empty Blood Bag items`, "used", 1, "Empty Blood Bag", 1],
  [
    `${ALPHA} filled one of the faction's Empty Blood Bags to create a Blood Bag : A+`,
    "used",
    1,
    "Empty Blood Bag",
    1,
  ],
  [`${ALPHA} gave 1x Pillow to ${BRAVO} from the faction armory`, "given", 2, "Pillow", 1],
  [
    `${ALPHA} gave 2,992x Box of Extra Strong Mints to themselves from the faction armory`,
    "given",
    1,
    "Box of Extra Strong Mints",
    2992,
  ],
  [
    `${ALPHA} loaned 50x Tear Gas to themselves from the faction armory`,
    "loaned",
    1,
    "Tear Gas",
    50,
  ],
  [`${ALPHA} loaned 1x Thompson to ${BRAVO} from the faction armory`, "loaned", 2, "Thompson", 1],
  [`${ALPHA} returned 14x Smoke Grenade`, "returned", 1, "Smoke Grenade", 14],
  [`${ALPHA} retrieved 1x Thompson from ${BRAVO}`, "returned", 2, "Thompson", 1],
  [`${ALPHA} deposited 80 x Box of Chocolate Bars`, "deposited", 1, "Box of Chocolate Bars", 80],
  [`${ALPHA} deposited $1,250,000`, "money", 1, "", 1_250_000],
] as const)("%s", (text, deed, playerId, item, count) => {
  expect(ledgerEntry({ text })).toMatchObject({ deed, playerId, item, count });
});

test.each([
  `${ALPHA} used 25 of the faction's points to refill their energy`,
  "Somebody used one of the faction's Xanax items",
  `${ALPHA} was given $500,000 by ${BRAVO}`,
  "",
])("another kind of line says nothing: %s", (text) => {
  expect(ledgerEntry({ text })).toBeNull();
});

const entry = (
  playerId: number,
  deed: LedgerEntry["deed"],
  item: string,
  count: number,
): LedgerEntry => ({ deed, playerId, playerName: "", item, count });

const ENTRIES = [
  entry(1, "used", "Xanax", 2),
  entry(1, "given", "Pillow", 1),
  entry(1, "loaned", "Thompson", 1),
  entry(2, "deposited", "Xanax", 10),
  entry(2, "money", "", 5_000),
];
const PRICES = new Map([["Xanax", 800_000]]);

test("sums of each member, with the market's value of what was taken and deposited", () => {
  const sums = ledgerSums(ENTRIES, PRICES, ({ playerId }) => playerId);
  expect(sums.get(1)).toMatchObject({ used: 2, given: 1, loaned: 1, takenValue: 1_600_000 });
  expect(sums.get(2)).toMatchObject({ deposited: 10, depositedValue: 8_000_000, money: 5_000 });
});

test("sums of each item; money is no item", () => {
  const sums = ledgerSums(ENTRIES, PRICES, ({ item }) => item || null);
  expect([...sums.keys()]).toEqual(["Xanax", "Pillow", "Thompson"]);
  expect(sums.get("Xanax")).toMatchObject({ used: 2, deposited: 10 });
});
