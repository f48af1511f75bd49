import { beforeEach, expect, test } from "vitest";

import { chainRun, isSameRun, MAX_RUNS, payoutRunsStore, setPaid, warRun } from "./payout-runs";

const RUN = { crimeIds: [7, 8], percent: 80 };

beforeEach(() => {
  payoutRunsStore.clear();
});

test("keeps who is paid under payoutRuns, by the crimes and the percentage", () => {
  setPaid(RUN, 3000001, true);
  setPaid(RUN, 3000002, true);
  setPaid({ ...RUN, percent: 90 }, 3000001, true);
  setPaid({ ...RUN, crimeIds: [7] }, 3000004, true);
  setPaid(RUN, 3000001, false);
  expect(JSON.parse(localStorage.getItem("payoutRuns") ?? "")).toEqual([
    { ...RUN, paidIds: [3000002] },
    { crimeIds: [7], percent: 80, paidIds: [3000004] },
    { ...RUN, percent: 90, paidIds: [3000001] },
  ]);
});

test("a member is ticked off once, and a run without ticks is forgotten", () => {
  setPaid(RUN, 3000001, true);
  setPaid(RUN, 3000001, true);
  expect(payoutRunsStore.get()).toEqual([{ ...RUN, paidIds: [3000001] }]);
  setPaid(RUN, 3000001, false);
  expect(payoutRunsStore.get()).toEqual([]);
});

test("of more than 20 runs, those that were changed last are kept", () => {
  for (let id = 1; id <= MAX_RUNS; id += 1) {
    setPaid({ crimeIds: [id], percent: 80 }, 3000001, true);
  }
  setPaid({ crimeIds: [1], percent: 80 }, 3000002, true);
  setPaid(RUN, 3000001, true);
  const kept = payoutRunsStore.get().map(({ crimeIds }) => crimeIds.join(" "));
  expect(kept).toHaveLength(20);
  expect(kept.slice(0, 3)).toEqual(["7 8", "1", "20"]);
  expect(kept).not.toContain("2");
});

test.each(["not json", '{"7":80}', '[{"crimeIds":[7],"percent":"80","paidIds":[]}]'])(
  "reads nothing from %s",
  (raw) => {
    localStorage.setItem("payoutRuns", raw);
    expect(payoutRunsStore.get()).toEqual([]);
  },
);

test("a chain and a war of the same id are paid apart", () => {
  setPaid(warRun(7), 3000001, true);
  setPaid(chainRun(7), 3000002, true);
  expect(payoutRunsStore.get().map(({ paidIds }) => paidIds)).toEqual([[3000002], [3000001]]);
  expect(isSameRun(warRun(7), chainRun(7))).toBe(false);
  expect(isSameRun(chainRun(7), chainRun(7))).toBe(true);
});
