import { readFileSync } from "node:fs";

import openApi from "tornapi-typescript/dist/openapi.json";
import { expect, test } from "vitest";

import { ENDPOINTS } from "@/lib/api/testing/endpoints";
import { currentFixture, legacyFixture } from "@/lib/api/testing/fixtures";
import { readsOf, shapeNamesOf, withReads } from "@/lib/api/testing/reads";
import { ACCESS } from "@/lib/api/transport/access";
import { ACCESS as ACCESS_FILE, byText, pathsIn, shapesOf } from "@/scripts/api-shapes.mjs";

import { isObject, jsonType, type Shape } from "./shape";

const PATHS = Object.keys(ACCESS);

type Shapes = readonly (readonly [name: string, shape: Shape])[];

const endpointsOf = (shapeName: string) =>
  Object.entries(ENDPOINTS).filter(([name, endpoint]) =>
    shapeNamesOf(name, endpoint).includes(shapeName),
  );

/** The text of a file of shapes, a line for each, with a mark after each field that our schemas read of these responses. */
function fileOf(shapes: Shapes, responseOf: (endpoint: string) => unknown) {
  const lines = shapes.map(([name, shape]) => {
    const reads = endpointsOf(name).map(([endpoint, { wire }]) =>
      readsOf(wire, responseOf(endpoint)),
    );
    return `  ${JSON.stringify(name)}: ${JSON.stringify(withReads(shape, reads))}`;
  });
  return `{\n${lines.join(",\n")}\n}\n`;
}

const DOCUMENTED: Shapes = shapesOf(openApi, PATHS);

/** The shapes of the fixtures of older formats, under the same names. */
function olderShapes(): Shapes {
  return DOCUMENTED.flatMap(([name]) => {
    const responses = endpointsOf(name).flatMap(([endpoint]) => legacyFixture(endpoint) ?? []);
    return responses.length === 0 ? [] : [[name, shapeOf(responses)] as const];
  });
}

/** The common shape of some values. An object whose names contain digits is a map, and a map counts as a list. */
function shapeOf(values: readonly unknown[]): Shape {
  const objects = values.filter((value) => typeof value === "object" && value !== null);
  if (objects.length === 0) {
    return [...new Set(values.map(jsonType))].toSorted(byText).join("|") || "any";
  }
  const records: unknown[] = objects.flatMap((value): unknown[] => Object.values(value));
  const names = [...new Set(objects.flatMap((value) => Object.keys(value)))];
  if (names.length === 0 || names.some((name) => /\d/.test(name))) {
    return [shapeOf(records.filter((record) => record !== null))];
  }
  return Object.fromEntries(
    names.map((name) => {
      const inner = objects.flatMap((value) =>
        isObject(value) && Object.hasOwn(value, name) ? [value[name]] : [],
      );
      const known = inner.filter((value) => value !== null);
      const marks = `${inner.length < objects.length ? "?" : ""}${known.length < inner.length ? "~" : ""}`;
      return [name + marks, shapeOf(known)];
    }),
  );
}

test("shapes.json is the document, with what our schemas read", async () => {
  const text = fileOf(DOCUMENTED, currentFixture);
  await expect(text, "run `npm run shapes`").toMatchFileSnapshot("./shapes.json");
});

test("older-shapes.json is the older formats, with what our schemas read", async () => {
  const text = fileOf(olderShapes(), legacyFixture);
  await expect(text, "run `npm run shapes`").toMatchFileSnapshot("./older-shapes.json");
});

test("a script without TypeScript finds the same paths", () => {
  expect(new Set(pathsIn(readFileSync(ACCESS_FILE, "utf8")))).toEqual(new Set(PATHS));
});
