import { expect, test } from "vitest";

import { aCrime, aReward, slotsOf } from "@/lib/game/testing/builders";

import type { OrganisedCrime } from "./organised-crime";
import { amountOwed, isUnpaid, settledAtMs } from "./owed";

const DONE = Date.UTC(2026, 10, 18, 9);
const NOTHING = { crimes: {}, upTo: [] };

const won = (changes: Partial<OrganisedCrime> = {}) =>
  aCrime({
    id: 7,
    status: "Successful",
    executedAtMs: DONE,
    slots: slotsOf(1, 2),
    rewards: aReward({ money: 1_000 }),
    ...changes,
  });

const item = { id: 206, quantity: 2, name: null };
const paid = { percentage: 80, paidAtMs: DONE };

test.each<{ what: string; crime: OrganisedCrime; share?: number; owed: number }>([
  { what: "money that nobody has paid", crime: won(), owed: 1_000 },
  { what: "the members' share of it", crime: won(), share: 80, owed: 800 },
  { what: "all of which the faction keeps", crime: won(), share: 0, owed: 0 },
  {
    what: "items and no money",
    crime: won({ rewards: aReward({ money: 0, items: [item] }) }),
    owed: 0,
  },
  {
    what: "money that the game has paid out",
    crime: won({ rewards: aReward({ payout: paid }) }),
    owed: 0,
  },
  { what: "no rewards", crime: won({ rewards: null }), owed: 0 },
  { what: "nobody in its slots", crime: won({ slots: slotsOf(null, null) }), owed: 0 },
  { what: "a failure", crime: won({ status: "Failure" }), owed: 0 },
])("a crime with $what owes $owed", ({ crime, share = 100, owed }) => {
  const terms = { membersShare: share, settled: NOTHING };
  expect(amountOwed(crime, terms)).toBe(owed);
  expect(isUnpaid(crime, terms)).toBe(owed > 0);
});

test.each([
  { what: "nothing", settled: NOTHING, at: null },
  { what: "the crime", settled: { crimes: { 7: 5 }, upTo: [] }, at: 5 },
  { what: "another crime", settled: { crimes: { 8: 5 }, upTo: [] }, at: null },
  {
    what: "all up to a later day",
    settled: { crimes: {}, upTo: [{ untilMs: DONE + 1, atMs: 6 }] },
    at: 6,
  },
  {
    what: "all up to its own time",
    settled: { crimes: {}, upTo: [{ untilMs: DONE, atMs: 6 }] },
    at: null,
  },
])("with $what marked as settled it was settled at $at", ({ settled, at }) => {
  expect(settledAtMs(won(), settled)).toBe(at);
  expect(isUnpaid(won(), { membersShare: 100, settled })).toBe(at === null);
});
