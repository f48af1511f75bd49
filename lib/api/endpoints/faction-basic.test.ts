import { expect, test } from "vitest";

import live from "@/lib/api/testing/fixtures/faction-basic.json";
import older from "@/lib/api/testing/fixtures/faction-basic.legacy.json";

import { factionBasicWire } from "./faction-basic";

const TESTERS = {
  id: 9001,
  name: "The Testers",
  tag: "TST",
  leaderId: 3000001,
  coLeaderId: 3000002,
  members: 4,
  capacity: 100,
  respect: 1_010_992,
  daysOld: 1232,
  bestChain: 5000,
  rank: { name: "Platinum", division: 2, position: 7, wins: 52 },
};

test.each([
  { shape: "today's", wire: live },
  { shape: "the older", wire: older },
  { shape: "today's shape, with more and without the tag's image, in", wire: { ...live, more: 1 } },
])("reads the faction of $shape shape", ({ wire }) => {
  expect(factionBasicWire.parse(wire)).toEqual(TESTERS);
});

const ONLY_NEEDED = {
  ...TESTERS,
  id: null,
  coLeaderId: null,
  members: null,
  capacity: null,
  respect: null,
  daysOld: null,
  leaderId: null,
  bestChain: null,
  rank: null,
};
const { name, tag } = TESTERS;
const BROKEN = { capacity: "many", respect: {}, best_chain: [], rank: "Gold", members: "all" };

test.each([
  {
    what: "today's answer of name and tag alone",
    wire: { basic: { name, tag } },
  },
  {
    what: "today's answer with everything else broken",
    wire: {
      basic: {
        ...live.basic,
        ...BROKEN,
        id: "x",
        leader_id: {},
        co_leader_id: true,
        days_old: "old",
      },
    },
  },
  { what: "the older answer of name and tag alone", wire: { name, tag } },
  {
    what: "the older answer with everything else broken",
    wire: { ...older, ...BROKEN, ID: "x", leader: {}, "co-leader": true, age: "old" },
  },
])("$what is a faction, and the rest is unknown", ({ wire }) => {
  expect(factionBasicWire.parse(wire)).toEqual(ONLY_NEEDED);
});

test("no co-leader, division or position is null, where the game writes 0", () => {
  const rank = { level: 0, name: "Unranked", division: 0, position: 0, wins: 0 };
  expect(
    factionBasicWire.parse({ basic: { ...live.basic, co_leader_id: 0, respect: 0, rank } }),
  ).toEqual({
    ...TESTERS,
    coLeaderId: null,
    respect: 0,
    rank: { name: "Unranked", division: null, position: null, wins: 0 },
  });
});

test.each([null, 0, ""])("reads a leader of %j as none", (leader) => {
  const without = { ...TESTERS, leaderId: null };
  expect(factionBasicWire.parse({ basic: { ...live.basic, leader_id: leader } })).toEqual(without);
  expect(factionBasicWire.parse({ ...older, leader })).toEqual(without);
});

test.each(["name", "tag"])("an answer without %s says so", (field) => {
  const basic = { ...live.basic, [field]: undefined };
  expect(factionBasicWire.safeParse({ basic }).error?.issues[0]?.path).toEqual(["basic", field]);
});
