/**
 * The shapes of the responses to all paths that we call, from the game's OpenAPI document, in the short form that
 * lib/api/check/compare.ts compares responses with. `npm run shapes` writes them to a file.
 */
import { join } from "node:path";

import { ROOT } from "./run.mjs";

export const ACCESS = join(ROOT, "lib/api/transport/access.ts");

/**
 * The shape of each path, and another under its name with `[]` if the path has a list for some parameters, and an object for
 * others.
 * @returns {[string, any][]}
 */
export function shapesOf(openApi, paths) {
  return [...paths].toSorted(byText).flatMap((path) => {
    const shape = shapeOfPath(openApi, path);
    const asList = shapeOfPath(openApi, path, true);
    const isSame = JSON.stringify(shape) === JSON.stringify(asList);
    return [[path, shape], ...(isSame ? [] : [[`${path}[]`, asList]])];
  });
}

export const byText = (a, b) => (a < b ? -1 : 1);

/** The paths in the source text of the access table: this script runs without TypeScript. */
export const pathsIn = (source) =>
  [...source.matchAll(/^ {2}"([\w/{}]+)": "/gm)].map(([, path]) => path);

/**
 * The documented shape of the response to one path.
 * @param {object} openApi
 * @param {string} path as lib/api/transport/access.ts names it
 * @param {boolean} asList if the document has both, the list instead of the object
 */
export function shapeOfPath({ paths, components }, path, asList = false) {
  const resolve = (schema) =>
    schema.$ref === undefined
      ? schema
      : resolve(components.schemas[schema.$ref.replace("#/components/schemas/", "")]);

  /** All alternatives of a value, each part without `oneOf`, `anyOf` and `allOf`. */
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
    // A reference that contains itself must end somewhere.
    if (depth > 12) return "any";
    const parts = partsOf(schema);
    const objects = parts.filter(({ properties }) => properties && !isError(properties));
    const lists = parts.filter(({ type, items }) => type === "array" && items);
    if (objects.length > 0 && !(asList && lists.length > 0)) return fieldsOf(objects, depth);
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
    // The document lists words and then allows any text, or null: the words are the known ones.
    const isText = parts.every(({ type }) => type === "string" || type === "null");
    if (isText && values.length > 0) {
      return `=${[...new Set(values)].join("|")}`;
    }
    const types = parts.map(({ type }) => (type === "integer" ? "number" : (type ?? "any")));
    const some = new Set(types.filter((type) => type !== "null"));
    return [...some].toSorted(byText).join("|") || "null";
  };

  return shapeOf(paths[`/${path}`].get.responses[200].content["application/json"].schema);
}

/**
 * The documented facts about the fields of a path's response besides their types, by "items[].id (note)": deprecation, unit or
 * range, and the description, which announces changes.
 * @param {object} openApi
 * @param {string} path as lib/api/transport/access.ts names it
 * @returns {Map<string, string>}
 */
export function fieldNotes({ paths, components }, path) {
  const notes = new Map();
  const visit = (schema, place, depth) => {
    if (depth > 24) return;
    const { $ref, oneOf = [], anyOf = [], allOf = [], properties = {}, items, ...plain } = schema;
    const { deprecated = false, format, minimum, maximum, enum: values = [], description } = plain;
    const numbers = values.filter((one) => typeof one === "number");
    const note = [
      deprecated && "deprecated",
      format,
      minimum !== undefined && `at least ${minimum}`,
      maximum !== undefined && `at most ${maximum}`,
      numbers.length > 0 && `one of ${numbers.join(", ")}`,
      description?.trim().replaceAll(/\s+/g, " "),
    ].filter(Boolean);
    const name = `${place} (note)`;
    if (note.length > 0) {
      const known = notes.get(name);
      notes.set(name, [known, note.join(", ")].filter(Boolean).join("; "));
    }
    if ($ref !== undefined) visit(components.schemas[$ref.split("/").at(-1)], place, depth + 1);
    for (const part of [...oneOf, ...anyOf, ...allOf]) visit(part, place, depth + 1);
    if (items !== undefined) visit(items, `${place}[]`, depth + 1);
    for (const [field, inner] of Object.entries(properties)) {
      visit(inner, place === "" ? field : `${place}.${field}`, depth + 1);
    }
  };
  visit(paths[`/${path}`].get.responses[200].content["application/json"].schema, "", 0);
  return notes;
}

/** True for an error: a code and a text in place of the data, which no screen reads. */
const isError = (properties) => Object.keys(properties).toSorted().join() === "code,error";
