import { expect, test } from "vitest";

import live from "@/lib/api/testing/fixtures/company-applications.json";

import { companyApplicationsWire } from "./company-applications";

test("reads the applications that await a decision", () => {
  expect(companyApplicationsWire.parse(live)).toEqual({
    entries: [
      {
        playerId: 3_000_021,
        name: "Corvid",
        level: 41,
        stats: { manualLabor: 4000, intelligence: 6000, endurance: 5000 },
        expiresAtMs: 1_795_348_800_000,
      },
    ],
    dropped: 0,
  });
});

test.each([{ applications: [] }, { applications: null }, {}])("%j is nobody", (wire) => {
  expect(companyApplicationsWire.parse(wire)).toEqual({ entries: [], dropped: 0 });
});

test("an applicant without stats and level is one all the same", () => {
  const [first] = live.applications;
  const player = { ...first?.player, stats: null, level: null };
  const { entries } = companyApplicationsWire.parse({ applications: [{ ...first, player }] });
  expect(entries).toMatchObject([{ name: "Corvid", level: null, stats: null }]);
});

test("a broken record costs that record only", () => {
  const { entries, dropped } = companyApplicationsWire.parse({
    applications: [...live.applications, { ...live.applications[0], player: null }],
  });
  expect([entries.length, dropped]).toEqual([1, 1]);
});
