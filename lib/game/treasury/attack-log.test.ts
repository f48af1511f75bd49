import fc from "fast-check";
import { describe, expect, test } from "vitest";

import {
  applyLog,
  type CountedAttack,
  countedAttacks,
  defendsOf,
  excludedAttacks,
  type LoggedAttack,
  type PaidPeriod,
  type VoidedAttack,
} from "./attack-log";
import type { Contribution } from "./contributions";
import { attacksMade } from "./expected-hits";
import { DEFAULT_RULES, payOf } from "./pay";

const OURS = 9001;
const THEIRS = 9002;

const WAR: PaidPeriod = {
  ownId: OURS,
  enemyId: THEIRS,
  startsAtMs: 1_000,
  endedAtMs: 9_000,
  chains: [{ startsAtMs: 2_000, endedAtMs: 8_000 }],
};

/** A hit of member 1 on the enemy, in the chain. */
const anAttack = (changes: Partial<LoggedAttack> = {}): LoggedAttack => ({
  id: 1,
  startedAtMs: 4_900,
  endedAtMs: 5_000,
  attacker: { id: 1, factionId: OURS },
  defender: { id: 71, factionId: THEIRS, name: "Blackthorn" },
  result: "Hospitalized",
  respectGain: 4.25,
  respectLoss: 0,
  chain: 12,
  isRetaliation: false,
  isAbroad: false,
  ...changes,
});

const kindsOf = (attack: Partial<LoggedAttack>, period: PaidPeriod = WAR) =>
  [...countedAttacks([anAttack(attack)], period).values()].flat().map(({ kind }) => kind);

const STRANGER = { id: 80, factionId: null };

describe("the attacks that are paid", () => {
  test.each([
    { what: "a hit on the enemy", attack: {}, kinds: ["war"] },
    { what: "a mug", attack: { result: "Mugged" }, kinds: ["war"] },
    { what: "a hit on the enemy outside of a chain", attack: { chain: null }, kinds: ["war"] },
    { what: "a hit before the first chain", attack: { endedAtMs: 1_500 }, kinds: ["war"] },
    { what: "a hit on somebody else", attack: { defender: STRANGER }, kinds: ["outside"] },
    { what: "a hit on somebody unknown", attack: { defender: null }, kinds: ["outside"] },
    {
      what: "a hit on somebody else that no chain counted",
      attack: { defender: STRANGER, chain: null },
      kinds: [],
    },
    {
      what: "a hit on somebody else after the chain",
      attack: { defender: STRANGER, endedAtMs: 8_001 },
      kinds: [],
    },
    { what: "an assist", attack: { result: "Assist" }, kinds: ["assist"] },
    { what: "a lost attack", attack: { result: "Lost" }, kinds: ["loss"] },
    { what: "a draw", attack: { result: "Stalemate" }, kinds: ["loss"] },
    { what: "an escape", attack: { result: "Escape" }, kinds: ["loss"] },
    { what: "a timeout", attack: { result: "Timeout" }, kinds: [] },
    { what: "an interruption", attack: { result: "Interrupted" }, kinds: [] },
    {
      what: "a lost attack after the chain",
      attack: { result: "Lost", endedAtMs: 8_001 },
      kinds: [],
    },
    { what: "a hit at the war’s start", attack: { endedAtMs: 1_000 }, kinds: ["war"] },
    { what: "a hit before the war", attack: { endedAtMs: 999 }, kinds: [] },
    { what: "a hit at the war’s end", attack: { endedAtMs: 9_000 }, kinds: ["war"] },
    { what: "a hit after the war", attack: { endedAtMs: 9_001 }, kinds: [] },
    {
      what: "an assist as the chain began",
      attack: { result: "Assist", endedAtMs: 2_000 },
      kinds: ["assist"],
    },
    {
      what: "an assist as the chain ended",
      attack: { result: "Assist", endedAtMs: 8_000 },
      kinds: ["assist"],
    },
    { what: "the enemy’s hit", attack: { attacker: { id: 71, factionId: THEIRS } }, kinds: [] },
    { what: "a hidden attacker’s hit", attack: { attacker: null }, kinds: [] },
  ])("$what: $kinds", ({ attack, kinds }) => {
    expect(kindsOf(attack)).toEqual(kinds);
  });

  test("in a chain all hits are alike", () => {
    const chain = { ...WAR, enemyId: null };
    expect(kindsOf({ defender: STRANGER }, chain)).toEqual(["war"]);
    expect(kindsOf({}, chain)).toEqual(["war"]);
    expect(kindsOf({ defender: null, chain: null }, chain)).toEqual(["war"]);
    expect(kindsOf({ result: "Assist" }, chain)).toEqual(["assist"]);
  });

  test("without the chains’ reports only hits of the war count", () => {
    const alone = { ...WAR, chains: [] };
    expect(kindsOf({}, alone)).toEqual(["war"]);
    expect(kindsOf({ result: "Assist" }, alone)).toEqual([]);
    expect(kindsOf({ defender: STRANGER }, alone)).toEqual([]);
  });

  test("have all that is taken off for them, newest first", () => {
    const bonus = anAttack({
      id: 3,
      endedAtMs: 6_000,
      chain: 100,
      respectGain: 80,
      isRetaliation: true,
      isAbroad: true,
      defender: { id: 72, factionId: THEIRS },
    });
    const all = countedAttacks([anAttack(), anAttack({ id: 2 }), bonus], WAR);
    expect(all.get(1)).toEqual([
      {
        ...{ id: 3, memberId: 1, atMs: 6_000, kind: "war", respect: 80, bonusHit: 100 },
        ...{ isRetaliation: true, isAbroad: true, target: "" },
      },
      {
        ...{ id: 2, memberId: 1, atMs: 5_000, kind: "war", respect: 4.25, bonusHit: null },
        ...{ isRetaliation: false, isAbroad: false, target: "Blackthorn" },
      },
      {
        ...{ id: 1, memberId: 1, atMs: 5_000, kind: "war", respect: 4.25, bonusHit: null },
        ...{ isRetaliation: false, isAbroad: false, target: "Blackthorn" },
      },
    ]);
  });
});

