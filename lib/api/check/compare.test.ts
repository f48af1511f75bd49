import { readFileSync } from "node:fs";

import openApi from "tornapi-typescript/dist/openapi.json";
import { describe, expect, test } from "vitest";

import { ACCESS } from "@/lib/api/transport/access";
import {
  OLDER_SHAPES as OLDER_FILE,
  olderShapesText,
  pathsIn,
  SHAPES as FILE,
  shapesText,
} from "@/scripts/api-shapes.mjs";

import { compare, type Finding } from "./compare";
import { watchReads } from "./watch-reads";
import { type Shape, SHAPES, typeOf } from "./shape";

const SHAPE: Shape = {
  members: [
    {
      id: "number",
      name: "string",
      level: "number",
      "nickname?": "string",
      "leader~": { id: "number" },
      status: { state: "=Okay|Hospital", "until~": "number" },
    },
  ],
  total: "number",
};

const member = (id: number) => ({
  id,
  name: "Alpha",
  level: 50,
  leader: null,
  status: { state: "Okay", until: 1_800_000_000 },
});
const fine = () => ({ members: [member(1), member(2)], total: 2 });

const differences = (response: unknown) =>
  compare(response, SHAPE, new Set()).map(({ kind, field, expected, found, count, total }) =>
    [kind, field, expected, found, `${count} of ${total}`].filter(Boolean).join(" | "),
  );

const without = (name: string) => (record: object) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== name));

