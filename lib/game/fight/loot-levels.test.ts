import { describe, expect, test } from "vitest";

import { HOUR_MS, MINUTE_MS } from "@/lib/common/time";

import {
  type LootLevel,
  lootLevelAt,
  lootState,
  lootTimes,
  NPCS,
  sortByLootLevel,
  stayAfter,
  trustedStay,
  usableStay,
} from "./loot-levels";

const OUT = Date.UTC(2026, 10, 20, 8);
const STAY = { untilMs: OUT };
const inMinutes = (minutes: number) => OUT + minutes * MINUTE_MS;
/** The same stay, last confirmed so many minutes after its end. */
const seen = (minutes: number) => ({ untilMs: OUT, seenAtMs: inMinutes(minutes) });

test.each([
  { minutes: 0, level: 1, since: 0, next: { level: 2, at: 30 } },
  { minutes: 29.99, level: 1, since: 0, next: { level: 2, at: 30 } },
  { minutes: 30, level: 2, since: 30, next: { level: 3, at: 90 } },
  { minutes: 89, level: 2, since: 30, next: { level: 3, at: 90 } },
  { minutes: 90, level: 3, since: 90, next: { level: 4, at: 210 } },
  { minutes: 209, level: 3, since: 90, next: { level: 4, at: 210 } },
  { minutes: 210, level: 4, since: 210, next: { level: 5, at: 450 } },
  { minutes: 449, level: 4, since: 210, next: { level: 5, at: 450 } },
  { minutes: 450, level: 5, since: 450, next: null },
  { minutes: 2000, level: 5, since: 450, next: null },
])(
  "$minutes minutes after hospital an NPC is at level $level",
  ({ minutes, level, since, next }) => {
    expect(lootState(STAY, null, inMinutes(minutes))).toEqual({
      kind: "level",
      level,
      sinceMs: inMinutes(since),
      next: next && { level: next.level, atMs: inMinutes(next.at) },
      isSure: minutes <= 30,
    });
  },
);

test("before that it is in hospital, and of no stay that was seen nothing is known", () => {
  expect(lootState(STAY, null, OUT - 1)).toEqual({ kind: "hospital", untilMs: OUT });
  expect(lootState(null, null, OUT)).toEqual({ kind: "unknown" });
});

test.each([
  [1, 0],
  [2, 30],
  [3, 90],
  [4, 210],
  [5, 450],
] as const)("level %i begins %i minutes after hospital", (level, minutes) => {
  expect(lootLevelAt(STAY, level)).toBe(inMinutes(minutes));
});

test("each level has its time", () => {
  expect(lootTimes(STAY).map(({ level }) => level)).toEqual([1, 2, 3, 4, 5]);
  expect(lootLevelAt(STAY, 4)).toBe(inMinutes(210));
  expect(lootLevelAt(STAY, 1)).toBe(OUT);
  expect(lootLevelAt(null, 4)).toBeNull();
});

test.each([
  { what: "a stay is noted", known: null, state: "Hospital", until: OUT, is: seen(0) },
  {
    what: "a later one replaces it",
    known: STAY,
    state: "Hospital",
    until: OUT + 1,
    is: { untilMs: OUT + 1, seenAtMs: OUT },
  },
  {
    what: "one without an end says nothing",
    known: STAY,
    state: "Hospital",
    until: null,
    is: null,
  },
  { what: "one that is over is remembered", known: STAY, state: "Okay", until: null, is: seen(0) },
  { what: "never seen in hospital", known: null, state: "Okay", until: null, is: null },
  {
    what: "out before its time: since when is not known",
    known: { untilMs: OUT + HOUR_MS },
    state: "Okay",
    until: null,
    is: null,
  },
  { what: "gone", known: STAY, state: "Dormant", until: null, is: null },
])("$what", ({ known, state, until, is }) => {
  expect(stayAfter(known, { state, stateUntilMs: until, lootLevel: null }, OUT)).toEqual(is);
});

test.each([
  { what: "the level since is what the game says", minutes: 100, lootLevel: 3, is: seen(100) },
  { what: "it has been in hospital again since", minutes: 1000, lootLevel: 2, is: null },
  { what: "it left before", minutes: 100, lootLevel: 4, is: null },
  { what: "the next level has just begun", minutes: 210.9, lootLevel: 3, is: seen(210.9) },
  { what: "the next level began a while ago", minutes: 211.1, lootLevel: 3, is: null },
  { what: "it has just come out", minutes: 0, lootLevel: 1, is: seen(0) },
  { what: "it came out within the minute", minutes: -1, lootLevel: 1, is: seen(-1) },
  { what: "it came out too early", minutes: -1.1, lootLevel: 1, is: null },
] as const)("$what", ({ minutes, lootLevel, is }) => {
  const status = { state: "Okay", stateUntilMs: null, lootLevel };
  expect(stayAfter(STAY, status, inMinutes(minutes))).toEqual(is);
});

