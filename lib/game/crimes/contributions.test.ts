import { expect, test } from "vitest";

import { DAY_MS } from "@/lib/common/time";
import { aCrime, aReward, slotsOf } from "@/lib/game/testing/builders";

import { crimeContributions } from "./contributions";

const SPAN = { fromMs: Date.UTC(2026, 10, 9), toMs: Date.UTC(2026, 10, 16) };

const crime = (day: number, memberIds: number[], money: number | null) =>
  aCrime({
    status: money === null ? "Failure" : "Successful",
    executedAtMs: SPAN.fromMs + day * DAY_MS,
    slots: slotsOf(...memberIds),
    rewards: money === null ? null : aReward({ money }),
  });

test("crimes of the week, with an equal share of their money; the first day counts, the last doesn't", () => {
  const crimes = [
    crime(0, [1, 2], 100),
    crime(3, [1, 3], null),
    crime(6.9, [1], 60),
    crime(7, [1], 1_000),
    crime(-0.1, [2], 1_000),
    aCrime({ status: "Planning", slots: slotsOf(1, 2) }),
  ];
  expect([...crimeContributions(crimes, SPAN)]).toEqual([
    [1, { crimes: 3, money: 110 }],
    [2, { crimes: 1, money: 50 }],
    [3, { crimes: 1, money: 0 }],
  ]);
});

test("no crimes, nobody", () => {
  expect(crimeContributions([], SPAN).size).toBe(0);
});
