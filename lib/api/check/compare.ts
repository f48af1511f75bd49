import {
  ABSENT_FOR_NONE,
  isDeciding,
  isInMilliseconds,
  isNoTime,
  NULL_FOR_NONE,
  STAND_INS,
} from "./rules";
import {
  type Fields,
  fieldsIn,
  isList,
  isObject,
  jsonType,
  type JsonObject,
  METADATA,
  nameOf,
  namesIn,
  parentOf,
  fieldIn,
  type Shape,
  typeOf,
} from "./shape";

type FindingKind =
  | "missing"
  | "null"
  | "type"
  | "new"
  | "unlisted"
  | "milliseconds"
  | "time"
  | "pages";

/** A difference between a response and the game's OpenAPI document. It holds names and types, but no values. */
export interface Finding {
  kind: FindingKind;
  /** "members[].status.until" */
  field: string;
  /** The documented type and the type found: "number", "text", "list of text", "object with id, name". For pages: their sizes. */
  expected?: string;
  found?: string;
  /** The number of places with this difference, out of `total` places where it was possible. */
  count: number;
  total: number;
  /** True if our schemas read the field. */
  isRead: boolean;
  /** The likely new place of a missing field: "members[].grade", or "in members[].stats". */
  nowAt?: string;
  /** True if an older field beside a missing one has the value that we need. */
  hasStandIn?: boolean;
}

interface Comparison {
  /** In each object, documented fields come before new ones. */
  findings: readonly Finding[];
  /** The number of records in the lists that our schemas read. */
  records: number;
}

/**
 * Compares a response with its documented shape.
 * @param pageSize the number of records requested
 */
export function compare(response: unknown, shape: Shape, pageSize = 0): Comparison {
  const walk = new Walk();
  // The response itself always counts as read.
  walk.visit(response, shape, { field: "", isRead: true });
  walk.noteAbsentOptionalFields();
  // A page that is smaller than requested would count as the last one.
  const found = pageSizeIn(response) ?? pageSize;
  if (found < pageSize) {
    const sizes = { expected: String(pageSize), found: String(found) };
    walk.note("pages", { field: METADATA, isRead: true }, sizes);
  }
  return { findings: walk.results(), records: walk.records };
}

/** A place of a response. */
interface Place {
  field: string;
  isRead: boolean;
  /** True for a record of a list that arrived as a map. */
  isOfMap?: boolean;
}

type Noted = Omit<Finding, "total">;

/** The number of places where a field could be, and the numbers of places where it is absent or null. */
interface Count {
  all: number;
  absent: number;
  nulls: number;
}

/** Visits all parts of a response, and collects what differs. */
class Walk {
  records = 0;
  readonly #findings = new Map<string, Noted>();
  readonly #counts = new Map<string, Count>();
  /** The documented types of optional fields that our schemas read and that are absent in at least one place. */
  readonly #absentOptional = new Map<string, string>();
  readonly #namesInNewObjects = new Map<string, readonly string[]>();

  visit(value: unknown, expected: Shape, place: Place) {
    if (typeof expected === "string") this.#visitScalar(value, expected, place);
    else if (isList(expected)) this.#visitList(value, expected, place);
    else if (isObject(value)) this.#visitFields(value, expected, place);
    else this.note("type", place, { expected: "object", found: typeOf(value) });
  }

  note(
    kind: FindingKind,
    { field, isRead }: Place,
    words: Pick<Finding, "expected" | "found"> = {},
    count = 1,
  ) {
    const id = kind === "type" ? `${kind} ${field} ${words.found}` : `${kind} ${field}`;
    const known = this.#findings.get(id);
    if (known) known.count += count;
    else this.#findings.set(id, { kind, field, ...words, count, isRead });
  }

