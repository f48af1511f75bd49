import { expect, test } from "vitest";

import { newsEntryOf } from "./faction-news";

const player = (id: number, name: string) =>
  `<a href = "http://www.torn.com/profiles.php?XID=${id}">${name}</a>`;

const A = player(1, "Alpha");
const B = player(2, "Bravo");
const VIEW = '[<a href="/factions.php?step=your&amp;type=1#/tab=crimes&crimeId=77">view</a>]';

const ALPHA = { id: 1, name: "Alpha" };
const BRAVO = { id: 2, name: "Bravo" };

const ITEMS = new Set([
  "Xanax",
  "Thompson",
  "Tear Gas",
  "Smoke Grenade",
  "Pillow",
  "Car",
  "9mm Uzi",
  "10 Ton Pacifier",
  "Box of Extra Strong Mints",
  "Bottle of Beer",
  "Empty Blood Bag",
  "Blood Bag : A+",
  "Blood Bag : Irradiated",
  "S&W Revolver",
  "Heckler & Koch SL8",
  "Armor Cache",
  "Jägermeister",
]);

const read = (text: string) => newsEntryOf({ id: "n1", atMs: 5, text }, ITEMS);

const LINE = { id: "n1", atMs: 5 };

test.each([
  // Used
  [
    `${A} used one of the faction's Xanax items`,
    { kind: "used", player: ALPHA, item: "Xanax", count: 1 },
  ],
  [
    `${A} used 28 of the faction's Xanax items`,
    { kind: "used", player: ALPHA, item: "Xanax", count: 28 },
  ],
  [
    `${A} used one of the faction's Blood Bag : A+ items`,
    { kind: "used", player: ALPHA, item: "Blood Bag : A+", count: 1 },
  ],
  [
    `${A} used one of the faction's Blood Bag : Irradiated items`,
    { kind: "used", player: ALPHA, item: "Blood Bag : Irradiated", count: 1 },
  ],
  [
    `${A} used 30 of the faction's points to refill their energy`,
    { kind: "refilled", player: ALPHA, bar: "energy", points: 30 },
  ],
  [
    `${A} used 25 of the faction's points to refill their nerve`,
    { kind: "refilled", player: ALPHA, bar: "nerve", points: 25 },
  ],
  [
    `${A} filled one of the faction's Empty Blood Bag items`,
    { kind: "filled", player: ALPHA, item: "Empty Blood Bag", bloodBag: null },
  ],
  [
    `${A} filled one of the faction's Empty Blood Bags to create a Blood Bag : A+`,
    { kind: "filled", player: ALPHA, item: "Empty Blood Bag", bloodBag: "Blood Bag : A+" },
  ],
  // Loans
  [
    `${A} loaned 50x Tear Gas to themselves from the faction armory`,
    { kind: "loaned", by: ALPHA, to: ALPHA, item: "Tear Gas", count: 50 },
  ],
  [
    `${A} loaned 1x Thompson to ${B} from the faction armory`,
    { kind: "loaned", by: ALPHA, to: BRAVO, item: "Thompson", count: 1 },
  ],
  [
    `${A} returned 14x Smoke Grenade`,
    { kind: "returned", player: ALPHA, item: "Smoke Grenade", count: 14 },
  ],
  [
    `${A} retrieved 1x Thompson from ${B}`,
    { kind: "retrieved", by: ALPHA, from: BRAVO, item: "Thompson", count: 1 },
  ],
  // Gifts
  [
    `${A} gave 2,992x Box of Extra Strong Mints to themselves from the faction armory`,
    { kind: "given", by: ALPHA, to: ALPHA, item: "Box of Extra Strong Mints", count: 2992 },
  ],
  [
    `${A} gave 1x Pillow to ${B} from the faction armory`,
    { kind: "given", by: ALPHA, to: BRAVO, item: "Pillow", count: 1 },
  ],
  [
    `${A} gave 1x 9mm Uzi to ${B} from the faction armory`,
    { kind: "given", by: ALPHA, to: BRAVO, item: "9mm Uzi", count: 1 },
  ],
  [
    `${A} gave ${B} 1x Car as their 12.5% cut for their role as Driver in the faction's Bidding War scenario ${VIEW}`,
    { kind: "itemShare", by: ALPHA, to: BRAVO, item: "Car", count: 1, crimeId: 77 },
  ],
  [
    `${A} opened one of the faction's Armor Cache items`,
    { kind: "opened", player: ALPHA, item: "Armor Cache" },
  ],
  // Deposits
  [
    `${A} deposited 205 x Bottle of Beer`,
    { kind: "itemDeposited", player: ALPHA, item: "Bottle of Beer", count: 205 },
  ],
  [
    `${A} deposited 2000x Empty Blood Bag`,
    { kind: "itemDeposited", player: ALPHA, item: "Empty Blood Bag", count: 2000 },
  ],
  [
    `${A} deposited 3x 10 Ton Pacifier`,
    { kind: "itemDeposited", player: ALPHA, item: "10 Ton Pacifier", count: 3 },
  ],
  [`${A} deposited $1,000,000`, { kind: "moneyDeposited", player: ALPHA, money: 1_000_000 }],
  // Balances
  [
    `${A} increased ${B}'s money balance by $16,100,000 from $266,198,012 to $282,298,012`,
    {
      kind: "balanceChanged",
      by: ALPHA,
      of: BRAVO,
      fromMoney: 266_198_012,
      toMoney: 282_298_012,
      change: 16_100_000,
      crimeId: null,
      isCrimeShare: false,
    },
  ],
  [
    `${A} decreased ${B}'s Fatality money balance by $500 from $100 to -$400`,
    {
      kind: "balanceChanged",
      by: ALPHA,
      of: BRAVO,
      fromMoney: 100,
      toMoney: -400,
      change: -500,
      crimeId: null,
      isCrimeShare: false,
    },
  ],
  [
    `${A} increased ${B}'s money balance by $50,000 from $100 to $50,100 as their 12.5% cut for their role as Looter in the faction's Mob Mentality scenario ${VIEW}`,
    {
      kind: "balanceChanged",
      by: ALPHA,
      of: BRAVO,
      fromMoney: 100,
      toMoney: 50_100,
      change: 50_000,
      crimeId: 77,
      isCrimeShare: true,
    },
  ],
  // Out of the vault: the player who gets it is named first.
  [
    `${B} was given $5,760,000,000 by ${A}`,
    { kind: "moneyGiven", by: ALPHA, to: BRAVO, money: 5_760_000_000 },
  ],
  [`${B} was given 120 points by ${A}`, { kind: "pointsGiven", by: ALPHA, to: BRAVO, points: 120 }],
  [
    `${B} was paid $5,000,000 for a total of $40,000,000 from the faction by ${A}`,
    { kind: "payday", by: ALPHA, to: BRAVO, money: 5_000_000 },
  ],
] as const)("%s", (text, details) => {
  expect(read(text)).toEqual({ ...LINE, ...details });
  expect(read(`${text}.`), "an older line ends with a full stop").toEqual({ ...LINE, ...details });
});

