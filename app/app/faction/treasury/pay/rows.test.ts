import { expect, test } from "vitest";

import { DEFAULT_RULES, payOf } from "@/lib/game/treasury/pay";
import type { PaymentCheck } from "@/lib/game/treasury/payments";

import { payRows } from "./rows";

const fought = (memberId: number | null, warHits: number) => ({
  memberId,
  name: memberId === null ? null : `Was ${memberId}`,
  members: 1,
  warHits,
  score: 0,
  chain: null,
});

const PAY = payOf(
  [fought(1, 10), fought(2, 30), fought(3, 20), fought(4, 0), fought(null, 5)],
  DEFAULT_RULES.hits,
  { income: 65_000, costs: 0, keptPercent: 0 },
  [],
);

const FACTS = {
  names: new Map([
    [1, "Ember"],
    [2, "Juno"],
    [4, "Rook"],
  ]),
  ownId: 2,
  paidIds: [] as readonly number[],
  checks: new Map<number, PaymentCheck>(),
};

const namesIn = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);

test("who is to be paid comes most first, who did nothing apart, who couldn’t be parsed set aside", () => {
  const { due, paid, without, setAside } = payRows(PAY, FACTS);
  expect(namesIn(due)).toEqual(["Juno", "Was 3", "Ember"]);
  expect(paid).toEqual([]);
  expect(namesIn(without)).toEqual(["Rook"]);
  expect(setAside?.money).toBe(5_000);
  expect(due.map(({ isOwn, hasLeft }) => [isOwn, hasLeft])).toEqual([
    [true, false],
    [false, true],
    [false, false],
  ]);
});

test("without the faction’s members the report’s names are used, and nobody has left", () => {
  const { due } = payRows(PAY, { ...FACTS, names: null });
  expect(namesIn(due)).toEqual(["Was 2", "Was 3", "Was 1"]);
  expect(due.some(({ hasLeft }) => hasLeft)).toBe(false);
});

test("a member without any name has the id", () => {
  const pay = {
    lines: PAY.lines.map((line) => ({
      ...line,
      contribution: { ...line.contribution, name: null },
    })),
  };
  expect(namesIn(payRows(pay, { ...FACTS, names: null }).due)).toContain("[3]");
});

const payment = {
  id: "a",
  atMs: 5,
  memberId: 1,
  money: 10_000,
  by: { id: 9, name: "Marrow" },
  onto: "balance",
} as const;

test.each<{
  what: string;
  paidIds: readonly number[];
  check: PaymentCheck | null;
  isPaid: boolean;
}>([
  { what: "a tick", paidIds: [1], check: null, isPaid: true },
  { what: "a payment in the news", paidIds: [], check: { kind: "paid", payment }, isPaid: true },
  {
    what: "two of them",
    paidIds: [],
    check: { kind: "twice", payments: [payment, payment] },
    isPaid: true,
  },
  {
    what: "another amount",
    paidIds: [],
    check: { kind: "other", payments: [payment] },
    isPaid: false,
  },
  { what: "nothing", paidIds: [], check: null, isPaid: false },
])("$what: paid $isPaid", ({ paidIds, check, isPaid }) => {
  const checks = new Map(check === null ? [] : [[1, check]]);
  const { due, paid } = payRows(PAY, { ...FACTS, paidIds, checks });
  expect(namesIn(paid).includes("Ember")).toBe(isPaid);
  expect(namesIn(due).includes("Ember")).toBe(!isPaid);
});
