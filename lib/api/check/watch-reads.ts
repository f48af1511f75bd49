import {
  fieldsIn,
  isList,
  mayHavePrivateNames,
  nameOrPlaceholder,
  namesIn,
  placeIn,
  type Shape,
} from "./shape";

/** Where a part of a response was that `watchReads` passed on, and what is in it. */
interface Watched {
  place: string;
  placeOf: (key: string) => string;
}

const WATCHED = new WeakMap<object, Watched>();

const watchedAs = (value: unknown) =>
  typeof value === "object" && value !== null ? WATCHED.get(value) : undefined;

/** "members[].id" of ["id"] in a record that `watchReads` passed on, and of an empty path the record's own place. */
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

/** The response, which says each field that is read of it, as `compare` names them. */
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

/** Where the parts of an object or a list are, `[]` for a record and for the key of a map, and what the document says of them. */
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

/** A record of a map that `watchReads` passed on, with its key as its id, as a list has it; otherwise undefined. */
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
