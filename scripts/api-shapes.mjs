/**
 * `npm run shapes`: what the game's OpenAPI document says of the answers to the paths that we call, in the short form
 * that lib/api/check/compare.ts compares answers with. Run it after updating tornapi-typescript; a test holds the result.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { isMain, ROOT } from "./run.mjs";

export const SHAPES = join(ROOT, "lib/api/check/shapes.json");
export const ACCESS = join(ROOT, "lib/api/transport/access.ts");

/** The text of shapes.json: one line for each path that lib/api/transport/access.ts names. */
export function shapesText(openApi, paths) {
  const lines = [...paths]
    .toSorted(byText)
    .map((path) => `  ${JSON.stringify(path)}: ${JSON.stringify(shapeOfPath(openApi, path))}`);
  return `{\n${lines.join(",\n")}\n}\n`;
}

export const byText = (a, b) => (a < b ? -1 : 1);

/** The paths in the access table, as text: this script runs without TypeScript. */
export const pathsIn = (source) =>
  [...source.matchAll(/^ {2}"([\w/{}]+)": "/gm)].map(([, path]) => path);

/** What the document says of the answer to one path. */
export function shapeOfPath({ paths, components }, path) {
  const resolve = (schema) =>
    schema.$ref === undefined
      ? schema
      : resolve(components.schemas[schema.$ref.replace("#/components/schemas/", "")]);

  /** All that a value may be, each part without `oneOf`, `anyOf` and `allOf`. */
  const partsOf = (schema) => {
    const { oneOf = [], anyOf = [], allOf, ...plain } = resolve(schema);
    if (allOf) return [mergedOf(allOf.flatMap(partsOf))];
    const parts = [...oneOf, ...anyOf];
    if (parts.length > 0) return parts.flatMap(partsOf);
    return [plain.type].flat().map((type) => ({ ...plain, type }));
  };

  const mergedOf = (parts) => ({
    type: "object",
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
    required: parts.flatMap(({ required = [] }) => required),
  });

  const shapeOf = (schema, depth = 0) => {
    // A reference that contains itself ends somewhere.
    if (depth > 12) return "any";
    const parts = partsOf(schema);
    const objects = parts.filter(({ properties }) => properties);
    const lists = parts.filter(({ type, items }) => type === "array" && items);
    if (objects.length > 0) return fieldsOf(objects, depth);
    if (lists.length > 0) return [shapeOf({ oneOf: lists.map(({ items }) => items) }, depth + 1)];
    return scalarOf(parts);
  };

  const fieldsOf = (objects, depth) => {
    const names = [...new Set(objects.flatMap(({ properties }) => Object.keys(properties)))];
    return Object.fromEntries(
      names.map((name) => {
        const inner = objects.flatMap(({ properties }) => properties[name] ?? []);
        const isRequired = objects.every(({ required = [] }) => required.includes(name));
        const isNullable = inner.flatMap(partsOf).some(({ type }) => type === "null");
        const marks = `${isRequired ? "" : "?"}${isNullable ? "~" : ""}`;
        return [name + marks, shapeOf({ oneOf: inner }, depth + 1)];
      }),
    );
  };

  const scalarOf = (parts) => {
    const values = parts.flatMap(({ enum: values = [] }) => values).filter((one) => one !== null);
    const words = parts.every(({ type, enum: some }) => some || type === "null");
    if (words && values.length > 0 && values.every((one) => typeof one === "string")) {
      return `=${[...new Set(values)].join("|")}`;
    }
    const types = parts.map(({ type }) => (type === "integer" ? "number" : (type ?? "any")));
    const some = new Set(types.filter((type) => type !== "null"));
    return [...some].toSorted(byText).join("|") || "null";
  };

  return shapeOf(paths[`/${path}`].get.responses[200].content["application/json"].schema);
}

if (isMain(import.meta.url)) {
  const document = join(ROOT, "node_modules/tornapi-typescript/dist/openapi.json");
  const openApi = JSON.parse(readFileSync(document, "utf8"));
  writeFileSync(SHAPES, shapesText(openApi, pathsIn(readFileSync(ACCESS, "utf8"))));
}
