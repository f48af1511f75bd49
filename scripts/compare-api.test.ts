import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import openApi from "tornapi-typescript/dist/openapi.json";
import { describe, expect, test } from "vitest";

import { ACCESS } from "@/lib/api/transport/access";

import { apiChanges } from "./compare-api.mjs";

interface Change {
  properties?: object;
  required?: readonly string[];
  operation?: object;
  words?: readonly string[];
}

/** A document of one path, whose answer has one member. */
const documentOf = ({
  properties = {},
  required = ["id", "state"],
  operation = {},
  words = ["all", "alive"],
}: Change = {}) => ({
  info: { version: "1" },
  paths: {
    "/faction/members": {
      get: {
        "x-stability": "Stable",
        description: "Requires public access key.",
        parameters: [
          { $ref: "#/components/parameters/Limit" },
          {
            name: "filters",
            in: "query",
            schema: { type: "array", items: { $ref: "#/components/schemas/Filter" } },
          },
        ],
        responses: {
          200: {
            content: {
              "application/json": { schema: { $ref: "#/components/schemas/Members" } },
            },
          },
        },
        ...operation,
      },
    },
  },
  components: {
    parameters: { Limit: { name: "limit", in: "query", schema: { type: "integer" } } },
    schemas: {
      Filter: { type: "string", enum: words },
      Members: {
        type: "object",
        required: ["members"],
        properties: {
          members: {
            type: "array",
            items: {
              type: "object",
              required,
              properties: {
                id: { type: "integer" },
                state: { type: "string", enum: ["Okay", "Jail"] },
                ...properties,
              },
            },
          },
        },
      },
    },
  },
});

const changes = (change: Change) =>
  apiChanges(documentOf(), documentOf(change), ["faction/members"]).filter((line) =>
    line.startsWith("- "),
  );

describe("what differs between two documents", () => {
  test.each<[string, Change, string[]]>([
    ["nothing", {}, []],
    [
      "a field was added",
      { properties: { name: { type: "string" } } },
      ["- `members[].name`: added, string, may be absent"],
    ],
    [
      "a type changed",
      { properties: { id: { type: "string" } } },
      ["- `members[].id`: string, was number"],
    ],
    [
      "a field may be absent",
      { required: ["state"] },
      ["- `members[].id`: number, may be absent, was number"],
    ],
    [
      "other words",
      { properties: { state: { type: "string", enum: ["Okay", "Asleep"] } } },
      ["- `members[].state`: added Asleep; removed Jail"],
    ],
    [
      "a list became an object",
      { properties: { id: { type: "object", properties: { value: { type: "integer" } } } } },
      [
        "- `members[].id`: object, was number",
        "- `members[].id.value`: added, number, may be absent",
      ],
    ],
    [
      "deprecated and unstable",
      { operation: { "x-stability": "Unstable", deprecated: true } },
      ["- `stability`: Unstable, was Stable", "- `deprecated`: true, was false"],
    ],
    [
      "another key and no parameter",
      { operation: { description: "Requires limited access key.", parameters: [] } },
      [
        "- `key`: limited, was public",
        '- `?limit=`: removed, was optional, {"type":"integer"}',
        '- `?filters=`: removed, was optional, {"type":"array","items":{"type":"string"}}',
        "- `?filters= words`: removed, was one of alive, all",
      ],
    ],
    [
      "a parameter takes other words",
      { words: ["all", "fallen"] },
      ["- `?filters= words`: added fallen; removed alive"],
    ],
    ["the words in another order", { words: ["alive", "all"] }, []],
    [
      "an announcement",
      {
        properties: { id: { type: "integer", deprecated: true, description: "Will be removed." } },
      },
      ["- `members[].id (note)`: added, deprecated, Will be removed."],
    ],
    [
      "another unit",
      { properties: { id: { type: "integer", format: "int64", maximum: 5 } } },
      ["- `members[].id (note)`: added, int64, at most 5"],
    ],
    [
      "a response that isn’t JSON",
      { operation: { responses: { 200: { content: {} } } } },
      ["- **The path can’t be read:** "],
    ],
  ])("%s", (_, change, expected) => {
    const found = changes(change);
    expect(found).toHaveLength(expected.length);
    expected.forEach((line, index) => {
      expect(found[index]?.startsWith(line)).toBe(true);
    });
  });

  test("a path that was removed", () => {
    const newest = { ...documentOf(), paths: {} };
    expect(apiChanges(documentOf(), newest, ["faction/members"])).toContain(
      "- **The path was removed.**",
    );
  });

  test("paths that we don’t call don’t matter", () => {
    expect(apiChanges(documentOf(), { ...documentOf(), paths: {} }, [])).toEqual([]);
  });
});

test("the command writes nothing if nothing differs, and otherwise what does", () => {
  const folder = mkdtempSync(join(tmpdir(), "compare-"));
  const written = (newest: object) => {
    const files = [openApi, newest].map((document, index) => {
      const file = join(folder, `${index}.json`);
      writeFileSync(file, JSON.stringify(document));
      return file;
    });
    return execFileSync(process.execPath, ["scripts/compare-api.mjs", ...files]).toString();
  };
  try {
    expect(written(openApi)).toBe("");
    const newest = structuredClone(openApi);
    newest.info.version = "99";
    newest.components.schemas.UserBar.properties.current.type = "string";
    newest.components.schemas.UserStatusStateEnum.enum.push("Deceased");
    newest.paths["/user"].get["x-stability"] = "Unstable";
    const text = written(newest);
    expect(text).toMatch(/^Version 99 of the game’s API document, ours is /);
    expect(text).toContain("### user/bars\n\n- `bars.energy.current`: string, was number");
    expect(text).toContain("- `members[].status.state`: added Deceased");
    // The login asks for the log here: all else of its responses is that of other paths.
    expect(text).toMatch(/### user\n\n- `stability`: Unstable, was Stable\n\n?(###|$)/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

describe("the document that the lock has", () => {
  const paths = Object.keys(ACCESS);

  test("doesn’t differ from itself in any path that we call", () => {
    expect(apiChanges(openApi, openApi, paths)).toEqual([]);
  });

  test("differs from one without our paths in each of them", () => {
    const lines = apiChanges(openApi, { ...openApi, paths: {} }, paths);
    expect(lines.filter((line) => line === "- **The path was removed.**")).toHaveLength(
      paths.length,
    );
  });

  test("differs from one with another field, and another word of a parameter", () => {
    const newest = structuredClone(openApi);
    newest.components.schemas.UserBar.properties.current.type = "string";
    newest.components.schemas.FactionArmoryCategoryEnum.enum.push("plants");
    const lines = apiChanges(openApi, newest, ["user/bars", "faction/inventory"]);
    expect(lines).toContain("- `bars.energy.current`: string, was number");
    expect(lines).toContain("- `?cat= words`: added plants");
  });
});
