import { expect, test } from "vitest";

import { warReportWire } from "@/lib/api/endpoints/faction-war-report";
import todays from "@/lib/api/testing/fixtures/faction-war-report.json";
import older from "@/lib/api/testing/fixtures/faction-war-report.legacy.json";

const byId = <T extends { id: number }>(entries: readonly T[]) =>
  entries.toSorted((a, b) => a.id - b.id);

test("a report: when, who won, and what each member of both sides did", () => {
  const report = warReportWire.parse(todays);
  expect(report).toMatchObject({
    startsAtMs: 1_793_620_800_000,
    endedAtMs: 1_793_757_600_000,
    winnerId: 9001,
    isForfeit: false,
    dropped: 0,
  });
  expect(report.sides.map(({ id, score, members }) => [id, score, members.length])).toEqual([
    [9001, 9000, 4],
    [9117, 6000, 2],
  ]);
  expect(report.sides[0]).toMatchObject({
    name: "The Testers",
    rewards: {
      respect: 1060,
      points: 350,
      items: [{ id: 1121, name: "Medium Arms Cache", count: 2 }],
    },
  });
  expect(report.sides[0]?.members[0]).toEqual({
    id: 3000001,
    name: "alpha_one",
    level: 61,
    hits: 900,
    respect: 5400,
  });
});

test("the older report says the same, with all members in one map", () => {
  const [before, today] = [older, todays].map((body) => {
    const { sides, ...report } = warReportWire.parse(body);
    // The older fixture lacks the sum of hits.
    const ordered = sides.map((side) => ({ ...side, hits: null, members: byId(side.members) }));
    return { ...report, sides: byId(ordered) };
  });
  expect(before).toEqual(today);
});

const { rankedwarreport: war } = todays;
const [ours, theirs] = war.factions;

test.each([
  { what: "a war that nobody won", changes: { winner: null }, is: { winnerId: null } },
  { what: "a forfeit", changes: { forfeit: true }, is: { isForfeit: true } },
  { what: "an unknown word for it", changes: { forfeit: "yes" }, is: { isForfeit: false } },
  { what: "a war that is on", changes: { end: 0 }, is: { endedAtMs: null } },
  {
    what: "a side that can't be read",
    changes: { factions: [ours, {}] },
    is: { dropped: 1, sides: [{ id: 9001 }] },
  },
  {
    what: "a member on each side who can't be read",
    changes: {
      factions: [ours, theirs].map((side) => ({
        ...side,
        members: [{}, ...(side?.members ?? [])],
      })),
    },
    is: { dropped: 2, sides: [{ unreadMembers: 1 }, { unreadMembers: 1 }] },
  },
  {
    what: "a member without a name and a level",
    changes: {
      factions: [{ ...ours, members: [{ ...ours?.members[0], name: null, level: null }] }],
    },
    is: { dropped: 0, sides: [{ members: [{ name: "[3000001]", level: null, hits: 900 }] }] },
  },
  {
    what: "a side whose hits the game doesn't say",
    changes: { factions: [{ ...ours, attacks: null }] },
    is: { sides: [{ hits: null, unreadMembers: 0 }] },
  },
  {
    what: "no rewards yet",
    changes: { factions: [{ ...ours, rewards: null }] },
    is: { sides: [{ rewards: { respect: 0, points: 0, items: [] } }] },
  },
])("today's report of $what", ({ changes, is }) => {
  expect(warReportWire.parse({ rankedwarreport: { ...war, ...changes } })).toMatchObject(is);
});

test("the older report of a forfeit, and of a side and a member who can't be read", () => {
  const { war: about, factions, members } = older.rankedwarreport;
  const rankedwarreport = {
    war: { ...about, forfeit: true },
    factions: { ...factions, 9118: {} },
    members: { ...members, 3000005: {}, 3000006: { war_faction_id: 9001 }, 3000007: null },
  };
  const report = warReportWire.parse({ rankedwarreport });
  expect(report).toMatchObject({ isForfeit: true, dropped: 4 });
  // The first and the last may belong to either side.
  expect(report.sides.map(({ id, unreadMembers }) => [id, unreadMembers])).toEqual([
    [9001, 3],
    [9117, 2],
  ]);
});
