import { fieldsIn, isList, fieldIn, type Shape } from "@/lib/api/check/shape";
import type * as z from "@/lib/zod";

import type { Endpoint } from "./endpoint";

/** The shapes of an endpoint's responses, as shapes.json names them. Only statistics of single days arrive as a list. */
export const shapeNamesOf = (name: string, { path, requests }: Endpoint): string[] =>
  requests.map(
    (request) => (request.path ?? path).slice(1) + (name === "personal-stats" ? "[]" : ""),
  );

/** The names that a schema reads of a response, each with those inside it. */
export type Reads = Map<string, Reads>;

export function readsOf(schema: z.ZodMiniType, response: unknown): Reads {
  const reads: Reads = new Map();
  schema.safeParse(noting(response, reads));
  return reads;
}

function noting(value: unknown, reads: Reads): unknown {
  if (typeof value !== "object" || value === null) return value;
  return new Proxy(value, {
    get(target, key, receiver) {
      const part: unknown = Reflect.get(target, key, receiver);
      // Methods and the length of a list are no fields.
      if (typeof key === "symbol" || key in Object.getPrototypeOf(target)) return part;
      const inner = reads.get(key) ?? new Map<string, Reads>();
      reads.set(key, inner);
      return noting(part, inner);
    },
  });
}

const inside = (reads: readonly Reads[], name: string) =>
  reads.flatMap((each) => each.get(name) ?? []);

const records = (reads: readonly Reads[]) => reads.flatMap((each) => [...each.values()]);

/** The shape with a `!` after the name of each field that is read. */
export function withReads(shape: Shape, reads: readonly Reads[]): Shape {
  if (typeof shape === "string") return shape;
  if (isList(shape)) return shape.map((record) => withReads(record, records(reads)));
  return Object.fromEntries(
    Object.entries(shape).map(([marked, part]) => {
      const found = inside(reads, marked.replace(/[?~]+$/, ""));
      return [`${marked}${found.length > 0 ? "!" : ""}`, withReads(part, found)];
    }),
  );
}

/** The places of all fields that a shape marks as read: "members[].status.until". */
export function readFields(shape: Shape, field = ""): string[] {
  if (typeof shape === "string") return [];
  if (isList(shape)) return shape.flatMap((record) => readFields(record, `${field}[]`));
  return [...fieldsIn(shape)].flatMap(([name, { shape: part, isRead }]) => {
    const inner = fieldIn(field, name);
    return isRead ? [inner, ...readFields(part, inner)] : [];
  });
}

/** The places that are read and that the shape doesn't have. */
export function undocumented(shape: Shape, reads: readonly Reads[], path = ""): string[] {
  if (typeof shape === "string") return [];
  if (isList(shape)) {
    return shape.flatMap((record) => undocumented(record, records(reads), `${path}[]`));
  }
  const fields = fieldsIn(shape);
  const names = new Set(reads.flatMap((each) => [...each.keys()]));
  return [...names].flatMap((name) => {
    const inner = fieldIn(path, name);
    const field = fields.get(name);
    return field ? undocumented(field.shape, inside(reads, name), inner) : [inner];
  });
}