describe("the attacks on a member", () => {
  const taken = (changes: Partial<LoggedAttack>) =>
    anAttack({
      attacker: { id: 71, factionId: THEIRS },
      defender: { id: 1, factionId: OURS },
      ...changes,
    });
  const of = (attack: LoggedAttack, untilMs = 9_000) => defendsOf([attack], WAR, untilMs).get(1);

  test.each([
    { what: "a hit", attack: {}, defends: { lost: 1, held: 0 } },
    { what: "a hit by somebody hidden", attack: { attacker: null }, defends: { lost: 1, held: 0 } },
    { what: "a hit by a stranger", attack: { attacker: STRANGER }, defends: { lost: 1, held: 0 } },
    { what: "a lost attack", attack: { result: "Lost" }, defends: { lost: 0, held: 1 } },
    { what: "a draw", attack: { result: "Stalemate" }, defends: { lost: 0, held: 1 } },
    { what: "an escape", attack: { result: "Escape" }, defends: { lost: 0, held: 1 } },
    { what: "a timeout", attack: { result: "Timeout" }, defends: { lost: 0, held: 1 } },
    { what: "an assist", attack: { result: "Assist" }, defends: { lost: 0, held: 0 } },
  ])("$what: $defends", ({ attack, defends }) => {
    expect(of(taken(attack))).toEqual(defends);
  });

  test.each([
    { what: "a hit by a member", attack: { attacker: { id: 2, factionId: OURS } } },
    { what: "a hit before the war", attack: { endedAtMs: 999 } },
    { what: "a hit after the war", attack: { endedAtMs: 9_001 } },
    { what: "a hit on the enemy", attack: { defender: { id: 1, factionId: THEIRS } } },
    { what: "a hit on somebody unknown", attack: { defender: null } },
  ])("$what is none", ({ attack }) => {
    expect(of(taken(attack))).toBeUndefined();
  });

  test("after the agreed end they don’t count", () => {
    expect(of(taken({}), 5_000)).toEqual({ lost: 1, held: 0 });
    expect(of(taken({}), 4_999)).toBeUndefined();
  });
});

