import { expect, test } from "vitest";

import { armouryEntry } from "./armoury-news";

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
] as const)("%s", (text, action, playerId, item, count) => {
  expect(armouryEntry({ text })).toMatchObject({ action, playerId, item, count });
});

test.each([
  {
    what: "a long number and another order of the link's parts",
    text: '<a class="t-blue" href="/profiles.php?XID=3000001" target="_blank">Tarn</a> returned 1x Thompson.',
    is: { action: "returned", playerId: 3000001, playerName: "Tarn", item: "Thompson", count: 1 },
  },
  {
    what: "other markup, and space around",
    text: ` ${ALPHA} used one of the <span class="t-red">faction's</span> <b>Xanax</b> items `,
    is: { action: "used", playerId: 1, playerName: "Alpha", item: "Xanax", count: 1 },
  },
  {
    what: "entities in it",
    text: `${player(1, "A&amp;B")} gave 1x Tom &#038; Jerry&#39;s &lt;3 to themselves from the faction armory`,
    is: { action: "given", playerId: 1, playerName: "A&B", item: "Tom & Jerry's <3", count: 1 },
  },
  {
    what: "a player without a name",
    text: `${player(7, "")} deposited $5`,
    is: { action: "money", playerId: 7, playerName: "", item: "", count: 5 },
  },
])("a line is read with $what", ({ text, is }) => {
  expect(armouryEntry({ text })).toEqual(is);
});

test.each([
  `${ALPHA} used 25 of the faction's points to refill their energy`,
  "Somebody used one of the faction's Xanax items",
  "@ used one of the faction's Xanax items",
  `${ALPHA} was given $500,000 by ${BRAVO}`,
  "",
])("another kind of line says nothing: %s", (text) => {
  expect(armouryEntry({ text })).toBeNull();
});
