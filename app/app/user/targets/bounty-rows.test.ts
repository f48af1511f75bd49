import { expect, test } from "vitest";

import { MINUTE_MS } from "@/lib/common/time";
import type { BountyTarget } from "@/lib/game/fight/bounties";
import type { PlayerProfile } from "@/lib/game/fight/targets";

import {
  bountyFilter,
  type BountyRow,
  bountyRows,
  fittingBounties,
  BOUNTY_PREDICATES,
  READY_SOUGHT,
  sortBounties,
  soughtIds,
} from "./bounty-rows";
import {
  beatableHeadline,
  bountyStateText,
  bountyTable,
  nobodyShownText,
  quantityText,
} from "./bounty-text";

const NOW = Date.UTC(2026, 10, 20, 12);

const target = (id: number, quantity: number): BountyTarget => ({
  ...{ id, name: `Foe ${id}`, level: 50, reward: 1_000_000, rewardQuantity: quantity, quantity },
  ...{ total: quantity * 1_000_000, isAnonymous: false, endsAtMs: null },
});

const profile = (id: number, state: string): PlayerProfile => ({
  ...{ id, name: `Foe ${id}`, level: 50, factionId: null, state, stateUntilMs: null },
  ...{
    location: "Torn",
    abroadIn: null,
    description: state,
    lastAction: { status: "", atMs: null },
  },
  ...{ life: null, lootLevel: null },
});

const rowsAt = (nowMs: number) =>
  bountyRows([target(1, 1), target(2, 3), target(3, 1), target(4, 1)], {
    targetData: { encounters: new Map(), scoreAt: () => null },
    states: new Map([
      [1, { profile: profile(1, "Okay"), fetchedAtMs: NOW }],
      [2, { profile: profile(2, "Jail"), fetchedAtMs: NOW }],
      [3, { profile: null, fetchedAtMs: NOW }],
    ]),
    location: "Torn",
    attackMs: nowMs,
    nowMs,
  });
const rows = rowsAt(NOW);

test("a row says when its player can be attacked, once the state is known", () => {
  expect(rows.map(({ readiness }) => readiness)).toEqual(["ready", "later", null, null]);
  expect(rows.map(({ fetchedAtMs }) => fetchedAtMs)).toEqual([NOW, NOW, NOW, null]);
});

test.each([
  { what: "just before it is old", minutes: 3.99, readiness: "ready", ready: 1 },
  { what: "without an update for four minutes", minutes: 4, readiness: null, ready: 0 },
  { what: "an hour later", minutes: 60, readiness: null, ready: 0 },
])("nobody is ready by an old state: $what", ({ minutes, readiness, ready }) => {
  const later = rowsAt(NOW + minutes * MINUTE_MS);
  expect(later[0]?.readiness).toBe(readiness);
  expect(later[0]?.profile?.state).toBe("Okay");
  expect(later.filter(BOUNTY_PREDICATES.ready)).toHaveLength(ready);
});

test("a player who has left hospital since can be attacked", () => {
  const inHospital = { ...profile(1, "Hospital"), stateUntilMs: NOW + MINUTE_MS };
  const [before, after] = [NOW, NOW + MINUTE_MS].map(
    (nowMs) =>
      bountyRows([target(1, 1)], {
        targetData: { encounters: new Map(), scoreAt: () => null },
        states: new Map([[1, { profile: inHospital, fetchedAtMs: NOW }]]),
        location: "Torn",
        attackMs: nowMs,
        nowMs,
      })[0],
  );
  expect(before).toMatchObject({ readiness: "soon", availability: "hospital" });
  expect(after).toMatchObject({ readiness: "ready", availability: "ready" });
});

test.each([
  ["ready", [1]],
  ["several", [2]],
  ["easy", []],
  ["fought", []],
] as const)("%s shows %j", (filter, ids) => {
  expect(rows.filter(BOUNTY_PREDICATES[filter]).map(({ id }) => id)).toEqual(ids);
});

test.each([
  ["mine", "any", 87, { maxLevel: 87, minReward: null }],
  ["mine", "any", null, { maxLevel: null, minReward: null }],
  ["any", "500000", 87, { maxLevel: null, minReward: 500_000 }],
  ["50", "any", 87, { maxLevel: 50, minReward: null }],
] as const)("level %s and reward %s at level %s", (level, reward, ownLevel, filter) => {
  expect(bountyFilter(level, reward, { ownLevel, ownId: 7 })).toEqual({ ...filter, ownId: 7 });
});

