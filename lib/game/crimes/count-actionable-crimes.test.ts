import { expect, test } from "vitest";

import { aCrime, aReward, aSlot, slotsOf } from "@/lib/game/testing/builders";

import { countActionableCrimes, findProblems } from "./find-problems";

const NOW = Date.UTC(2026, 10, 20, 12);
const PAYOUTS = { membersShare: 100, settled: { crimes: {}, upTo: [] } };
const WITHOUT_ITEM = aSlot({ item: { id: 568, isAvailable: false, isReusable: true } });

test("a crime that was marked as settled needs nobody, and the members' share is what is owed", () => {
  const crime = aCrime({
    id: 7,
    status: "Successful",
    slots: slotsOf(1, 2),
    rewards: aReward({ money: 500 }),
  });
  const owed = (payouts: typeof PAYOUTS) =>
    findProblems([crime], [], { nowMs: NOW, lowestPassRate: 60, payouts });
  expect(owed({ ...PAYOUTS, membersShare: 80 })).toMatchObject([{ kind: "unpaid", money: 400 }]);
  expect(owed({ ...PAYOUTS, membersShare: 0 })).toEqual([]);
  expect(owed({ membersShare: 100, settled: { crimes: { 7: NOW }, upTo: [] } })).toEqual([]);
});

test("actionable crimes are counted once each, and those with low pass rates alone apart", () => {
  const low = aSlot({ passRate: 10, member: { id: 1, outcome: null } });
  const crimes = [
    aCrime({ id: 1, slots: [low, WITHOUT_ITEM] }),
    aCrime({ id: 2, slots: [low] }),
    aCrime({ id: 3, slots: slotsOf(1) }),
  ];
  expect(
    countActionableCrimes(
      findProblems(crimes, [], { nowMs: NOW, lowestPassRate: 60, payouts: PAYOUTS }),
    ),
  ).toEqual({ crimes: 1, lowPassRatesOnly: 1 });
});
