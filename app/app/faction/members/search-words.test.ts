import { expect, test } from "vitest";

import { DAY_MS } from "@/lib/common/time";

import { memberSearch, SEARCH_WORDS } from "./search-words";
import { exampleOf } from "./search/search-syntax";
import { aRow } from "./testing/builders";

const NOW = Date.UTC(2026, 10, 20, 12);
const seen = (daysAgo: number) => ({ atMs: NOW - daysAgo * DAY_MS });

const row = (changes: Parameters<typeof aRow>[0]) => aRow(changes, { nowMs: NOW, days: 7 });

const MEMBERS = [
  row({
    id: 101,
    name: "Alpha",
    level: 94,
    daysInFaction: 2811,
    position: "Leader",
    lastAction: seen(0.1),
    revives: "Everyone",
    money: 1_500_000,
  }),
  row({
    id: 102,
    name: "Bravo",
    level: 20,
    daysInFaction: 365,
    position: "Co-leader",
    state: "Hospital",
    abroadIn: "Switzerland",
    lastAction: seen(7.5),
    isInOc: false,
    revives: "No one",
    money: 1_000_000,
    points: 1_200,
    note: "On holiday until May",
  }),
  row({
    id: 103,
    name: "Charlie",
    level: 7,
    daysInFaction: 3,
    position: "Recruit",
    onlineStatus: "Idle",
    lastAction: seen(7),
    isInOc: false,
    points: 3,
  }),
  row({
    id: 104,
    name: "Delta",
    level: 15,
    daysInFaction: 40,
    position: "",
    state: "Fallen",
    lastAction: seen(31),
    isInOc: null,
    money: -4_000_000,
    note: "Owes us",
  }),
];

const found = (text: string) =>
  MEMBERS.filter(memberSearch(text).finds)
    .map(({ name }) => name.slice(0, 1))
    .join("");

test.each([
  { text: "alp", finds: "A" },
  { text: "102", finds: "B" },
  { text: "HOLIDAY", finds: "B" },
  { text: "al ha", finds: "A" },
  { text: "al bravo", finds: "" },
  { text: "12:30", finds: "" },
  { text: "-12:30", finds: "ABCD" },
  { text: "-a", finds: "" },
  { text: "-alpha", finds: "BCD" },
  // Days since their last action: a bare figure is any time of that day.
  { text: "inactive:>7", finds: "BD" },
  { text: "inactive:>=7", finds: "BCD" },
  { text: "inactive:7", finds: "BC" },
  { text: "inactive:<1", finds: "A" },
  { text: "inactive:>7.5", finds: "D" },
  { text: "inactive:>7,25", finds: "BD" },
  { text: "days:>2.500", finds: "A" },
  { text: "money:>1.200.000", finds: "A" },
  { text: "money:>1 200 000", finds: "A" },
  { text: "money:>1,2m", finds: "A" },
  { text: "level:<20", finds: "CD" },
  { text: "level:<=20", finds: "BCD" },
  { text: "level:20", finds: "B" },
  { text: "level:=20", finds: "B" },
  { text: "level:>7 level:<94", finds: "BD" },
  { text: "-level:<20", finds: "AB" },
  { text: "days:>=365", finds: "AB" },
  { text: "money:>1m", finds: "A" },
  { text: "money:>=1m", finds: "AB" },
  { text: "money:<0", finds: "D" },
  { text: "money:<-3.5m", finds: "D" },
  { text: "money:-4m", finds: "D" },
  { text: "money:−4m", finds: "D" },
  { text: "points:>0", finds: "BC" },
  { text: "position:recruit", finds: "C" },
  { text: "position:leader", finds: "AB" },
  { text: "position:recruit,co-leader", finds: "BC" },
  { text: "state:hosp", finds: "B" },
  { text: "revive:everyone", finds: "A" },
  { text: "note:owes", finds: "D" },
  { text: "oc:yes", finds: "A" },
  { text: "oc:n", finds: "BC" },
  { text: "not:oc", finds: "BC" },
  // The fallen do not come back: D never counts as inactive.
  { text: "not:inactive", finds: "ACD" },
  { text: "not:money", finds: "CD" },
  { text: "not:points", finds: "AD" },
  { text: "not:note", finds: "AC" },
  { text: "not:recruit", finds: "ABD" },
  { text: "not:fallen not:leader", finds: "C" },
  { text: "-not:oc", finds: "A" },
  // Unknown values match neither a search nor its opposite: the revive settings of C and D, and D's crime.
  { text: "-revive:everyone", finds: "B" },
  { text: "-oc:yes", finds: "BC" },
  { text: "inactive:>7 not:oc", finds: "B" },
  { text: "alpha money:>1m", finds: "A" },
  // A comparison needs no colon, and may have spaces around its sign.
  { text: "level>80", finds: "A" },
  { text: "level > 80", finds: "A" },
  { text: "level: <20", finds: "CD" },
  { text: "-level>80", finds: "BCD" },
  { text: "level>7 level<94", finds: "BD" },
  { text: "inactive>7", finds: "BD" },
  { text: "money<0", finds: "D" },
  { text: "alp level>80", finds: "A" },
  // Without a word it is about the level, or about money.
  { text: ">80", finds: "A" },
  { text: "> 80", finds: "A" },
  { text: "<=20 >7", finds: "BD" },
  { text: "bra <80", finds: "B" },
  { text: "-<20", finds: "AB" },
  { text: ">1m", finds: "A" },
  { text: "<-1m", finds: "D" },
  { text: ">", finds: "ABCD" },
  { text: ">lots", finds: "" },
  // Words of the filters.
  { text: "hospital", finds: "B" },
  { text: "hosp", finds: "B" },
  { text: "-hospital", finds: "ACD" },
  { text: "Fallen", finds: "D" },
  { text: "idle", finds: "C" },
  { text: "inactive", finds: "B" },
  { text: "-inactive", finds: "ACD" },
  { text: "abroad", finds: "B" },
  { text: "switz", finds: "B" },
  { text: "recruit", finds: "C" },
  { text: "oc", finds: "A" },
  { text: "hospital level<30", finds: "B" },
  { text: "hospital level>30", finds: "" },
])("$text finds '$finds'", ({ text, finds }) => {
  expect(found(text)).toBe(finds);
  expect(memberSearch(text)).toMatchObject({ unknown: [], malformed: [] });
});

