import shapes from "./shapes.json";

/**
 * What the game's OpenAPI document says of a value, as `npm run shapes` writes it: the types of a scalar
 * ("number|string", or "any"), its words ("=Okay|Hospital"), the one shape of a list's records, or fields by name, where
 * `?` marks one that may be absent and `~` one that may be null.
 */
export type Shape = string | readonly Shape[] | { readonly [name: string]: Shape };

/** By path, as lib/api/transport/access.ts names them: "user/bars". */
export const SHAPES: Readonly<Record<string, Shape | undefined>> = shapes;

export type Fields = Readonly<Record<string, Shape>>;
export type JsonObject = Readonly<Record<string, unknown>>;

export const isList = (shape: Shape): shape is readonly Shape[] => Array.isArray(shape);

export const placeIn = (field: string, name: string) => (field === "" ? name : `${field}.${name}`);

/** What the document says of a field. */
interface Field {
  shape: Shape;
  isOptional: boolean;
  isNullable: boolean;
}

const FIELDS = new WeakMap<Fields, ReadonlyMap<string, Field>>();

/** The fields of a shape by their names without the marks. */
export function fieldsIn(shape: Fields): ReadonlyMap<string, Field> {
  const known = FIELDS.get(shape);
  if (known !== undefined) return known;
  const fields = new Map(
    Object.entries(shape).map(([marked, inner]): [string, Field] => {
      const [name = "", marks = ""] = marked.split(/(?=[?~])(.*)/, 2);
      const isOptional = marks.includes("?");
      return [name, { shape: inner, isOptional, isNullable: marks.includes("~") }];
    }),
  );
  FIELDS.set(shape, fields);
  return fields;
}

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** By the names that the document uses. */
export function jsonType(value: unknown): string {
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

export function nameOf(shape: Shape): string {
  if (typeof shape !== "string") return isList(shape) ? "list" : "object";
  return shape.startsWith("=") ? "text" : shape.split("|").map(typeName).join(" or ");
}

const MOST_NAMES = 8;

/** The type of a value, with the names inside it one level deep. */
export function typeOf(value: unknown): string {
  if (Array.isArray(value)) {
    return value.length === 0 ? "empty list" : `list of ${typeOf(value[0])}`;
  }
  if (!isObject(value)) return typeName(jsonType(value));
  const names = Object.keys(value);
  if (looksLikeMap(value)) return names.length === 1 ? "object" : "map";
  const known = names.filter((name) => WORDS.has(name)).slice(0, MOST_NAMES);
  return `object with ${known.join(", ")}${names.length > known.length ? ", …" : ""}`;
}

/**
 * Whether the keys of an object may be ids or the names of players, so that no report may have them. A list of the document
 * may come as a map, and an object that has none of its fields may be one as well, except for the whole answer, and for one
 * that holds these fields a level deeper.
 */
export function isKeyed(value: object, shape: Shape, isAnswer = false): boolean {
  if (isList(shape)) return true;
  if (typeof shape === "string") return looksLikeMap(value);
  const fields = fieldsIn(shape);
  const hasField = (part: unknown) =>
    isObject(part) && Object.keys(part).some((name) => fields.has(name));
  const parts: readonly unknown[] = Object.values(value);
  const isHolder = parts.length === 1 && hasField(parts[0]);
  return !isAnswer && !hasField(value) && !isHolder && looksLikeMap(value);
}

/**
 * Most names of an object are names that the document uses somewhere. One isn't enough: a player may be called "duke". Many
 * objects are the records of a map.
 */
function looksLikeMap(value: object): boolean {
  const names = Object.keys(value);
  const known = names.filter((name) => WORDS.has(name)).length;
  const isOfObjects = names.length > 1 && Object.values(value).every(isObject);
  return isOfObjects || known < 2 || known * 2 <= names.length;
}

/** How a report may call what an object has. */
export function namesIn(value: object, shape: Fields, isAnswer: boolean): (name: string) => string {
  const fields = fieldsIn(shape);
  const hidesNew = isKeyed(value, shape, isAnswer);
  return (name) => {
    if (fields.has(name)) return name;
    return hidesNew ? KEY : safe(name);
  };
}

const KEY = "[key]";

/** All names of fields that the document uses. */
const WORDS: ReadonlySet<string> = new Set(Object.values(SHAPES).flatMap(wordsIn));

function wordsIn(shape: Shape | undefined): string[] {
  if (shape === undefined || typeof shape === "string") return [];
  if (isList(shape)) return shape.flatMap(wordsIn);
  return [...fieldsIn(shape)].flatMap(([name, field]) => [name, ...wordsIn(field.shape)]);
}

/** The name of a field, unless it may be a value: an id, or anything that isn't written as the API writes its names. */
export const safe = (name: string) => (/^_?[a-z][a-zA-Z_]{0,39}$/.test(name) ? name : KEY);

/** "members[]." of "members[].level". */
export const parentOf = (field: string) => field.slice(0, field.lastIndexOf(".") + 1);
