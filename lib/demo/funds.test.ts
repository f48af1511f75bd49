import { expect, test } from "vitest";

import { factionBalanceWire } from "@/lib/api/endpoints/faction-balance";
import { newsEntryOf } from "@/lib/api/sentences/faction-news";
import { checkBalances, gapsOf, movementsOf } from "@/lib/game/treasury/balance-changes";
import { balanceGroups } from "@/lib/game/treasury/balances";
import { paymentsOf } from "@/lib/game/treasury/payments";

import { clockAt } from "./clock";
import { fundsNews } from "./funds";
import { ROSTER, rosterMember } from "./roster";
import { ask, NOW } from "./testing/ask";

const entriesOf = (payments: Parameters<typeof fundsNews>[1]) =>
  fundsNews(clockAt(NOW), payments).map(({ id, timestamp, text }) =>
    newsEntryOf({ id, atMs: timestamp * 1000, text }, new Set()),
  );

const balances = factionBalanceWire.parse({ balance: ask("/faction/balance?cat=all").balance });
const money = new Map(balances.entries.map((each) => [each.memberId, each.money]));

test("every line is understood, newest first, and none is of the future", () => {
  const entries = entriesOf([]);
  expect(entries.length).toBeGreaterThan(50);
  expect(entries.filter(({ kind }) => kind === "other")).toEqual([]);
  const times = entries.map(({ atMs }) => atMs);
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  expect(times[0]).toBeLessThanOrEqual(NOW);
});

test("the news leads to the balances, except that of one member, and has one gap", () => {
  const movements = movementsOf(entriesOf([]));
  const checks = checkBalances(movements, money, NOW);
  expect(checks.length).toBeGreaterThan(10);
  const unmatched = checks.filter(({ difference }) => difference !== 0);
  expect(unmatched.map(({ memberId, difference }) => [memberId, difference])).toEqual([
    [rosterMember(9).id, -5_000_000],
  ]);
  expect(gapsOf(movements).map(({ member, gap }) => [member.id, gap])).toEqual([
    [rosterMember(11).id, 1_500_000],
  ]);
});

test("payments are in the news, and balances still agree", () => {
  const payment = {
    ...{ id: "pay", atMs: NOW - 200_000_000, memberId: rosterMember(6).id, money: 37_891_025 },
    by: rosterMember(1),
    onto: "balance" as const,
  };
  const entries = entriesOf([payment]);
  expect(paymentsOf(entries)).toContainEqual(
    expect.objectContaining({ memberId: payment.memberId, money: payment.money, onto: "balance" }),
  );
  const checks = checkBalances(movementsOf(entries), money, NOW);
  expect(checks.filter(({ difference }) => difference !== 0)).toHaveLength(1);
});

test("some members owe money, and one who left still has a balance", () => {
  const groups = balanceGroups(balances.entries, new Set(ROSTER.map(({ id }) => id)));
  expect(groups.negative.length).toBeGreaterThan(0);
  expect(groups.former?.map(({ name }) => name)).toEqual(["Old_Oriel"]);
  expect(ROSTER.map(({ id }) => id)).not.toContain(groups.former?.[0]?.memberId);
});
