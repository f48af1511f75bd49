import { expect, test } from "vitest";

import { chainReportWire } from "@/lib/api/endpoints/faction-chain-report";
import todays from "@/lib/api/testing/fixtures/faction-chain-report.json";
import older from "@/lib/api/testing/fixtures/faction-chain-report.legacy.json";

const { chainreport } = todays;

test("what a chain's attackers did, losses, draws and escapes together", () => {
  const report = chainReportWire.parse(todays);
  expect(report).toMatchObject({
    startsAtMs: 1_793_622_000_000,
    endedAtMs: 1_793_700_000_000,
    total: { hits: 1720, warHits: 1600, respect: 10_094.45, assists: 19, losses: 39 },
    unreadMembers: 0,
    dropped: 0,
  });
  expect(report.attackers.find(({ id }) => id === 3_000_001)).toEqual({
    id: 3_000_001,
    hits: 950,
    warHits: 900,
    respect: 6010.55,
    assists: 12,
    losses: 22,
    retaliations: 20,
    overseas: 8,
  });
  expect(report.bonuses[0]).toEqual({ attackerId: 3_000_002, hit: 500, respect: 320 });
});

test("the older report says the same, without the bonus hits", () => {
  const [before, today] = [older, todays].map((body) => {
    const { attackers, ...report } = chainReportWire.parse(body);
    return { ...report, bonuses: [], attackers: attackers.toSorted((a, b) => a.id - b.id) };
  });
  expect(before).toEqual(today);
});

test("an attacker who can't be read is counted, and a running chain has no end", () => {
  const { attackers, ...rest } = chainreport;
  const body = { chainreport: { ...rest, end: 0, attackers: [{}, ...attackers.slice(1)] } };
  const report = chainReportWire.parse(body);
  expect(report).toMatchObject({ endedAtMs: null, unreadMembers: 1, dropped: 1 });
  expect(report.attackers).toHaveLength(3);
  expect(report.total.hits).toBe(1720);
});
