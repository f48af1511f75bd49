import { describe, expect, test } from "vitest";

import { DAY_MS } from "@/lib/common/time";
import { anOwnAttack } from "@/lib/game/testing/builders";

import {
  attackRecord,
  isIncoming,
  isOutgoing,
  outgoingOf,
  type OwnAttack,
  decidedAttacks,
  recordsByTarget,
  recordsByWeek,
} from "./own-attacks";

const NOW = Date.UTC(2026, 10, 20, 12);
const ME = 1;
const me = { id: ME, factionId: 9001, name: "Alpha", level: 90 };
const player = (id: number, name = "Korna", level = 94) => ({ id, factionId: null, name, level });

const mine = (respectGain: number, fairFight: number, changes: Partial<OwnAttack> = {}) =>
  anOwnAttack({ attacker: me, respectGain, fairFight, ...changes });
const LOST = mine(0, 1, { result: "Lost" });
const BONUS = mine(40, 2.9, { chain: 50 });
const daysAgo = (days: number) => ({ endedAtMs: NOW - days * DAY_MS });

describe("a record", () => {
  test("counts results, respect without bonus hits, and energy", () => {
    const attacks = [mine(3, 2), mine(2, 1.5), LOST, BONUS, mine(0, 1, { result: "Escape" })];
    expect(attackRecord(attacks)).toEqual({
      attacks: 5,
      won: 3,
      lost: 1,
      respect: 5,
      bonusHits: 1,
      bonusRespect: 40,
      energy: 125,
      respectPerAttack: 1.25,
      fairFight: 2,
    });
  });

  test("of nothing, or of bonus hits alone, has no averages", () => {
    expect(attackRecord([])).toMatchObject({
      attacks: 0,
      respect: 0,
      energy: 0,
      respectPerAttack: null,
      fairFight: null,
    });
    expect(attackRecord([BONUS])).toMatchObject({
      respect: 0,
      respectPerAttack: null,
      fairFight: 2.9,
    });
    expect(attackRecord([LOST])).toMatchObject({ respectPerAttack: 0, fairFight: null });
  });

  test.each([
    { fair: [2], is: 2 },
    { fair: [3, 1], is: 2 },
    { fair: [3, 1, 1.5], is: 1.5 },
    { fair: [3, 1, 2, 1.5], is: 1.75 },
  ])("the middle of $fair is $is", ({ fair, is }) => {
    expect(attackRecord(fair.map((each) => mine(1, each))).fairFight).toBe(is);
  });
});

test("own attacks are the newest first, without those of others", () => {
  const [older, newer] = [mine(1, 2, daysAgo(3)), mine(2, 2, daysAgo(1))];
  const theirs = anOwnAttack({ attacker: player(9), defender: me });
  const hidden = anOwnAttack({ attacker: null, defender: me });
  expect(outgoingOf([older, theirs, newer, hidden], ME)).toEqual([newer, older]);
});

test("by target: named as last, with how the fair fight has changed", () => {
  const korna = (name: string) => ({ defender: player(201, name) });
  const attacks = [
    mine(3, 2.54, { ...daysAgo(30), ...korna("Old name") }),
    mine(3.5, 2.41, { ...daysAgo(3), ...korna("Korna") }),
    mine(3.4, 2.5, { ...daysAgo(9), ...korna("Korna") }),
    mine(1, 1.2, { ...daysAgo(5), defender: player(202, "Grilia", 38) }),
    mine(0, 1, { ...daysAgo(1), defender: player(203, "Blackthorn"), result: "Lost" }),
    mine(1, 1, { ...daysAgo(1), defender: null }),
    anOwnAttack({ attacker: player(204), defender: me }),
  ];
  const records = recordsByTarget(attacks, ME);
  expect(records.map(({ target }) => target.name)).toEqual(["Blackthorn", "Korna", "Grilia"]);
  const [blackthorn, kornas, grilia] = records;
  expect(kornas).toMatchObject({
    attacks: 3,
    won: 3,
    lastAtMs: NOW - 3 * DAY_MS,
    lastFairFight: 2.41,
    fairFight: 2.5,
  });
  expect(kornas?.respect).toBeCloseTo(9.9, 9);
  expect(kornas?.fairFightChange).toBeCloseTo(-0.13, 9);
  expect(grilia).toMatchObject({ lastFairFight: 1.2, fairFightChange: null });
  expect(blackthorn).toMatchObject({ lost: 1, lastFairFight: null, fairFightChange: null });
});

