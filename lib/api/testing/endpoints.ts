import { readdirSync } from "node:fs";

import type * as z from "@/lib/zod";

import { type Endpoint, query } from "./endpoint";
import { COMPANY } from "./endpoints/company";
import { FACTION } from "./endpoints/faction";
import { TORN } from "./endpoints/torn";
import { USER } from "./endpoints/user";
import { currentFixture, legacyFixture, pathNamed } from "./fixtures";

/** The endpoints with facts that `simpleEndpoint` can't know. */
const REGISTERED: Readonly<Record<string, Endpoint>> = {
  ...COMPANY,
  ...FACTION,
  ...TORN,
  ...USER,
};

const isRecord = (value: unknown) => typeof value === "object" && value !== null;

/**
 * An endpoint whose file has one schema and one query without parameters, and the name of its path: torn-gyms is /torn/gyms. Its
 * lists are those at the top of today's answer.
 */
async function simpleEndpoint(name: string): Promise<Endpoint> {
  const exported = (await import(`../endpoints/${name}.ts`)) as Record<string, unknown>;
  const [wire, ...otherWires] = Object.keys(exported).filter((each) => each.endsWith("Wire"));
  const [made, ...others] = Object.values(exported).filter((each) => typeof each === "function");
  if (!wire || !made || otherWires.length > 0 || others.length > 0 || made.length !== 1) {
    throw new Error(`Register ${name} in lib/api/testing/endpoints: it has other requests.`);
  }
  return {
    path: pathNamed(name),
    wire: exported[wire] as z.ZodMiniType,
    requests: [query(made as Parameters<typeof query>[0])],
    lists: Object.entries(currentFixture(name)).flatMap(([field, value]) =>
      Array.isArray(value) && value.some(isRecord) ? [field] : [],
    ),
    ...(legacyFixture(name) === undefined && { hasLegacy: false }),
  };
}

const names = readdirSync(new URL("../endpoints/", import.meta.url))
  .filter((file) => !file.endsWith(".test.ts"))
  .map((file) => file.replace(/\.ts$/, ""));

const simple = names.filter((name) => !Object.hasOwn(REGISTERED, name));

/** Every file of lib/api/endpoints, for the tests that hold for all of them. */
export const ENDPOINTS: Readonly<Record<string, Endpoint>> = {
  ...REGISTERED,
  ...Object.fromEntries(
    await Promise.all(simple.map(async (name) => [name, await simpleEndpoint(name)] as const)),
  ),
};
