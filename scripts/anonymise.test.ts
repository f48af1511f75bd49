import { expect, test } from "vitest";

import { anonymised } from "./anonymise.mjs";

test("fields and types stay, values don’t", () => {
  const member = (id: number) => ({
    id,
    name: "Duke",
    isInOc: true,
    lastAction: { timestamp: 1_795_000_000, relative: "5 minutes ago" },
    status: { state: "Hospital", details: null, plane: "" },
  });
  const shape = { members: [{ status: { state: "=Okay|Hospital" } }] };
  expect(anonymised({ members: [member(301), member(302), member(303)] }, shape)).toEqual({
    members: [1, 2].map((id) => ({
      id,
      name: `text ${id}`,
      isInOc: false,
      lastAction: { timestamp: 1_798_761_600, relative: `text ${id}` },
      status: { state: "Hospital", details: null, plane: "" },
    })),
  });
});

test("the keys of a map may be ids or names, and a word that the document doesn’t list is a text", () => {
  expect(
    anonymised(
      { byId: { 301: 7, 302: 8, 303: 9 }, byName: { "Duke 4": 7 }, state: "Asleep" },
      {
        state: "=Okay",
      },
    ),
  ).toEqual({ byId: { 1: 1, 2: 2 }, byName: { key1: 1 }, state: "text 1" });
});