test.each([
  ["spaces around the sign", '<a href = "http://www.torn.com/profiles.php?XID=1">Alpha</a>'],
  ["no spaces", '<a href="http://www.torn.com/profiles.php?XID=1">Alpha</a>'],
  ["no quotes", "<a href = http://www.torn.com/profiles.php?XID=1>Alpha</a>"],
  [
    "an address in quotes of its own",
    "<a href=http://www.torn.com/'/profiles.php?XID=1'>Alpha</a>",
  ],
  ["a class", '<a class="t-blue h" href="/profiles.php?XID=1" target="_blank">Alpha</a>'],
  ["https", '<a href="https://www.torn.com/profiles.php?XID=1&amp;tab=2">Alpha</a>'],
  ["capital letters", '<A HREF="/profiles.php?xid=1">Alpha</A>'],
  ["tags in its name", '<a href="/profiles.php?XID=1"><b>Alpha</b></a>'],
])("a link to a player with %s", (_, link) => {
  expect(read(`${link} used one of the faction's Xanax items`)).toEqual({
    ...LINE,
    kind: "used",
    player: ALPHA,
    item: "Xanax",
    count: 1,
  });
});

test.each([
  ["S&amp;W Revolver", "S&W Revolver"],
  ["Heckler &#038; Koch SL8", "Heckler & Koch SL8"],
  ["J&#228;germeister", "Jägermeister"],
])("the entities of %s", (written, item) => {
  expect(read(` ${A} returned 1x  ${written} `)).toEqual({
    ...LINE,
    kind: "returned",
    player: ALPHA,
    item,
    count: 1,
  });
});

