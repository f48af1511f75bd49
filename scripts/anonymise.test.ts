import { describe, expect, test } from "vitest";

import { mayHavePrivateNames, OLDER_SHAPES, SHAPES } from "@/lib/api/check/shape";
import { legacyFixture } from "@/lib/api/testing/fixtures";
import trainingLog from "@/lib/api/testing/fixtures/user-training-log.json";

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
  expect(
    anonymised({ members: [member(301), member(302), member(303)] }, [shape], mayHavePrivateNames),
  ).toEqual({
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
      [{ state: "=Okay" }],
      mayHavePrivateNames,
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
  expect(anonymised(body, [shape], mayHavePrivateNames)).toEqual({
    members: { key1: { id: 1 }, key2: { id: 2 } },
    data: { key1: 1 },
    faction: { key1: 1, key2: 2 },
    new: { key1: { id: 1, name: "text 1" } },
  });
});

test("nor are they at the root, or where a map has a single player", () => {
  const player = (id: number) => ({ id, name: "Duke" });
  const shape = { members: [{ id: "number" }], profile: { id: "number", name: "string" } };
  const of = (body: object) => JSON.stringify(anonymised(body, [shape], mayHavePrivateNames));
  expect(of({ bravo: player(7), duke: player(8) })).not.toMatch(/bravo|duke/i);
  expect(of({ profile: { bravo: player(7) } })).not.toMatch(/bravo|duke/i);
});

test("what is broken stays broken", () => {
  expect(anonymised({ id: "301", until: 1_795_000_000_000 }, [{}], mayHavePrivateNames)).toEqual({
    id: "1",
    until: 1_798_761_600_000,
  });
  const stocks = [1, 2, 3, 4].map((id) => ({ id, price: id === 3 ? "much" : id }));
  expect(anonymised({ stocks }, [{ stocks: [{ id: "number" }] }], mayHavePrivateNames)).toEqual({
    stocks: [
      { id: 1, price: 1 },
      { id: 2, price: "text 2" },
    ],
  });
});

test("a changed or older response keeps its fields", () => {
  const shape = { workstats: { endurance: "number", total: "number" } };
  const nested = { workstats: { current: { endurance: 5, total: 9 } } };
  expect(anonymised(nested, [shape], mayHavePrivateNames)).toEqual({
    workstats: { current: { endurance: 1, total: 1 } },
  });
  const older = { energy: { current: 5, maximum: 9 }, nerve: { current: 5, maximum: 9 } };
  expect(anonymised(older, [{ bars: {} }], mayHavePrivateNames)).toEqual({
    energy: { current: 1, maximum: 1 },
    nerve: { current: 1, maximum: 1 },
  });
});

describe("a key that no field is written like is replaced among the fields, and they stay", () => {
  const shape = { members: [{ id: "number", name: "string", level: "number" }] };
  const member = { id: 301, name: "Duke", level: 5 };
  const KEPT = { id: 1, name: "text 1", level: 1 };

  test.each<[string, object, object]>([
    ["a new field with a digit", { respect24h: 9 }, { key1: 1 }],
    ["an id and a name of players", { 301: 9, "Duke-4": 9 }, { 1: 1, key2: 1 }],
    ["a new field as the API writes them", { grade: 9 }, { grade: 1 }],
  ])("%s", (_, added, expected) => {
    expect(
      anonymised({ members: [{ ...member, ...added }] }, [shape], mayHavePrivateNames),
    ).toEqual({ members: [{ ...KEPT, ...expected }] });
    // The document may know nothing of the object.
    expect(
      anonymised({ members: [], other: { ...member, ...added } }, [shape], mayHavePrivateNames),
    ).toEqual({ members: [], other: { ...KEPT, ...expected } });
  });
});

describe("the fields of an older format stay", () => {
  const saved = (path: string, body: object): unknown =>
    anonymised(body, [SHAPES[path], OLDER_SHAPES[path]], mayHavePrivateNames);

  test("with names that the document doesn’t have", () => {
    const body = legacyFixture("company-profile") as { company: object };
    const { company } = saved("company/profile", body) as typeof body;
    expect(Object.keys(company)).toEqual(Object.keys(body.company));
    expect(company).toMatchObject({ ID: 1, name: "text 1" });
  });

  test("in the data of a log, of which the document has no fields", () => {
    const namesIn = (data: object) => {
      const { log } = saved("user/log", { log: [{ data }] }) as { log: { data: object }[] };
      return log.flatMap((entry) => Object.keys(entry.data));
    };
    const data = trainingLog.log[0]?.data ?? {};
    expect(namesIn(data)).toEqual(Object.keys(data));
    // A stat that the older response doesn't have.
    const ofStrength = Object.entries(data).map(([name, value]): [string, unknown] => [
      name.replace("speed", "strength"),
      value,
    ]);
    expect(namesIn(Object.fromEntries(ofStrength))).toEqual(ofStrength.map(([name]) => name));
    expect(namesIn({ duke: 4, bravo: 5 })).toEqual(["key1", "key2"]);
  });
});
