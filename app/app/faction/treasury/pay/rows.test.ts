import { expect, test } from "vitest";

import { DEFAULT_RULES, payOf } from "@/lib/game/treasury/pay";
import type { PaymentCheck } from "@/lib/game/treasury/payments";

import { payRows, type PaySort, sortRows } from "./rows";

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
  otherNames: new Map<number, string>(),
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

test("a name that was loaded on request stands for a missing one", () => {
  const pay = payOf(
    [1, 3].map((id) => ({ ...fought(id, 1), name: null })),
    DEFAULT_RULES.hits,
    { income: 100, costs: 0, keptPercent: 0 },
    [],
  );
  const { due } = payRows(pay, { ...FACTS, otherNames: new Map([[3, "Oriel"]]) });
  expect(due.map(({ name, isNamed }) => [name, isNamed])).toEqual([
    ["Ember", true],
    ["Oriel", true],
  ]);
  const unknown = payRows(pay, FACTS).due.find(({ id }) => id === 3);
  expect(unknown).toMatchObject({ name: "[3]", isNamed: false });
});

const CHAIN = { outside: 0, assists: 0, losses: 0, retaliations: 0, overseas: 0 };
const did = (
  memberId: number,
  name: string,
  warHits: number,
  score: number,
  chain: Partial<typeof CHAIN> | null,
  bonusHits: readonly number[] = [],
) => ({
  ...{ memberId, name, members: 1, warHits, score },
  chain: chain && { ...CHAIN, ...chain, bonusHits, bonusRespect: 0 },
});

test.each<{ sort: PaySort; is: readonly string[] }>([
  { sort: "pay", is: ["Cy", "ada", "Bo"] },
  { sort: "name", is: ["ada", "Bo", "Cy"] },
  { sort: "war", is: ["Cy", "ada", "Bo"] },
  { sort: "outside", is: ["ada", "Cy", "Bo"] },
  { sort: "assists", is: ["Cy", "ada", "Bo"] },
  { sort: "losses", is: ["ada", "Cy", "Bo"] },
  { sort: "retals", is: ["ada", "Cy", "Bo"] },
  { sort: "bonus", is: ["ada", "Cy", "Bo"] },
  { sort: "score", is: ["Bo", "ada", "Cy"] },
  { sort: "share", is: ["Cy", "ada", "Bo"] },
])("sorted by $sort: $is, unknown figures last", ({ sort, is }) => {
  const pay = payOf(
    [
      did(1, "ada", 20, 50, { outside: 3, losses: 1, retaliations: 2 }, [10]),
      did(2, "Bo", 10, 90, null),
      did(3, "Cy", 30, 10, { assists: 4 }),
    ],
    DEFAULT_RULES.hits,
    { income: 1_000, costs: 0, keptPercent: 0 },
    [],
  );
  const { due } = payRows(pay, { ...FACTS, names: null });
  expect(namesIn(sortRows(due, sort))).toEqual(is);
});