const aCounted = (changes: Partial<CountedAttack> = {}): CountedAttack => ({
  id: 1,
  memberId: 1,
  atMs: 5_000,
  kind: "war",
  respect: 4.25,
  bonusHit: null,
  isRetaliation: false,
  isAbroad: false,
  target: "Blackthorn",
  ...changes,
});

const aVoided = (changes: Partial<VoidedAttack> = {}): VoidedAttack => ({
  ...aCounted(),
  reason: "Truce",
  ...changes,
});

const byMember = (...attacks: readonly CountedAttack[]) => new Map([[1, attacks]]);

describe("the attacks that don’t count", () => {
  const LOG = byMember(aCounted({ id: 3, atMs: 7_000 }), aCounted({ id: 2, atMs: 6_000 }));
  const idsOf = (...args: Parameters<typeof excludedAttacks>) =>
    [...excludedAttacks(...args).values()].flat().map(({ id }) => id);

  test.each([
    { what: "voided", voided: [aVoided()], agreedEndMs: null, ids: [1] },
    { what: "after the agreed end", voided: [], agreedEndMs: 6_000, ids: [3] },
    { what: "both, once", voided: [aVoided({ id: 3 })], agreedEndMs: 5_999, ids: [3, 2] },
    { what: "none", voided: [], agreedEndMs: null, ids: [] },
  ])("$what: $ids", ({ voided, agreedEndMs, ids }) => {
    expect(idsOf(LOG, { voided, agreedEndMs })).toEqual(ids);
  });

  test("without the log those that are voided still don’t", () => {
    expect(idsOf(null, { voided: [aVoided()], agreedEndMs: 0 })).toEqual([1]);
  });
});

