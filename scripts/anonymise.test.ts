import { expect, test } from "vitest";

import { isKeyed } from "@/lib/api/check/shape";

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
  expect(anonymised({ members: [member(301), member(302), member(303)] }, shape, isKeyed)).toEqual({
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
      { state: "=Okay" },
      isKeyed,
    ),
  ).toEqual({ byId: { 1: 1, 2: 2 }, byName: { key1: 1 }, state: "text 1" });
});

test("names of players are no fields, though they are written like one", () => {
  const shape = { members: [{ id: "number" }], data: "object", faction: { id: "number" } };
  const body = {
    members: { duke: { id: 7 }, bravo: { id: 8 } },
    data: { duke: 7 },
    faction: { bravo: 7, duke: 8 },
    new: { duke: { id: 7, name: "Duke" } },
  };
  expect(anonymised(body, shape, isKeyed)).toEqual({
    members: { key1: { id: 1 }, key2: { id: 2 } },
    data: { key1: 1 },
    faction: { key1: 1, key2: 2 },
    new: { key1: { id: 1, name: "text 1" } },
  });
});

test("a changed or older response keeps its fields", () => {
  const shape = { workstats: { endurance: "number", total: "number" } };
  const nested = { workstats: { current: { endurance: 5, total: 9 } } };
  expect(anonymised(nested, shape, isKeyed)).toEqual({
    workstats: { current: { endurance: 1, total: 1 } },
  });
  const older = { energy: { current: 5, maximum: 9 }, nerve: { current: 5, maximum: 9 } };
  expect(anonymised(older, { bars: {} }, isKeyed)).toEqual({
    energy: { current: 1, maximum: 1 },
    nerve: { current: 1, maximum: 1 },
  });
});
