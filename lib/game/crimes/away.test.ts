import { expect, test } from "vitest";

import { aCrime, aMember, slotsOf } from "@/lib/game/testing/builders";
import { HOUR_MS } from "@/lib/game/time/time";

import type { MemberState } from "./away";
import { findProblems } from "./find-problems";
import type { OrganisedCrime } from "./organised-crime";

const NOW = Date.UTC(2026, 10, 20, 12);
const inHours = (hours: number) => NOW + hours * HOUR_MS;

const find = (crime: OrganisedCrime, members: readonly MemberState[]) =>
  findProblems([crime], members, {
    nowMs: NOW,
    lowestPassRate: 0,
    payouts: { membersShare: 100, settled: { crimes: {}, upTo: [] } },
  });

test.each([
  // Out by then, but the flight home takes an unknown time.
  { state: "Hospital", until: 1, ready: 5, isAway: true },
  { state: "Hospital", until: -1, ready: 1, isAway: true },
  { state: "Jail", until: 0.1, ready: 6, isAway: true },
  { state: "Jail", until: null, ready: 6, isAway: true },
  { state: "Hospital", until: 1, ready: 7, isAway: false },
  { state: "Hospital", until: 8, ready: 7, isAway: true },
])("$state in Switzerland until $until h, ready in $ready h: away is $isAway", (row) => {
  const untilMs = row.until === null ? null : inHours(row.until);
  const crime = aCrime({ slots: slotsOf(1), readyAtMs: inHours(row.ready) });
  const member = { id: 1, state: row.state, stateUntilMs: untilMs, abroadIn: "Switzerland" };
  expect(find(crime, [aMember(member)])).toMatchObject(
    row.isAway ? [{ kind: "away", untilMs, abroadIn: "Switzerland" }] : [],
  );
});

test("a member who lands after a crime is ready is away, even if the game says when", () => {
  const crime = aCrime({ slots: slotsOf(1), readyAtMs: inHours(2) });
  const member = aMember({ id: 1, state: "Traveling", stateUntilMs: inHours(1) });
  expect(find(crime, [member])).toMatchObject([{ kind: "away" }]);
});

test("a crime that is ready waits for a member who is out of a hospital abroad", () => {
  const crime = aCrime({ slots: slotsOf(1), readyAtMs: inHours(-1) });
  const out = aMember({ id: 1, state: "Hospital", stateUntilMs: inHours(-0.5) });
  expect(find(crime, [out])).toEqual([]);
  expect(find(crime, [{ ...out, abroadIn: "Mexico" }])).toMatchObject([
    { kind: "late", absences: [{ memberId: 1, state: "Hospital", abroadIn: "Mexico" }] },
  ]);
});