describe("what differs from the document", () => {
  test("nothing, where the response is as described", () => {
    expect(differences(fine())).toEqual([]);
    expect(differences({ members: [], total: 0 })).toEqual([]);
  });

  test.each<[string, unknown, string[]]>([
    [
      "a field with another name",
      { ...fine(), members: fine().members.map(({ level, ...rest }) => ({ ...rest, lvl: level })) },
      ["missing | members[].level | number | 2 of 2", "new | members[].lvl | number | 2 of 2"],
    ],
    ["a number as text", { ...fine(), total: "2" }, ["type | total | number | text | 1 of 1"]],
    [
      "a list as a map",
      { ...fine(), members: { 101: member(1), 102: member(2) } },
      ["type | members | list | map | 1 of 1"],
    ],
    [
      "a value that is new",
      { ...fine(), members: [{ ...member(1), status: { state: "Asleep", until: null } }] },
      ["unlisted | members[].status.state | 1 of 1"],
    ],
    [
      "a record without its id",
      { ...fine(), members: [without("id")(member(1)), member(2)] },
      ["missing | members[].id | number | 1 of 2"],
    ],
    [
      "a name that is null",
      { ...fine(), members: [{ ...member(1), name: null }, member(2)] },
      ["null | members[].name | text | 1 of 2"],
    ],
    [
      "HTML",
      "<!doctype html><title>Torn</title>",
      ["type |  | object | text | 1 of 1".replace(" |  |", " |")],
    ],
    [
      "a field that is nested deeper",
      { ...fine(), total: { current: 2, maximum: 3 } },
      ["type | total | number | object with current, maximum | 1 of 1"],
    ],
    [
      "a time in milliseconds",
      { ...fine(), members: [{ ...member(1), status: { state: "Okay", until: 1.8e12 } }] },
      ["milliseconds | members[].status.until | 1 of 1"],
    ],
    [
      "further pages",
      { ...fine(), _metadata: { links: { next: "https://api.torn.com/v2/…", prev: null } } },
      ["pages | _metadata | 1 of 1"],
    ],
    [
      "a list in place of an object",
      { ...fine(), members: [{ ...member(1), status: [] }] },
      ["type | members[].status | object | empty list | 1 of 1"],
    ],
  ])("%s", (_, response, expected) => {
    expect(differences(response)).toEqual(expected);
  });

  test("no key of a map is repeated, since it may be the name of a player", () => {
    const answer = { ...fine(), "Duke 4": { Alpha99: 1 }, Duke: 1, 17: 1 };
    expect(differences(answer)).toEqual(["new | [id or name] | number | 3 of 3"]);
    const byName = { ...fine(), total: { alpha: 1, level: 2, bravo: 3 } };
    expect(differences(byName)).toEqual(["type | total | number | map | 1 of 1"]);
    const status = { alpha: 1, bravo: 2, charlie: 3 };
    expect(differences({ ...fine(), members: [{ ...member(1), status }] })).toEqual([
      "missing | members[].status.state | text | 1 of 1",
      "missing | members[].status.until | number | 1 of 1",
      "new | members[].status.[id or name] | number | 3 of 3",
    ]);
  });

  test.each([
    { duke: 1 },
    { duke: { id: 1 } },
    { duke: 1, bravo: 2 },
    { duke: { id: 1 }, level: { id: 2 } },
  ])("nor is a name that is a word of the document: %o", (players) => {
    expect(typeOf(players)).not.toContain("duke");
    const members = [{ ...member(1), status: players }];
    const found = [
      compare({ members: players, total: 2 }, SHAPE, new Set()),
      compare({ ...fine(), total: players }, SHAPE, new Set()),
      compare({ ...fine(), members }, SHAPE, new Set()),
    ];
    expect(JSON.stringify(found)).not.toContain("duke");
  });

  test.each<[string, object]>([
    ["the root", { bravo: member(1), duke: member(2) }],
    ["the root, beside the pages", { _metadata: {}, bravo: member(1), duke: member(2) }],
    ["the root, of one player", { bravo: member(1) }],
    ["the root, of numbers", { bravo: 1, duke: 2 }],
    [
      "an object of one player",
      { ...fine(), members: [{ ...member(1), status: { bravo: { state: "Okay", until: 1 } } }] },
    ],
  ])("nor are names that are the keys of %s", (_, response) => {
    expect(JSON.stringify(compare(response, SHAPE, new Set()))).not.toMatch(/bravo|duke/);
  });

  test("smaller pages than asked for", () => {
    const shape: Shape = {
      ...SHAPE,
      "_metadata?": { links: { "next~": "string", "prev~": "string" } },
    };
    const found = (next: string | null, prev: string | null = null) =>
      compare({ ...fine(), _metadata: { links: { next, prev } } }, shape, new Set(), 100).map(
        ({ kind, expected, found: size }) => [kind, expected, size],
      );
    expect(found("https://a/?limit=50&offset=50")).toEqual([["pages", "100", "50"]]);
    expect(found("https://a/?offset=50")).toEqual([["pages", "100", "50"]]);
    expect(found(null, "https://a/?limit=50&to=5")).toEqual([["pages", "100", "50"]]);
    expect(found("https://a/?limit=100&offset=100")).toEqual([]);
    expect(found("https://a/?cat=all&offset=100")).toEqual([]);
    expect(found(null)).toEqual([]);
  });

  test("the values of a text of which the document also allows any", () => {
    const { "faction/members": shape } = SHAPES;
    const members = [{ status: { state: "Deceased" } }];
    expect(compare({ members }, shape ?? "any", new Set())).toContainEqual(
      expect.objectContaining({ kind: "unlisted", field: "members[].status.state" }),
    );
  });

  test("the key of a map is the id of its record", () => {
    const members = Object.fromEntries([1, 2].map((id) => [id, without("id")(member(id))]));
    expect(differences({ ...fine(), members })).toEqual(["type | members | list | map | 1 of 1"]);
  });

  test("what is absent or null has no type, and isn’t counted among those that have one", () => {
    const at = (until: unknown) => ({ ...member(1), status: { state: "Okay", until } });
    const members = [at(null), at(null), at("soon"), at(1.8e12)];
    expect(differences({ ...fine(), members })).toEqual([
      "type | members[].status.until | number | text | 1 of 2",
      "milliseconds | members[].status.until | 1 of 2",
    ]);
    const nicknames = [member(1), { ...member(2), nickname: null }, { ...member(3), nickname: 5 }];
    expect(differences({ ...fine(), members: nicknames })).toEqual([
      "null | members[].nickname | text | 1 of 2",
      "type | members[].nickname | text | number | 1 of 1",
    ]);
  });

  test.each(["members[].last_action.timestamp", "chain.cooldown", "profile.signed_up"])(
    "%s is a time",
    (field) => {
      const names = field.split(/\[\]\.|\./);
      const nested = (value: unknown) =>
        names.reduceRight((inner, name) => ({ [name]: inner }), value);
      const found = compare(nested(1.8e12), nested("number") as Shape, new Set());
      expect(found).toMatchObject([{ kind: "milliseconds" }]);
    },
  );

  test("a field that may be absent is missing if we read it, it is nowhere, and another is beside it", () => {
    const reads = new Set(["members[].nickname"]);
    const found = (members: object[]) =>
      compare({ ...fine(), members }, SHAPE, reads).map(({ kind, field, count, total }) =>
        [kind, field, `${count} of ${total}`].join(" | "),
      );
    const renamed = (id: number) => ({ ...member(id), alias: "Al" });
    expect(found([renamed(1), renamed(2)])).toEqual([
      "new | members[].alias | 2 of 2",
      "missing | members[].nickname | 2 of 2",
    ]);
    expect(found([renamed(1), { ...member(2), nickname: "Al" }])).toEqual([
      "new | members[].alias | 1 of 1",
    ]);
    expect(found([member(1), member(2)])).toEqual([]);
    reads.clear();
    expect(found([renamed(1)])).toEqual(["new | members[].alias | 1 of 1"]);
  });

  test("a missing field that is in a new object beside it is found there", () => {
    const members = [{ ...without("level")(member(1)), stats: { level: 50 } }];
    expect(compare({ ...fine(), members }, SHAPE, new Set())[0]).toMatchObject({
      kind: "missing",
      field: "members[].level",
      movedInto: "members[].stats",
    });
  });

  test("an empty map may come as an empty list", () => {
    const shape = { data: "object" };
    expect(compare({ data: [] }, shape, new Set())).toEqual([]);
    expect(compare({ data: [1] }, shape, new Set())).toMatchObject([{ kind: "type" }]);
  });

  test("a sum of money in the same range is no time", () => {
    expect(compare({ networth: 1.8e12 }, { networth: "number" }, new Set())).toEqual([]);
  });
});

