import { expect, test } from "vitest";

import { palettePages } from "@/content/navigation";

import { createIndex, type Findable, type EntryKind, searchGroups } from "./search";
import { pageEntries } from "./use-search-sources";

/** "206 Xanax", or "BIO1340: 34 Biology" for things with a code. */
const things = (kind: EntryKind, ...lines: readonly string[]): Findable[] =>
  lines.map((line) => {
    const [, code, id, name = ""] = /^(?:(\w+): )?(\d+) (.+)$/.exec(line) ?? [];
    return {
      kind,
      names: [name],
      codes: code === undefined ? [] : [code],
      gameId: Number(id),
    };
  });

const ACTIONS: readonly Findable[] = [
  ["Refresh", "Reload"],
  ["Dark theme", "Theme: dark"],
  ["Light theme", "Theme: light"],
  ["Log out", "Logout"],
].map((names) => ({ kind: "action", names, codes: [], gameId: null }));

const ALL = [
  pageEntries(palettePages()),
  ACTIONS,
  things(
    "item",
    "206 Xanax",
    "367 Feathery Hotel Coupon",
    "817 Six-Pack of Alcohol",
    "818 Six-Pack of Energy Drink",
    "180 Bottle of Beer",
    "187 Teddy Bear Plushie",
    "186 Sheep Plushie",
    "205 Vicodin",
    "366 Erotic DVD",
    "368 Lawyer's Business Card",
    "226 Smoke Grenade",
    "364 Box of Grenades",
    "29 M16 A2 Rifle",
    "14 Dog Poop",
    "172 Gasoline",
    "1 Hammer",
  ),
  things(
    "stock",
    "FHG: 15 Feathery Hotels Group",
    "TCT: 1 The Torn City Times",
    "BAG: 27 Big Al's Gun Shop",
    "PRN: 18 Performance Ribaldry Network",
  ),
  things("course", "BIO1340: 34 Biology", "BIO2350: 35 Evolution", "LAW1880: 88 Common Law"),
  things("company", "1 Hair Salon", "2 Law Firm", "27 Restaurant", "20 Oil Rig"),
  things("property", "13 Private Island", "5 Beach House", "1 Trailer"),
  things("member", "2104355 Alpha", "3000002 bravo_the_second", "3000007 Xandra"),
].map(createIndex);

const firstOf = (text: string) => {
  const hit = searchGroups(ALL, text, 8)[0]?.hits[0];
  return hit && `${hit.entry.kind} ${hit.entry.names[0] ?? ""}`;
};

