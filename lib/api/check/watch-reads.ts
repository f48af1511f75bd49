import {
  fieldsIn,
  isList,
  mayHavePrivateNames,
  nameOrPlaceholder,
  namesIn,
  placeIn,
  type Shape,
} from "./shape";

/** The place of a part of a response that `watchReads` wrapped, and the places of its fields. */
interface Watched {
  place: string;
  placeOf: (key: string) => string;
}

const WATCHED = new WeakMap<object, Watched>();

const watchedAs = (value: unknown) =>
  typeof value === "object" && value !== null ? WATCHED.get(value) : undefined;

/**
 * The place of a path in a record that `watchReads` wrapped: "members[].id" for ["id"]. For an empty path, the record's own
 * place.
 */
export function placeAt(record: unknown, path: readonly PropertyKey[]): string {
  let place = watchedAs(record)?.place ?? "";
  let value = record;
  for (const key of path) {
    const inner =
      typeof key === "number" ? `${place}[]` : placeIn(place, nameOrPlaceholder(String(key)));
    place = watchedAs(value)?.placeOf(String(key)) ?? inner;
    value = valueAt(value, [key]);
  }
  return place;
}

export function valueAt(record: unknown, path: readonly PropertyKey[]): unknown {
  let value = record;
  for (const key of path) {
    if (typeof value !== "object" || value === null) return undefined;
    value = (value as Readonly<Record<PropertyKey, unknown>>)[key];
  }
  return value;
}

/** Wraps a response so that each read of a field calls `onRead` with the name that `compare` uses. */
export function watchReads<T>(
  response: T,
  shape: Shape,
  onRead: (field: string) => void,
  place = "",
): T {
  if (typeof response !== "object" || response === null) return response;
  const partOf = partsOf(response, shape, place);
  const watched = new Proxy(response, {
    get(target, key, receiver) {
      const part: unknown = Reflect.get(target, key, receiver);
      if (typeof key === "symbol" || (Array.isArray(target) && !/^\d+$/.test(key))) return part;
      const inner = partOf(key);
      onRead(inner.place);
      return watchReads(part, inner.shape, onRead, inner.place);
    },
  });
  WATCHED.set(watched, { place, placeOf: (key) => partOf(key).place });
  return watched;
}

/**
 * Returns a function for the place and the documented shape of each part of an object or a list. In a place, `[]` stands for a
 * record and for the key of a map.
 */
function partsOf(value: object, shape: Shape, place: string) {
  const each = { place: `${place}[]`, shape: isList(shape) ? (shape[0] ?? "any") : "any" };
  if (Array.isArray(value) || isList(shape)) return () => each;
  if (typeof shape === "string") {
    const isEach = mayHavePrivateNames(value, shape);
    return (key: string) =>
      isEach ? each : { place: placeIn(place, nameOrPlaceholder(key)), shape: "any" as Shape };
  }
  const nameIn = namesIn(value, shape, place === "");
  const fields = fieldsIn(shape);
  return (key: string) => ({
    place: placeIn(place, nameIn(key)),
    shape: fields.get(key)?.shape ?? "any",
  });
}

/**
 * A record of a map that `watchReads` wrapped, with its key as its id, like a record of a list. Undefined for any other record.
 */
export function withWatchedId([id, record]: [string, unknown]): unknown {
  const known = watchedAs(record);
  if (known === undefined) return undefined;
  const watched = new Proxy(record as object, {
    get: (target, key, receiver): unknown =>
      key === "id" && !("id" in target) ? id : Reflect.get(target, key, receiver),
    has: (target, key) => key === "id" || Reflect.has(target, key),
  });
  WATCHED.set(watched, known);
  return watched;
}
