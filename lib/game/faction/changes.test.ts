import { expect, test } from "vitest";

import { DAY_MS, MINUTE_MS } from "@/lib/common/time";
import { aMember } from "@/lib/game/testing/builders";

import { memberChangesSince, type Visit, type Visits, memberVisitsAfter } from "./changes";

const NOW = Date.UTC(2026, 10, 20, 12);

/** A member who was last seen so many days before noon of 20 November. */
const member = (id: number, name: string, seenDaysAgo = 0) =>
  aMember({ id, name, lastAction: { atMs: NOW - seenDaysAgo * DAY_MS } });

const visit = (daysAgo: number, members: readonly ReturnType<typeof member>[]): Visit =>
  memberVisitsAfter(null, members, NOW - daysAgo * DAY_MS).latest;

const names = (members: readonly { name: string }[]) => members.map(({ name }) => name).join(" ");

const after = (days: number) => ({ nowMs: NOW, days });

const ALPHA = member(1, "Alpha");
const BRAVO = member(2, "Bravo");
const CHARLIE = member(3, "Charlie");

test.each([
  { before: [ALPHA, BRAVO], now: [ALPHA, BRAVO], joined: "", left: "" },
  { before: [ALPHA], now: [ALPHA, BRAVO, CHARLIE], joined: "Bravo Charlie", left: "" },
  { before: [ALPHA, BRAVO], now: [BRAVO], joined: "", left: "Alpha" },
  { before: [ALPHA, BRAVO], now: [BRAVO, CHARLIE], joined: "Charlie", left: "Alpha" },
  { before: [ALPHA], now: [member(1, "Renamed")], joined: "", left: "" },
])("$before.length members then, $now.length now: joined '$joined', left '$left'", (row) => {
  const changes = memberChangesSince(visit(3, row.before), row.now, after(7));
  expect(names(changes.joined)).toBe(row.joined);
  expect(names(changes.left)).toBe(row.left);
  expect(changes.becameInactive).toEqual([]);
});

test.each([
  { case: "seen 6 days before the visit, and not since", seenDaysAgo: 9, quiet: true },
  { case: "seen exactly 7 days before the visit", seenDaysAgo: 10, quiet: true },
  { case: "quiet already at the visit", seenDaysAgo: 11, quiet: false },
  { case: "last seen exactly 7 days ago", seenDaysAgo: 7, quiet: false },
  { case: "seen since", seenDaysAgo: 1, quiet: false },
])("a visit 3 days ago, a member $case: went quiet is $quiet", ({ seenDaysAgo, quiet }) => {
  const then = member(1, "Alpha", Math.max(seenDaysAgo, 3));
  const now = member(1, "Alpha", seenDaysAgo);
  const { becameInactive } = memberChangesSince(visit(3, [then]), [now], after(7));
  expect(names(becameInactive)).toBe(quiet ? "Alpha" : "");
});

test("a member who joined since and is quiet has only joined", () => {
  const { joined, becameInactive } = memberChangesSince(
    visit(3, [ALPHA]),
    [ALPHA, member(2, "Bravo", 30)],
    after(7),
  );
  expect([names(joined), names(becameInactive)]).toEqual(["Bravo", ""]);
});

test("the first visit has no visit before it", () => {
  expect(memberVisitsAfter(null, [ALPHA], NOW)).toEqual({
    before: null,
    latest: { atMs: NOW, members: [{ id: 1, name: "Alpha", lastActionAtMs: NOW }] },
  });
});

const KEPT: Visits = { before: visit(9, [ALPHA]), latest: visit(3, [ALPHA, BRAVO]) };

test.each([
  { minutesLater: 1, before: "9 days ago" },
  { minutesLater: 30, before: "9 days ago" },
  { minutesLater: 31, before: "3 days ago" },
  { minutesLater: 3 * 24 * 60, before: "3 days ago" },
])("$minutesLater min after the last look, the visit before is that of $before", (row) => {
  const atMs = KEPT.latest.atMs + row.minutesLater * MINUTE_MS;
  const { before, latest } = memberVisitsAfter(KEPT, [BRAVO], atMs);
  expect(before).toBe(row.before === "9 days ago" ? KEPT.before : KEPT.latest);
  expect(latest.atMs).toBe(atMs);
  expect(names(latest.members)).toBe("Bravo");
});

test.each([0, -5, -24 * 60])(
  "a look from %i min after the last one says nothing new",
  (minutes) => {
    const atMs = KEPT.latest.atMs + minutes * MINUTE_MS;
    expect(memberVisitsAfter(KEPT, [ALPHA, BRAVO], atMs)).toBe(KEPT);
  },
);

test("a last visit in the future was by a wrong clock and is ignored", () => {
  const latest = { ...KEPT.latest, atMs: NOW + 2 * DAY_MS };
  expect(memberVisitsAfter({ ...KEPT, latest }, [ALPHA], NOW)).toEqual(
    memberVisitsAfter(null, [ALPHA], NOW),
  );
});

test("a faction with none of the earlier members is another one: nothing is compared", () => {
  expect(memberVisitsAfter(KEPT, [CHARLIE], NOW).before).toBeNull();
});

test("an empty response changes nothing, and members missing from the next one have left", () => {
  const atMs = KEPT.latest.atMs + DAY_MS;
  const visits = memberVisitsAfter(KEPT, [], atMs);
  expect(visits).toBe(KEPT);
  const after = memberVisitsAfter(visits, [BRAVO], atMs + MINUTE_MS);
  expect(after.before).toBe(KEPT.latest);
  expect(names(memberChangesSince(KEPT.latest, [BRAVO], { nowMs: atMs, days: 7 }).left)).toBe(
    "Alpha",
  );
});

test("one member who was there before is enough for the same faction", () => {
  expect(memberVisitsAfter(KEPT, [ALPHA, CHARLIE], NOW).before).toBe(KEPT.latest);
});

test("a member who had never been seen at the visit did not go quiet since", () => {
  const never = { ...member(1, "Alpha"), lastAction: { atMs: null } };
  const { becameInactive } = memberChangesSince(
    visit(3, [never]),
    [member(1, "Alpha", 30)],
    after(7),
  );
  expect(names(becameInactive)).toBe("");
});

test("members go inactive by the player's own limit of days, and the fallen never do", () => {
  const then = visit(3, [member(1, "Alpha", 3), member(2, "Bravo", 3)]);
  const now = [member(1, "Alpha", 4), { ...member(2, "Bravo", 4), state: "Fallen" }];
  expect(names(memberChangesSince(then, now, after(3)).becameInactive)).toBe("Alpha");
  expect(names(memberChangesSince(then, now, after(4)).becameInactive)).toBe("");
});
