import fc from "fast-check";
import { expect, test } from "vitest";

import { bodiesOf } from "./generate";
import type { Schema } from "./open-api";

const sample = (schema: Schema) => fc.sample(bodiesOf(schema), { numRuns: 300, seed: 7 });

test("the same seed gives the same bodies", () => {
  const schema = { $ref: "#/components/schemas/FactionCrimesResponse" };
  expect(sample(schema)).toEqual(sample(schema));
});

test("whole numbers reach the limits of their format, numbers have fractions", () => {
  const int32 = sample({ type: "integer", format: "int32" });
  expect(int32).toEqual(expect.arrayContaining([-(2 ** 31), 0, 2 ** 31 - 1]));
  const int64 = sample({ type: "integer", format: "int64" });
  expect(int64).toEqual(expect.arrayContaining([-(2 ** 63), 0, 2 ** 63]));
  expect(int64.every(Number.isInteger)).toBe(true);
  expect(sample({ type: "number", format: "float" }).some((n) => !Number.isInteger(n))).toBe(true);
  const bounded = sample({ type: "integer", minimum: 1, maximum: 3 });
  expect(new Set(bounded)).toEqual(new Set([1, 2, 3]));
});

test("texts are empty, long or in any script", () => {
  const texts = sample({ type: "string" });
  expect(texts).toContain("");
  expect(texts.some((text) => String(text).length >= 5000)).toBe(true);
  expect(texts.some((text) => /\P{ASCII}/u.test(String(text)))).toBe(true);
});

test("a list of words has unknown ones too, a list of numbers has not", () => {
  const words = sample({ type: "string", enum: ["active", "declined"] });
  expect(words).toEqual(expect.arrayContaining(["active", "declined"]));
  expect(words.some((word) => word !== "active" && word !== "declined")).toBe(true);
  expect(new Set(sample({ type: "integer", enum: [27] }))).toEqual(new Set([27]));
});

test.each<Schema>([
  { type: ["string", "null"] },
  { oneOf: [{ type: "string" }, { type: "null" }] },
  { anyOf: [{ type: "string" }, { type: "null" }] },
])("%j is now a text, now null", (schema) => {
  expect(new Set(sample(schema).map((value) => (value === null ? null : typeof value)))).toEqual(
    new Set([null, "string"]),
  );
});

test("lists have none to four entries", () => {
  const lengths = sample({ type: "array", items: { type: "boolean" } }).map(
    (list) => (list as unknown[]).length,
  );
  expect(new Set(lengths)).toEqual(new Set([0, 1, 2, 3, 4]));
});

test("a record has its required fields, at times optional ones, and at times unknown ones", () => {
  const part = (key: string): Schema => ({
    type: "object",
    properties: { [key]: { type: "boolean" }, perhaps: { type: "null" } },
    required: [key],
  });
  const records = sample({ allOf: [part("one"), part("other")] }).map((body) =>
    Object.keys(body as object),
  );
  expect(records.every((keys) => keys.includes("one") && keys.includes("other"))).toBe(true);
  expect(records.some((keys) => keys.includes("perhaps"))).toBe(true);
  expect(records.some((keys) => !keys.includes("perhaps"))).toBe(true);
  expect(records.some((keys) => keys.some((key) => key.startsWith("new_")))).toBe(true);
});