test("our sign of a player is left out of a text", () => {
  const text = `${A} used one of the faction's Xan\uE000ax items`;
  expect(read(text)).toMatchObject({ kind: "used", item: "Xanax" });
});

test("a player's name with entities, or none", () => {
  expect(read(`${player(7, "A&amp;B")} deposited $5`)).toMatchObject({
    player: { id: 7, name: "A&B" },
  });
  expect(read(`${player(7, "")} deposited $5`)).toMatchObject({ player: { id: 7, name: "" } });
});

test.each([
  ["an item that doesn't exist", `${A} used one of the faction's Xanaxx items`],
  ["a bag that doesn't exist", `${A} filled one of the faction's Empty Blood Bags to create a Bag`],
  ["an item and more", `${A} returned 1x Thompson and a Pillow`],
  ["an item in another case", `${A} returned 1x thompson`],
  ["no link to the player", "Somebody used one of the faction's Xanax items"],
  ["the sign of a player as text", "@ used one of the faction's Xanax items"],
  ["a link to a faction", '<a href="/factions.php?step=profile&ID=9">X</a> deposited $5'],
  ["our sign of a player as text", `\uE000 was given $5 by ${A}`],
  ["another order of words", `The vault of ${A} deposited $5`],
  ["nobody who gave it", `${A} was given $500,000`],
  ["points of a balance, unseen so far", `${A} increased ${B}'s points balance by 5 from 1 to 6`],
  ["words that no source shows", `${A} sent $5,000 of faction funds to ${B}`],
  ["another subject", `${A} enlisted the faction`],
  ["nothing", ""],
])("%s isn't understood, and stays as text", (_, text) => {
  const plain = text.replace(/<[^>]*>/g, "");
  expect(read(text)).toEqual({ ...LINE, kind: "other", text: plain });
});

test("a text that isn't understood has neither tags, entities nor spaces around it", () => {
  expect(read(` ${player(3, "A&amp;B")} did <b>this</b> &lt;there&gt; `)).toEqual({
    ...LINE,
    kind: "other",
    text: "A&B did this <there>",
  });
});

test("any name of an item counts while the game's items aren't known", () => {
  const text = `${A} used one of the faction's New Thing items`;
  expect(read(text).kind).toBe("other");
  expect(newsEntryOf({ ...LINE, text }, null)).toMatchObject({ kind: "used", item: "New Thing" });
});

/** Mistakes of public tools that read the same sentences. */
test.each([
  [
    "the text after a name starts with a space",
    `${A} used one of the faction's Xanax items`,
    { kind: "used" },
  ],
  [
    "points aren't items",
    `${A} used 30 of the faction's points to refill their energy`,
    { kind: "refilled", points: 30 },
  ],
  [
    "a refill of 25 points",
    `${A} used 25 of the faction's points to refill their energy`,
    { points: 25 },
  ],
  [
    "nerve is refilled as well",
    `${A} used 30 of the faction's points to refill their nerve`,
    { bar: "nerve" },
  ],
  [
    "an own loan has one link",
    `${A} loaned 1x Thompson to themselves from the faction armory`,
    { by: ALPHA, to: ALPHA },
  ],
  [
    "what was retrieved isn't credited to the one who had it",
    `${A} retrieved 1x Thompson from ${B}`,
    { by: ALPHA, from: BRAVO },
  ],
  ["a link with spaces around its sign", `${A} deposited $5`, { player: ALPHA }],
  [
    "blood bags of one type differ in price",
    `${A} used one of the faction's Blood Bag : Irradiated items`,
    { item: "Blood Bag : Irradiated" },
  ],
  [
    'an item with "x " in its name',
    `${A} returned 2x Box of Extra Strong Mints`,
    { item: "Box of Extra Strong Mints", count: 2 },
  ],
])("%s", (_, text, details) => {
  expect(read(text)).toMatchObject(details);
});