test.each([
  ["reward", "abc"],
  ["total", "cab"],
  ["quantity", "cba"],
  ["difficulty", "bca"],
  ["ends", "cab"],
  ["level", "bca"],
  ["name", "abc"],
] as const)("sorted by %s: %s", (sort, order) => {
  const row = (name: string, given: object, unlimited: number | null) => ({
    ...rows[0],
    ...{ name, ...given },
    estimate: { ...rows[0]?.estimate, strength: unlimited === null ? null : { unlimited } },
  });
  const sorted = sortBounties(
    [
      row("a", { level: 60, quantity: 1, total: 3, endsAtMs: NOW + 2 }, null),
      row("b", { level: 20, quantity: 2, total: 2, endsAtMs: null }, 1.2),
      row("c", { level: 40, quantity: 9, total: 9, endsAtMs: NOW + 1 }, 2.4),
    ] as BountyRow[],
    sort,
  );
  expect(sorted.map(({ name }) => name).join("")).toBe(order);
});

test("a line of the file has what the row shows, and no state that is old", () => {
  const [ready] = rowsAt(NOW);
  const row = { ...ready, endsAtMs: NOW, isAnonymous: true } as BountyRow;
  const { headers, lines } = bountyTable([row, ...rowsAt(NOW + 60 * MINUTE_MS).slice(0, 1)]);
  expect(lines.map((line) => line.length)).toEqual([headers.length, headers.length]);
  expect(lines[0]).toEqual([
    ...["Foe 1", 1, 50, "Okay", 1_000_000, 1, 0, 0, 1_000_000, "Yes", "Unknown"],
    "2026-11-20T12:00:00.000Z",
  ]);
  expect(lines[1]?.[3]).toBe("");
});

test.each([
  {
    what: "$3.00m and $1.30m",
    row: { reward: 3_000_000, rewardQuantity: 1, quantity: 2, total: 4_300_000 },
    text: { highest: "× 1", lower: "+ 1 for $1.30m", all: "2 for $4.30m" },
    file: [3_000_000, 1, 1_300_000, 1, 4_300_000],
  },
  {
    what: "$3.00m twice, and five lower ones",
    row: { reward: 3_000_000, rewardQuantity: 2, quantity: 7, total: 8_300_000 },
    text: { highest: "× 2", lower: "+ 5 for $2.30m", all: "7 for $8.30m" },
    file: [3_000_000, 2, 2_300_000, 5, 8_300_000],
  },
  {
    what: "$3.00m twice",
    row: { reward: 3_000_000, rewardQuantity: 2, quantity: 2, total: 6_000_000 },
    text: { highest: "× 2", lower: "", all: "2 for $6.00m" },
    file: [3_000_000, 2, 0, 0, 6_000_000],
  },
])("what is listed adds up to the total: $what", ({ row, text, file }) => {
  expect(quantityText(row)).toEqual(text);
  const [line = []] = bountyTable([{ ...rows[0], ...row } as BountyRow]).lines;
  expect(line.slice(4, 9)).toEqual(file);
  const [reward, times, lower, , total] = line.slice(4, 9).map(Number);
  expect(Number(reward) * Number(times) + Number(lower)).toBe(total);
});

/** One row, whose state loaded at NOW, some minutes later, for a player in that location. */
const rowOf = (
  changes: Partial<PlayerProfile>,
  {
    minutes = 0,
    location = "Torn",
    landsIn = minutes,
  }: { minutes?: number; location?: string; landsIn?: number } = {},
) =>
  bountyRows([target(1, 1)], {
    targetData: { encounters: new Map(), scoreAt: () => null },
    states: new Map([[1, { profile: { ...profile(1, "Okay"), ...changes }, fetchedAtMs: NOW }]]),
    location,
    attackMs: NOW + landsIn * MINUTE_MS,
    nowMs: NOW + minutes * MINUTE_MS,
  });

const HOSPITAL = {
  state: "Hospital",
  description: "In hospital for 2 mins",
  stateUntilMs: NOW + 2 * MINUTE_MS,
};
const JAPANESE = { ...HOSPITAL, location: "Japan", abroadIn: "Japan" };
const TRAVELING = { state: "Traveling", description: "Traveling to Mexico", location: null };

