import { expect, test } from "vitest";

import { chainReportWire } from "@/lib/api/endpoints/faction-chain-report";
import { chainsWire } from "@/lib/api/endpoints/faction-chains";
import { rankedWarsWire } from "@/lib/api/endpoints/faction-ranked-wars";
import { warReportWire } from "@/lib/api/endpoints/faction-war-report";
import { sum } from "@/lib/common/numbers";
import { chainsDuring, chainsOutside } from "@/lib/game/war/chain-report";

import { game, OWN_FACTION } from "./testing/lists";

const { entries: chains } = chainsWire.parse(game("/faction/chains?limit=100"));
const { entries: wars } = rankedWarsWire.parse(game("/faction/rankedwars?limit=100"));
const reportOf = (id: number) => chainReportWire.parse(game(`/faction/${id}/chainreport`));

test("a report's attackers add up to its totals, and those are the list's", () => {
  expect(chains.length).toBeGreaterThan(10);
  for (const { id, hits, respect } of chains) {
    const { total, attackers, bonuses } = reportOf(id);
    expect(total).toMatchObject({ hits, respect });
    for (const kind of ["hits", "warHits", "assists", "losses", "retaliations"] as const) {
      expect(sum(attackers.map((each) => each[kind]))).toBe(total[kind]);
    }
    expect(sum(attackers.map((each) => each.respect))).toBeCloseTo(respect, 6);
    expect(bonuses.length).toBeGreaterThan(0);
  }
});

test("the hits on the enemy in a war's chains are those of its report, of each member too", () => {
  for (const { id, startsAtMs, endedAtMs } of wars) {
    const during = chainsDuring(chains, { startsAtMs, endedAtMs: endedAtMs ?? Infinity });
    const reports = during.map((chain) => reportOf(chain.id));
    const side = warReportWire
      .parse(game(`/faction/${id}/rankedwarreport`))
      .sides.find((each) => each.id === OWN_FACTION);
    for (const { id: memberId, hits } of side?.members ?? []) {
      const own = reports.flatMap(({ attackers }) => attackers.filter((a) => a.id === memberId));
      expect(sum(own.map(({ warHits }) => warHits))).toBe(hits);
    }
    expect(sum(reports.map(({ total }) => total.hits - total.warHits))).toBeGreaterThan(50);
    expect(sum(reports.map(({ total }) => total.retaliations))).toBeGreaterThan(5);
  }
});

test("one chain was made between the wars", () => {
  const periods = wars.map(({ startsAtMs, endedAtMs }) => ({
    startsAtMs,
    endedAtMs: endedAtMs ?? Infinity,
  }));
  const atWar = Math.max(...chains.map(({ startsAtMs }) => startsAtMs)) - 86_400_000;
  expect(chainsOutside(chains, periods).filter(({ endedAtMs }) => endedAtMs < atWar)).toMatchObject(
    [{ id: 54_900_012, hits: 120 }],
  );
});
