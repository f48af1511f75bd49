import openApi from "tornapi-typescript/dist/openapi.json";
import { describe, expect, test } from "vitest";

import { apiChanges } from "./compare-api.mjs";

interface Change {
  properties?: object;
  required?: readonly string[];
  operation?: object;
}

/** A document of one path, whose answer has one member. */
const documentOf = ({
  properties = {},
  required = ["id", "state"],
  operation = {},
}: Change = {}) => ({
  info: { version: "1" },
  paths: {
    "/faction/members": {
      get: {
        "x-stability": "Stable",
        description: "Requires public access key.",
        parameters: [{ $ref: "#/components/parameters/Limit" }],
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
      ["- `key`: limited, was public", '- `?limit=`: removed, was optional, {"type":"integer"}'],
    ],
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

test("the document that the lock has doesn’t differ from itself", () => {
  expect(apiChanges(openApi, openApi, ["user/bars", "faction/crimes", "user/log"])).toEqual([]);
});