test("a stay that a device 9 hours fast has seen doesn’t count as newer than the answers that follow", () => {
  const known = trustedStay(seen(540), inMinutes(1));
  expect(known).toEqual(STAY);
  const again = { state: "Hospital", stateUntilMs: inMinutes(240), lootLevel: null };
  expect(stayAfter(known, again, inMinutes(1))).toEqual({
    untilMs: inMinutes(240),
    seenAtMs: inMinutes(1),
  });
  expect(trustedStay(seen(1), inMinutes(1))).toEqual(seen(1));
  expect(trustedStay(null, OUT)).toBeNull();
});

describe("after a time without an answer", () => {
  const okay = { state: "Okay", stateUntilMs: null } as const;

  test.each([
    { what: "30 minutes after it came out", known: STAY, at: 30, lootLevel: null, is: seen(30) },
    { what: "a minute later it is not confirmed", known: STAY, at: 31, lootLevel: null, is: STAY },
    { what: "every 30 minutes", known: seen(420), at: 450, lootLevel: null, is: seen(450) },
    { what: "not confirmed", known: seen(60), at: 449, lootLevel: null, is: seen(60) },
    { what: "long at the last level", known: seen(60), at: 450, lootLevel: null, is: null },
    { what: "asleep until next morning", known: seen(-60), at: 1200, lootLevel: null, is: null },
    { what: "the game says the level", known: seen(60), at: 449, lootLevel: 4, is: seen(449) },
    { what: "the last one says nothing", known: seen(60), at: 480, lootLevel: 5, is: null },
  ] as const)("$what", ({ known, at, lootLevel, is }) => {
    expect(stayAfter(known, { ...okay, lootLevel }, inMinutes(at))).toEqual(is);
  });

  test.each([
    { known: STAY, at: 30, isSure: true },
    { known: STAY, at: 31, isSure: false },
    { known: seen(400), at: 430, isSure: true },
    { known: seen(400), at: 431, isSure: false },
  ])("$at minutes after hospital the level is sure: $isSure", ({ known, at, isSure }) => {
    expect(lootState(known, null, inMinutes(at))).toMatchObject({ kind: "level", isSure });
  });

  test("of the last level nothing is known then", () => {
    expect(usableStay(seen(60), inMinutes(449))).toEqual(seen(60));
    expect(usableStay(seen(60), inMinutes(450))).toBeNull();
    expect(usableStay(seen(430), inMinutes(450))).toEqual(seen(430));
    expect(usableStay(null, OUT)).toBeNull();
  });
});

test.each([
  { what: "still out", state: "Okay", until: null },
  { what: "in hospital until earlier", state: "Hospital", until: OUT - HOUR_MS },
])("an answer older than what is known changes nothing: $what", ({ state, until }) => {
  const known = { untilMs: OUT + HOUR_MS, seenAtMs: OUT };
  const status = { state, stateUntilMs: until, lootLevel: null };
  expect(stayAfter(known, status, OUT)).toBe(known);
  expect(stayAfter(known, status, OUT - 1)).toBe(known);
  expect(stayAfter(known, status, OUT + 1)).not.toBe(known);
});

test("without a stay the level is the one that the game says, since when is not known", () => {
  expect(lootState(null, 4, OUT)).toEqual({
    kind: "level",
    level: 4,
    sinceMs: null,
    next: null,
    isSure: true,
  });
  expect(lootState(STAY, 4, OUT)).toMatchObject({ level: 1, sinceMs: OUT });
});

test("the NPC that reached the level first is on top, and those whose time isn't known are last", () => {
  const row = (name: string, minutes: number | null, lootLevel: LootLevel | null = null) => ({
    name,
    stay: minutes === null ? null : { untilMs: inMinutes(minutes) },
    lootLevel,
  });
  const rows = [
    row("unknown", null),
    row("level III", null, 3),
    row("in hospital", 23),
    row("longest out", -472),
    row("level V", null, 5),
    row("just out", -11),
  ];
  expect(sortByLootLevel(rows, 4).map(({ name }) => name)).toEqual([
    "longest out",
    "just out",
    "in hospital",
    "level V",
    "level III",
    "unknown",
  ]);
});

test("the NPCs are those that two tools name, the seasonal ones marked", () => {
  expect(NPCS.map(({ id, name }) => `${id} ${name}`)).toEqual([
    "4 Duke",
    "10 Scrooge",
    "15 Leslie",
    "17 Easter Bunny",
    "19 Jimmy",
    "20 Fernando",
    "21 Tiny",
  ]);
  const seasonal = NPCS.filter(({ isSeasonal }) => isSeasonal).map(({ name }) => name);
  expect(seasonal).toEqual(["Scrooge", "Easter Bunny"]);
});