test("by week: the newest first, empty weeks too, none outside", () => {
  const attacks = [
    mine(2, 2, { endedAtMs: Date.UTC(2026, 10, 16) }),
    mine(3, 2, { endedAtMs: Date.UTC(2026, 10, 20) }),
    mine(1, 2, { endedAtMs: Date.UTC(2026, 10, 8, 23) }),
    mine(9, 2, { endedAtMs: Date.UTC(2026, 9, 31) }),
    anOwnAttack({ attacker: player(9), defender: me, endedAtMs: NOW }),
  ];
  const weeks = recordsByWeek(attacks, ME, { fromMs: Date.UTC(2026, 10, 4), toMs: NOW }, 0);
  expect(weeks.map(({ fromMs, attacks: count, respect }) => [fromMs, count, respect])).toEqual([
    [Date.UTC(2026, 10, 16), 2, 5],
    [Date.UTC(2026, 10, 9), 0, 0],
    [Date.UTC(2026, 10, 2), 1, 1],
  ]);
});

test.each([
  { what: "all has loaded", loaded: 0, from: ["16", "9", "4"] },
  {
    what: "loaded back to within a week",
    loaded: Date.UTC(2026, 10, 11),
    from: ["16", "11", null],
  },
  { what: "loaded for this week alone", loaded: Date.UTC(2026, 10, 16), from: ["16", null, null] },
])("from when on a week is counted: $what", ({ loaded, from }) => {
  const span = { fromMs: Date.UTC(2026, 10, 4), toMs: NOW };
  const days = recordsByWeek([], ME, span, loaded).map(({ countedFromMs }) =>
    countedFromMs === null ? null : String(new Date(countedFromMs).getUTCDate()),
  );
  expect(days).toEqual(from);
});

test("the fair fight of a loss is that of the nearest attack on the same target", () => {
  const blackthorn = { defender: player(203, "Blackthorn") };
  const loss = { result: "Lost", respectGain: 0, fairFight: 1 };
  const attacks = [
    mine(4, 2.9, { id: 1, ...daysAgo(30), ...blackthorn }),
    mine(0, 1, { id: 2, ...daysAgo(20), ...blackthorn, ...loss }),
    mine(0, 1, { id: 3, ...daysAgo(12), ...blackthorn, ...loss }),
    mine(4, 3, { id: 4, ...daysAgo(8), ...blackthorn }),
    mine(3, 2.4, { id: 5, ...daysAgo(11) }),
    mine(0, 1, { id: 6, ...daysAgo(2), ...loss, defender: player(204) }),
    mine(0, 1, { id: 7, ...daysAgo(1), result: "Stalemate" }),
    mine(0, 1, { id: 8, ...daysAgo(1), ...loss, defender: null }),
    anOwnAttack({ id: 9, attacker: player(203), defender: me, endedAtMs: NOW }),
  ];
  const decided = decidedAttacks(attacks, ME);
  expect(decided.map(({ id, isLost, fairFight }) => [id, isLost, fairFight])).toEqual([
    [6, true, null],
    [4, false, 3],
    [5, false, 2.4],
    [3, true, 3],
    [2, true, 2.9],
    [1, false, 2.9],
  ]);
  expect(decided[3]).toMatchObject({
    target: { name: "Blackthorn", level: 94 },
    atMs: NOW - 12 * DAY_MS,
  });
});

const them = player(201);

test.each([
  { what: "own", attacker: me, defender: them, outgoing: true, incoming: false },
  { what: "theirs", attacker: them, defender: me, outgoing: false, incoming: true },
  { what: "of somebody hidden", attacker: null, defender: me, outgoing: false, incoming: true },
  { what: "of others", attacker: them, defender: them, outgoing: false, incoming: false },
  { what: "of nobody on nobody", attacker: null, defender: null, outgoing: false, incoming: false },
  { what: "on oneself", attacker: me, defender: me, outgoing: true, incoming: false },
])("$what", ({ attacker, defender, outgoing, incoming }) => {
  expect(isOutgoing({ attacker }, 1)).toBe(outgoing);
  expect(isIncoming({ attacker, defender }, 1)).toBe(incoming);
});