test.each([
  { what: "in hospital", state: HOSPITAL, minutes: 1, text: "Hospital" },
  { what: "out of it since", state: HOSPITAL, minutes: 2, text: "Okay" },
  {
    what: "out of it since, elsewhere",
    state: HOSPITAL,
    minutes: 2,
    location: "Japan",
    text: "Okay",
  },
  { what: "in jail", state: { ...HOSPITAL, state: "Jail" }, minutes: 1, text: "Jail" },
  { what: "in hospital abroad", state: JAPANESE, minutes: 1, text: "Hospital in Japan" },
  { what: "out of it abroad since", state: JAPANESE, minutes: 2, text: "In Japan" },
  { what: "out of it where you are", state: JAPANESE, minutes: 2, location: "Japan", text: "Okay" },
  { what: "on a flight", state: TRAVELING, minutes: 1, text: "Traveling to Mexico" },
  { what: "an old state", state: HOSPITAL, minutes: 5, text: "Hospital", file: "" },
])("the page and the file have the same state: $what", ({ state, text, file = text, ...at }) => {
  const row = rowOf(state, at);
  expect(row.map((bounty) => bountyStateText(bounty))).toEqual([text]);
  expect(bountyTable(row).lines[0]?.[3]).toBe(file);
});

test("on a phone a flight doesn't say where to", () => {
  expect(rowOf(TRAVELING).map((row) => bountyStateText(row, true))).toEqual(["Traveling"]);
});

test("while only the ready are shown, the states of all others who fit are wanted", () => {
  expect(fittingBounties(rows, ["ready", "several"]).map(({ id }) => id)).toEqual([2]);
  // Ready, then never fetched, then fetched.
  expect(soughtIds(fittingBounties(rows, ["ready"]), "Torn")).toEqual([1, 4, 2, 3]);
  expect(soughtIds(rowsAt(NOW + 5 * MINUTE_MS), "Torn")).toEqual([4, 1, 2, 3]);
});

test("no further states are wanted once the ready fill a screen, nor where nobody can be", () => {
  const ready = Array.from({ length: READY_SOUGHT + 5 }, (_, id) => ({ ...rows[0], id }));
  const all = [...rows.slice(1), ...ready] as BountyRow[];
  expect(soughtIds(all, "Torn")).toEqual(Array.from({ length: READY_SOUGHT }, (_, id) => id));
  expect(soughtIds(all, null)).toEqual([]);
});

test.each([
  {
    what: "filters that nobody fits",
    given: { hidden: [] },
    title: "No bounties match",
    text: "Load more bounties to see others.",
  },
  {
    what: "all bounties loaded",
    given: { hidden: [], left: 0 },
    title: "No bounties match",
    text: "",
  },
  {
    what: "automatic updates off",
    given: { loadsStates: false },
    title: "Player states not loaded",
    text: "Automatic updates are off. Turn them on to see who’s ready.",
  },
  {
    what: "states loading",
    given: {},
    title: "Loading player states...",
    text: "Couldn’t load 1 player’s state. 2 of 3 players checked, nobody ready yet.",
  },
  {
    what: "all states old",
    given: { hidden: rowsAt(NOW + 5 * MINUTE_MS).slice(0, 2) },
    title: "Loading player states...",
    text: "0 of 2 players checked, nobody ready yet.",
  },
  {
    what: "all states loaded",
    given: { hidden: rows.slice(1, 3) },
    title: "No bounties match",
    text: "Couldn’t load 1 player’s state. Load more bounties to see others.",
  },
  {
    what: "a player who flies",
    given: { obstacle: { kind: "flight", untilMs: null } as const },
    title: "Nobody is ready",
    text: "You’re travelling: you can’t attack anybody.",
  },
])("without a row the page says why: $what", ({ given, title, text }) => {
  const usual = { hidden: rows.slice(1), loadsStates: true, obstacle: null, nowMs: NOW, left: 100 };
  expect(nobodyShownText({ ...usual, ...given })).toMatchObject({ title, text });
});

const rated = (
  id: number,
  given: { difficulty?: string | null; isLostLast?: boolean; readiness?: string | null },
) => {
  const { difficulty = null, isLostLast = false, readiness = null } = given;
  const strength = difficulty === null ? null : { difficulty };
  return {
    ...target(id, 1),
    reward: id * 1_000_000,
    readiness,
    estimate: { isLostLast, strength },
  } as unknown as BountyRow;
};

