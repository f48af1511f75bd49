import { beforeEach, expect, test } from "vitest";

import { isSamePaid, MAX_PAYS, savePay, type StoredPay, warPayStore } from "./war-pay";

const BY_KIND = { war: 1, outside: 0.5, assist: 0.5, loss: 0.25, retaliation: 0.25, bonus: 0 };

const aPay = (changes: Partial<StoredPay> = {}): StoredPay => ({
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
    },
  },
  income: 763_680_621,
  costs: null,
  keptPercent: 12.5,
  adjustments: [{ memberId: 3000002, money: -1_500_000, reason: "Xanax without hits" }],
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
