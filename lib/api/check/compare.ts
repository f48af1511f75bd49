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

type FindingKind = "missing" | "null" | "type" | "new" | "unlisted" | "milliseconds" | "pages";

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
  /** The new object that contains a missing field now. */
  movedInto?: string;
  /** True if our schemas read fields inside a value of another type, and therefore know that type. */
  isReadInside?: boolean;
  /** True if an older field beside a missing one has the value that we need. */
  hasStandIn?: boolean;
}

/**
 * Returns the differences between a response and its documented shape. In each object, documented fields come before new ones.
 * @param pageSize the number of records requested
 */
export function compare(
  response: unknown,
  shape: Shape,
  reads: ReadonlySet<string>,
  pageSize?: number,
): Finding[] {
  const counts = new Map<string, Count>();
  const findings = new Map<string, Omit<Finding, "total">>();
  /** Optional fields that are absent in at least one place. */
  const absentOptional = new Map<string, Shape>();
  const namesInNewObjects = new Map<string, readonly string[]>();

  const note = (
    kind: FindingKind,
    field: string,
    words: Pick<Finding, "expected" | "found"> = {},
    count = 1,
  ) => {
    const id = `${kind} ${field}`;
    const known = findings.get(id);
    if (known) known.count += count;
    else findings.set(id, { kind, field, ...words, count, isRead: isReadAt(field) });
  };

  /** The response itself always counts as read. */
  const isReadAt = (field: string) => field === "" || reads.has(field);

  const visit = (value: unknown, expected: Shape, field: string, isOfMap = false) => {
    if (typeof expected === "string") visitScalar(value, expected, field);
    else if (isList(expected)) visitList(value, expected, field);
    else if (isObject(value)) visitFields(value, expected, field, isOfMap);
    else note("type", field, { expected: "object", found: typeOf(value) });
  };

  const visitList = (value: unknown, [record = "any"]: readonly Shape[], field: string) => {
    // A list with gaps arrives as a map. Its keys are values: ids, or names of players.
    const found = isObject(value) ? mapName(value) : typeOf(value);
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
        if (isOptional || ABSENT_FOR_NONE.includes(place)) absentOptional.set(place, inner);
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
      if (isObject(part)) namesInNewObjects.set(place, Object.keys(part));
    }
  };

  const visitScalar = (value: unknown, expected: string, field: string) => {
    if (expected === "any") return;
    if (expected.startsWith("=")) {
      if (typeof value !== "string") {
        note("type", field, { expected: "text", found: typeOf(value) });
      } else if (!expected.slice(1).split("|").includes(value)) note("unlisted", field);
      return;
    }
    // PHP writes an empty map as an empty list.
    const isEmptyMap = expected === "object" && Array.isArray(value) && value.length === 0;
    if (!isEmptyMap && !expected.split("|").includes(jsonType(value))) {
      note("type", field, { expected: nameOf(expected), found: typeOf(value) });
    } else if (typeof value === "number" && isInMilliseconds(field, value)) {
      note("milliseconds", field);
    }
  };

  const count = (field: string): Count => {
    const seen = counts.get(field) ?? { all: 0, absent: 0, nulls: 0 };
    seen.all += 1;
    counts.set(field, seen);
    return seen;
  };

  /**
   * An optional field counts as missing if we read it, it is absent everywhere, and a new field beside it may be its new name. A
   * top-level field that we read counts as missing whenever it is absent.
   */
  const noteAbsentOptionalFields = () => {
    const parents = new Set(["", ...added().map(({ field }) => parentOf(field))]);
    for (const [field, inner] of absentOptional) {
      const { all = 0, absent = 0 } = counts.get(field) ?? {};
      if (all > absent || !reads.has(field) || !parents.has(parentOf(field))) continue;
      note("missing", field, { expected: nameOf(inner) }, absent);
    }
  };

  /** A page smaller than requested is reported, because it would count as the last one. */
  const noteSmallPages = () => {
    const found = pageSizeIn(response);
    if (pageSize === undefined || found === undefined || found >= pageSize) return;
    note("pages", "_metadata", { expected: String(pageSize), found: String(found) });
  };

  const added = () => [...findings.values()].filter(({ kind }) => kind === "new");

  const movedInto = ({ kind, field }: Omit<Finding, "total">) => {
    if (kind !== "missing") return undefined;
    const parent = parentOf(field);
    const name = field.slice(parent.length);
    return added().find(
      (other) =>
        parentOf(other.field) === parent && namesInNewObjects.get(other.field)?.includes(name),
    )?.field;
  };

  visit(response, shape, "");
  noteAbsentOptionalFields();
  noteSmallPages();
  return [...findings.values()].map((finding) => {
    const { kind, field } = finding;
    const moved = movedInto(finding);
    const isReadInside = kind === "type" && [...reads].some((read) => isInside(read, field));
    const hasStandIn = kind === "missing" && hasValue(counts.get(STAND_INS[field] ?? ""));
    return {
      ...finding,
      total: totalOf(kind, counts.get(field)),
      ...(moved !== undefined && { movedInto: moved }),
      ...(isReadInside && { isReadInside }),
      ...(hasStandIn && { hasStandIn }),
    };
  });
}

