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
  ])("%s", (_, change, expected) => {
    expect(changes(change)).toEqual(expected);
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
