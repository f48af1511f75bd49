import { expect, test } from "vitest";

import { honorsWire } from "@/lib/api/endpoints/torn-honors";
import { medalsWire } from "@/lib/api/endpoints/torn-medals";
import { meritUpgradesWire } from "@/lib/api/endpoints/torn-merits";
import { wonHonorsWire } from "@/lib/api/endpoints/user-honors";
import { wonMedalsWire } from "@/lib/api/endpoints/user-medals";
import { meritsWire } from "@/lib/api/endpoints/user-merits";
import honors from "@/lib/api/testing/fixtures/torn-honors.json";
import olderHonors from "@/lib/api/testing/fixtures/torn-honors.legacy.json";
import medals from "@/lib/api/testing/fixtures/torn-medals.json";
import olderMedals from "@/lib/api/testing/fixtures/torn-medals.legacy.json";
import upgrades from "@/lib/api/testing/fixtures/torn-merits.json";
import wonHonors from "@/lib/api/testing/fixtures/user-honors.json";
import olderWonHonors from "@/lib/api/testing/fixtures/user-honors.legacy.json";
import wonMedals from "@/lib/api/testing/fixtures/user-medals.json";
import olderWonMedals from "@/lib/api/testing/fixtures/user-medals.legacy.json";
import merits from "@/lib/api/testing/fixtures/user-merits.json";
import olderMerits from "@/lib/api/testing/fixtures/user-merits.legacy.json";

test("honors: the kind, the type's name, and whether they are of the old crimes", () => {
  const { entries } = honorsWire.parse(honors).honors;
  expect(entries[0]).toEqual({
    kind: "honor",
    id: 288,
    name: "Xanax Fiend",
    description: "Take 250 Xanax",
    category: "drugs",
    rarity: "Common",
    circulation: 41_200,
    isOfOldCrimes: false,
  });
  expect(entries.map(({ isOfOldCrimes }) => isOfOldCrimes)).toEqual([false, false, true]);
});

test("the older map of honors and medals: as today, but that a type is a code", () => {
  const todays = medalsWire.parse(medals).medals.entries.map((medal) => ({
    ...medal,
    category: null,
  }));
  expect(todays.every(({ kind }) => kind === "medal")).toBe(true);
  expect(medalsWire.parse(olderMedals).medals).toEqual({ entries: todays.reverse(), dropped: 0 });
  expect(honorsWire.parse(olderHonors).honors.entries.map(({ id }) => id)).toEqual([1, 288]);
});

test("an honor without rarity, circulation or type is an honor all the same; a broken one is counted", () => {
  const read = honorsWire.parse({
    honors: [{ id: 9, name: "Plain", description: "", rarity: null }, { id: "x" }],
  }).honors;
  expect(read.dropped).toBe(1);
  expect(read.entries).toEqual([
    expect.objectContaining({ id: 9, category: null, rarity: null, circulation: null }),
  ]);
});

test("what a player has: since when, or null where the game gives no time", () => {
  const expected = [
    { id: 288, atMs: 1_762_300_800_000 },
    { id: 2, atMs: null },
  ];
  expect(wonHonorsWire.parse(wonHonors)).toEqual({ entries: expected, dropped: 0 });
  expect(wonHonorsWire.parse(olderWonHonors)).toEqual({ entries: expected, dropped: 0 });
  expect(wonMedalsWire.parse(olderWonMedals)).toEqual(wonMedalsWire.parse(wonMedals));
});

test("the older times may be fewer than the awards", () => {
  expect(wonMedalsWire.parse({ medals_awarded: [4, 5], medals_time: [] }).entries).toEqual([
    { id: 4, atMs: null },
    { id: 5, atMs: null },
  ]);
});

test("merits: levels with the points left and used; the older map has names and no points", () => {
  expect(meritsWire.parse(merits)).toEqual({
    entries: [
      { id: 3, name: null, level: 7 },
      { id: 1, name: null, level: 0 },
    ],
    dropped: 0,
    available: 3,
    used: 28,
  });
  expect(meritsWire.parse(olderMerits)).toEqual({
    entries: [
      { id: null, name: "Life Points", level: 7 },
      { id: null, name: "Nerve Bar", level: 0 },
    ],
    dropped: 0,
    available: null,
    used: null,
  });
  expect(meritUpgradesWire.parse(upgrades).merits.entries[0]).toEqual({
    id: 3,
    name: "Life Points",
  });
});
