import { expect, test } from "vitest";

import { findProblems } from "@/lib/game/crimes/problems";
import { aCrime, aMember, aSlot } from "@/lib/game/testing/builders";

import { slotViews } from "./slots";

const NOW = Date.UTC(2026, 10, 20, 12);
const HOUR_MS = 3_600_000;

test("shows a slot’s most severe problem, and no pass rate for an empty slot", () => {
  const crime = aCrime({
    status: "Recruiting",
    readyAtMs: NOW + HOUR_MS,
    expiresAtMs: NOW + 900 * HOUR_MS,
    slots: [
      aSlot({ passRate: 70, member: { id: 1, outcome: null } }),
      aSlot({
        passRate: 62,
        member: { id: 2, outcome: null },
        item: { id: 206, isAvailable: false, isReusable: false },
      }),
      aSlot({ passRate: 95, member: { id: 3, outcome: null } }),
      aSlot({ passRate: 80, member: { id: 4, outcome: null } }),
      aSlot({ passRate: 33, member: null }),
      aSlot({ passRate: 95, member: { id: 999, outcome: null } }),
      aSlot({
        member: { id: 4, outcome: null },
        item: { id: 206, isAvailable: false, isReusable: false },
      }),
    ],
  });
  const members = [1, 2, 3, 4].map((id) =>
    aMember({ id, ...(id === 4 && { state: "Jail", stateUntilMs: NOW + 90 * HOUR_MS }) }),
  );
  const payouts = { membersShare: 100, settled: { crimes: {}, upTo: [] } };
  const problems = findProblems([crime], members, { nowMs: NOW, minimumPassRate: 90, payouts });
  const views = slotViews({ crime, problems });
  expect(views.map(({ problem }) => problem)).toEqual([
    "low-pass-rate",
    "missing-item",
    null,
    "away",
    "empty",
    "away",
    "missing-item",
  ]);
  expect(views.flatMap(({ isAwayToo }, index) => (isAwayToo ? [index] : []))).toEqual([6]);
  expect(views[4]?.passRate).toBeNull();
});
