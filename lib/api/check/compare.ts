import shapes from "./shapes.json";

/**
 * What the game's OpenAPI document says of a value, as `npm run shapes` writes it: the types of a scalar
 * ("number|string", or "any"), its words ("=Okay|Hospital"), the one shape of a list's records, or fields by name, where
 * `?` marks one that may be absent and `~` one that may be null.
 */
export type Shape = string | readonly Shape[] | { readonly [name: string]: Shape };

/** By path, as lib/api/transport/access.ts names them: "user/bars". */
export const SHAPES: Readonly<Record<string, Shape | undefined>> = shapes;

type FindingKind = "missing" | "null" | "type" | "new" | "word" | "milliseconds" | "pages";

/** Something in an answer that isn't as the document describes it. It holds names and types, and no value. */
export interface Finding {
  kind: FindingKind;
  /** "members[].status.until" */
  field: string;
  /** What the document describes, and what came: "number", "text", "list of text", "object with id, name". */
  expected?: string;
  found?: string;
  /** In how many places, of how many that there are. */
  count: number;
  total: number;
  /** Whether we read the field. */
  isRead: boolean;
}

/** What differs between an answer and what the document describes, in the order of the answer's fields. */
export function compare(answer: unknown, shape: Shape, reads: ReadonlySet<string>): Finding[] {
  const totals = new Map<string, number>();
  const findings = new Map<string, Omit<Finding, "total">>();

  const note = (
    kind: FindingKind,
    field: string,
    words: Pick<Finding, "expected" | "found"> = {},
    isRead = reads.has(field),
  ) => {
    const id = `${kind} ${field}`;
    const known = findings.get(id);
    if (known) {
      known.count += 1;
      known.isRead ||= isRead;
    } else findings.set(id, { kind, field, ...words, count: 1, isRead });
  };

  const visit = (value: unknown, expected: Shape, field: string) => {
    if (typeof expected === "string") visitScalar(value, expected, field);
    else if (isList(expected)) visitList(value, expected, field);
    else if (isObject(value)) visitFields(value, expected, field);
    else note("type", field, { expected: "object", found: typeOf(value) });
  };

  const visitList = (value: unknown, [record = "any"]: readonly Shape[], field: string) => {
    // A list with gaps comes as a map, whose keys are values: ids, or names of players.
    const found = isObject(value) ? "map" : typeOf(value);
    if (!Array.isArray(value)) note("type", field, { expected: "list", found });
    const records = Array.isArray(value) ? value : isObject(value) ? Object.values(value) : [];
    for (const each of records) {
      count(`${field}[]`);
      visit(each, record, `${field}[]`);
    }
  };

  const visitFields = (value: JsonObject, fields: Fields, field: string) => {
    const names = new Set<string>();
    for (const [marked, inner] of Object.entries(fields)) {
      const [name = "", marks = ""] = marked.split(/(?=[?~])(.*)/, 2);
      names.add(name);
      const place = field === "" ? name : `${field}.${name}`;
      count(place);
      const part = value[name];
      if (part === undefined) {
        if (!marks.includes("?")) note("missing", place, { expected: nameOf(inner) });
      } else if (part === null) {
        if (!marks.includes("~") && inner !== "null") {
          note("null", place, { expected: nameOf(inner) });
        }
      } else visit(part, inner, place);
    }
    const added = Object.keys(value).filter((name) => !names.has(name));
    // Many new names and none that is documented: a map, whose keys are values.
    const isMap = added.length > MOST_NEW && added.length === Object.keys(value).length;
    for (const name of added) {
      const part = value[name];
      const shown = isMap && !WORDS.has(name) ? "[key]" : safe(name);
      const place = field === "" ? shown : `${field}.${shown}`;
      count(place);
      const isPages = name === "_metadata" && hasNextPage(part);
      const isRead = reads.has(field === "" ? name : `${field}.${name}`);
      note(isPages ? "pages" : "new", place, { found: typeOf(part) }, isRead);
    }
  };

  const visitScalar = (value: unknown, expected: string, field: string) => {
    if (expected === "any") return;
    if (expected.startsWith("=")) {
      if (typeof value !== "string") {
        note("type", field, { expected: "text", found: typeOf(value) });
      } else if (!expected.slice(1).split("|").includes(value)) note("word", field);
      return;
    }
    // PHP writes an empty map as an empty list.
    const isEmptyMap = expected === "object" && Array.isArray(value) && value.length === 0;
    if (!isEmptyMap && !expected.split("|").includes(jsonType(value))) {
      note("type", field, { expected: nameOf(expected), found: typeOf(value) });
    } else if (typeof value === "number" && isMilliseconds(field, value)) {
      note("milliseconds", field);
    }
  };

  const count = (field: string) => totals.set(field, (totals.get(field) ?? 0) + 1);

  visit(answer, shape, "");
  return [...findings.values()].map((finding) => ({
    ...finding,
    total: totals.get(finding.field) ?? 1,
  }));
}

