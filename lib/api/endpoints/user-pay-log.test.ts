import { expect, test } from "vitest";

import current from "@/lib/api/testing/fixtures/user-pay-log.json" with { type: "json" };
import legacy from "@/lib/api/testing/fixtures/user-pay-log.legacy.json" with { type: "json" };

import { payLogWire } from "./user-pay-log";

const [ENTRY] = current.log;

/** The fixture's entry with other fields, or of another type. */
const logOf = (changes: object, type = 6221) => ({
  log: [
    { ...ENTRY, details: { ...ENTRY?.details, id: type }, data: { ...ENTRY?.data, ...changes } },
  ],
});

test.each([
  { shape: "current", wire: current },
  { shape: "legacy", wire: legacy },
])("reads two days of pay in the $shape shape", ({ wire }) => {
  const { entries, dropped } = payLogWire.parse(wire);
  expect(dropped).toBe(0);
  expect(entries.toSorted((a, b) => b.atMs - a.atMs)).toEqual([
    {
      id: "PayOfThe19th",
      atMs: 1_795_111_260_000,
      pay: 110_000,
      jobPoints: 8,
      gained: { manualLabor: 0, intelligence: 23, endurance: 45 },
    },
    expect.objectContaining({ id: "PayOfThe18th", pay: 105_000 }),
  ]);
});

test.each([
  { says: "no gain", changes: { working_stats_received: undefined } },
  { says: "a gain of two stats", changes: { working_stats_received: "23,45" } },
  { says: "a gain as a number", changes: { working_stats_received: 23 } },
])("with $says, the gained stats are unknown", ({ changes }) => {
  expect(payLogWire.parse(logOf(changes)).entries).toMatchObject([{ pay: 110_000, gained: null }]);
});

test("without job points, they are unknown", () => {
  expect(payLogWire.parse(logOf({ job_points: undefined })).entries).toMatchObject([
    { jobPoints: null },
  ]);
});

test("pay without an amount is dropped and counted", () => {
  expect(payLogWire.parse(logOf({ pay: undefined }))).toMatchObject({ entries: [], dropped: 1 });
});

test("a director’s pay is skipped", () => {
  expect(payLogWire.parse(logOf({}, 6222))).toMatchObject({ entries: [], dropped: 0 });
});
