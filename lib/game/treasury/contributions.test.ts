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
    expect(of(warContributions(SIDE, null), 1)).toEqual({
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
    expect(of(all, null)).toMatchObject({ members: 1, warHits: 0, chain: { outside: 12 } });
    expect(of(all, 2)?.chain?.outside).toBe(0);
  });
});

test("a chain counts all of its hits alike, and respect as score", () => {
  const report = aReport([
    [1, 30, 20],
    [2, 20, 0],
  ]);
  expect(chainContributions(report)).toMatchObject([
    { memberId: 1, warHits: 30, score: 60, chain: { outside: 0 } },
    { memberId: 2, warHits: 20, score: 40, chain: { outside: 0 } },
  ]);
  const broken = { ...report, attackers: report.attackers.slice(0, 1), unreadMembers: 1 };
  expect(chainContributions(broken)).toMatchObject([
    { memberId: 1, warHits: 30 },
    { memberId: null, members: 1, warHits: 20, score: 40 },
  ]);
});

test.each([
  { what: "a war hit", hits: 1, chain: [], is: true },
  { what: "an outside hit", hits: 0, chain: [[1, 1, 0]] as const, is: true },
  { what: "nothing", hits: 0, chain: [], is: false },
])("$what: fought $is", ({ hits, chain, is }) => {
  const side = { members: [member(1, hits, 0)], unreadMembers: 0, score: 0, hits };
  expect(warContributions(side, [aReport(chain)]).map(hasFought)).toEqual([is]);
});
