import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

type Body = Record<string, unknown>;

const fixturePath = (name: string) => join(import.meta.dirname, "fixtures", `${name}.json`);
const read = (name: string) => JSON.parse(readFileSync(fixturePath(name), "utf8")) as Body;

/** The path after which a fixture or an endpoint is named: torn-city-shops is /torn/cityshops. */
export const pathNamed = (name: string) => `/${name.replace("-", "/").replaceAll("-", "")}`;

export const currentFixture = (endpoint: string): Body => read(endpoint);

/** Undefined where there is no response of a legacy shape. */
export const legacyFixture = (endpoint: string): Body | undefined =>
  existsSync(fixturePath(`${endpoint}.legacy`)) ? read(`${endpoint}.legacy`) : undefined;

/** Undefined where the document announces no change for 1 January 2027. */
export const fixtureFrom2027 = (endpoint: string): Body | undefined =>
  existsSync(fixturePath(`${endpoint}.from-2027`)) ? read(`${endpoint}.from-2027`) : undefined;

/** The body with another value at a path such as "stocks.0.bonus", or "stocks.*.bonus" for every entry of a list. */
export function changeAt<T>(body: T, path: string, change: (value: unknown) => unknown): T {
  const go = (value: unknown, [key, ...rest]: string[]): unknown => {
    if (key === undefined) return change(value);
    if (typeof value !== "object" || value === null) return value;
    if (!Array.isArray(value)) return { ...value, [key]: go((value as Body)[key], rest) };
    return value.map((entry: unknown, at) =>
      key === "*" || key === String(at) ? go(entry, rest) : entry,
    );
  };
  return go(body, path.split(".")) as T;
}

/** The body with other records in one of its lists. */
export const withRecords = <T>(body: T, path: string, change: (list: unknown[]) => unknown[]): T =>
  changeAt(body, path, (list) => change(list as unknown[]));

/** The body with the first record of a list a hundred times, under other ids. */
export const hundred = <T>(body: T, path: string): T =>
  withRecords(body, path, ([record]) =>
    Array.from({ length: 100 }, (_, at) => withId(record as Body, at + 1)),
  );

function withId(record: Body, number: number): Body {
  if (!("id" in record)) return record;
  return { ...record, id: typeof record.id === "number" ? number : `id${number}` };
}
