import {
  type Fields,
  fieldsIn,
  isList,
  isObject,
  jsonType,
  type JsonObject,
  nameOf,
  namesIn,
  parentOf,
  placeIn,
  type Shape,
  typeOf,
} from "./shape";

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
  /** The new object that a missing field is in now. */
  holder?: string;
  /** Whether our schemas read on inside a value of another type, and thus know it. */
  isKnown?: boolean;
}

/** What differs between an answer and what the document describes, in the order of the answer's fields. */
export function compare(answer: unknown, shape: Shape, reads: ReadonlySet<string>): Finding[] {
  const counts = new Map<string, Count>();
  const findings = new Map<string, Omit<Finding, "total">>();
  /** Fields that may be absent, and are in some place. */
  const optional = new Map<string, Shape>();
  /** The names inside new objects. */
  const inside = new Map<string, readonly string[]>();

  const note = (
    kind: FindingKind,
    field: string,
    words: Pick<Finding, "expected" | "found"> = {},
    count = 1,
  ) => {
    const id = `${kind} ${field}`;
    const known = findings.get(id);
    if (known) known.count += count;
    else findings.set(id, { kind, field, ...words, count, isRead: reads.has(field) });
  };

  const visit = (value: unknown, expected: Shape, field: string, isOfMap = false) => {
    if (typeof expected === "string") visitScalar(value, expected, field);
    else if (isList(expected)) visitList(value, expected, field);
    else if (isObject(value)) visitFields(value, expected, field, isOfMap);
    else note("type", field, { expected: "object", found: typeOf(value) });
  };

  const visitList = (value: unknown, [record = "any"]: readonly Shape[], field: string) => {
    // A list with gaps comes as a map, whose keys are values: ids, or names of players.
    const found = isObject(value) ? "map" : typeOf(value);
    if (!Array.isArray(value)) note("type", field, { expected: "list", found });
    for (const each of typeof value === "object" && value !== null ? Object.values(value) : []) {
      count(`${field}[]`);
      visit(each, record, `${field}[]`, isObject(value));
    }
  };

  const visitFields = (value: JsonObject, fields: Fields, field: string, isOfMap: boolean) => {
    const known = fieldsIn(fields);
    for (const [name, { shape: inner, isOptional, isNullable }] of known) {
      const place = placeIn(field, name);
      const part = value[name];
      // The key of a map is the id of its record.
      if (part === undefined && name === "id" && isOfMap) continue;
      const seen = count(place);
      if (part === undefined) {
        seen.absent += 1;
        if (isOptional) optional.set(place, inner);
        else note("missing", place, { expected: nameOf(inner) });
      } else if (part === null) {
        seen.nulls += 1;
        if (!isNullable && inner !== "null") note("null", place, { expected: nameOf(inner) });
      } else visit(part, inner, place);
    }
    const nameIn = namesIn(value, fields, field === "");
    for (const [name, part] of Object.entries(value)) {
      if (known.has(name)) continue;
      const place = placeIn(field, nameIn(name));
      count(place);
      if (name === "_metadata" && hasNextPage(part)) note("pages", place);
      else note("new", place, { found: typeOf(part) });
      if (isObject(part)) inside.set(place, Object.keys(part));
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

  const count = (field: string): Count => {
    const seen = counts.get(field) ?? { all: 0, absent: 0, nulls: 0 };
    seen.all += 1;
    counts.set(field, seen);
    return seen;
  };

  /** A field that may be absent has another name, if we read it, it is nowhere, and a new one is beside it. */
  const noteRenamed = () => {
    const parents = new Set(added().map(({ field }) => parentOf(field)));
    for (const [field, inner] of optional) {
      const { all = 0, absent = 0 } = counts.get(field) ?? {};
      if (all > absent || !reads.has(field) || !parents.has(parentOf(field))) continue;
      note("missing", field, { expected: nameOf(inner) }, absent);
    }
  };

  const added = () => [...findings.values()].filter(({ kind }) => kind === "new");

  const holderOf = ({ kind, field }: Omit<Finding, "total">) => {
    if (kind !== "missing") return undefined;
    const parent = parentOf(field);
    const name = field.slice(parent.length);
    return added().find(
      (other) => parentOf(other.field) === parent && inside.get(other.field)?.includes(name),
    );
  };

  visit(answer, shape, "");
  noteRenamed();
  return [...findings.values()].map((finding) => {
    const { kind, field } = finding;
    const holder = holderOf(finding)?.field;
    const isKnown = kind === "type" && [...reads].some((read) => isInside(read, field));
    return {
      ...finding,
      total: totalOf(kind, counts.get(field)),
      ...(holder !== undefined && { holder }),
      ...(isKnown && { isKnown }),
    };
  });
}

/** In how many places a field could be, and in how many it is absent or null. */
interface Count {
  all: number;
  absent: number;
  nulls: number;
}

/** Of how many a finding could have been made: what is absent or null has no type. */
function totalOf(kind: FindingKind, seen: Count = { all: 1, absent: 0, nulls: 0 }): number {
  const { all, absent, nulls } = seen;
  if (kind === "missing") return all;
  return kind === "null" ? all - absent : all - absent - nulls;
}

const isInside = (place: string, field: string) =>
  place.startsWith(field) && /^(\.|\[\])/.test(place.slice(field.length));

const hasNextPage = (metadata: unknown) =>
  isObject(metadata) && isObject(metadata.links) && typeof metadata.links.next === "string";

const TIME_NAME =
  /(^|[._])(timestamp|until|start|started|end|ended|expires?|\w+_at|time|cooldown|signed_up)$/;

/** A time, by its name, that is one of the years 2000 to 2100 in milliseconds instead of seconds. */
const isMilliseconds = (field: string, value: number) =>
  TIME_NAME.test(field) && value >= Date.UTC(2000, 0) && value <= Date.UTC(2100, 0);