test("best for you: who is easy comes first, who won last time or may be impossible last, each by reward", () => {
  const byReward = [
    rated(9, { difficulty: "may be impossible" }),
    rated(8, { difficulty: "easy", isLostLast: true }),
    rated(7, {}),
    rated(6, { difficulty: "easy" }),
    rated(5, { difficulty: "moderate" }),
    rated(4, { difficulty: "very easy", readiness: "later" }),
  ];
  expect(sortBounties(byReward, "best").map(({ id }) => id)).toEqual([6, 4, 7, 5, 9, 8]);
});

test("who leaves hospital before the player lands is ready then, and in hospital until then", () => {
  const [before] = rowOf(HOSPITAL, { landsIn: 15 });
  expect(before).toMatchObject({ readiness: "ready", isIn: true });
  expect(before && bountyStateText(before)).toBe("Hospital");
  const [after] = rowOf(HOSPITAL, { minutes: 2, landsIn: 15 });
  expect(after).toMatchObject({ readiness: "ready", isIn: false });
  expect(after && bountyStateText(after)).toBe("Okay");
});

const EASY = [
  rated(4, { difficulty: "easy", readiness: "ready" }),
  rated(3, { difficulty: "very easy", readiness: "ready" }),
  rated(2, { difficulty: "easy", readiness: "later" }),
];
const ON = { loadsStates: true, obstacle: null, nowMs: NOW };

test.each([
  {
    what: "only the ready and easy ones, of all who are easy",
    rows: [
      ...EASY,
      rated(9, { difficulty: "easy" }),
      rated(8, { readiness: "ready" }),
      rated(7, { difficulty: "easy", isLostLast: true, readiness: "ready" }),
    ],
    context: ON,
    expected: {
      figure: "2",
      text: "you can beat now for $7.00m",
      note: "of 4 easy for you, 3 of them checked",
    },
  },
  {
    what: "none, if all are away",
    rows: [rated(2, { difficulty: "easy", readiness: "later" })],
    context: ON,
    expected: {
      figure: "0",
      text: "you can beat now",
      note: "of 1 easy for you",
    },
  },
  {
    what: "the easy ones, without states",
    rows: [rated(2, { difficulty: "easy" }), rated(9, { difficulty: "moderate" })],
    context: ON,
    expected: { figure: "1", text: "easy for you, worth $2.00m", note: "Loading their states" },
  },
  {
    what: "the easy ones, as long as the only known one is away",
    rows: [
      rated(2, { difficulty: "easy" }),
      rated(3, { difficulty: "easy", readiness: "later" }),
      rated(5, { difficulty: "easy" }),
    ],
    context: ON,
    expected: {
      figure: "3",
      text: "easy for you, worth $10.0m",
      note: "1 checked, none ready. Loading their states",
    },
  },
  {
    what: "none, if nobody is easy, whichever states are known",
    rows: [
      rated(9, { difficulty: "moderate" }),
      rated(8, { difficulty: "easy", isLostLast: true, readiness: "ready" }),
    ],
    context: ON,
    expected: { figure: "0", text: "easy for you", note: "of 2 whose difficulty is known" },
  },
  {
    what: "the easy ones, while updates are off",
    rows: [rated(2, { difficulty: "easy" }), rated(3, { difficulty: "easy" })],
    context: { ...ON, loadsStates: false },
    expected: {
      figure: "2",
      text: "easy for you, worth $5.00m",
      note: "Updates are off, so their states are unknown",
    },
  },
  {
    what: "none, while it is unknown when the player lands",
    rows: EASY,
    context: { ...ON, obstacle: { kind: "flight", untilMs: null } as const },
    expected: {
      figure: "0",
      text: "you can beat now",
      note: "You’re travelling: you can’t attack anybody. 3 players are easy for you",
    },
  },
  {
    what: "those who are ready when the player lands",
    rows: EASY,
    context: { ...ON, obstacle: { kind: "flight", untilMs: NOW + 15 * MINUTE_MS } as const },
    expected: {
      figure: "2",
      text: "you can beat on landing at 12:15",
      note: "for $7.00m, of 3 easy for you",
    },
  },
  {
    what: "a dash, if nobody was ever fought",
    rows: [rated(2, { readiness: "ready" })],
    context: ON,
    expected: {
      figure: "–",
      text: "you can beat now",
      note: "You have no fight or spy report with any",
    },
  },
])("the headline counts $what", ({ rows: all, context, expected }) => {
  expect(beatableHeadline(all, context)).toEqual(expected);
});
