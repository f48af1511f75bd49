import { expect, test } from "vitest";

import {
  findByName,
  nearestName,
  normalizeSearch,
  normalizeText,
  prepareName,
  rankAsTyped,
  rankWithTypos,
} from "./name-search";

test.each([
  { text: "Lawyer's Business Card", becomes: "lawyers business card" },
  { text: "Blood Bag : Irradiated", becomes: "blood bag irradiated" },
  { text: "Six-Pack of Alcohol", becomes: "six pack of alcohol" },
  { text: "Jägerbomb", becomes: "jagerbomb" },
  { text: "Munster Beverage Corp.", becomes: "munster beverage corp" },
  { text: " bravo_the_second ", becomes: "bravo the second" },
])("$text is compared as $becomes", ({ text, becomes }) => {
  expect(normalizeText(text)).toBe(becomes);
});

/** From best to worst; a text with typos comes after every text that matches as typed. */
const RANKS = [
  { typed: "Feathery Hotel Coupon", why: "the whole name" },
  { typed: "feath", why: "its beginning" },
  { typed: "fhc", why: "its initials" },
  { typed: "coupon feathery", why: "its words in another order" },
  { typed: "eathery", why: "the inside of a word" },
  { typed: "fetahery", why: "two letters swapped at the beginning of a word" },
  { typed: "fethery", why: "a letter left out" },
  { typed: "fethry coupon", why: "two letters left out, of seven", isNot: true },
  { typed: "fethery hotle", why: "a typo in each word" },
  { typed: "hotels", why: "a letter too many" },
  { typed: "fhd", why: "other initials", isNot: true },
  { typed: "ftx", why: "three letters with a typo", isNot: true },
  { typed: "hotel xanax", why: "a word that isn’t there", isNot: true },
];

test.each(RANKS)("“$typed” and Feathery Hotel Coupon: $why", ({ typed, isNot = false }) => {
  const name = prepareName("Feathery Hotel Coupon");
  const asked = normalizeSearch(typed);
  const rank = Math.min(rankAsTyped(name, asked), rankWithTypos(name, asked));
  expect(rank === Infinity).toBe(isNot);
});

test("a match as typed ranks before one with typos, and few typos before many", () => {
  const name = prepareName("Feathery Hotel Coupon");
  const ranks = ["feathery hotel coupon", "feath", "fhc", "coupon feathery", "eathery"].map(
    (typed) => rankAsTyped(name, normalizeSearch(typed)),
  );
  const typos = ["fetahery", "fethery", "fethery hotle"].map((typed) =>
    rankWithTypos(name, normalizeSearch(typed)),
  );
  const all = [...ranks, ...typos];
  expect(all).toEqual([...new Set(all)].toSorted((a, b) => a - b));
});

const ITEMS = [
  "Bottle of Beer",
  "Glock 17",
  "Glock 18",
  "Lawyer's Business Card",
  "Six-Pack of Alcohol",
  "Teddy Bear Plushie",
  "Xanax",
];

test.each([
  { text: "", finds: ITEMS, nearest: null },
  { text: " XAN ", finds: ["Xanax"], nearest: null },
  // A text that matches as typed forgives nothing.
  { text: "bear", finds: ["Teddy Bear Plushie"], nearest: null },
  { text: "xanx", finds: ["Xanax"], nearest: "Xanax" },
  { text: "xnaax", finds: ["Xanax"], nearest: "Xanax" },
  { text: "glok", finds: ["Glock 17", "Glock 18"], nearest: "Glock 17" },
  { text: "glokc 18", finds: ["Glock 18"], nearest: "Glock 18" },
  { text: "sixpack", finds: ["Six-Pack of Alcohol"], nearest: "Six-Pack of Alcohol" },
  { text: "lawyers", finds: ["Lawyer's Business Card"], nearest: "Lawyer's Business Card" },
  { text: "plushie teddy", finds: ["Teddy Bear Plushie"], nearest: "Teddy Bear Plushie" },
  { text: "zzzz", finds: [], nearest: null },
  { text: "?!", finds: [], nearest: null },
])("“$text” finds $finds", ({ text, finds, nearest }) => {
  expect(findByName(ITEMS, text, (name) => [name])).toEqual({ found: finds, nearest });
  expect(nearestName(ITEMS, text)).toBe(nearest);
});

test("a row with several names is found by each of them, once", () => {
  const stocks = [
    ["The Torn City Times", "TCT"],
    ["Feathery Hotels Group", "FHG"],
  ];
  const find = (text: string) => findByName(stocks, text, (names) => names);
  expect(find("tct").found).toEqual([stocks[0]]);
  expect(find("fetahery")).toEqual({ found: [stocks[1]], nearest: "Feathery Hotels Group" });
});
