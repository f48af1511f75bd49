import { expect, test } from "vitest";

import { aCrime } from "@/lib/game/testing/builders";

import { mergeCrimes } from "./merge-crimes";

test("each crime comes once; of one in both lists, the record of the second counts", () => {
  const some = [aCrime({ id: 1 }), aCrime({ id: 2, status: "Planning" })];
  const others = [aCrime({ id: 3 }), aCrime({ id: 2, status: "Successful" })];
  expect(mergeCrimes(some, others).map(({ id, status }) => [id, status])).toEqual([
    [1, "Planning"],
    [2, "Successful"],
    [3, "Planning"],
  ]);
});