/** The number of places where a field could be, and the numbers of places where it is absent or null. */
interface Count {
  all: number;
  absent: number;
  nulls: number;
}

const hasValue = ({ all, absent, nulls }: Count = { all: 0, absent: 0, nulls: 0 }) =>
  all > absent + nulls;

/** The number of places where a finding of this kind was possible. An absent or null value has no type. */
function totalOf(kind: FindingKind, seen: Count = { all: 1, absent: 0, nulls: 0 }): number {
  const { all, absent, nulls } = seen;
  if (kind === "missing") return all;
  return kind === "null" ? all - absent : all - absent - nulls;
}

const mapName = (value: JsonObject) => (Object.keys(value).length === 0 ? "empty map" : "map");

const isInside = (place: string, field: string) =>
  place.startsWith(field) && /^(\.|\[\])/.test(place.slice(field.length));

const linksIn = (metadata: unknown): JsonObject =>
  isObject(metadata) && isObject(metadata.links) ? metadata.links : {};

const hasNextPage = (metadata: unknown) => typeof linksIn(metadata).next === "string";

/**
 * The page size according to the links to the neighbouring pages: their limit, or else the offset of the next page. Undefined if
 * no link contains it.
 */
function pageSizeIn(response: unknown): number | undefined {
  if (!isObject(response)) return undefined;
  const { next, prev } = linksIn(response._metadata);
  const size =
    /[?&]limit=(\d+)/.exec(`${String(next)} ${String(prev)}`) ??
    /[?&]offset=(\d+)/.exec(String(next));
  return size?.[1] === undefined ? undefined : Number(size[1]);
}

const TIME_NAME =
  /(^|[._])(timestamp|until|start|started|end|ended|expires?|\w+_at|time|cooldown|signed_up)$/;

const HOUR = 60 * 60;

/** The longest possible durations in seconds, for fields where a value 1,000 times as high would still look plausible. */
const LONGEST: readonly (readonly [name: RegExp, seconds: number])[] = [
  [/(^|\.)cooldowns\.\w+$/, 7 * 24 * HOUR],
  [/(^|\.)(interval|tick_time|timeout)$/, HOUR],
  [/(^|\.)travel\.time_left$/, 24 * HOUR],
  [/(^|\.)bars\.(energy|nerve|life)\.full_time$/, 24 * HOUR],
  // Happy grows by 5 every 15 minutes: in 30 days from 0 to 14,400, more than any property and perks give.
  [/(^|\.)bars\.happy\.full_time$/, 30 * 24 * HOUR],
  [/(^|\.)courses\[\]\.duration$/, 90 * 24 * HOUR],
];

/**
 * True if the field is named like a time and its value is within the years 2000 to 2100 in milliseconds, or if its value exceeds
 * the longest possible duration for its name.
 */
const isInMilliseconds = (field: string, value: number) =>
  (TIME_NAME.test(field) && value >= Date.UTC(2000, 0) && value <= Date.UTC(2100, 0)) ||
  LONGEST.some(([name, seconds]) => name.test(field) && value > seconds);

/**
 * Fields whose values decide how a screen displays a record. A record with an unknown value is not displayed, or counts as
 * something else.
 */
const DECIDING = [
  "crimes[].status",
  "organizedCrime.status",
  "contracts[].status",
  "applications[].status",
  "state",
  "last_action.status",
  "reports[].type",
  "attacks[].result",
  "gyms[].class",
  "slots[].user.outcome",
];

/**
 * Fields that are null instead of 0, or will be according to the document. For example, a holding may be too small for a benefit.
 */
const NULL_FOR_NONE = [
  "attacks[].chain",
  "stocks[].bonus.increment",
  "stocks[].bonus.progress",
  "stocks[].bonus.frequency",
];

/** Fields that the document requires but the game omits if there is nothing to report. */
const ABSENT_FOR_NONE = ["stocks[].bonus"];

/**
 * Fields that the document requires but no response contains yet, each with the older field that our schemas read instead. An
 * item's prices are read only with the vendor that they belong to.
 */
const STAND_INS: Readonly<Record<string, string>> = {
  "items[].value.shops": "items[].value.vendor",
};

/**
 * True if a screen would lose data. If only some records lack a field, the game doesn't always have it. The same may be true of a
 * single null: if our schemas require the value, they report an error themselves. If our schemas read fields inside a value of
 * another type, they know that type, such as a map in place of a list. Records on further pages are never loaded.
 */
export function isLoss(finding: Finding): boolean {
  const { kind, field, found, isRead, count, total } = finding;
  const { isReadInside = false, hasStandIn = false } = finding;
  if (kind === "pages") return true;
  if (!isRead || kind === "new") return false;
  if (kind === "milliseconds") return true;
  if (kind === "unlisted") return DECIDING.some((end) => `.${field}`.endsWith(`.${end}`));
  if (kind === "null" && (total === 1 || NULL_FOR_NONE.includes(field))) return false;
  // PHP writes an empty object as an empty list.
  const isEmpty = kind === "type" && /^empty (list|map)$/.test(found ?? "");
  return count === total && !isReadInside && !hasStandIn && !isEmpty;
}
