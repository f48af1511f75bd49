import openApi from "tornapi-typescript/dist/openapi.json";
import { expect, test } from "vitest";

import { createQueryClient } from "@/lib/api/query-client";
import { API } from "@/lib/api/testing/answers";
import { server } from "@/lib/api/testing/server";
import { aSession } from "@/lib/api/testing/session";

import { factionBalanceQuery } from "./faction-balance";
import { factionBasicQuery } from "./faction-basic";
import { availableCrimesQuery } from "./faction-crimes";
import { factionMembersQuery } from "./faction-members";
import { keyInfoQuery } from "./key-info";
import { checkKey } from "./user-log";

const session = aSession();
const client = createQueryClient({ onKeyRejected: () => undefined, onStaleError: () => undefined });

const requests: Record<string, () => Promise<unknown>> = {
  "key/info": () => client.query(keyInfoQuery(session)),
  "faction/basic": () => client.query(factionBasicQuery(session)),
  "faction/members": () => client.query(factionMembersQuery(session)),
  "faction/balance": () => client.query(factionBalanceQuery(session)),
  "faction/crimes": () => client.query(availableCrimesQuery(session)),
  "user?selections=log": () => checkKey(session, new AbortController().signal),
};

interface Parameter {
  name?: string;
  $ref?: string;
  schema?: { enum?: string[] };
}
const paths = openApi.paths as Record<string, { get: { parameters: Parameter[] } } | undefined>;
const shared = openApi.components.parameters as Record<string, Parameter | undefined>;

const resolve = ({ $ref = "", ...parameter }: Parameter): Parameter =>
  shared[$ref.replace("#/components/parameters/", "")] ?? parameter;

test.each(Object.keys(requests))("the request %s stands in the OpenAPI document", async (name) => {
  const urls: string[] = [];
  server.events.on("request:start", ({ request }) => urls.push(request.url));
  await requests[name]?.();
  server.events.removeAllListeners();

  expect(urls).toHaveLength(1);
  const url = new URL(urls[0]?.slice(API.length) ?? "", "https://api.test");
  const known = paths[url.pathname]?.get.parameters.map(resolve);
  expect(known).toBeDefined();
  for (const [parameter, value] of url.searchParams) {
    const described = known?.find((candidate) => candidate.name === parameter);
    expect(described, parameter).toBeDefined();
    if (described?.schema?.enum) expect(described.schema.enum).toContain(value);
  }
});