test("a finding says whether we read the field", () => {
  const reads = new Set<string>();
  const watched = watchReads(fine(), SHAPE, (field) => reads.add(field));
  expect(watched.members.map(({ id }) => id)).toEqual([1, 2]);
  const isRead = (field: string, findings: readonly Finding[]) =>
    findings.find((finding) => finding.field === field)?.isRead;
  const found = compare({ ...fine(), members: [{}] }, SHAPE, reads);
  expect(isRead("members[].id", found)).toBe(true);
  expect(isRead("members[].name", found)).toBe(false);
});

test("nor is a name of a field taken for a key: an older shape keeps its names", () => {
  const energy = { current: 5, maximum: 150, increment: 5 };
  const found = compare({ energy }, { bars: { energy: { current: "number" } } }, new Set());
  expect(found.map(({ field, found: type }) => `${field} ${type ?? ""}`.trim())).toEqual([
    "bars",
    "energy object with current, maximum, increment",
  ]);
});

test("the shapes are those of the document that the lock has, for each path that we call", () => {
  const paths = pathsIn(readFileSync("lib/api/transport/access.ts", "utf8"));
  expect(new Set(paths)).toEqual(new Set(Object.keys(ACCESS)));
  expect(readFileSync(FILE, "utf8"), "run `npm run shapes`").toBe(shapesText(openApi, paths));
  const withoutMarks = Object.keys(SHAPES).map((name) => name.replace("[]", ""));
  expect(new Set(withoutMarks)).toEqual(new Set(paths));
  expect(readFileSync(OLDER_FILE, "utf8"), "run `npm run shapes`").toBe(olderShapesText());
});
