import openApi from "tornapi-typescript/dist/openapi.json";
import { expect, test } from "vitest";

import { ACCESS } from "@/lib/api/transport/access";

import { ask } from "./testing/ask";
import { misfits, type Schema } from "./testing/fits";

interface Operation {
  get: { responses: { 200: { content: { "application/json": { schema: Schema } } } } };
}
const paths = openApi.paths as unknown as Record<string, Operation | undefined>;
const schemas = openApi.components.schemas as unknown as Record<string, Schema>;

/** The calls of paths that need an id or a query, and those that every player makes in more than one way. */
const CALLS: Readonly<Record<string, readonly string[]>> = {
  "/faction/contributors": ["/faction/contributors?stat=gymenergy&cat=all"],
  "/faction/crimes": [0, 100, 200].map((offset) => `/faction/crimes?limit=100&offset=${offset}`),
  "/faction/inventory": ["/faction/inventory?cat=weapons"],
  "/faction/news": ["/faction/news?cat=armoryAction"],
  "/faction/{id}/members": ["/faction/9104/members"],
  "/faction/{rankedWarId}/rankedwarreport": ["/faction/27811/rankedwarreport"],
  "/torn/bounties": ["/torn/bounties", "/torn/bounties?limit=100&offset=200"],
  "/torn/honors": ["/torn/honors?limit=1000"],
  "/torn/items": ["/torn/items", "/torn/items?cat=Armor", "/torn/items?cat=Weapon"],
  "/torn/{stockId}/stocks": ["/torn/9/stocks"],
  "/user/attacks": [
    "/user/attacks",
    "/user/attacks?filters=incoming",
    "/user/attacks?filters=outgoing&limit=100",
  ],
  "/user/list": ["Enemies", "Friends", "Targets"].map((cat) => `/user/list?cat=${cat}`),
  "/user/log": ["/user/log?limit=100", "/user?selections=log"],
  "/user/personalstats": ["/user/personalstats?stat=strength,networthbank&timestamp=1795000000"],
  "/user/reports": ["/user/reports?cat=stats"],
  "/user/{id}/profile": [10, 15, 19].map((id) => `/user/${id}/profile`),
  "/user/{id}/personalstats": [
    "/user/3000001/personalstats?stat=xantaken,networth&timestamp=1795000000",
  ],
};

const called = Object.keys(ACCESS).map((path) => `/${path}`);

const calls = called.flatMap((name) => (CALLS[name] ?? [name]).map((path) => ({ path, name })));

/** Differences between the game's responses and the document. */
const KNOWN_MISFITS: Readonly<Record<string, RegExp>> = {
  // No bonus at all, or null, instead of numbers.
  "/user/stocks": /^\.stocks\.\d+\.bonus(\.\w+ is no integer| lacks)$/,
  // An unknown role.
  "/faction/crimes": /^\.crimes\.\d+\.slots\.\d+\.position is no string$/,
};

test.each(calls)("$path is answered as the OpenAPI document says", ({ path, name }) => {
  const schema = paths[name]?.get.responses[200].content["application/json"].schema;
  expect(schema).toBeDefined();
  const found = misfits(ask(path), schema ?? {}, schemas);
  expect(found.filter((each) => !KNOWN_MISFITS[name]?.test(each))).toEqual([]);
});

test("a misfit is found where there is one", () => {
  const schema = paths["/faction/basic"]?.get.responses[200].content["application/json"].schema;
  expect(misfits({ basic: { id: "9001" } }, schema ?? {}, schemas)).toContain(
    ".basic.id is no integer",
  );
  expect(misfits({}, schema ?? {}, schemas)).toEqual([".basic lacks"]);
});
