import { expect, test } from "vitest";

import live from "@/lib/api/testing/fixtures/user-refills.json";
import older from "@/lib/api/testing/fixtures/user-refills.legacy.json";

import { refillsWire } from "./user-refills";

test.each([
  { shape: "today's", wire: live },
  { shape: "the older", wire: older },
])("reads the refills of $shape shape: true is used", ({ wire }) => {
  expect(refillsWire.parse(wire)).toEqual({
    energy: true,
    nerve: false,
    token: false,
    specialCount: 2,
  });
});

test("an answer of no known shape says what it lacks", () => {
  const issues = refillsWire.safeParse({ refills: { energy: true, nerve: true } }).error?.issues;
  expect(issues?.map(({ path }) => path.join("."))).toEqual(["refills.token"]);
});
