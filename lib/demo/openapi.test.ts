import { http, HttpResponse } from "msw";
import openApi from "tornapi-typescript/dist/openapi.json";
import { expect, test } from "vitest";

import { API } from "@/lib/api/testing/answers";
import { ENDPOINTS } from "@/lib/api/testing/endpoints";
import { server } from "@/lib/api/testing/server";
import { aSession } from "@/lib/api/testing/session";

import { ask } from "./testing/ask";
import { misfits, type Schema } from "./testing/fits";

interface Operation {
  get: { responses: { 200: { content: { "application/json": { schema: Schema } } } } };
}
const paths = openApi.paths as unknown as Record<string, Operation | undefined>;
const schemas = openApi.components.schemas as unknown as Record<string, Schema>;

/** Calls that the app makes besides those by which its endpoints are registered: other pages, other parameters. */
const FURTHER_CALLS: Readonly<Record<string, readonly string[]>> = {
  "/faction/crimes": [0, 100, 200].map((offset) => `/faction/crimes?limit=100&offset=${offset}`),
  "/torn/bounties": ["/torn/bounties"],
  "/torn/items": ["/torn/items?cat=Armor"],
  "/user/attacks": ["/user/attacks", "/user/attacks?filters=incoming"],
  "/user/log": ["/user?selections=log"],
  "/user/personalstats": ["/user/personalstats?stat=strength,networthbank&timestamp=1795000000"],
  "/user/{id}/profile": [10, 15].map((id) => `/user/${id}/profile`),
};

const registered = Object.entries(ENDPOINTS).flatMap(([endpoint, { path, requests }]) =>
  requests.map((request, at) => ({
    title: `${endpoint}, request ${at + 1}`,
    name: request.path ?? path,
    send: request.send,
  })),
);

const further = Object.entries(FURTHER_CALLS).flatMap(([name, paths]) =>
  paths.map((path) => ({ path, name })),
);

/** Differences between the game's responses and the document. */
const KNOWN_MISFITS: Readonly<Record<string, RegExp>> = {
  // No bonus at all, or null, instead of numbers.
  "/user/stocks": /^\.stocks\.\d+\.bonus(\.\w+ is no integer| lacks)$/,
  // An unknown role.
  "/faction/crimes": /^\.crimes\.\d+\.slots\.\d+\.position is no string$/,
};

/** The fields of the sample data's response in which it differs from the document. */
function differences(body: unknown, name: string): string[] {
  const schema = paths[name]?.get.responses[200].content["application/json"].schema;
  expect(schema).toBeDefined();
  const found = misfits(body, schema ?? {}, schemas);
  return found.filter((each) => !KNOWN_MISFITS[name]?.test(each));
}

test.each(registered)(
  "the request is answered as the OpenAPI document says: $title",
  async ({ name, send }) => {
    server.use(
      http.get(`${API}/*`, ({ request }) =>
        HttpResponse.json<object>(ask(request.url.slice(API.length))),
      ),
    );
    const bodies: unknown[] = [];
    await send({ ...aSession(), inspect: (body) => bodies.push(body) });
    expect(bodies).not.toEqual([]);
    for (const body of bodies) expect(differences(body, name)).toEqual([]);
  },
);

test.each(further)("$path is answered as the OpenAPI document says", ({ path, name }) => {
  expect(differences(ask(path), name)).toEqual([]);
});

test("a misfit is found where there is one", () => {
  const schema = paths["/faction/basic"]?.get.responses[200].content["application/json"].schema;
  expect(misfits({ basic: { id: "9001" } }, schema ?? {}, schemas)).toContain(
    ".basic.id is no integer",
  );
  expect(misfits({}, schema ?? {}, schemas)).toEqual([".basic lacks"]);
});