describe("a contribution without them", () => {
  const WHOLE: Contribution = {
    memberId: 1,
    name: "Alpha",
    members: 1,
    warHits: 3,
    score: 90.3,
    chain: {
      outside: 2,
      assists: 2,
      losses: 2,
      retaliations: 2,
      overseas: 2,
      bonusHits: [10, 100],
      bonusRespect: 90,
    },
  };
  const less = (...attacks: readonly CountedAttack[]) =>
    applyLog([WHOLE], byMember(...attacks), null)[0];
  const chainLess = (changes: object) => ({ chain: { ...WHOLE.chain, ...changes } });

  test.each([
    { what: "a war hit", attack: {}, changes: { warHits: 2, score: 86.05 } },
    { what: "an outside hit", attack: { kind: "outside" }, changes: chainLess({ outside: 1 }) },
    { what: "an assist", attack: { kind: "assist" }, changes: chainLess({ assists: 1 }) },
    { what: "a loss", attack: { kind: "loss" }, changes: chainLess({ losses: 1 }) },
    {
      what: "a retaliation abroad",
      attack: { isRetaliation: true, isAbroad: true },
      changes: { warHits: 2, score: 86.05, ...chainLess({ retaliations: 1, overseas: 1 }) },
    },
    {
      what: "the bonus hit 100",
      attack: { bonusHit: 100, respect: 80 },
      changes: { warHits: 2, score: 10.3, ...chainLess({ bonusHits: [10], bonusRespect: 10 }) },
    },
    {
      what: "the first of the bonus hits",
      attack: { bonusHit: 10, respect: 10 },
      changes: { warHits: 2, score: 80.3, ...chainLess({ bonusHits: [100], bonusRespect: 80 }) },
    },
    {
      what: "a bonus hit that no report has",
      attack: { bonusHit: 25, respect: 20 },
      changes: { warHits: 2, score: 70.3 },
    },
  ] as const)("$what", ({ attack, changes }) => {
    expect(less(aCounted(attack))).toEqual({ ...WHOLE, ...changes, excluded: 1 });
  });

  test("no count goes below 0, as the log may have more than the reports", () => {
    const many = Array.from({ length: 5 }, (_, id) => aCounted({ id, respect: 50 }));
    expect(less(...many)).toMatchObject({ warHits: 0, score: 0 });
  });

  test("without the chain reports only hits of the war are taken off", () => {
    const [rest] = applyLog([{ ...WHOLE, chain: null }], byMember(aCounted()), null);
    expect(rest).toEqual({ ...WHOLE, warHits: 2, score: 86.05, chain: null, excluded: 1 });
  });

  test("has made as many attacks as before", () => {
    const all = byMember(
      aCounted(),
      aCounted({ id: 2, kind: "loss" }),
      aCounted({ id: 3, kind: "assist" }),
    );
    const [rest] = applyLog([WHOLE], all, null);
    expect(rest && attacksMade(rest)).toBe(attacksMade(WHOLE));
  });

  test("of another member is the same", () => {
    expect(applyLog([{ ...WHOLE, memberId: 2 }], byMember(aCounted()), null)[0]).toEqual({
      ...WHOLE,
      memberId: 2,
    });
  });

  test("the log adds the defends, none to those who weren’t attacked", () => {
    const defends = new Map([[1, { lost: 3, held: 1 }]]);
    const all = [WHOLE, { ...WHOLE, memberId: 2 }, { ...WHOLE, memberId: null }];
    expect(applyLog(all, new Map(), defends).map((each) => each.defends)).toEqual([
      { lost: 3, held: 1 },
      { lost: 0, held: 0 },
      undefined,
    ]);
  });
});

describe("whatever is voided", () => {
  const counts = fc.record({ war: fc.nat(30), outside: fc.nat(30), score: fc.nat(3_000) });
  const voids = fc.array(
    fc.record({
      memberId: fc.integer({ min: 1, max: 6 }),
      kind: fc.constantFrom("war", "outside"),
    }),
    { maxLength: 60 },
  );
  const TERMS = { income: 1_000_000_000, costs: 0, keptPercent: 25 };
  const contributionsOf = (all: readonly { war: number; outside: number; score: number }[]) =>
    all.map(({ war, outside, score }, index): Contribution => ({
      memberId: index + 1,
      name: null,
      members: 1,
      warHits: war,
      score,
      chain: {
        ...{ outside, assists: 0, losses: 0, retaliations: 0, overseas: 0 },
        ...{ bonusHits: [], bonusRespect: 0 },
      },
    }));

  test("nobody is lost, sums hold, and voided hits aren’t paid", () => {
    fc.assert(
      fc.property(fc.array(counts, { minLength: 1, maxLength: 6 }), voids, (all, voided) => {
        const whole = contributionsOf(all);
        const attacks = voided.map((each, id) => aVoided({ ...each, id, respect: 5 }));
        const excluded = excludedAttacks(null, { voided: attacks, agreedEndMs: null });
        const rest = applyLog(whole, excluded, null);
        const pay = payOf(rest, DEFAULT_RULES.hits, TERMS, []);
        expect(rest.map(({ memberId }) => memberId)).toEqual(whole.map((each) => each.memberId));
        expect(pay.total + pay.kept).toBe(TERMS.income);
        for (const [index, line] of pay.lines.entries()) {
          const id = index + 1;
          const left = (kind: string, count: number) =>
            Math.max(
              0,
              count - attacks.filter((each) => each.memberId === id && each.kind === kind).length,
            );
          const { war = 0, outside = 0 } = all[index] ?? {};
          expect(line.weight).toBe(left("war", war) + left("outside", outside) / 2);
        }
      }),
    );
  });
});
