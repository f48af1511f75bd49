import { describe, expect, test } from "vitest";

import type { ChainReport } from "@/lib/game/war/chain-report";

import { chainContributions, hasFought, warContributions } from "./contributions";

const NONE = { assists: 0, losses: 0, retaliations: 0, overseas: 0 };

function aReport(
  attackers: readonly (readonly [id: number, hits: number, warHits: number])[],
  changes: Partial<ChainReport> = {},
): ChainReport {
  const total = { hits: 0, warHits: 0, respect: 0, ...NONE };
  for (const [, hits, warHits] of attackers) {
    total.hits += hits;
    total.warHits += warHits;
    total.respect += hits * 2;
  }
  return {
    startsAtMs: 0,
    endedAtMs: 1,
    total,
    attackers: attackers.map(([id, hits, warHits]) => ({
      id,
      hits,
      warHits,
      respect: hits * 2,
      ...NONE,
    })),
    bonuses: [],
    unreadMembers: 0,
    dropped: 0,
    ...changes,
  };
}

const member = (id: number, hits: number, respect: number) => ({
  id,
  name: `Member ${id}`,
  level: 50,
  hits,
  respect,
});

const SIDE = {
  members: [member(1, 40, 200.1), member(2, 10, 50.25)],
  unreadMembers: 0,
  score: 250,
  hits: 50,
};

const of = (all: ReturnType<typeof warContributions>, id: number | null) =>
  all.find(({ memberId }) => memberId === id);

describe("a war", () => {
  test("outside hits are those of the chains that weren’t on the enemy", () => {
    const all = warContributions(SIDE, [aReport([[1, 30, 20]]), aReport([[1, 25, 20]])]);
    expect(all).toHaveLength(2);
    expect(of(all, 1)).toMatchObject({
      name: "Member 1",
      warHits: 40,
      score: 200.1,
      chain: { outside: 15 },
    });
    expect(of(all, 2)?.chain?.outside).toBe(0);
  });

  test("assists, losses, retaliations and bonus hits are summed over the chains", () => {
    const report = aReport([], {
      attackers: [
        {
          id: 1,
          hits: 3,
          warHits: 3,
          respect: 9,
          assists: 2,
          losses: 1,
          retaliations: 1,
          overseas: 1,
        },
      ],
      bonuses: [
        { attackerId: 1, hit: 100, respect: 80 },
        { attackerId: 1, hit: 10, respect: 10 },
      ],
    });
    expect(of(warContributions(SIDE, [report, report]), 1)?.chain).toEqual({
      outside: 0,
      assists: 4,
      losses: 2,
      retaliations: 2,
      overseas: 2,
      bonusHits: [10, 10, 100, 100],
      bonusRespect: 180,
    });
  });

  test("a member who is listed twice is one", () => {
    const twice = { ...SIDE, members: [...SIDE.members, ...SIDE.members] };
    expect(warContributions(twice, []).map(({ memberId }) => memberId)).toEqual([1, 2]);
  });

  test("without one of the chain reports, war hits and score are all that is known", () => {
    const all = warContributions({ ...SIDE, unreadMembers: 1 }, null);
    expect(all.map(({ memberId }) => memberId)).toEqual([1, 2, null]);
    expect(of(all, 1)).toEqual({
      memberId: 1,
      name: "Member 1",
      members: 1,
      warHits: 40,
      score: 200.1,
      chain: null,
    });
  });

  test("somebody in a chain whom the war’s report doesn’t list is there without a name", () => {
    const all = warContributions(SIDE, [aReport([[7, 5, 0]])]);
    expect(of(all, 7)).toMatchObject({ name: null, warHits: 0, chain: { outside: 5 } });
  });

  test("members of the war’s report who can’t be parsed are one, with the rest of the totals", () => {
    const side = { ...SIDE, unreadMembers: 2, score: 300, hits: 65 };
    const all = warContributions(side, [aReport([[1, 40, 40]])]);
    expect(of(all, null)).toMatchObject({ members: 2, warHits: 15, score: 49.65 });
  });

  test("attackers of a chain’s report who can’t be parsed are set aside too", () => {
    const whole = aReport([
      [1, 30, 20],
      [2, 20, 8],
    ]);
    const report = { ...whole, attackers: whole.attackers.slice(0, 1), unreadMembers: 1 };
    const all = warContributions(SIDE, [report]);
    expect(all.map(({ memberId }) => memberId)).toEqual([1, 2, null]);
    expect(of(all, null)).toMatchObject({ members: 1, warHits: 0, chain: { outside: 12 } });
    expect(of(all, 2)?.chain?.outside).toBe(0);
  });

  test("their part is the report’s totals less the others, with the bonus hits of nobody else", () => {
    const known = { id: 1, hits: 30, warHits: 20, respect: 60 };
    const report = aReport([], {
      attackers: [{ ...known, assists: 1, losses: 2, retaliations: 3, overseas: 4 }],
      total: {
        ...{ hits: 50, warHits: 28, respect: 100 },
        ...{ assists: 6, losses: 8, retaliations: 10, overseas: 12 },
      },
      bonuses: [
        { attackerId: 1, hit: 10, respect: 10 },
        { attackerId: 7, hit: 25, respect: 20 },
      ],
      unreadMembers: 1,
    });
    const all = warContributions(SIDE, [report]);
    expect(of(all, null)?.chain).toEqual({
      ...{ outside: 12, assists: 5, losses: 6, retaliations: 7, overseas: 8 },
      ...{ bonusHits: [25], bonusRespect: 20 },
    });
    expect(of(all, 1)?.chain).toMatchObject({ bonusHits: [10], bonusRespect: 10 });
  });
});

test("a chain counts all of its hits alike, and respect as score", () => {
  const report = aReport([
    [1, 30, 20],
    [2, 20, 0],
  ]);
  expect(chainContributions(report)).toMatchObject([
    { memberId: 1, members: 1, warHits: 30, score: 60, chain: { outside: 0, bonusHits: [] } },
    { memberId: 2, members: 1, warHits: 20, score: 40, chain: { outside: 0, bonusHits: [] } },
  ]);
  const broken = { ...report, attackers: report.attackers.slice(0, 1), unreadMembers: 2 };
  expect(chainContributions(broken)).toMatchObject([
    { memberId: 1, members: 1, warHits: 30 },
    { memberId: null, members: 2, warHits: 20, score: 40 },
  ]);
});

const IDLE_CHAIN = { ...NONE, outside: 0, bonusHits: [], bonusRespect: 0 };
const IDLE = { memberId: 1, name: "Member 1", members: 1, warHits: 0, score: 0, chain: IDLE_CHAIN };

test.each([
  { what: "a war hit", did: { warHits: 1 }, is: true },
  { what: "respect", did: { score: 0.5 }, is: true },
  { what: "an outside hit", did: { chain: { ...IDLE_CHAIN, outside: 1 } }, is: true },
  { what: "an assist", did: { chain: { ...IDLE_CHAIN, assists: 1 } }, is: true },
  { what: "a loss", did: { chain: { ...IDLE_CHAIN, losses: 1 } }, is: true },
  { what: "nothing", did: {}, is: false },
  { what: "nothing, without the chain reports", did: { chain: null }, is: false },
])("$what: fought $is", ({ did, is }) => {
  expect(hasFought({ ...IDLE, ...did })).toBe(is);
});
