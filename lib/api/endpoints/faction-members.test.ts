import { expect, test } from "vitest";

import live from "@/lib/api/testing/fixtures/faction-members.json";
import older from "@/lib/api/testing/fixtures/faction-members.legacy.json";

import { factionMembersWire } from "./faction-members";

const read = (wire: unknown) => factionMembersWire.parse(wire).members;

test("reads a member of today's shape", () => {
  expect(read(live).entries[1]).toEqual({
    id: 3000002,
    name: "bravo_the_second_of_that_name1",
    level: 100,
    daysInFaction: 1477,
    position: "Co-leader",
    state: "Hospital",
    stateUntilMs: Date.UTC(2026, 10, 20, 14),
    abroadIn: null,
    revives: "No one",
    lastAction: { atMs: Date.UTC(2026, 10, 11, 12) },
    onlineStatus: "Offline",
    isInOc: false,
  });
});

test("reads the same from the older shape, which has no crimes and revives", () => {
  const silent = { isInOc: null, revives: null };
  const spoken = read(live).entries.map((member) => ({ ...member, ...silent }));
  expect(read(older)).toEqual({ entries: spoken, dropped: 0 });
});

test.each([
  { lacks: "status", gives: { state: "", stateUntilMs: null } },
  { lacks: "position", gives: { position: "" } },
  { lacks: "is_in_oc", gives: { isInOc: null } },
  { lacks: "revive_setting", gives: { revives: null } },
  { lacks: "last_action", gives: { lastAction: { atMs: null }, onlineStatus: "" } },
])("a member without $lacks is a member all the same", ({ lacks, gives }) => {
  for (const value of [null, undefined]) {
    const { entries } = read({ members: [{ ...live.members[0], [lacks]: value, someday: 1 }] });
    expect(entries).toEqual([{ ...read(live).entries[0], ...gives }]);
  }
});

test.each([
  { wire: "Everyone", means: "Everyone" },
  { wire: "a word of later days", means: "a word of later days" },
  { wire: "Unknown", means: null },
  { wire: "", means: null },
])("the revive setting $wire is $means", ({ wire, means }) => {
  const { entries } = read({ members: [{ ...live.members[0], revive_setting: wire }] });
  expect(entries[0]?.revives).toBe(means);
});

test.each([0, null, undefined])("a status until %j ends at no known time", (until) => {
  const { entries } = read({ members: [{ ...live.members[0], status: { state: "Jail", until } }] });
  expect(entries[0]).toMatchObject({ state: "Jail", stateUntilMs: null });
});

test.each([null, undefined, "", "Alpha"])("a record whose id is %j is no member", (id) => {
  const { entries, dropped } = read({ members: [{ ...live.members[0], id }] });
  expect({ entries, dropped }).toEqual({ entries: [], dropped: 1 });
});

test("absurd times and days of a member are not known", () => {
  const times = {
    status: { state: "Jail", until: 1e300 },
    last_action: { timestamp: 1_795_175_000_000, relative: "2 minutes ago" },
    days_in_faction: -5,
  };
  expect(read({ members: [{ ...live.members[0], ...times }] })).toEqual({
    entries: [
      expect.objectContaining({
        stateUntilMs: null,
        lastAction: { atMs: null },
        daysInFaction: null,
      }),
    ],
    dropped: 0,
  });
});

test("one broken record in a hundred costs that record only", () => {
  const members = Array.from({ length: 100 }, (_, id) => ({ ...live.members[0], id }));
  const broken = members.with(42, { ...members[0], level: "many" } as never);
  const { entries, dropped } = read({ members: broken });
  expect(dropped).toBe(1);
  expect(entries.map(({ id }) => id)).toEqual(members.map(({ id }) => id).toSpliced(42, 1));
});
