import { readFileSync } from "node:fs";

import openApi from "tornapi-typescript/dist/openapi.json";
import { expect, test } from "vitest";

import { ENDPOINTS } from "@/lib/api/testing/endpoints";
import { currentFixture, legacyFixture } from "@/lib/api/testing/fixtures";
import { readsOf, shapeNamesOf, withReads } from "@/lib/api/testing/reads";
import { ACCESS } from "@/lib/api/transport/access";
import {
  ACCESS as ACCESS_FILE,
  olderShapes,
  pathsIn,
  shapesOf,
  textOf,
} from "@/scripts/api-shapes.mjs";

import type { Shape } from "./shape";

const PATHS = Object.keys(ACCESS);

/** A file of shapes, with a mark after each field that our schemas read of these responses. */
function marked(shapes: readonly [string, Shape][], responseOf: (name: string) => unknown) {
  const readsAt = (shapeName: string) =>
    Object.entries(ENDPOINTS)
      .filter(([name, endpoint]) => shapeNamesOf(name, endpoint).includes(shapeName))
      .map(([name, { wire }]) => readsOf(wire, responseOf(name)));
  return textOf(shapes.map(([name, shape]) => [name, withReads(shape, readsAt(name))]));
}

test("shapes.json is the document, with what our schemas read", async () => {
  const text = marked(shapesOf(openApi, PATHS), currentFixture);
  await expect(text, "run `npm run shapes`").toMatchFileSnapshot("./shapes.json");
});

test("older-shapes.json is the older formats, with what our schemas read", async () => {
  const text = marked(olderShapes(), legacyFixture);
  await expect(text, "run `npm run shapes`").toMatchFileSnapshot("./older-shapes.json");
});

test("a script without TypeScript finds the same paths", () => {
  expect(new Set(pathsIn(readFileSync(ACCESS_FILE, "utf8")))).toEqual(new Set(PATHS));
});
