import { expect, test } from "vitest";

import { DEFAULT_RULES } from "./pay";
import { payTermsOf } from "./pay-terms";

const BY_SCORE = { ...DEFAULT_RULES, kind: "score" } as const;

const STORED = [
  {
    kind: "war",
    id: 2,
    rules: BY_SCORE,
    income: 500,
    costs: 20,
    keptPercent: 10,
    adjustments: [{ memberId: 1, money: 5, reason: "" }],
    voided: [],
    agreedEndMs: 1_000,
  },
  {
    kind: "chain",
    id: 1,
    rules: DEFAULT_RULES,
    income: 9,
    costs: null,
    keptPercent: 40,
    adjustments: [],
    voided: [],
    agreedEndMs: null,
  },
] as const;

test("a war that was set keeps its terms; a chain of the same id is another one", () => {
  expect(payTermsOf(STORED, { kind: "war", id: 2 })).toBe(STORED[0]);
  expect(payTermsOf(STORED, { kind: "chain", id: 1 })).toBe(STORED[1]);
});

test("another war has the rule and the percentage used last, without amounts", () => {
  expect(payTermsOf(STORED, { kind: "war", id: 1 })).toEqual({
    ...{ kind: "war", id: 1, rules: BY_SCORE, income: null, costs: null },
    ...{ keptPercent: 10, adjustments: [], voided: [], agreedEndMs: null },
  });
});

test("at first the rule is by hits, and the faction keeps a quarter", () => {
  expect(payTermsOf([], { kind: "war", id: 1 })).toMatchObject({
    rules: DEFAULT_RULES,
    keptPercent: 25,
  });
});

test("as long as the player sets nothing, pay is by hits, and a score counts with bonus hits", () => {
  expect(DEFAULT_RULES).toMatchObject({ kind: "hits", score: { countsBonusHits: true } });
});
