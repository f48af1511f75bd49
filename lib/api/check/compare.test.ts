import { describe, expect, test } from "vitest";

import { compare } from "./compare";
import { resultLines } from "./report";
import { type Shape, SHAPES, typeOf } from "./shape";

const SHAPE: Shape = {
  "members!": [
    {
      "id!": "number",
      "name!": "string",
      "level!": "number",
      "nickname?!": "string",
      "leader~": { id: "number" },
      "status!": { "state!": "=Okay|Hospital", "until~!": "number" },
    },
  ],
  total: "number",
  "data?": "object",
  "_metadata?": { links: { "next~": "string", "prev~": "string" } },
};

const member = (id: number) => ({
  id,
  name: "Alpha",
  level: 50,
  leader: null,
  status: { state: "Okay", until: 1_800_000_000 },
  ...(id === 2 && { nickname: "Al" }),
});
const fine = () => ({ members: [member(1), member(2)], total: 2 });

/** Two members, with something else in the first, or in both. */
const first = (change: object) => ({
  ...fine(),
  members: [{ ...member(1), ...change }, member(2)],
});
const both = (change: object) => ({
  ...fine(),
  members: [1, 2].map((id) => ({ ...member(id), ...change })),
});
const until = (...values: unknown[]) => ({
  ...fine(),
  members: values.map((each) => ({ ...member(1), status: { state: "Okay", until: each } })),
});

const NOTHING = { state: "changed", dropped: 0, isRefused: false, isEmpty: false } as const;

/** The lines of the report. */
function said(response: unknown, shape: Shape = SHAPE, pageSize = 0): string[] {
  const { findings, records } = compare(response, shape, pageSize);
  return resultLines({ ...NOTHING, name: "", findings, records, error: null, skipReason: null });
}

test.each<[string, unknown, string[]]>([
  ["nothing", fine(), []],
  ["nothing, without records", { members: [], total: 0 }, []],
  [
    "a list with another name",
    { things: fine().members },
    [
      "members: missing, expected list; now things?",
      "total: missing, expected number, not used",
      "things: new, list of object with id, name, level, status, …",
    ],
  ],
  [
    "a field with another name",
    both({ level: undefined, lvl: 5 }),
    [
      "members[].level: missing, expected number; now members[].lvl? (2 of 2)",
      "members[].lvl: new, number (2 of 2)",
    ],
  ],
  [
    "a field in a new object",
    first({ level: undefined, stats: { level: 50 } }),
    [
      "members[].level: missing, expected number; now in members[].stats? (1 of 2)",
      "members[].stats: new, object",
    ],
  ],
  [
    "a field that we don’t read",
    { ...fine(), total: undefined },
    ["total: missing, expected number, not used"],
  ],
  ["a number as text", { ...fine(), total: "2" }, ["total: text instead of number, not used"]],
  [
    "a number as an object",
    first({ level: { current: 2, maximum: 3 } }),
    ["members[].level: object with current, maximum instead of number (1 of 2)"],
  ],
  [
    "a list as a map, whose keys are the ids",
    { ...fine(), members: { 101: { ...member(1), id: undefined }, 102: member(2) } },
    ["members: map instead of list"],
  ],
  [
    "a list in place of an object",
    first({ status: [] }),
    ["members[].status: empty list instead of object (1 of 2)"],
  ],
  [
    "a new value",
    first({ status: { state: "Asleep", until: null } }),
    ["members[].status.state: a value that isn’t in the game’s list (1 of 2)"],
  ],
  ["null", first({ name: null }), ["members[].name: null instead of text (1 of 2)"]],
  [
    "nothing in PHP",
    first({ level: "" }),
    ["members[].level: an empty text instead of number (1 of 2)"],
  ],
  [
    "a record that is null",
    { ...fine(), members: [member(1), null] },
    ["members[]: null instead of object (1 of 2)"],
  ],
  ["HTML", "<!doctype html>", ["the response: text instead of object"]],
  ["a list", [1], ["the response: list of number instead of object"]],
  ["an empty map as an empty list", { ...fine(), data: [] }, []],
  [
    "an empty map as a list",
    { ...fine(), data: [1] },
    ["data: list of number instead of object, not used"],
  ],
  [
    "times, counted among those that aren’t null",
    until(null, null, "soon", 1.8e12, 300),
    [
      "members[].status.until: text instead of number (1 of 3)",
      "members[].status.until: milliseconds instead of seconds (1 of 3)",
      "members[].status.until: not a time of the years 2000 to 2100 (1 of 3)",
    ],
  ],
  [
    "another name for what may be absent, if it is nowhere",
    both({ nickname: undefined, alias: "Al" }),
    [
      "members[].nickname: missing, expected text; now members[].alias? (2 of 2)",
      "members[].alias: new, text (2 of 2)",
    ],
  ],
  [
    "what may be absent, if it is somewhere",
    first({ alias: "Al" }),
    ["members[].alias: new, text"],
  ],
  ["what may be absent, if nothing is new", both({ nickname: undefined }), []],
  [
    "another type, counted among those that aren’t absent",
    { ...fine(), members: [member(1), { ...member(2), nickname: 5 }] },
    ["members[].nickname: number instead of text"],
  ],
  ["what may be absent and isn’t read", { ...fine(), alias: 1 }, ["alias: new, number"]],
])("%s", (_, response, lines) => {
  expect(said(response)).toEqual(lines);
});

