import { expect, test } from "vitest";

import { DEFAULT_RULES } from "@/lib/game/treasury/pay";
import type { Payment, PaymentCheck } from "@/lib/game/treasury/payments";

import {
  otherAmountText,
  parseSignedMoney,
  partLabel,
  proofText,
  shortProofText,
  ruleText,
  scoreText,
  signedMoney,
} from "./text";

test.each([
  { text: "", is: 0 },
  { text: "2m", is: 2_000_000 },
  { text: "+500,000", is: 500_000 },
  { text: "-1.5m", is: -1_500_000 },
  { text: "−$1,500,000", is: -1_500_000 },
  { text: " – 20 ", is: -20 },
  { text: "much", is: undefined },
  { text: "1.5", is: undefined },
  { text: "--5", is: undefined },
])("“$text” is $is dollars", ({ text, is }) => {
  expect(parseSignedMoney(text)).toBe(is);
});

test.each([0, 500, -1_500_000])("%s dollars are read back from their text", (dollars) => {
  expect(parseSignedMoney(signedMoney(dollars))).toBe(dollars);
});

test.each([
  { rule: DEFAULT_RULES.hits, is: "war hit 1, outside 0.5, assist 0.5, loss 0.25, retal + 0.25" },
  {
    rule: DEFAULT_RULES.prices,
    is: "war hit $300k, outside $100k, assist $100k, loss $0, retal + $50.0k",
  },
  {
    rule: { ...DEFAULT_RULES.prices, perHitTaken: 10_000 },
    is: "war hit $300k, outside $100k, assist $100k, loss $0, retal + $50.0k, hit taken −$10.0k",
  },
  { rule: DEFAULT_RULES.score, is: "bonus hits count" },
  {
    rule: { ...DEFAULT_RULES.score, countsBonusHits: false, equalPercent: 10, perAssist: 250_000 },
    is: "without bonus hits, equal part 10%, $250k per assist",
  },
])("$rule.kind in short: $is", ({ rule, is }) => {
  expect(ruleText(rule, false)).toBe(is);
});

test("a chain has hits, and no outside hits", () => {
  expect(ruleText(DEFAULT_RULES.hits, true)).toBe("hit 1, assist 0.5, loss 0.25, retal + 0.25");
});

test.each([
  { kind: "war", value: 1, rule: DEFAULT_RULES.hits, is: "War hits × 1" },
  { kind: "retaliation", value: 0.25, rule: DEFAULT_RULES.hits, is: "Retals + 0.25" },
  { kind: "assist", value: 150_000, rule: DEFAULT_RULES.prices, is: "Assists × $150,000" },
  { kind: "taken", value: -10_000, rule: DEFAULT_RULES.prices, is: "Hits taken × −$10,000" },
] as const)("$is", ({ kind, value, rule, is }) => {
  expect(partLabel({ kind, value, count: 3 }, rule, false)).toBe(is);
});

const at = (hour: number): Payment => ({
  id: String(hour),
  atMs: Date.UTC(2026, 10, 15, hour, 31),
  memberId: 1,
  money: 20_000_000,
  by: { id: 9, name: "Marrow" },
  onto: "balance",
});

test.each<{ check: PaymentCheck | null; proof: string; short: string; other: string | null }>([
  { check: null, proof: "by you, no news", short: "by you", other: null },
  {
    check: { kind: "paid", payment: at(18) },
    proof: "news, 15 Nov, 18:31",
    short: "15 Nov",
    other: null,
  },
  {
    check: { kind: "twice", payments: [at(18), at(19)] },
    proof: "15 Nov, 18:31 and 19:31",
    short: "15 Nov",
    other: null,
  },
  {
    check: { kind: "twice", payments: [at(18), at(24 + 1), at(24 + 2)] },
    proof: "15 Nov, 18:31 and 16 Nov, 01:31 and 02:31",
    short: "16 Nov",
    other: null,
  },
  {
    check: { kind: "other", payments: [at(18), at(19)] },
    proof: "by you, no news",
    short: "by you",
    other: "$40.0m sent on 15 Nov, 18:31 and 15 Nov, 19:31, not deducted",
  },
])("$proof, $other", ({ check, proof, short, other }) => {
  expect(proofText(check)).toBe(proof);
  expect(shortProofText(check)).toBe(short);
  expect(otherAmountText(check)).toBe(other);
});

test.each([
  { score: 5400.25, is: "5,400.25" },
  { score: 999_999.99, is: "999,999.99" },
  { score: 1_000_000, is: "1.000m" },
])("a score of $score is $is", ({ score, is }) => {
  expect(scoreText(score)).toBe(is);
});
