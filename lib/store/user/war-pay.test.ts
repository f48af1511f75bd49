import { beforeEach, expect, test } from "vitest";

import type { PayTerms } from "@/lib/game/treasury/pay-terms";

import { isSamePaid, MAX_PAYS, savePay, warPayStore } from "./war-pay";

const BY_KIND = { war: 1, outside: 0.5, assist: 0.5, loss: 0.25, retaliation: 0.25, bonus: 0 };

const aPay = (changes: Partial<PayTerms> = {}): PayTerms => ({
  kind: "war",
  id: 27_811,
  rules: {
    kind: "hits",
    hits: { kind: "hits", weights: BY_KIND, maxHits: 60, equalPercent: 10 },
    score: { kind: "score", countsBonusHits: true, equalPercent: 0, perAssist: 0 },
    prices: {
      kind: "prices",
      prices: { ...BY_KIND, outside: 0, assist: 0, loss: 0, retaliation: 0 },
      maxHits: null,
      perHitTaken: 10_000,
    },
  },
  income: 763_680_621,
  costs: null,
  keptPercent: 12.5,
  adjustments: [{ memberId: 3000002, money: -1_500_000, reason: "Xanax without hits" }],
  voided: [
    {
      id: 411000003,
      memberId: 3000002,
      atMs: 1_793_700_000_000,
      kind: "war",
      respect: 4.25,
      bonusHit: null,
      isRetaliation: true,
      isAbroad: false,
      target: "Blackthorn",
      reason: "After the truce",
    },
  ],
  agreedEndMs: 1_793_750_000_000,
  ...changes,
});

beforeEach(() => {
  warPayStore.clear();
});

test("keeps how each war and each chain is paid, the one changed last first", () => {
  savePay(aPay());
  savePay(aPay({ kind: "chain" }));
  savePay(aPay({ income: 5 }));
  expect(JSON.parse(localStorage.getItem("warPay") ?? "")).toEqual([
    aPay({ income: 5 }),
    aPay({ kind: "chain" }),
  ]);
});

test("keeps the twenty that were changed last", () => {
  for (let id = 1; id <= MAX_PAYS + 2; id += 1) savePay(aPay({ id }));
  const ids = warPayStore.get().map(({ id }) => id);
  expect(ids).toHaveLength(20);
  expect([ids[0], ids.at(-1)]).toEqual([22, 3]);
});

test("reads back what it wrote, and leaves out what can’t be paid by", () => {
  const whole = [aPay(), aPay({ id: 2, adjustments: [] })];
  const broken = [
    { ...aPay({ id: 3 }), keptPercent: 101 },
    { ...aPay({ id: 4 }), income: 0.5 },
    { ...aPay({ id: 5 }), rules: null },
  ];
  localStorage.setItem("warPay", JSON.stringify([...broken, ...whole]));
  expect(warPayStore.get()).toEqual(whole);
});

test.each([
  { one: { kind: "war", id: 1 }, other: { kind: "war", id: 1 }, is: true },
  { one: { kind: "war", id: 1 }, other: { kind: "chain", id: 1 }, is: false },
  { one: { kind: "war", id: 1 }, other: { kind: "war", id: 2 }, is: false },
] as const)("$one and $other: $is", ({ one, other, is }) => {
  expect(isSamePaid(one, other)).toBe(is);
});

test("what an earlier version stored has no voided attacks and no agreed end", () => {
  const { rules } = aPay();
  // JSON has no undefined values.
  const prices = { ...rules.prices, perHitTaken: undefined };
  const before = { ...aPay(), voided: undefined, agreedEndMs: undefined };
  localStorage.setItem("warPay", JSON.stringify([{ ...before, rules: { ...rules, prices } }]));
  expect(warPayStore.get()).toEqual([
    aPay({
      voided: [],
      agreedEndMs: null,
      rules: { ...rules, prices: { ...rules.prices, perHitTaken: 0 } },
    }),
  ]);
});

test("a voided attack that can’t be read is left out alone", () => {
  const [voided] = aPay().voided;
  const broken = { ...aPay(), voided: [{ ...voided, kind: "mug" }, voided] };
  localStorage.setItem("warPay", JSON.stringify([broken]));
  expect(warPayStore.get()).toEqual([aPay()]);
});
