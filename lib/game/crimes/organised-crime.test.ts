import { expect, test } from "vitest";

import { aCrime, aSlot } from "@/lib/game/testing/builders";

import {
  carriedOutAtMs,
  isFinished,
  isOpen,
  isSuccessful,
  mergeCrimes,
  missingItems,
  type OrganisedCrime,
} from "./organised-crime";

test.each([
  { status: "Recruiting", open: true, finished: false, successful: false },
  { status: "Planning", open: true, finished: false, successful: false },
  { status: "Successful", open: false, finished: true, successful: true },
  { status: "Failure", open: false, finished: true, successful: false },
  { status: "Expired", open: false, finished: false, successful: false },
  { status: "Botched", open: false, finished: false, successful: false },
  { status: "", open: false, finished: false, successful: false },
])("$status: open $open, finished $finished, successful $successful", (row) => {
  const crime = aCrime({ status: row.status });
  expect([isOpen(crime), isFinished(crime), isSuccessful(crime)]).toEqual([
    row.open,
    row.finished,
    row.successful,
  ]);
});

test.each([
  { why: "carried out", executedAtMs: 2_000, atMs: 2_000 },
  { why: "created, if its execution has no time", executedAtMs: null, atMs: 1_000 },
])("the time of a crime is when it was $why", ({ executedAtMs, atMs }) => {
  expect(carriedOutAtMs(aCrime({ createdAtMs: 1_000, executedAtMs }))).toBe(atMs);
});

test("each crime comes once; of one in both lists, the record of the second counts", () => {
  const some = [aCrime({ id: 1 }), aCrime({ id: 2, status: "Planning" })];
  const others = [aCrime({ id: 3 }), aCrime({ id: 2, status: "Successful" })];
  expect(mergeCrimes(some, others).map(({ id, status }) => [id, status])).toEqual([
    [1, "Planning"],
    [2, "Successful"],
    [3, "Planning"],
  ]);
});

const needs = (itemId: number, memberId: number | null, isAvailable = false) =>
  aSlot({
    member: memberId === null ? null : { id: memberId, outcome: null },
    item: { id: itemId, isAvailable, isReusable: true },
  });

const listed = (crimes: OrganisedCrime[]) =>
  missingItems(crimes).map(({ crime, slot }) => [crime.id, slot.member.id, slot.item.id]);

test.each([
  { why: "no crimes", crimes: [], is: [] },
  { why: "missing", crimes: [aCrime({ slots: [needs(568, 1)] })], is: [[1, 1, 568]] },
  { why: "there", crimes: [aCrime({ slots: [needs(568, 1, true)] })], is: [] },
  { why: "an empty slot", crimes: [aCrime({ slots: [needs(568, null)] })], is: [] },
  { why: "no item needed", crimes: [aCrime()], is: [] },
  { why: "finished", crimes: [aCrime({ status: "Failure", slots: [needs(568, 1)] })], is: [] },
  { why: "expired", crimes: [aCrime({ status: "Expired", slots: [needs(568, 1)] })], is: [] },
  {
    why: "unknown status",
    crimes: [aCrime({ status: "Botched", slots: [needs(568, 1)] })],
    is: [],
  },
  {
    why: "in the order of crimes and slots",
    crimes: [
      aCrime({ id: 8, status: "Recruiting", slots: [needs(71, 2), aSlot(), needs(568, 3)] }),
      aCrime({ id: 7, slots: [needs(568, 1)] }),
    ],
    is: [
      [8, 2, 71],
      [8, 3, 568],
      [7, 1, 568],
    ],
  },
])("missing items, $why: $is", ({ crimes, is }) => {
  expect(listed(crimes)).toEqual(is);
});

test("a missing item has its crime and its slot", () => {
  const slot = needs(568, 1);
  const crime = aCrime({ slots: [slot] });
  expect(missingItems([crime])).toEqual([{ crime, slot }]);
});
