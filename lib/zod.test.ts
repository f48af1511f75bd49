import { expect, test } from "vitest";
import * as mini from "zod/mini";

import * as ours from "./zod";

type Zod = typeof ours;

/** The whole of zod under our names: what ours is short for is said in full. */
const whole = {
  ...mini,
  minimum: mini.gte,
  maximum: mini.lte,
} as unknown as Zod;

type SchemaName = keyof Zod;

const SCHEMAS: Readonly<Record<SchemaName, (z: Zod) => ours.ZodMiniType>> = {
  NEVER: (z) =>
    z.pipe(
      z.string(),
      z.transform((text) => (text === "" ? z.NEVER : text)),
    ),
  string: (z) => z.string(),
  number: (z) => z.number(),
  int: (z) => z.int(),
  boolean: (z) => z.boolean(),
  unknown: (z) => z.unknown(),
  never: (z) => z.object({ a: z.nullish(z.never()) }),
  literal: (z) => z.literal("a"),
  enum: (z) => z.enum(["a", "b"]),
  object: (z) => z.object({ a: z.number(), b: z.nullish(z.string()), c: z.object({ d: z.int() }) }),
  array: (z) => z.array(z.int()),
  record: (z) => z.record(z.string(), z.number()),
  union: (z) => z.union([z.string(), z.object({ a: z.number() })]),
  nullable: (z) => z.nullable(z.number()),
  nullish: (z) => z.object({ a: z.nullish(z.number()) }),
  catch: (z) => z.object({ a: z.catch(z.number(), 7) }),
  transform: (z) =>
    z.pipe(
      z.unknown(),
      z.transform((value) => [value]),
    ),
  pipe: (z) =>
    z.pipe(
      z.string(),
      z.transform((text) => text.length),
    ),
  refine: (z) => z.string().check(z.refine((text) => text.startsWith("a"))),
  regex: (z) => z.string().check(z.regex(/^a+$/)),
  minimum: (z) => z.number().check(z.minimum(1)),
  nonnegative: (z) => z.number().check(z.nonnegative()),
  maximum: (z) => z.number().check(z.maximum(1)),
  gt: (z) => z.number().check(z.gt(1)),
  lt: (z) => z.int().check(z.lt(1)),
  maxLength: (z) => z.string().check(z.maxLength(2)),
};

const INPUTS: readonly unknown[] = [
  ...[undefined, null, true, "", "a", "aa", "abc", "b", "1"],
  ...[0, 1, -1, 0.999, 1.001, -0.001, 1.5, 2 ** 53, -(2 ** 53), NaN, Infinity],
  ...[[], [1, 2], [1, "a", null], [1.5]],
  ...[{}, { a: 1 }, { a: null }, { a: undefined }, { a: "x", b: 2 }, { a: NaN }],
  ...[
    { a: 1, c: { d: 2 } },
    { a: 1, b: "x", c: { d: 2.5 }, e: "more" },
    { a: 1, c: {} },
  ],
];

/** The result of an input, without the text of zod's messages, which no page displays. */
function outcome(schema: ours.ZodMiniType, input: unknown) {
  const { success, data, error } = schema.safeParse(input);
  return success
    ? { data }
    : { issues: error.issues.map(({ code, path }) => ({ code, path: path.join(".") })) };
}

test.each(Object.entries(SCHEMAS))("%s reads what the whole of zod reads", (_, schema) => {
  for (const input of INPUTS) {
    expect(outcome(schema(ours), input), JSON.stringify(input)).toEqual(
      outcome(schema(whole), input),
    );
  }
  expect(INPUTS.some((input) => schema(ours).safeParse(input).success)).toBe(true);
});

test("every name has a row", () => {
  const names = Object.keys(ours);
  expect(Object.keys(SCHEMAS).toSorted()).toEqual(names.toSorted());
});