  #visitList(value: unknown, [record = "any"]: readonly Shape[], place: Place) {
    // A list with gaps arrives as a map. Its keys are values: ids, or names of players.
    const isMap = isObject(value);
    if (!Array.isArray(value)) {
      const map = isMap && Object.keys(value).length > 0 ? "map" : "empty map";
      this.note("type", place, { expected: "list", found: isMap ? map : typeOf(value) });
    }
    const records = typeof value === "object" && value !== null ? Object.values(value) : [];
    const inner = { field: `${place.field}[]`, isRead: place.isRead, isOfMap: isMap };
    if (place.isRead && typeof record !== "string") this.records += records.length;
    for (const each of records) {
      const seen = this.#count(inner.field);
      if (each === null && typeof record !== "string") {
        seen.nulls += 1;
        this.note("null", inner, { expected: nameOf(record), found: "null" });
      } else this.visit(each, record, inner);
    }
  }

  #visitFields(value: JsonObject, fields: Fields, { field, isOfMap = false }: Place) {
    const known = fieldsIn(fields);
    for (const [name, { shape, isOptional, isNullable, isRead }] of known) {
      const place = { field: fieldIn(field, name), isRead };
      const part = value[name];
      // The key of a map is the id of its record.
      if (part === undefined && name === "id" && isOfMap) continue;
      const seen = this.#count(place.field);
      const expected = nameOf(shape);
      if (part === undefined) {
        seen.absent += 1;
        const mayBeAbsent = isOptional || ABSENT_FOR_NONE.includes(place.field);
        if (!mayBeAbsent) this.note("missing", place, { expected });
        else if (isRead) this.#absentOptional.set(place.field, expected);
      } else if (part === null || isEmptyText(part, expected)) {
        seen.nulls += 1;
        const found = part === null ? "null" : "an empty text";
        const isAllowed = part === null && (isNullable || expected === "null");
        if (!isAllowed) this.note("null", place, { expected, found });
      } else this.visit(part, shape, place);
    }
    const nameIn = namesIn(value, fields, field === "");
    for (const [name, part] of Object.entries(value)) {
      if (!known.has(name)) this.#noteNew(part, fieldIn(field, nameIn(name)));
    }
  }

  #noteNew(part: unknown, field: string) {
    const place = { field, isRead: false };
    this.#count(field);
    if (field === METADATA && hasNextPage(part)) this.note("pages", place);
    else this.note("new", place, { found: typeOf(part) });
    if (isObject(part)) this.#namesInNewObjects.set(field, Object.keys(part));
  }

  #visitScalar(value: unknown, expected: string, place: Place) {
    if (expected === "any") return;
    const isWord = expected.startsWith("=");
    // PHP writes an empty map as an empty list.
    const isEmptyMap = expected === "object" && Array.isArray(value) && value.length === 0;
    const types = isWord ? ["string"] : expected.split("|");
    if (!isEmptyMap && !types.includes(jsonType(value))) {
      this.note("type", place, { expected: nameOf(expected), found: typeOf(value) });
    } else if (isWord) {
      const words: readonly unknown[] = expected.slice(1).split("|");
      if (!words.includes(value)) this.note("unlisted", place);
    } else if (typeof value === "number") {
      if (isInMilliseconds(place.field, value)) this.note("milliseconds", place);
      else if (isNoTime(place.field, value)) this.note("time", place);
    }
  }

  #count(field: string): Count {
    const seen = this.#counts.get(field) ?? { all: 0, absent: 0, nulls: 0 };
    seen.all += 1;
    this.#counts.set(field, seen);
    return seen;
  }

  /**
   * An optional field counts as missing if we read it, it is absent everywhere, and a new field beside it may be its new name. A
   * top-level field that we read counts as missing whenever it is absent.
   */
  noteAbsentOptionalFields() {
    const parents = new Set(["", ...this.#new().map(({ field }) => parentOf(field))]);
    for (const [field, expected] of this.#absentOptional) {
      const { all = 0, absent = 0 } = this.#counts.get(field) ?? {};
      if (all > absent || !parents.has(parentOf(field))) continue;
      this.note("missing", { field, isRead: true }, { expected }, absent);
    }
  }

  results(): Finding[] {
    return [...this.#findings.values()].map((finding) => {
      const total = totalOf(finding.kind, this.#counts.get(finding.field));
      return { ...finding, total, ...(finding.kind === "missing" && this.#insteadOf(finding)) };
    });
  }

  #new() {
    return [...this.#findings.values()].filter(({ kind }) => kind === "new");
  }

  /**
   * The likely new place of a missing field: in a new object beside it, or under another name with the same type. An older field
   * may stand in for it.
   */
  #insteadOf({ field, expected, count }: Noted): Pick<Finding, "nowAt" | "hasStandIn"> {
    const parent = parentOf(field);
    const name = field.slice(parent.length);
    const beside = this.#new().filter((other) => parentOf(other.field) === parent);
    const outer = beside.find((other) => this.#namesInNewObjects.get(other.field)?.includes(name));
    const [alike, ...others] = beside.filter(
      (other) => other.count === count && baseType(other.found) === baseType(expected),
    );
    const nowAt = outer ? `in ${outer.field}` : others.length === 0 && alike?.field;
    const standIn = this.#counts.get(STAND_INS[field] ?? "");
    return {
      ...(nowAt && { nowAt }),
      ...(standIn && { hasStandIn: standIn.all > standIn.absent + standIn.nulls }),
    };
  }
}

/** "list" for "list of text". Nothing more is known about the expected type. */
const baseType = (type = "") => type.split(" ", 1)[0];

/** The number of places where a finding of this kind was possible. An absent or null value has no type. */
function totalOf(kind: FindingKind, seen: Count = { all: 1, absent: 0, nulls: 0 }): number {
  const { all, absent, nulls } = seen;
  if (kind === "missing") return all;
  return kind === "null" ? all - absent : all - absent - nulls;
}

/** PHP writes nothing as an empty text, even in place of a number. */
const isEmptyText = (value: unknown, expected: string): value is "" =>
  value === "" && !/\b(text|any)\b/.test(expected);

const linksIn = (metadata: unknown): JsonObject =>
  isObject(metadata) && isObject(metadata.links) ? metadata.links : {};

const hasNextPage = (metadata: unknown) => typeof linksIn(metadata).next === "string";

/**
 * The page size according to the links to the neighbouring pages: their limit, or else the offset of the next page. Undefined if
 * no link contains it.
 */
function pageSizeIn(response: unknown): number | undefined {
  const { next, prev } = linksIn(isObject(response) ? response[METADATA] : undefined);
  const size =
    /[?&]limit=(\d+)/.exec(`${String(next)} ${String(prev)}`) ??
    /[?&]offset=(\d+)/.exec(String(next));
  return size?.[1] === undefined ? undefined : Number(size[1]);
}

/**
 * True if a screen would lose data. If only some records lack a field, the game doesn't always have it. The same may be true of a
 * single null. A value of another type is dropped or counts as absent, except a map in place of a list. Records on further pages
 * are never loaded.
 */
export function isLoss(finding: Finding): boolean {
  const { kind, field, found = "", isRead, count, total, hasStandIn = false } = finding;
  if (kind === "pages") return true;
  if (!isRead || hasStandIn) return false;
  // PHP writes an empty object as an empty list.
  if (kind === "type") return !/^(map|empty (list|map))$/.test(found);
  if (kind === "unlisted") return isDeciding(field);
  if (kind === "null" && (total === 1 || NULL_FOR_NONE.includes(field))) return false;
  return kind === "milliseconds" || kind === "time" || count === total;
}
