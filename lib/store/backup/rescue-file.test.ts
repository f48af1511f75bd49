import { describe, expect, it } from "vitest";

import { rescueFile, type StorageInventory } from "./rescue-file";

const KEY = "AbCd1234EfGh5678";
const WHEN = "2026-11-23T10:00:00.000Z";

const kept = (some: Partial<StorageInventory>): StorageInventory => ({
  local: {},
  session: {},
  cookies: [],
  databases: {},
  caches: {},
  workers: [],
  ...some,
});

describe("the file of the rescue page", () => {
  it("holds everything that is stored, as it is", () => {
    const file = rescueFile(
      kept({
        local: { memberNotes: '{"1":"a"}', theme: "not a theme" },
        session: { demo: "on" },
        databases: { responses: { keyval: [["index", { a: 1 }]] } },
      }),
      WHEN,
    );
    expect(JSON.parse(file)).toEqual({
      format: "torn-almanac-rescue",
      version: 1,
      savedAt: WHEN,
      localStorage: { memberNotes: '{"1":"a"}', theme: "not a theme" },
      sessionStorage: { demo: "on" },
      databases: [
        { name: "responses", stores: [{ name: "keyval", entries: [['"index"', { a: 1 }]] }] },
      ],
      leftOut: [],
    });
  });

  it.each([KEY, `"${KEY}"`, ` ${KEY} `])("never holds the key, stored as %j", (apiKey) => {
    const file = rescueFile(
      kept({
        local: { apiKey, messageDraft: `my key is ${KEY}`, [`note ${KEY}`]: "1", theme: "dark" },
        session: { [KEY]: "1" },
        databases: {
          responses: {
            keyval: [
              ["a", { key: KEY }],
              [KEY, 1],
              ["b", 1],
            ],
          },
        },
      }),
      WHEN,
    );
    expect(file).not.toContain(KEY);
    expect(JSON.parse(file)).toMatchObject({
      localStorage: { theme: "dark" },
      databases: [{ stores: [{ entries: [['"b"', 1]] }] }],
      leftOut: [
        "localStorage",
        "localStorage",
        "localStorage",
        "sessionStorage",
        "responses",
        "responses",
      ],
    });
  });

  it("excludes what the browser refuses, and what JSON can't express", () => {
    const circle: Record<string, unknown> = {};
    circle.self = circle;
    const databases = {
      gone: null,
      odd: {
        keyval: [
          ["a", circle],
          ["b", 10n],
          ["c", "c"],
        ],
      },
    } as const;
    const file = rescueFile(kept({ local: null, session: null, databases }), WHEN);
    expect(JSON.parse(file)).toMatchObject({
      localStorage: {},
      databases: [
        { name: "gone", stores: [] },
        {
          stores: [
            {
              entries: [
                ['"a"', null],
                ['"b"', null],
                ['"c"', "c"],
              ],
            },
          ],
        },
      ],
    });
  });
});
