import olderShapes from "./older-shapes.json";
import shapes from "./shapes.json";

/**
 * What the game's OpenAPI document says of a value, as `npm run shapes` writes it: the types of a scalar
 * ("number|string", or "any"), the values that a text may have ("=Okay|Hospital"), the one shape of a list's records, or
 * fields by name, where `?` marks one that may be absent and `~` one that may be null.
 */
export type Shape = string | readonly Shape[] | { readonly [name: string]: Shape };

/** By path, as lib/api/transport/access.ts names them: "user/bars", or "user/personalstats[]" where a list was asked for. */
export const SHAPES: Readonly<Record<string, Shape | undefined>> = shapes;

/** The same of the older format of a path. */
export const OLDER_SHAPES: Readonly<Record<string, Shape | undefined>> = olderShapes;

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

const MAX_NAMES = 8;

/** The type of a value, with the names inside it one level deep. */
export function typeOf(value: unknown): string {
  if (Array.isArray(value)) {
    return value.length === 0 ? "empty list" : `list of ${typeOf(value[0])}`;
  }
  if (!isObject(value)) return typeName(jsonType(value));
  const names = Object.keys(value);
  if (looksLikeMap(value)) return names.length === 1 ? "object" : "map";
  const known = names.filter((name) => FIELD_NAMES.has(name)).slice(0, MAX_NAMES);
  return `object with ${known.join(", ")}${names.length > known.length ? ", …" : ""}`;
}

/**
 * Whether the names in an object may be ids or the names of players, so that no report may have them. A list of the document
 * may come as a map, and an object that has none of its fields may be one as well.
 */
export function mayHavePrivateNames(value: object, shape: Shape, isRoot = false): boolean {
  if (isList(shape)) return true;
  if (typeof shape === "string") return looksLikeMap(value);
  const fields = fieldsIn(shape);
  const names = Object.keys(value).filter((name) => name !== METADATA);
  if (names.some((name) => fields.has(name))) return false;
  const [name = ""] = names;
  const part = (Object.values(value) as readonly unknown[])[0];
  const isOne = names.length === 1;
  // The whole response under another name. A list has no names.
  if (isOne && isRoot) return isObject(part) && !FIELD_NAMES.has(name);
  if (isOne && FIELD_NAMES.has(name) && isObject(part)) {
    // The fields a level deeper. One alone may be a player's name as well.
    return Object.keys(part).filter((inner) => fields.has(inner)).length < 2;
  }
  return isRoot ? names.length > 1 && !areFieldNames(names) : looksLikeMap(value);
}

/** Of a list in pages. */
const METADATA = "_metadata";

/** Many objects are the records of a map. */
function looksLikeMap(value: object): boolean {
  const names = Object.keys(value);
  const isOfObjects = names.length > 1 && Object.values(value).every(isObject);
  return isOfObjects || !areFieldNames(names);
}

/** Whether most of these are names that the document uses somewhere. One isn't enough: a player may be called "duke". */
function areFieldNames(names: readonly string[]): boolean {
  const known = names.filter((name) => FIELD_NAMES.has(name)).length;
  return known > 1 && known * 2 > names.length;
}

/** How a report may call what an object has. */
export function namesIn(value: object, shape: Fields, isRoot: boolean): (name: string) => string {
  const fields = fieldsIn(shape);
  const hidesNew = mayHavePrivateNames(value, shape, isRoot);
  return (name) => {
    if (fields.has(name)) return name;
    return hidesNew ? PLACEHOLDER : nameOrPlaceholder(name);
  };
}

const PLACEHOLDER = "[id or name]";

/** All names of fields that the document uses. */
const FIELD_NAMES: ReadonlySet<string> = new Set(Object.values(SHAPES).flatMap(fieldNamesIn));

function fieldNamesIn(shape: Shape | undefined): string[] {
  if (shape === undefined || typeof shape === "string") return [];
  if (isList(shape)) return shape.flatMap(fieldNamesIn);
  return [...fieldsIn(shape)].flatMap(([name, field]) => [name, ...fieldNamesIn(field.shape)]);
}

/** The name of a field, unless it may be a value: an id, or anything that isn't written as the API writes its names. */
export const nameOrPlaceholder = (name: string) =>
  /^_?[a-z][a-zA-Z_]{0,39}$/.test(name) ? name : PLACEHOLDER;

/** "members[]." of "members[].level". */
export const parentOf = (field: string) => field.slice(0, field.lastIndexOf(".") + 1);
