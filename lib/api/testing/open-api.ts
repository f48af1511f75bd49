import openApi from "tornapi-typescript/dist/openapi.json";

/** The part of JSON Schema in which the game's OpenAPI document is written. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: (string | number)[];
  minimum?: number;
  maximum?: number;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
}

export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
}

interface Operation {
  "x-stability"?: string;
  deprecated?: boolean;
  parameters: (Parameter | { $ref: string })[];
  responses: { 200: { content: { "application/json": { schema: Schema } } } };
}

const paths = openApi.paths as unknown as Record<string, { get: Operation } | undefined>;
const { parameters, schemas } = openApi.components as unknown as {
  parameters: Record<string, Parameter>;
  schemas: Record<string, Schema>;
};

/** A schema, with a reference resolved. */
export const resolve = (schema: Schema): Schema =>
  schema.$ref === undefined ? schema : resolve(found(schemas, schema.$ref));

/** The response of a path of the document. */
export const answerTo = (path: string): Schema =>
  found(paths, path).get.responses[200].content["application/json"].schema;

/** "Stable" or "Unstable": the document's statement on whether a path may change. */
export function statusOf(path: string) {
  const { "x-stability": stability, deprecated = false } = found(paths, path).get;
  return { stability, isDeprecated: deprecated };
}

/** The parameters of the request to an address; those in its path come with their value. */
export function parametersOf(pathname: string): (Parameter & { value?: string })[] {
  const path = Object.keys(paths).find((candidate) => inPath(candidate, pathname)) ?? pathname;
  const values = inPath(path, pathname)?.groups ?? {};
  return found(paths, path).get.parameters.map((parameter) => {
    const described = "$ref" in parameter ? found(parameters, parameter.$ref) : parameter;
    const value = described.in === "path" ? values[described.name] : undefined;
    return value === undefined ? described : { ...described, value };
  });
}

const inPath = (path: string, pathname: string) =>
  new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`).exec(pathname);

/** True if a parameter accepts this value: one of the document's values, if it lists any besides "any text". */
export function allows(described: Schema, value: string): boolean {
  const schema = resolve(described);
  const choices = (schema.oneOf ?? schema.anyOf)?.map(resolve);
  if (choices) {
    const words = choices.filter((choice) => choice.enum);
    return (words.length > 0 ? words : choices).some((choice) => allows(choice, value));
  }
  if (schema.items) return value.split(",").every((part) => allows(schema.items ?? {}, part));
  if (schema.enum) return schema.enum.map(String).includes(value);
  if (schema.type !== "integer") return true;
  const { minimum = -(2 ** 31), maximum = 2 ** 31 - 1 } = schema;
  return /^-?\d+$/.test(value) && Number(value) >= minimum && Number(value) <= maximum;
}

function found<T>(all: Record<string, T | undefined>, reference: string): T {
  const value = all[reference.replace(/^#\/components\/\w+\//, "")];
  if (value === undefined) throw new Error(`The OpenAPI document has no ${reference}`);
  return value;
}