test("an unknown balance matches neither a search nor its opposite", () => {
  const unknown = row({ money: null, points: null });
  for (const text of ["money:>0", "money:<1", "-money:>0", "not:money", "points:0", "not:points"]) {
    expect(memberSearch(text).finds(unknown)).toBe(false);
  }
});

test("who counts as inactive goes by the days that the player allows", () => {
  const { finds } = memberSearch("not:inactive");
  const rows = MEMBERS.map((member) => aRow(member, { nowMs: NOW, days: 6 }));
  expect(rows.filter(finds).map(({ name }) => name.slice(0, 1))).toEqual(["A", "D"]);
});

test("an empty search finds everybody", () => {
  const { finds } = memberSearch("");
  expect(MEMBERS.every(finds)).toBe(true);
});

test.each([
  { text: "money:lots level:<20", malformed: "money:lots", finds: "CD" },
  { text: "level:<20 money:>lots", malformed: "money:>lots", finds: "CD" },
  { text: "level:-1", malformed: "level:-1", finds: "ABCD" },
  { text: "level:1m", malformed: "level:1m", finds: "ABCD" },
  { text: "money:>>1", malformed: "money:>>1", finds: "ABCD" },
  { text: "oc:perhaps", malformed: "oc:perhaps", finds: "ABCD" },
  { text: "money:> alp", malformed: "money:>", finds: "A" },
  { text: "position: alp", malformed: "position:", finds: "A" },
  { text: "money: -bravo", malformed: "money:", finds: "ACD" },
])("$text: $malformed is invalid, and the rest finds '$finds'", ({ text, malformed, finds }) => {
  expect(memberSearch(text).malformed).toEqual([malformed]);
  expect(found(text)).toBe(finds);
});

test.each(["alp money:", "alp money:>", "alp not:", "alp oc:", "alp position:"])(
  "%s is still being typed: its end restricts nothing",
  (text) => {
    expect(memberSearch(text).malformed).toEqual([]);
    expect(found(text)).toBe("A");
  },
);

test.each(["inactive:>7", "inactive:<7", "-inactive:>7", "days:>0", "-days:>0", "days:0"])(
  "%j does not find whose times the game does not say",
  (text) => {
    const unknown = { lastAction: { atMs: null }, daysInFaction: null };
    expect(memberSearch(text).finds(row(unknown))).toBe(false);
  },
);

test.each([
  { text: "lvl:<20 alp", unknown: ["lvl"], finds: "A" },
  { text: "-Rank:3 oc:no crime:no", unknown: ["rank", "crime"], finds: "BC" },
  { text: "constructor:1", unknown: ["constructor"], finds: "ABCD" },
])("in $text the search doesn’t recognise $unknown", ({ text, unknown, finds }) => {
  expect(memberSearch(text)).toMatchObject({ unknown, malformed: [] });
  expect(found(text)).toBe(finds);
});

const TWO = [
  row({ name: "Alpha", level: 94, money: 1_500_000 }),
  row({ name: "Bravo", level: 15, money: -5, note: "On holiday" }),
];
const read = (text: string) => {
  const { finds, problems } = memberSearch(text);
  return { found: TWO.filter(finds).map(({ name }) => name), problems };
};

test.each([
  { text: "", found: ["Alpha", "Bravo"] },
  { text: " AL ", found: ["Alpha"] },
  { text: "money:>1.4m", found: ["Alpha"] },
  { text: "money:<1,500,000", found: ["Bravo"] },
  { text: 'note:"on holiday" level:<20', found: ["Bravo"] },
])("$text finds $found", ({ text, found }) => {
  expect(read(text)).toEqual({ found, problems: [] });
});

test("names an unknown word and those that exist, and searches the rest", () => {
  expect(read("lvl:3 bra")).toEqual({
    found: ["Bravo"],
    problems: [
      "“lvl” isn’t a filter. The filters are inactive, level, days, money, points, position, state, revive, oc, note and not.",
    ],
  });
});

test("quotes a term that it can't read, says what to write, and searches the rest", () => {
  expect(read("money:>lots bra oc:perhaps")).toEqual({
    found: ["Bravo"],
    problems: [
      "We don’t understand “money:>lots”. Try money:>1m.",
      "We don’t understand “oc:perhaps”. Try oc:no.",
    ],
  });
});

test("quotes a term without a colon as it was typed", () => {
  expect(read("level>8o bra").problems).toEqual(["We don’t understand “level>8o”. Try level:<20."]);
});

test("every example can be read", () => {
  expect(read(SEARCH_WORDS.map(exampleOf).join(" ")).problems).toEqual([]);
});
