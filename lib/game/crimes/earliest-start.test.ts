import { expect, test } from "vitest";

import { DAY_MS } from "@/lib/common/time";
import { aCrime, slotsOf } from "@/lib/game/testing/builders";

import { earliestStart, firstToStart } from "./earliest-start";

const NOW = Date.UTC(2026, 10, 20, 12);

test.each([
  { status: "Planning", members: [1, 2], ready: 2, days: 2 },
  { status: "Planning", members: [1, 2], ready: -1, days: -1 },
  { status: "Planning", members: [1, 2], ready: null, days: null },
  { status: "Recruiting", members: [1, null], ready: 2, days: 3 },
  { status: "Recruiting", members: [1, null, null], ready: 0.5, days: 2.5 },
  { status: "Recruiting", members: [1, null, null], ready: -3, days: 2 },
  { status: "Recruiting", members: [null, null, null], ready: null, days: 3 },
  { status: "Recruiting", members: [1, 1], ready: 2, days: 2 },
  { status: "Recruiting", members: [], ready: null, days: null },
  { status: "Successful", members: [1], ready: 2, days: null },
  { status: "Expired", members: [null, null], ready: null, days: null },
  { status: "Botched", members: [1, null], ready: 2, days: null },
])("$status, slots of $members, ready in $ready days: starts in $days", (row) => {
  const inDays = (days: number | null) => (days === null ? null : NOW + days * DAY_MS);
  const crime = aCrime({
    status: row.status,
    slots: slotsOf(...row.members),
    readyAtMs: inDays(row.ready),
  });
  expect(earliestStart(crime, NOW)).toBe(inDays(row.days));
});

test("the next to start is the earliest of those that are ahead", () => {
  const ready = (id: number, days: number, members: (number | null)[] = [1]) =>
    aCrime({ id, readyAtMs: NOW + days * DAY_MS, slots: slotsOf(...members) });
  const crimes = [ready(1, -1), ready(2, 3), ready(3, 2), ready(4, 1, [1, null, null])];
  expect(firstToStart(crimes, NOW)?.id).toBe(3);
  expect(firstToStart([ready(1, -1), ready(2, 0)], NOW)).toBeNull();
  expect(firstToStart([ready(1, 1), ready(2, 1)], NOW)?.id).toBe(1);
  expect(firstToStart([{ ...ready(1, 1), status: "Successful" }], NOW)).toBeNull();
  const empty = aCrime({ status: "Recruiting", readyAtMs: null, slots: slotsOf(null) });
  expect(firstToStart([empty], NOW)).toBeNull();
  expect(firstToStart([empty, ready(2, 3)], NOW)?.id).toBe(2);
});