test.each<[string, string | null, string | null, string[]]>([
  ["half a page by limit", "https://a/?limit=50&offset=50", null, ["50"]],
  ["half a page by offset", "https://a/?offset=50", null, ["50"]],
  ["half a page before", null, "https://a/?limit=50&to=5", ["50"]],
  ["a whole page", "https://a/?limit=100&offset=100", null, []],
  ["a whole page by offset", "https://a/?cat=all&offset=100", null, []],
  ["the only page", null, null, []],
])("of pages of 100: %s", (_, next, prev, sizes) => {
  const lines = sizes.map((size) => `_metadata: ${size} records per page, expected 100`);
  expect(said({ ...fine(), _metadata: { links: { next, prev } } }, SHAPE, 100)).toEqual(lines);
});

test("further pages, where the document has none", () => {
  const response = { total: 2, _metadata: { links: { next: "https://api.torn.com/v2/…" } } };
  expect(said(response, { total: "number" })).toEqual([
    "_metadata: there are more pages, and only the first is loaded",
  ]);
});

test.each(["members[].last_action.timestamp", "chain.cooldown", "profile.signed_up"])(
  "%s is a time",
  (field) => {
    const nested = (value: unknown) =>
      field.split(/\[\]\.|\./).reduceRight((inner, name) => ({ [name]: inner }), value);
    const { findings } = compare(nested(1.8e12), nested("number") as Shape);
    expect(findings).toMatchObject([{ kind: "milliseconds" }]);
  },
);

test("a sum of money in the same range is no time", () => {
  expect(said({ networth: 1.8e12 }, { networth: "number" })).toEqual([]);
});

test("the words of a text count, even where the document allows any", () => {
  const { "faction/members": shape } = SHAPES;
  expect(said({ members: [{ status: { state: "Deceased" } }] }, shape)).toContain(
    "members[].status.state: a value that isn’t in the game’s list",
  );
});

test("the records of the lists that we read are counted", () => {
  const shape = {
    "crimes!": [{ "slots!": [{ "id!": "number" }], "ids!": ["number"], news: [{}] }],
  };
  const crime = { slots: [{ id: 1 }, { id: 2 }], ids: [1, 2, 3], news: [{}] };
  expect(compare({ crimes: [crime, crime] }, shape).records).toBe(6);
});

describe("names of players, which may be the keys of a map", () => {
  test("are replaced", () => {
    expect(said({ ...fine(), "Duke 4": { Alpha99: 1 }, Duke: 1, 17: 1 })).toEqual([
      "[id or name]: new, number (3 of 3)",
    ]);
    expect(said(first({ status: { alpha: 1, bravo: 2, charlie: 3 } }))).toEqual([
      "members[].status.state: missing, expected text (1 of 2)",
      "members[].status.until: missing, expected number (1 of 2)",
      "members[].status.[id or name]: new, number (3 of 3)",
    ]);
  });

  const players = [
    { duke: 1 },
    { duke: { id: 1 } },
    { duke: 1, bravo: 2 },
    { duke: { id: 1 }, level: { id: 2 } },
    { alpha: 1, level: 2, bravo: 3 },
  ];
  test.each([
    ...players.flatMap((map) => [
      { members: map, total: 2 },
      { ...fine(), total: map },
      first({ status: map }),
    ]),
    { bravo: member(1), duke: member(2) },
    { _metadata: {}, bravo: member(1), duke: member(2) },
    { bravo: member(1) },
    { bravo: 1, duke: 2 },
    first({ status: { bravo: { state: "Okay", until: 1 } } }),
  ])("are in no finding about %o", (response) => {
    expect(JSON.stringify(compare(response, SHAPE))).not.toMatch(/alpha|bravo|duke/);
    expect(typeOf(response)).not.toMatch(/alpha|bravo|duke/);
  });

  test("aren’t taken for a field’s: an older format keeps its names", () => {
    const energy = { current: 5, maximum: 150, increment: 5 };
    expect(said({ energy }, { bars: { energy: { current: "number" } } })).toEqual([
      "bars: missing, expected object; now energy?, not used",
      "energy: new, object with current, maximum, increment",
    ]);
  });
});
