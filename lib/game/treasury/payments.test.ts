import { expect, test } from "vitest";

import type { NewsEntry } from "@/lib/game/faction/news";

import { checkPayments, type Payment, paymentsOf, nextWarEndMs } from "./payments";

const BANKER = { id: 9, name: "Marrow" };
const JUNO = { id: 1, name: "Juno" };

const changed = (change: number, isCrimeShare = false): NewsEntry => ({
  id: "a",
  atMs: 5,
  kind: "balanceChanged",
  by: BANKER,
  of: JUNO,
  fromMoney: 100,
  toMoney: 100 + change,
  change,
  crimeId: null,
  isCrimeShare,
});

const paid = { id: "a", atMs: 5, memberId: 1, by: BANKER };

test.each<{ what: string; entry: NewsEntry; payments: readonly Payment[] }>([
  {
    what: "a balance that was increased",
    entry: changed(500),
    payments: [{ ...paid, money: 500, onto: "balance" }],
  },
  { what: "a balance that stayed", entry: changed(0), payments: [] },
  { what: "a balance that was decreased", entry: changed(-500), payments: [] },
  { what: "a share of an organised crime", entry: changed(500, true), payments: [] },
  {
    what: "money that was given",
    entry: { id: "a", atMs: 5, kind: "moneyGiven", by: BANKER, to: JUNO, money: 500 },
    payments: [{ ...paid, money: 500, onto: "wallet" }],
  },
  {
    what: "a payday",
    entry: { id: "a", atMs: 5, kind: "payday", by: BANKER, to: JUNO, money: 500 },
    payments: [{ ...paid, money: 500, onto: "wallet" }],
  },
  {
    what: "a member’s own deposit",
    entry: { id: "a", atMs: 5, kind: "moneyDeposited", player: JUNO, money: 500 },
    payments: [],
  },
])("$what", ({ entry, payments }) => {
  expect(paymentsOf([entry])).toEqual(payments);
});

const aPayment = (changes: Partial<Payment>): Payment => ({
  id: "p",
  atMs: 200,
  memberId: 1,
  money: 500,
  by: BANKER,
  onto: "balance",
  ...changes,
});

const RUN = { fromMs: 100, untilMs: 1_000 };

test.each<{ what: string; payments: readonly Partial<Payment>[]; kind: string | undefined }>([
  { what: "the same dollar after the end", payments: [{}], kind: "paid" },
  { what: "the same dollar into the wallet", payments: [{ onto: "wallet" }], kind: "paid" },
  { what: "at the moment of the end", payments: [{ atMs: 100 }], kind: "paid" },
  { what: "before the end", payments: [{ atMs: 99 }], kind: undefined },
  { what: "the same dollar after the next war", payments: [{ atMs: 1_000 }], kind: undefined },
  { what: "once, and again after the next war", payments: [{}, { atMs: 5_000 }], kind: "paid" },
  { what: "somebody else", payments: [{ memberId: 2 }], kind: undefined },
  { what: "twice", payments: [{}, { atMs: 300 }], kind: "twice" },
  { what: "a dollar more", payments: [{ money: 501 }], kind: "other" },
  { what: "a dollar less", payments: [{ money: 499 }], kind: "other" },
  {
    what: "another amount into the wallet",
    payments: [{ money: 501, onto: "wallet" }],
    kind: undefined,
  },
  {
    what: "another amount after the next war",
    payments: [{ money: 501, atMs: 1_000 }],
    kind: undefined,
  },
  { what: "another amount, then the right one", payments: [{ money: 20 }, {}], kind: "paid" },
  { what: "nothing", payments: [], kind: undefined },
])("$what: $kind", ({ payments, kind }) => {
  const checks = checkPayments([{ memberId: 1, money: 500 }], payments.map(aPayment), RUN);
  expect(checks.get(1)?.kind).toBe(kind);
});

test("who is to get nothing can’t have been paid", () => {
  expect(checkPayments([{ memberId: 1, money: 0 }], [aPayment({ money: 0 })], RUN).size).toBe(0);
});

test("payments are in the order of their times, however they arrive", () => {
  const payments = [aPayment({ id: "late", atMs: 300 }), aPayment({ id: "early", atMs: 150 })];
  const [check] = checkPayments([{ memberId: 1, money: 500 }], payments, RUN).values();
  expect(check).toMatchObject({ kind: "twice", payments: [{ id: "early" }, { id: "late" }] });
});

test.each([
  { startsAtMs: 10, untilMs: 45 },
  { startsAtMs: 30, untilMs: 65 },
  { startsAtMs: 60, untilMs: Infinity },
])("payments for the war from $startsAtMs count until $untilMs", ({ startsAtMs, untilMs }) => {
  const wars = [
    { startsAtMs: 60, endedAtMs: 65 },
    { startsAtMs: 30, endedAtMs: 45 },
    { startsAtMs: 10, endedAtMs: 20 },
  ];
  expect(nextWarEndMs(wars, startsAtMs)).toBe(untilMs);
});

test("a war that is on has no pay yet", () => {
  expect(nextWarEndMs([{ startsAtMs: 30, endedAtMs: null }], 10)).toBe(Infinity);
});

test.each([
  { lines: ["balance", "wallet"], kind: "paid" },
  { lines: ["wallet", "balance"], kind: "paid" },
  { lines: ["balance", "balance", "wallet"], kind: "twice" },
  { lines: ["wallet", "wallet"], kind: "twice" },
] as const)("pay into $lines is $kind: a withdrawal is no second payment", ({ lines, kind }) => {
  const payments = lines.map((onto, index) => ({
    ...{ id: `n${index}`, atMs: index, memberId: 1, money: 500, onto },
    by: { id: 9, name: "Marrow" },
  }));
  const checks = checkPayments([{ memberId: 1, money: 500 }], payments, {
    fromMs: 0,
    untilMs: Infinity,
  });
  expect(checks.get(1)?.kind).toBe(kind);
});
