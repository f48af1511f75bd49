/** Records kept of a list or a map. */
const MAX_RECORDS = 2;

/** 1 January 2027, in seconds. */
const SOME_TIME = 1_798_761_600;
const TIMES = { min: Date.UTC(2000, 0) / 1000, max: Date.UTC(2100, 0) / 1000 };
const isTime = (value) => value >= TIMES.min && value <= TIMES.max;

/** A name as the API writes its fields. Anything else may be an id or the name of a player. */
const FIELD = /^_?[a-z][a-zA-Z_]{0,39}$/;

/**
 * A response as a test can keep it: its fields and their types with invented values, and two records of each list, which
 * differ if any do. A word stays if the game's document lists it.
 * @param {unknown} value
 * @param {unknown} shape what the document says of it, in the form of lib/api/check/shapes.json
 * @param {(value: object, shape: any, isRoot: boolean) => boolean} mayHavePrivateNames of lib/api/check/shape.ts
 */
export function anonymised(value, shape, mayHavePrivateNames) {
  return anonymisedPart(value, shape, { mayHavePrivateNames, isRoot: true, index: 0 });
}

/** `index` is that of the record that the value is in. */
function anonymisedPart(value, shape, context) {
  if (Array.isArray(value)) {
    const record = Array.isArray(shape) ? shape[0] : undefined;
    return someOf(value, (each) => each).map((each, index) =>
      anonymisedPart(each, record, { ...context, index }),
    );
  }
  if (typeof value === "object" && value !== null) return anonymisedFields(value, shape, context);
  if (typeof value === "string") return anonymisedText(value, shape, context);
  if (typeof value === "number") {
    if (isTime(value / 1000)) return SOME_TIME * 1000;
    return isTime(value) ? SOME_TIME : context.index + 1;
  }
  return typeof value === "boolean" ? false : value;
}

/** The first record, and the first one of the fewest alike, which may be the one that can't be read. */
function someOf(records, partOf) {
  const alike = {};
  for (const record of records) (alike[typesIn(partOf(record))] ??= []).push(record);
  const [rarest] = Object.values(alike).toSorted((a, b) => a.length - b.length);
  const others = records.slice(1);
  const second = others.includes(rarest?.[0]) ? [rarest[0]] : others;
  return [...records.slice(0, 1), ...second].slice(0, MAX_RECORDS);
}

/** The same for two values if they have the same fields, of the same types. */
function typesIn(value) {
  if (value === null) return "null";
  if (typeof value !== "object") return typeof value;
  return JSON.stringify(Object.entries(value).map(([name, part]) => [name, typesIn(part)]));
}

function anonymisedFields(value, shape, { mayHavePrivateNames, isRoot, index }) {
  const fields = fieldsOf(shape);
  const entries = Object.entries(value);
  const context = { mayHavePrivateNames, isRoot: false, index };
  const isMap =
    mayHavePrivateNames(value, shape ?? "any", isRoot) ||
    entries.some(([name]) => !fields.has(name) && !FIELD.test(name));
  if (!isMap) {
    return Object.fromEntries(
      entries.map(([name, part]) => [name, anonymisedPart(part, fields.get(name), context)]),
    );
  }
  const record = Array.isArray(shape) ? shape[0] : undefined;
  return Object.fromEntries(
    someOf(entries, ([, part]) => part).map(([name, part], at) => [
      /^\d+$/.test(name) ? at + 1 : `key${at + 1}`,
      anonymisedPart(part, record, { ...context, index: at }),
    ]),
  );
}

/** Of a list in pages, which a response may become. */
const METADATA = { links: { next: "string", prev: "string" } };

/** The shape of each field, by its name without the marks. */
function fieldsOf(shape) {
  if (typeof shape !== "object" || shape === null || Array.isArray(shape)) return new Map();
  return new Map([
    ["_metadata", METADATA],
    ...Object.entries(shape).map(([name, inner]) => [name.replace(/[?~]+$/, ""), inner]),
  ]);
}

function anonymisedText(value, shape, { index }) {
  const words = typeof shape === "string" && shape.startsWith("=") ? shape.slice(1).split("|") : [];
  if (value === "" || words.includes(value)) return value;
  // It may be a number that has become a text.
  if (/^\d+$/.test(value)) return String(index + 1);
  return `text ${index + 1}`;
}
