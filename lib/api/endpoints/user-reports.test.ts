import { expect, test } from "vitest";

import live from "@/lib/api/testing/fixtures/user-reports.json";

import { spyReportsWire } from "./user-reports";

test("reads what a spy saw, and what not", () => {
  expect(spyReportsWire.parse(live)).toEqual({
    entries: [
      {
        targetId: 2500081,
        atMs: 1_791_633_600_000,
        stats: { strength: 42e6, defense: 43e6, speed: 40e6, dexterity: 43e6 },
        total: 168e6,
      },
      {
        targetId: 2500002,
        atMs: 1_794_916_800_000,
        stats: { strength: null, defense: null, speed: 210e6, dexterity: null },
        total: null,
      },
    ],
    dropped: 0,
  });
});

const [first] = live.reports;

test.each([
  { what: "of another kind", changes: { type: "money", report: { money: 5 } }, dropped: 0 },
  {
    what: "of another kind on nobody",
    changes: { type: "mostwanted", target_id: null },
    dropped: 0,
  },
  { what: "on nobody", changes: { target_id: null }, dropped: 0 },
  { what: "without its time", changes: { timestamp: 0 }, dropped: 1 },
  { what: "without what it says", changes: { report: null }, dropped: 1 },
])("a report $what is left out", ({ changes, dropped }) => {
  const read = spyReportsWire.parse({ reports: [{ ...first, ...changes }] });
  expect(read).toEqual({ entries: [], dropped });
});

test.each([{ reports: [] }, { reports: null }, {}])("%j is no report", (wire) => {
  expect(spyReportsWire.parse(wire)).toEqual({ entries: [], dropped: 0 });
});
