/** The number of records that remain of a list or a map. */
const MAX_RECORDS = 2;

/** 1 January 2027, in seconds. */
const SOME_TIME = 1_798_761_600;
const TIMES = { min: Date.UTC(2000, 0) / 1000, max: Date.UTC(2100, 0) / 1000 };
const isTime = (value) => value >= TIMES.min && value <= TIMES.max;

/** A name as the API writes its fields. Anything else may be an id or the name of a player. */
const FIELD = /^_?[a-z][a-zA-Z_]{0,39}$/;

/**
 * A response for use in a test: its fields and their types with invented values, and two records of each list, which differ if
 * any records differ. A word remains if the game's document lists it.
 * @param {unknown} value
 * @param {unknown[]} shapes the known shapes of the response, in the form of lib/api/check/shapes.json: of the current and an
 * older format
 * @param {(value: object, shape: any, isRoot: boolean) => boolean} mayHavePrivateNames of lib/api/check/shape.ts
 */
export function anonymised(value, shapes, mayHavePrivateNames) {
  return anonymisedPart(value, shapes, { mayHavePrivateNames, isRoot: true, index: 0 });
}

/** `index` is that of the record that the value is in. */
function anonymisedPart(value, shapes, context) {
  if (Array.isArray(value)) {
    return someOf(value, (each) => each).map((each, index) =>
      anonymisedPart(each, recordsOf(shapes), { ...context, index }),
    );
  }
  if (typeof value === "object" && value !== null) return anonymisedFields(value, shapes, context);
  if (typeof value === "string") return anonymisedText(value, shapes, context);
  if (typeof value === "number") {
    if (isTime(value / 1000)) return SOME_TIME * 1000;
    return isTime(value) ? SOME_TIME : context.index + 1;
  }
  return typeof value === "boolean" ? false : value;
}

const recordsOf = (shapes) => shapes.filter(Array.isArray).map(([record]) => record);

/** The first record, and the first record of the rarest kind, which may be the one that can't be read. */
function someOf(records, partOf) {
  const alike = {};
  for (const record of records) (alike[typesIn(partOf(record))] ??= []).push(record);
  const [rarest] = Object.values(alike).toSorted((a, b) => a.length - b.length);
  const others = records.slice(1);
  const second = others.includes(rarest?.[0]) ? [rarest[0]] : others;
  return [...records.slice(0, 1), ...second].slice(0, MAX_RECORDS);
}

/** A text that is the same for two values with the same fields of the same types. */
function typesIn(value) {
  if (value === null) return "null";
  if (typeof value !== "object") return typeof value;
  return JSON.stringify(Object.entries(value).map(([name, part]) => [name, typesIn(part)]));
}

function anonymisedFields(value, shapes, { mayHavePrivateNames, isRoot, index }) {
  const fields = shapes.map(fieldsOf);
  const entries = Object.entries(value);
  const context = { mayHavePrivateNames, isRoot: false, index };
  const isMap = (shapes.length === 0 ? ["any"] : shapes).every((shape) =>
    mayHavePrivateNames(value, shape, isRoot),
  );
  if (isMap) {
    const named = someOf(entries, ([, part]) => part);
    return Object.fromEntries(
      named.map(([name, part], at) => [
        keyFor(name, at),
        anonymisedPart(part, recordsOf(shapes), { ...context, index: at }),
      ]),
    );
  }
  // A name that isn't written like a field may be an id or a player's name among the fields.
  const isField = (name) => FIELD.test(name) || fields.some((known) => known.has(name));
  const others = entries.map(([name]) => name).filter((name) => !isField(name));
  return Object.fromEntries(
    entries.map(([name, part]) => [
      isField(name) ? name : keyFor(name, others.indexOf(name)),
      anonymisedPart(
        part,
        fields.flatMap((known) => (known.has(name) ? [known.get(name)] : [])),
        context,
      ),
    ]),
  );
}

const keyFor = (name, at) => (/^\d+$/.test(name) ? at + 1 : `key${at + 1}`);

/** The metadata of a paged list, which a response may become. */
const METADATA = { links: { next: "string", prev: "string" } };

/** The shape of each field, by its name without marks. */
function fieldsOf(shape) {
  if (typeof shape !== "object" || shape === null || Array.isArray(shape)) return new Map();
  return new Map([
    ["_metadata", METADATA],
    ...Object.entries(shape).map(([name, inner]) => [name.replace(/[?~!]+$/, ""), inner]),
  ]);
}

function anonymisedText(value, shapes, { index }) {
  const words = shapes.flatMap((shape) =>
    typeof shape === "string" && shape.startsWith("=") ? shape.slice(1).split("|") : [],
  );
  if (value === "" || words.includes(value)) return value;
  // It may be a number that has become a text.
  if (/^\d+$/.test(value)) return String(index + 1);
  return `text ${index + 1}`;
}
