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

const ANSWERS: Record<string, string> = {
  "/company/employees": "/company/employees",
  "/company/profile": "/company/profile",
  "/faction/applications": "/faction/applications",
  "/faction/attacks": "/faction/attacks",
  "/faction/attacksfull": "/faction/attacksfull",
  "/faction/balance": "/faction/balance",
  "/faction/basic": "/faction/basic",
  "/faction/chain": "/faction/chain",
  "/faction/contributors?stat=gymenergy&cat=all": "/faction/contributors",
  "/faction/crimes?limit=100": "/faction/crimes",
  "/faction/crimes?limit=100&offset=100": "/faction/crimes",
  "/faction/crimes?limit=100&offset=200": "/faction/crimes",
  "/faction/inventory?cat=weapons": "/faction/inventory",
  "/faction/news?cat=armoryAction": "/faction/news",
  "/faction/members": "/faction/members",
  "/faction/27811/rankedwarreport": "/faction/{rankedWarId}/rankedwarreport",
  "/faction/rankedwars": "/faction/rankedwars",
  "/faction/9104/members": "/faction/{id}/members",
  "/faction/upgrades": "/faction/upgrades",
  "/faction/wars": "/faction/wars",
  "/key/info": "/key/info",
  "/market/pointsmarket": "/market/pointsmarket",
  "/torn/9/stocks": "/torn/{stockId}/stocks",
  "/torn/calendar": "/torn/calendar",
  "/torn/cityshops": "/torn/cityshops",
  "/torn/companies": "/torn/companies",
  "/torn/education": "/torn/education",
  "/torn/gyms": "/torn/gyms",
  "/torn/honors?limit=1000": "/torn/honors",
  "/torn/items": "/torn/items",
  "/torn/items?cat=Armor": "/torn/items",
  "/torn/items?cat=Weapon": "/torn/items",
  "/torn/logcategories": "/torn/logcategories",
  "/torn/logtypes": "/torn/logtypes",
  "/torn/medals": "/torn/medals",
  "/torn/merits": "/torn/merits",
  "/torn/properties": "/torn/properties",
  "/torn/stocks": "/torn/stocks",
  "/user/3000001/personalstats?stat=xantaken,networth&timestamp=1795000000":
    "/user/{id}/personalstats",
  "/user/personalstats?stat=strength,networthbank&timestamp=1795000000": "/user/personalstats",
  "/user/bars": "/user/bars",
  "/user/basic": "/user/basic",
  "/user/battlestats": "/user/battlestats",
  "/user/cooldowns": "/user/cooldowns",
  "/user/education": "/user/education",
  "/user/gym": "/user/gym",
  "/user/honors": "/user/honors",
  "/user/log?limit=100": "/user/log",
  "/user/medals": "/user/medals",
  "/user/merits": "/user/merits",
  "/user/missions": "/user/missions",
  "/user/money": "/user/money",
  "/user/organizedcrime": "/user/organizedcrime",
  "/user/perks": "/user/perks",
  "/user/profile": "/user/profile",
  "/user/refills": "/user/refills",
  "/user/stocks": "/user/stocks",
  "/user/timestamp": "/user/timestamp",
  "/user/travel": "/user/travel",
  "/user/virus": "/user/virus",
  "/user/workstats": "/user/workstats",
  "/user?selections=log": "/user/log",
};

/** Differences between the game's responses and the document. */
const KNOWN_MISFITS: Readonly<Record<string, RegExp>> = {
  // No bonus at all, or null, instead of numbers.
  "/user/stocks": /^\.stocks\.\d+\.bonus(\.\w+ is no integer| lacks)$/,
  // An unknown role.
  "/faction/crimes": /^\.crimes\.\d+\.slots\.\d+\.position is no string$/,
};

test.each(Object.entries(ANSWERS))("%s is answered as the OpenAPI document says", (path, name) => {
  const schema = paths[name]?.get.responses[200].content["application/json"].schema;
  expect(schema).toBeDefined();
  const found = misfits(ask(path), schema ?? {}, schemas);
  expect(found.filter((each) => !KNOWN_MISFITS[name]?.test(each))).toEqual([]);
});

test("every path that we call is among them", () => {
  const answered = new Set(Object.values(ANSWERS));
  const called = Object.keys(ACCESS).map((path) => `/${path}`);
  expect(called.filter((path) => !answered.has(path))).toEqual([]);
});

test("a misfit is found where there is one", () => {
  const schema = paths["/faction/basic"]?.get.responses[200].content["application/json"].schema;
  expect(misfits({ basic: { id: "9001" } }, schema ?? {}, schemas)).toContain(
    ".basic.id is no integer",
  );
  expect(misfits({}, schema ?? {}, schemas)).toEqual([".basic lacks"]);
});