test.each([
  { typed: "xanax", first: "item Xanax", why: "its name" },
  { typed: "XAN", first: "item Xanax", why: "the shorter of two names that begin so" },
  { typed: "xandr", first: "member Xandra", why: "one letter more" },
  { typed: "206", first: "item Xanax", why: "its id" },
  { typed: "2104355", first: "member Alpha", why: "a player’s id" },
  { typed: "Alpha [2104355]", first: "member Alpha", why: "a name as the game writes it" },
  { typed: "20", first: "company Oil Rig", why: "an id is found whole only" },
  { typed: "1", first: "item Hammer", why: "of equal ids the item’s" },
  { typed: "oc", first: "page Organised Crimes", why: "an acronym of players" },
  { typed: "organised", first: "page Organised Crimes", why: "the beginning of a title" },
  { typed: "organized crimes", first: "page Organised Crimes", why: "another spelling" },
  { typed: "payouts", first: "page Organised Crimes", why: "what the page holds" },
  { typed: "roi", first: "page Stock ROI Calculator", why: "an acronym of players" },
  { typed: "dash", first: "page Dashboard", why: "the beginning of a title" },
  { typed: "dashbaord", first: "page Dashboard", why: "two letters swapped" },
  { typed: "members", first: "page Faction Members", why: "its entry in the sidebar" },
  { typed: "memebrs", first: "page Faction Members", why: "two letters swapped" },
  { typed: "items", first: "page Items", why: "a title" },
  { typed: "item", first: "page Items", why: "the shorter of two titles" },
  { typed: "item shop", first: "page Item Shop Profitability", why: "two words of a title" },
  { typed: "shop profit", first: "page Item Shop Profitability", why: "words out of the middle" },
  { typed: "stock", first: "page Stock Market", why: "a page before all else on a tie" },
  { typed: "portfolio", first: "page User Stock Portfolio", why: "the last word of a title" },
  { typed: "logs", first: "page User Logs", why: "a word of a title" },
  { typed: "log out", first: "action Log out", why: "an action" },
  { typed: "dark", first: "action Dark theme", why: "an action" },
  { typed: "reload", first: "action Refresh", why: "another word for it" },
  { typed: "fhg", first: "stock Feathery Hotels Group", why: "a ticker" },
  { typed: "fhc", first: "item Feathery Hotel Coupon", why: "initials" },
  { typed: "dp", first: "item Dog Poop", why: "initials" },
  { typed: "tct", first: "stock The Torn City Times", why: "a ticker" },
  { typed: "als gun", first: "stock Big Al's Gun Shop", why: "no apostrophe" },
  { typed: "feathery", first: "item Feathery Hotel Coupon", why: "an item before a stock" },
  { typed: "hotel coup", first: "item Feathery Hotel Coupon", why: "words out of the middle" },
  { typed: "fetahery", first: "item Feathery Hotel Coupon", why: "two letters swapped" },
  { typed: "xanex", first: "item Xanax", why: "a wrong letter" },
  { typed: "xnaax", first: "item Xanax", why: "two letters swapped" },
  { typed: "vicdin", first: "item Vicodin", why: "a letter left out" },
  {
    typed: "erottic dv",
    first: "item Erotic DVD",
    why: "a letter too many, in an unfinished name",
  },
  { typed: "bear", first: "item Teddy Bear Plushie", why: "what fits as typed forgives nothing" },
  { typed: "sixpack alc", first: "item Six-Pack of Alcohol", why: "no space, no hyphen" },
  { typed: "energy six", first: "item Six-Pack of Energy Drink", why: "words in any order" },
  { typed: "m16", first: "item M16 A2 Rifle", why: "a name with figures" },
  { typed: "nades", first: "item Box of Grenades", why: "the inside of a word" },
  { typed: "lawyers", first: "item Lawyer's Business Card", why: "no apostrophe" },
  { typed: "BIO1340", first: "course Biology", why: "a code" },
  { typed: "bio23", first: "course Evolution", why: "the beginning of a code" },
  { typed: "bio", first: "course Biology", why: "a name before a code" },
  { typed: "law firm", first: "company Law Firm", why: "a company" },
  { typed: "private", first: "property Private Island", why: "a property" },
  { typed: "pi", first: "page Picture of the Day", why: "the beginning of a name before initials" },
  { typed: "bravo", first: "member bravo_the_second", why: "a member" },
  { typed: "the second", first: "member bravo_the_second", why: "an underscore parts words" },
])("$typed finds the $first: $why", ({ typed, first }) => {
  expect(firstOf(typed)).toBe(first);
});

test.each(["zzzzzz", "xn", "qq 206"])("%s finds nothing", (typed) => {
  expect(searchGroups(ALL, typed, 8)).toEqual([]);
});

test.each(["", "  ", "?!"])("nothing is looked for where %j was typed", (typed) => {
  expect(searchGroups(ALL, typed, 8)).toEqual([]);
});

test("the kind of the best hit comes first, and each kind has its count", () => {
  const groups = searchGroups(ALL, "feathery", 8).map(({ kind, total }) => `${kind} ${total}`);
  expect(groups).toEqual(["item 1", "stock 1"]);
});

test("of each kind only the best are returned, but all are counted", () => {
  const [items] = searchGroups(ALL, "six", 1);
  expect(items?.hits.map(({ entry }) => entry.names[0])).toEqual(["Six-Pack of Alcohol"]);
  expect(items?.total).toBe(2);
});

test("a hit says which of its names matches", () => {
  expect(searchGroups(ALL, "payo", 8)[0]?.hits[0]?.name).toBe("Payouts");
});
