import { expect, test } from "vitest";

import { aCrime } from "@/lib/game/testing/builders";

import { carriedOutAtMs, isFinished, isOpen, isSuccessful, mergeCrimes } from "./organised-crime";

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
