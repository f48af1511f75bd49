/** Records kept of a list or a map: a second one shows what varies. */
const MAX_RECORDS = 2;

/** 1 January 2027, in seconds. */
const SOME_TIME = 1_798_761_600;
const TIMES = { min: Date.UTC(2000, 0) / 1000, max: Date.UTC(2100, 0) / 1000 };

/** A name as the API writes its fields. Anything else may be an id or the name of a player. */
const FIELD = /^_?[a-z][a-zA-Z_]{0,39}$/;

/**
 * A response as a test can keep it: its fields and their types with invented values, and two records of each list. A word
 * stays if the game's document lists it.
 * @param {unknown} value
 * @param {unknown} shape what the document says of it, in the form of lib/api/check/shapes.json
 * @param {(value: object, shape: any, isAnswer: boolean) => boolean} isKeyed of lib/api/check/shape.ts
 */
export function anonymised(value, shape, isKeyed) {
  return anonymisedPart(value, shape, { isKeyed, isAnswer: true, index: 0 });
}

/** `index` is that of the record that the value is in. */
function anonymisedPart(value, shape, context) {
  if (Array.isArray(value)) {
    const record = Array.isArray(shape) ? shape[0] : undefined;
    return value
      .slice(0, MAX_RECORDS)
      .map((each, index) => anonymisedPart(each, record, { ...context, index }));
  }
  if (typeof value === "object" && value !== null) return anonymisedFields(value, shape, context);
  if (typeof value === "string") return anonymisedText(value, shape, context);
  if (typeof value === "number") {
    return value >= TIMES.min && value <= TIMES.max ? SOME_TIME : context.index + 1;
  }
  return typeof value === "boolean" ? false : value;
}

function anonymisedFields(value, shape, { isKeyed, isAnswer, index }) {
  const fields = fieldsOf(shape);
  const entries = Object.entries(value);
  const context = { isKeyed, isAnswer: false, index };
  const isMap =
    isKeyed(value, shape ?? "any", isAnswer) ||
    entries.some(([name]) => !fields.has(name) && !FIELD.test(name));
  if (!isMap) {
    return Object.fromEntries(
      entries.map(([name, part]) => [name, anonymisedPart(part, fields.get(name), context)]),
    );
  }
  const record = Array.isArray(shape) ? shape[0] : undefined;
  return Object.fromEntries(
    entries
      .slice(0, MAX_RECORDS)
      .map(([name, part], at) => [
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
  return `text ${index + 1}`;
}
