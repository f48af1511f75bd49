/**
 * The part of zod that we need to validate outside data, under the names of `zod/mini`. It is built from zod's core,
 * because importing anything from `zod/mini` bundles all of its string formats, which no page uses.
 */
import type * as mini from "zod/mini";
import {
  $ZodArray,
  $ZodBoolean,
  $ZodCatch,
  $ZodCheckGreaterThan,
  $ZodCheckLessThan,
  $ZodCheckMaxLength,
  $ZodCheckRegex,
  $ZodCustom,
  $ZodEnum,
  $ZodLiteral,
  $ZodNever,
  $ZodNullable,
  $ZodNumber,
  $ZodNumberFormat,
  $ZodObject,
  $ZodOptional,
  $ZodPipe,
  $ZodRecord,
  $ZodString,
  $ZodTransform,
  type $ZodType,
  $ZodUnion,
  $ZodUnknown,
  parse,
  safeParse,
} from "zod/v4/core";

export type { core, output, ZodMiniType } from "zod/mini";
export { NEVER } from "zod/v4/core";

/** The methods of `zod/mini` that are supported. `never`, since each name below has its type from `zod/mini`. */
function schema(Kind: new (def: never) => $ZodType, def: object): never {
  const made = new Kind(def as never);
  return Object.assign(made, {
    parse: (data: unknown) => parse(made, data),
    safeParse: (data: unknown) => safeParse(made, data),
    check: (...checks: unknown[]) => schema(Kind, { ...def, checks }),
  }) as never;
}

export const string: typeof mini.string = () => schema($ZodString, { type: "string" });
export const number: typeof mini.number = () => schema($ZodNumber, { type: "number" });
/** A whole number that is small enough to be exact. */
export const int: typeof mini.int = () =>
  schema($ZodNumberFormat, {
    type: "number",
    check: "number_format",
    abort: false,
    format: "safeint",
  });

export const boolean: typeof mini.boolean = () => schema($ZodBoolean, { type: "boolean" });
export const unknown: typeof mini.unknown = () => schema($ZodUnknown, { type: "unknown" });
export const never: typeof mini.never = () => schema($ZodNever, { type: "never" });

export const literal: typeof mini.literal = (value: unknown) =>
  schema($ZodLiteral, { type: "literal", values: [value] });

const oneOf = ((values: readonly string[]) =>
  schema($ZodEnum, {
    type: "enum",
    entries: Object.fromEntries(values.map((value) => [value, value])),
  })) as typeof mini.enum;
export { oneOf as enum };

export const object: typeof mini.object = (shape) => schema($ZodObject, { type: "object", shape });
export const array: typeof mini.array = (element) => schema($ZodArray, { type: "array", element });

export const record = <Key extends mini.core.$ZodRecordKey, Value extends mini.core.SomeType>(
  keyType: Key,
  valueType: Value,
): mini.ZodMiniRecord<Key, Value> => schema($ZodRecord, { type: "record", keyType, valueType });

export const union: typeof mini.union = (options) => schema($ZodUnion, { type: "union", options });

export const nullable: typeof mini.nullable = (innerType) =>
  schema($ZodNullable, { type: "nullable", innerType });

const optional: typeof mini.optional = (innerType) =>
  schema($ZodOptional, { type: "optional", innerType });

export const nullish: typeof mini.nullish = (innerType) => optional(nullable(innerType));

const orElse = <T extends mini.core.SomeType>(
  innerType: T,
  fallback: mini.output<T>,
): mini.ZodMiniCatch<T> =>
  schema($ZodCatch, { type: "catch", innerType, catchValue: () => fallback });
export { orElse as catch };

export const transform: typeof mini.transform = (change) =>
  schema($ZodTransform, { type: "transform", transform: change });

export const pipe: typeof mini.pipe = (first, second) =>
  schema($ZodPipe, { type: "pipe", in: first, out: second });

export const refine: typeof mini.refine = (test) =>
  new $ZodCustom({ type: "custom", check: "custom", fn: test as never });

export const regex = (pattern: RegExp) =>
  new $ZodCheckRegex({ check: "string_format", format: "regex", pattern });

export const minimum = (value: number) =>
  new $ZodCheckGreaterThan({ check: "greater_than", value, inclusive: true });

export const nonnegative = () => minimum(0);

export const maximum = (value: number) =>
  new $ZodCheckLessThan({ check: "less_than", value, inclusive: true });

export const gt = (value: number) =>
  new $ZodCheckGreaterThan({ check: "greater_than", value, inclusive: false });

export const lt = (value: number) =>
  new $ZodCheckLessThan({ check: "less_than", value, inclusive: false });

export const maxLength = (maximum: number) =>
  new $ZodCheckMaxLength({ check: "max_length", maximum });
