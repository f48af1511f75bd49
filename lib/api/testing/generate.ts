import fc from "fast-check";

import { resolve, type Schema } from "./open-api";

/**
 * JSON that a schema of the OpenAPI document allows, up to its limits, plus what the game does in addition: fields and
 * words that the document does not know yet. `oneOf` is read as `anyOf`, since its choices overlap in the document.
 */
export function bodiesOf(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.$ref !== undefined) return bodiesOf(resolve(schema));
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) return fc.oneof(...choices.map(bodiesOf));
  if (schema.allOf) return merged(schema.allOf);
  if (Array.isArray(schema.type)) {
    return fc.oneof(...schema.type.map((type) => bodiesOf({ ...schema, type })));
  }
  if (schema.enum && schema.type !== "null") return words(schema.enum, schema.type);

  switch (schema.type) {
    case "null":
      return fc.constant(null);
    case "boolean":
      return fc.boolean();
    case "integer":
      return integer(schema);
    case "number":
      return fc.double({ noNaN: true, noDefaultInfinity: true });
    case "string":
      return text;
    case "array":
      return fc.array(bodiesOf(schema.items ?? {}), { maxLength: 4 });
    case "object":
      return schema.properties ? record(schema) : fc.dictionary(text, anything, { maxKeys: 4 });
    case undefined:
    default:
      throw new Error(`Cannot generate ${JSON.stringify(schema)}`);
  }
}

const anything = fc.jsonValue({ maxDepth: 1 });

const text = fc.oneof(
  { weight: 4, arbitrary: fc.string({ unit: "grapheme" }) },
  { weight: 1, arbitrary: fc.constantFrom("", "long ".repeat(1000)) },
);

const words = (known: (string | number)[], type: Schema["type"]) =>
  type === "string"
    ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: text })
    : fc.constantFrom(...known);

/** JSON has no int64: its limits are read as the nearest double. */
function integer({ format, minimum = -(2 ** 31), maximum = 2 ** 31 - 1 }: Schema) {
  return format === "int64"
    ? fc.oneof(fc.maxSafeInteger(), fc.constantFrom(-(2 ** 63), 0, 2 ** 32, 2 ** 63))
    : fc.integer({ min: minimum, max: maximum });
}

/** Keys that none of our fields has. */
const unknownFields = fc.oneof(
  { weight: 3, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.dictionary(
      fc.string().map((key) => `new_${key}`),
      anything,
    ),
  },
);

function record({ properties = {}, required = [] }: Schema): fc.Arbitrary<object> {
  const fields = Object.entries(properties).map(
    ([key, schema]) => [key, bodiesOf(schema)] as const,
  );
  const known = fc.record(Object.fromEntries(fields), {
    // The document requires a field here and there that it does not describe.
    requiredKeys: required.filter((key) => key in properties),
    noNullPrototype: true,
  });
  return fc.tuple(unknownFields, known).map(([more, body]) => ({ ...more, ...body }));
}

const merged = (parts: Schema[]): fc.Arbitrary<object> =>
  fc.tuple(...parts.map(bodiesOf)).map((bodies) => Object.assign({}, ...bodies) as object);
