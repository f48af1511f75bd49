/** The part of JSON Schema that the game's OpenAPI document uses for its answers. */
export interface Schema {
  $ref?: string;
  type?: string;
  enum?: unknown[];
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
}

/** The paths at which the value violates the schema; oneOf counts as anyOf, since the document's alternatives overlap. */
export function misfits(
  value: unknown,
  schema: Schema,
  schemas: Readonly<Record<string, Schema | undefined>>,
  at = "",
): string[] {
  const within = (part: unknown, of: Schema, name: string) =>
    misfits(part, of, schemas, `${at}.${name}`);
  const { $ref, type, properties = {}, items, required = [], allOf = [] } = schema;
  if ($ref) return misfits(value, schemas[$ref.split("/").at(-1) ?? ""] ?? {}, schemas, at);

  const found = allOf.flatMap((part) => misfits(value, part, schemas, at));
  const ways = schema.anyOf ?? schema.oneOf;
  const tried = ways?.map((way) => misfits(value, way, schemas, at));
  if (tried?.every((way) => way.length > 0)) found.push(...(tried[0] ?? []));
  if (schema.enum && !schema.enum.includes(value)) found.push(`${at} is ${String(value)}`);
  if (type && !isOfType(value, type)) return [...found, `${at} is no ${type}`];
  if (Array.isArray(value) && items) {
    found.push(...value.flatMap((part, index) => within(part, items, String(index))));
  } else if (typeof value === "object" && value !== null) {
    const record = new Map<string, unknown>(Object.entries(value));
    found.push(
      ...required.filter((name) => !record.has(name)).map((name) => `${at}.${name} lacks`),
    );
    for (const [name, part] of record) {
      if (properties[name]) found.push(...within(part, properties[name], name));
    }
  }
  return found;
}

function isOfType(value: unknown, type: string): boolean {
  switch (type) {
    case "null":
      return value === null;
    case "array":
      return Array.isArray(value);
    case "integer":
      return Number.isInteger(value);
    case "object":
      return typeof value === "object" && value !== null && !Array.isArray(value);
    default:
      return typeof value === type;
  }
}
