import { http, HttpResponse } from "msw";
import { readdirSync } from "node:fs";
import openApi from "tornapi-typescript/dist/openapi.json";
import { expect, test } from "vitest";

import { SHAPES } from "@/lib/api/check/shape";
import { API } from "@/lib/api/testing/answers";
import { ENDPOINTS } from "@/lib/api/testing/endpoints";
import { currentFixture } from "@/lib/api/testing/fixtures";
import { allows, parametersOf, statusOf } from "@/lib/api/testing/open-api";
import { readFields, readsOf, shapeNamesOf, undocumented } from "@/lib/api/testing/reads";
import { server } from "@/lib/api/testing/server";
import { aSession } from "@/lib/api/testing/session";
import { fieldNotes } from "@/scripts/api-shapes.mjs";

const files = readdirSync(new URL(".", import.meta.url))
  .filter((file) => !file.endsWith(".test.ts"))
  .map((file) => file.replace(/\.ts$/, ""));

test("every endpoint is registered, and no other", () => {
  expect(Object.keys(ENDPOINTS).toSorted()).toEqual(files.toSorted());
});

test.each(files)("every function of %s is registered as one that makes requests", async (file) => {
  const exported = (await import(`../endpoints/${file}.ts`)) as Record<string, unknown>;
  const made = new Set(ENDPOINTS[file]?.requests.map((request) => request.made));
  const functions = Object.values(exported).filter((value) => typeof value === "function");
  // Functions of other files that ask through these are registered with them.
  expect(functions.filter((each) => !made.has(each))).toEqual([]);
});

const requests = Object.entries(ENDPOINTS).flatMap(([name, { requests }]) =>
  requests.map((request, at) => ({ title: `${name}, request ${at + 1}`, name, request })),
);

test.each(requests)(
  "the OpenAPI document knows what is asked for: $title",
  async ({ name, request }) => {
    const path = request.path ?? ENDPOINTS[name]?.path ?? "";
    const urls: URL[] = [];
    server.use(
      http.get(`${API}/*`, (call) => {
        urls.push(new URL(call.request.url));
        return HttpResponse.json(currentFixture(name));
      }),
    );
    await request.send(aSession());
    expect(urls).toHaveLength(1);
    urls.forEach(expectKnown);
    const pattern = new RegExp(`/v2${path.replaceAll(/\{\w+\}/g, "\\d+")}$`);
    expect(urls[0]?.pathname).toMatch(pattern);
  },
);

function expectKnown({ origin, pathname, searchParams }: URL) {
  const known = parametersOf((origin + pathname).slice(API.length));
  for (const { name, schema, value = searchParams.get(name), required } of known) {
    if (required) expect(value, name).not.toBeNull();
    // Of news, the document's text allows ten categories with commas, its schema one.
    const values = pathname.endsWith("/faction/news") ? (value?.split(",") ?? []) : [value];
    for (const each of values) {
      if (each !== null) expect(allows(schema, each), `${name}=${each}`).toBe(true);
    }
  }
  const names = known.filter((parameter) => parameter.in === "query").map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining([...searchParams.keys()]));
}

test("the OpenAPI document calls all that we ask for stable, except for these", () => {
  const paths = Object.values(ENDPOINTS).flatMap(({ path, requests }) =>
    requests.map((request) => request.path ?? path),
  );
  expect(paths).toEqual(expect.arrayContaining(["/user", "/user/{id}/personalstats"]));
  const marked = [...new Set(paths)].filter((path) => {
    const { stability, isDeprecated } = statusOf(path);
    return stability !== "Stable" || isDeprecated;
  });
  expect(marked.toSorted()).toEqual([
    "/faction/inventory",
    "/market/pointsmarket",
    "/torn/cityshops",
    "/torn/companies",
    "/torn/gyms",
  ]);
  expect(marked.filter((path) => statusOf(path).isDeprecated)).toEqual([]);
});

test("the fields that we read and that the document calls deprecated are these", () => {
  const deprecated = Object.entries(SHAPES).flatMap(([name, shape = "any"]) => {
    const notes = fieldNotes(openApi, name.replace("[]", ""));
    return readFields(shape).filter((field) =>
      notes.get(`${field} (note)`)?.startsWith("deprecated"),
    );
  });
  // All of them until 1 January 2027: value.shops has the same.
  expect(deprecated.toSorted()).toEqual([
    "items[].value.buy_price",
    "items[].value.sell_price",
    "items[].value.vendor",
  ]);
});

/** Fields of the other shape, where one schema parses both. */
const OF_ANOTHER_SHAPE: Readonly<Record<string, readonly string[]>> = {
  "company-employees": ["company_employees"],
  "company-staff": [
    "employees[].manual_labor",
    "employees[].intelligence",
    "employees[].endurance",
    "company_employees",
  ],
  "company-stock": ["company_stock"],
  "faction-attacks": [
    "attacks[].attacker.name",
    "attacks[].attacker.faction",
    "attacks[].defender.name",
    "attacks[].defender.faction",
    "attacks[].chain",
  ],
  "faction-war-attacks": ["attacks[].attacker.faction_id", "attacks[].defender.faction_id"],
  // Items of a reward have no name in the current shape.
  "faction-crimes": ["crimes[].rewards.items[].name"],
  // Raids are read as territory wars are.
  "faction-wars": ["wars.raids[].territory"],
  "user-attacks": ["attacks[].attacker.faction_id", "attacks[].defender.faction_id"],
  "torn-city-shops": ["cityshops[].items[].in_stock", "cityshops[].inventory"],
  "torn-companies": ["companies[].default_employees", "companies[].specials[].rating_required"],
  "torn-items": ["items[].weapon_type", "items[].tradeable", "items[].market_value"],
  "torn-properties": ["properties[].upgrades_available", "properties[].staff_available"],
  "user-bars": ["bars.chain.maximum"],
  "user-money": ["money.city_bank.time_left"],
  "user-travel": ["travel.timestamp"],
};

test.each(Object.entries(ENDPOINTS))(
  "the OpenAPI document has every field that is read of today's answer: %s",
  (name, endpoint) => {
    const body = currentFixture(name);
    expect(endpoint.wire.safeParse(body).success).toBe(true);
    const shape = SHAPES[shapeNamesOf(name, endpoint)[0] ?? ""] ?? "any";
    const fields = undocumented(shape, [readsOf(endpoint.wire, body)]);
    expect(fields).toEqual(OF_ANOTHER_SHAPE[name] ?? []);
  },
);
