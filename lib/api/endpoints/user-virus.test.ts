import { expect, test } from "vitest";

import live from "@/lib/api/testing/fixtures/user-virus.json";

import { virusWire } from "./user-virus";

test("reads a virus", () => {
  expect(virusWire.parse(live)).toEqual({
    name: "Polymorphic Virus",
    endsAtMs: 1_795_300_000_000,
  });
});

test("null is none, and no answer is not", () => {
  expect(virusWire.parse({ virus: null })).toBeNull();
  expect(virusWire.safeParse({}).error?.issues[0]?.path).toEqual(["virus"]);
});
