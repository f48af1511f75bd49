import olderShapes from "./older-shapes.json";
import shapes from "./shapes.json";

/**
 * The documented form of a value, as `npm run shapes` writes it from the game's OpenAPI document: the types of a scalar
 * ("number|string", or "any"), the values that a text may have ("=Okay|Hospital"), the single shape of a list's records, or
 * fields by name. After a name, `?` means that the field may be absent, `~` that it may be null, and `!` that our schemas read
 * it.
 */
export type Shape = string | readonly Shape[] | { readonly [name: string]: Shape };

/** Shapes by path, as named in lib/api/transport/access.ts: "user/bars", or "user/personalstats[]" if a list is requested. */
export const SHAPES: Readonly<Record<string, Shape | undefined>> = shapes;

/** Shapes of the older format of a path, by the same names. */
export const OLDER_SHAPES: Readonly<Record<string, Shape | undefined>> = olderShapes;

export type Fields = Readonly<Record<string, Shape>>;
export type JsonObject = Readonly<Record<string, unknown>>;

export const isList = (shape: Shape): shape is readonly Shape[] => Array.isArray(shape);

export const fieldIn = (field: string, name: string) => (field === "" ? name : `${field}.${name}`);

/** The documented form of a field. */
interface Field {
  shape: Shape;
  isOptional: boolean;
  isNullable: boolean;
  isRead: boolean;
}

const FIELDS = new WeakMap<Fields, ReadonlyMap<string, Field>>();

/** The fields of a shape by name, without marks. */
export function fieldsIn(shape: Fields): ReadonlyMap<string, Field> {
  const known = FIELDS.get(shape);
  if (known !== undefined) return known;
  const fields = new Map(
    Object.entries(shape).map(([marked, inner]): [string, Field] => {
      const [name = "", marks = ""] = marked.split(/(?=[?~!])(.*)/, 2);
      const has = (mark: string) => marks.includes(mark);
      return [name, { shape: inner, isOptional: has("?"), isNullable: has("~"), isRead: has("!") }];
    }),
  );
  FIELDS.set(shape, fields);
  return fields;
}

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The JSON type of a value, as the OpenAPI document names it. */
export function jsonType(value: unknown): string {
  if (Array.isArray(value)) return "array";
  return value === null ? "null" : typeof value;
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: "text",
  array: "list",
  boolean: "yes or no",
};

/** The report's name for a type of JSON: "text" for "string". */
const typeName = (type: string) => TYPE_NAMES[type] ?? type;

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
 * True if the names in an object may be ids or names of players, which no report may contain. A documented list may arrive as a
 * map, and an object without any documented field may be a map as well.
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
  // This may be the whole response under another name. A name whose value is a list isn't an id or a player's name.
  if (isOne && isRoot) return isObject(part) && !FIELD_NAMES.has(name);
  if (isOne && FIELD_NAMES.has(name) && isObject(part)) {
    // The documented fields may be one level deeper. A single match may be a player's name.
    return Object.keys(part).filter((inner) => fields.has(inner)).length < 2;
  }
  return isRoot ? names.length > 1 && !areFieldNames(names) : looksLikeMap(value);
}

/** The metadata of a paged list. */
export const METADATA = "_metadata";

/** True if an object may be a map: it contains several objects, or its names aren't those of fields. */
function looksLikeMap(value: object): boolean {
  const names = Object.keys(value);
  const isOfObjects = names.length > 1 && Object.values(value).every(isObject);
  return isOfObjects || !areFieldNames(names);
}

/** True if most of these names are documented somewhere. A single documented name isn't enough: a player may be called "duke". */
function areFieldNames(names: readonly string[]): boolean {
  const known = names.filter((name) => FIELD_NAMES.has(name)).length;
  return known > 1 && known * 2 > names.length;
}

/** Returns a function that maps each name in an object to the name that a report may use. */
export function namesIn(value: object, shape: Fields, isRoot: boolean): (name: string) => string {
  const fields = fieldsIn(shape);
  const hidesNew = mayHavePrivateNames(value, shape, isRoot);
  return (name) => {
    if (fields.has(name)) return name;
    return hidesNew ? PLACEHOLDER : nameOrPlaceholder(name);
  };
}

const PLACEHOLDER = "[id or name]";

/** All field names in the document. */
const FIELD_NAMES: ReadonlySet<string> = new Set(Object.values(SHAPES).flatMap(fieldNamesIn));

function fieldNamesIn(shape: Shape | undefined): string[] {
  if (shape === undefined || typeof shape === "string") return [];
  if (isList(shape)) return shape.flatMap(fieldNamesIn);
  return [...fieldsIn(shape)].flatMap(([name, field]) => [name, ...fieldNamesIn(field.shape)]);
}

/** The name of a field, or a placeholder if it may be a value: an id, or anything that doesn't follow the API's naming style. */
const nameOrPlaceholder = (name: string) =>
  /^_?[a-z][a-zA-Z_]{0,39}$/.test(name) ? name : PLACEHOLDER;

/** "members[]." for "members[].level". */
export const parentOf = (field: string) => field.slice(0, field.lastIndexOf(".") + 1);
