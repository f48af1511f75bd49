import { expect, test } from "vitest";

import { awaySinceAfter, statusChanges } from "./status-changes";
import type { WarMember } from "./war-member";

const NOW = Date.UTC(2026, 10, 20, 12);

const aWarMember = (
  state: string,
  status = "Offline",
  stateUntilMs: number | null = null,
  abroadIn: string | null = null,
) =>
  ({
    id: 7,
    name: "Tarn",
    level: 50,
    state,
    stateUntilMs,
    abroadIn,
    description: state,
    seen: { status, atMs: NOW },
  }) satisfies WarMember;

test.each([
  { from: aWarMember("Hospital"), to: aWarMember("Okay"), change: "out" },
  { from: aWarMember("Jail"), to: aWarMember("Okay"), change: "out" },
  { from: aWarMember("Traveling"), to: aWarMember("Okay"), change: "home" },
  { from: aWarMember("Abroad"), to: aWarMember("Okay"), change: "home" },
  { from: aWarMember("Okay"), to: aWarMember("Okay", "Online"), change: "online" },
  { from: aWarMember("Okay", "Idle"), to: aWarMember("Okay", "Online"), change: "online" },
  // Out is what counts, even if they went online as well.
  { from: aWarMember("Hospital"), to: aWarMember("Okay", "Online"), change: "out" },
  { from: aWarMember("Okay"), to: aWarMember("Hospital"), change: undefined },
  { from: aWarMember("Hospital"), to: aWarMember("Jail"), change: undefined },
  { from: aWarMember("Hospital"), to: aWarMember("Traveling"), change: undefined },
  { from: aWarMember("Traveling"), to: aWarMember("Abroad"), change: undefined },
  { from: aWarMember("Okay", "Online"), to: aWarMember("Okay", "Idle"), change: undefined },
  { from: aWarMember("Okay", "Online"), to: aWarMember("Okay", "Online"), change: undefined },
  { from: aWarMember("Okay"), to: aWarMember("Okay"), change: undefined },
  { from: aWarMember("Beamed up"), to: aWarMember("Okay"), change: undefined },
  { from: aWarMember("", ""), to: aWarMember("", "Online"), change: undefined },
])("from $from.state, $from.seen.status to $to.state, $to.seen.status: $change", (given) => {
  const changes = statusChanges(
    { members: [given.from], atMs: NOW - 15_000 },
    { members: [given.to], atMs: NOW },
  );
  expect(changes.get(7)).toBe(given.change);
});

test("a stay that ran out between the readings is over, whether the game has noticed or not", () => {
  const members = [aWarMember("Hospital", "Offline", NOW - 5_000)];
  const changes = statusChanges({ members, atMs: NOW - 15_000 }, { members, atMs: NOW });
  expect(changes.get(7)).toBe("out");
});

test("leaving a hospital abroad is no change; coming home is", () => {
  const inSwiss = aWarMember("Hospital", "Offline", NOW - 5_000, "Switzerland");
  const change = (to: WarMember) =>
    statusChanges({ members: [inSwiss], atMs: NOW - 15_000 }, { members: [to], atMs: NOW }).get(7);
  expect(change(inSwiss)).toBeUndefined();
  expect(change(aWarMember("Abroad"))).toBeUndefined();
  expect(change(aWarMember("Traveling"))).toBeUndefined();
  expect(change(aWarMember("Okay"))).toBe("home");
});

test("a member who has just joined has not changed", () => {
  const after = { members: [aWarMember("Okay", "Online")], atMs: NOW };
  expect(statusChanges({ members: [], atMs: NOW }, after).size).toBe(0);
});

test("since when somebody is away: from the poll that first showed it", () => {
  const MINUTE = 60_000;
  const [home, away] = [aWarMember("Okay"), aWarMember("Traveling")];
  const first = awaySinceAfter(new Map(), null, { members: [away], atMs: NOW });
  expect([...first]).toEqual([[7, null]]);
  const unknown = awaySinceAfter(first, [away], { members: [away], atMs: NOW });
  expect([...unknown]).toEqual([[7, null]]);
  const left = awaySinceAfter(new Map(), [home], { members: [away], atMs: NOW });
  expect([...left]).toEqual([[7, NOW]]);
  const still = awaySinceAfter(left, [away], { members: [away], atMs: NOW + MINUTE });
  expect([...still]).toEqual([[7, NOW]]);
  expect(awaySinceAfter(still, [away], { members: [home], atMs: NOW }).size).toBe(0);
});
