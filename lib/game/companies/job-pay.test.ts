import { expect, test } from "vitest";

import { type JobPay, totalPay } from "./job-pay";

const day = (changes: Partial<JobPay> = {}): JobPay => ({
  id: "a",
  atMs: 0,
  pay: 110_000,
  jobPoints: 8,
  gained: { manualLabor: 10, intelligence: 23, endurance: 45 },
  ...changes,
});

test("days are added up part by part", () => {
  expect(totalPay([day(), day({ pay: 105_000 }), day()])).toEqual({
    pay: 325_000,
    jobPoints: 24,
    gained: { manualLabor: 30, intelligence: 69, endurance: 135 },
  });
});

test("a part that one day lacks is unknown in the total", () => {
  expect(totalPay([day(), day({ jobPoints: null })])).toMatchObject({
    jobPoints: null,
    gained: { endurance: 90 },
  });
  expect(totalPay([day(), day({ gained: null })])).toMatchObject({ jobPoints: 16, gained: null });
});
