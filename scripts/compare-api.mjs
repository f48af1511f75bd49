/**
 * `node scripts/compare-api.mjs <ours> <newest>`: the differences between two of the game's OpenAPI documents in the paths that
 * we call, as Markdown; nothing if there is no difference.
 */
import { readFileSync } from "node:fs";

import { ACCESS, byText, fieldNotes, pathsIn, shapeOfPath } from "./api-shapes.mjs";
import { isMain } from "./run.mjs";

/**
 * The login requests the log here, with `selections`. A response here may be that of any path of `user/`, and the part that we
 * read is compared at `user/log`.
 */
const LOGIN = "user";

/**
 * The differences of the paths, one section for each path.
 * @param {object} ours
 * @param {object} newest
 * @param {Iterable<string>} paths as lib/api/transport/access.ts names them
 */
export function apiChanges(ours, newest, paths) {
  return [...paths].flatMap((path) => {
    const lines = readableChangesOf(ours, newest, path);
    return lines.length === 0 ? [] : [`### ${path}\n`, ...lines.map((line) => `- ${line}`), ""];
  });
}

/** A path that can't be read is a change as well, and the others are still compared. */
function readableChangesOf(ours, newest, path) {
  try {
    return changesOf(ours, newest, path);
  } catch (error) {
    return [`**The path can’t be read:** ${error.message}`];
  }
}

function changesOf(ours, newest, path) {
  const [before, after] = [ours, newest].map(({ paths }) => paths[`/${path}`]?.get);
  if (before === undefined) return after === undefined ? [] : ["The path is new."];
  if (after === undefined) return ["**The path was removed.**"];
  const ofRequest = [
    ...differences(factsOf(before), factsOf(after)),
    ...differences(parametersOf(ours, before), parametersOf(newest, after)),
  ];
  if (path === LOGIN) return ofRequest;
  return [
    ...ofRequest,
    ...[false, true].flatMap((asList) =>
      differences(
        new Map(fieldsOf(shapeOfPath(ours, path, asList))),
        new Map(fieldsOf(shapeOfPath(newest, path, asList))),
      ),
    ),
    ...differences(fieldNotes(ours, path), fieldNotes(newest, path)),
  ].filter((line, index, all) => all.indexOf(line) === index);
}

/** Added, removed and changed entries, by name. */
function differences(before, after) {
  const names = [...new Set([...before.keys(), ...after.keys()])];
  return names.flatMap((name) => {
    const [was, is] = [before.get(name), after.get(name)];
    if (was === is) return [];
    if (was === undefined) return [`\`${name}\`: added, ${is}`];
    if (is === undefined) return [`\`${name}\`: removed, was ${was}`];
    return [`\`${name}\`: ${changeText(was, is)}`];
  });
}

/** The text of a change; for a list of words, only the words that differ. */
function changeText(was, is) {
  const [before, after] = [was, is].map((text) => /^one of (.*)$/.exec(text)?.[1].split(", "));
  if (!before || !after) return `${is}, was ${was}`;
  const added = after.filter((word) => !before.includes(word));
  const removed = before.filter((word) => !after.includes(word));
  return [
    added.length > 0 && `added ${added.join(", ")}`,
    removed.length > 0 && `removed ${removed.join(", ")}`,
  ]
    .filter(Boolean)
    .join("; ");
}

/** The documented facts about the path itself. */
const factsOf = (operation) =>
  new Map([
    ["stability", operation["x-stability"] ?? "not stated"],
    ["deprecated", String(operation.deprecated ?? false)],
    ["key", /Requires (\w+) (access )?key/.exec(operation.description ?? "")?.[1] ?? "any"],
  ]);

/** Each parameter, and the words that it accepts. */
function parametersOf({ components }, { parameters = [] }) {
  return new Map(
    parameters.flatMap((parameter) => {
      const { name, required = false, schema } = resolved(components, parameter);
      const words = wordsOf(schema);
      const text = `${required ? "required" : "optional"}, ${JSON.stringify(withoutWords(schema))}`;
      return [
        [`?${name}=`, text],
        ...(words.length === 0 ? [] : [[`?${name}= words`, oneOf(words)]]),
      ];
    }),
  );
}

/** A part of the document with its references replaced by their targets. A reference that contains itself must end somewhere. */
function resolved(components, part, depth = 0) {
  if (typeof part !== "object" || part === null || depth > 12) return part;
  if (part.$ref !== undefined) {
    const [group, name] = part.$ref.split("/").slice(-2);
    return resolved(components, components[group][name], depth + 1);
  }
  const inner = (one) => resolved(components, one, depth + 1);
  if (Array.isArray(part)) return part.map(inner);
  return Object.fromEntries(Object.entries(part).map(([name, one]) => [name, inner(one)]));
}

function wordsOf(schema) {
  if (typeof schema !== "object" || schema === null) return [];
  const { enum: words = [], ...others } = schema;
  return [...words, ...Object.values(others).flatMap(wordsOf)];
}

function withoutWords(schema) {
  if (typeof schema !== "object" || schema === null) return schema;
  if (Array.isArray(schema)) return schema.map(withoutWords);
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([name]) => name !== "enum")
      .map(([name, part]) => [name, withoutWords(part)]),
  );
}

/** The fields of a shape by their places, each with its type. */
function fieldsOf(shape, place = "") {
  if (typeof shape === "string") return [[place, textOf(shape)]];
  if (Array.isArray(shape)) {
    return [
      ...(place === "" ? [] : [[place, "list"]]),
      ...fieldsOf(shape[0] ?? "any", `${place}[]`),
    ];
  }
  return Object.entries(shape).flatMap(([marked, inner]) => {
    const [name = "", marks = ""] = marked.split(/(?=[?~])(.*)/, 2);
    const at = place === "" ? name : `${place}.${name}`;
    const [[first, type] = [at, "object"], ...rest] = isFields(inner)
      ? [[at, "object"], ...fieldsOf(inner, at)]
      : fieldsOf(inner, at);
    const absent = marks.includes("?") ? ", may be absent" : "";
    return [[first, `${type}${absent}${marks.includes("~") ? ", may be null" : ""}`], ...rest];
  });
}

const isFields = (shape) => typeof shape === "object" && !Array.isArray(shape);

const textOf = (shape) => (shape.startsWith("=") ? oneOf(shape.slice(1).split("|")) : shape);

/** In a fixed order, since another order is no change. */
const oneOf = (words) => `one of ${[...new Set(words)].toSorted(byText).join(", ")}`;

if (isMain(import.meta.url)) {
  const [ours, newest] = process.argv
    .slice(2)
    .map((file) => JSON.parse(readFileSync(file, "utf8")));
  const paths = [...pathsIn(readFileSync(ACCESS, "utf8")), LOGIN];
  const changes = apiChanges(ours, newest, paths);
  if (changes.length > 0) {
    console.log(
      `Version ${newest.info.version} of the game’s API document, ours is ${ours.info.version}.\n`,
    );
    console.log(changes.join("\n"));
  }
}