type Fields = Readonly<Record<string, Shape>>;
type JsonObject = Readonly<Record<string, unknown>>;

const isList = (shape: Shape): shape is readonly Shape[] => Array.isArray(shape);

const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** By the names that the document uses. */
function jsonType(value: unknown): string {
  if (Array.isArray(value)) return "array";
  return value === null ? "null" : typeof value;
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: "text",
  array: "list",
  record: "map",
  boolean: "yes or no",
  undefined: "nothing",
};

/** "text" of "string": the types of JSON and of our schemas, as the report names them. */
export const typeName = (type: string) => TYPE_NAMES[type] ?? type;

function nameOf(shape: Shape): string {
  if (typeof shape !== "string") return isList(shape) ? "list" : "object";
  return shape.startsWith("=") ? "text" : shape.split("|").map(typeName).join(" or ");
}

const MOST_NAMES = 8;

/** Fields that the game may add to an object at once, while it drops all that were there. */
const MOST_NEW = 2;

/** The type of a value, with the names inside it one level deep: where a field has gone can be seen from them. */
export function typeOf(value: unknown): string {
  if (Array.isArray(value)) {
    return value.length === 0 ? "empty list" : `list of ${typeOf(value[0])}`;
  }
  if (!isObject(value)) return typeName(jsonType(value));
  const names = Object.keys(value);
  const isMap = names.length > 1 && Object.values(value).every(isObject);
  // Any other key may be the name of a player.
  const known = names.filter((name) => WORDS.has(name));
  if (isMap || known.length === 0) return "map";
  const more = names.length > Math.min(known.length, MOST_NAMES) ? ", …" : "";
  return `object with ${known.slice(0, MOST_NAMES).join(", ")}${more}`;
}

/** All names of fields that the document uses. */
const WORDS: ReadonlySet<string> = new Set(Object.values(SHAPES).flatMap(namesIn));

function namesIn(shape: Shape | undefined): string[] {
  if (shape === undefined || typeof shape === "string") return [];
  if (isList(shape)) return shape.flatMap(namesIn);
  return Object.entries(shape).flatMap(([name, inner]) => [
    name.replace(/[?~]+$/, ""),
    ...namesIn(inner),
  ]);
}

/** The name of a field, unless it may be a value: an id, or anything that isn't written as the API writes its names. */
export const safe = (name: string) => (/^_?[a-z][a-zA-Z_]{0,39}$/.test(name) ? name : "[key]");

/** "members[]." of "members[].level". */
export const parentOf = (field: string) => field.slice(0, field.lastIndexOf(".") + 1);

const hasNextPage = (metadata: unknown) =>
  isObject(metadata) && isObject(metadata.links) && typeof metadata.links.next === "string";

const TIME_NAME = /(^|[._])(timestamp|until|start|started|end|ended|expires?|\w+_at|time)$/;

/** A time, by its name, that is one of the years 2000 to 2100 in milliseconds instead of seconds. */
const isMilliseconds = (field: string, value: number) =>
  TIME_NAME.test(field) && value >= Date.UTC(2000, 0) && value <= Date.UTC(2100, 0);

/** Where each part of an answer that `watchReads` passed on was. */
const PLACES = new WeakMap<object, string>();

/** "members[]" of a record that `watchReads` passed on; empty where it isn't known. */
export const placeOf = (record: unknown): string =>
  typeof record === "object" && record !== null ? (PLACES.get(record) ?? "") : "";

/** The answer, which notes the fields that are read of it, as `compare` names them. */
export function watchReads<T>(answer: T, reads: Set<string>, field = ""): T {
  if (typeof answer !== "object" || answer === null) return answer;
  const watched = new Proxy(answer, {
    get(target, key, receiver) {
      const part: unknown = Reflect.get(target, key, receiver);
      if (typeof key === "symbol" || (Array.isArray(target) && !/^\d+$/.test(key))) return part;
      const place = Array.isArray(target) ? `${field}[]` : field === "" ? key : `${field}.${key}`;
      reads.add(place);
      return watchReads(part, reads, place);
    },
  });
  PLACES.set(watched, field);
  return watched;
}
