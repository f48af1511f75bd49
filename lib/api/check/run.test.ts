import { http, HttpResponse, type JsonBodyType } from "msw";
import { expect, test } from "vitest";

import { API } from "@/lib/api/testing/answers";
import {
  CHANGED_RESPONSES,
  FURTHER_RESPONSES,
  responseTo,
} from "@/lib/api/testing/changed-responses";
import { ENDPOINTS } from "@/lib/api/testing/endpoints";
import { changeAt, hundred } from "@/lib/api/testing/fixtures";
import factionInventory from "@/lib/api/testing/fixtures/faction-inventory.json";
import keyInfo from "@/lib/api/testing/fixtures/key-info.json";
import stocks from "@/lib/api/testing/fixtures/torn-stocks.json";
import userList from "@/lib/api/testing/fixtures/user-list.json";
import { failOnce, server } from "@/lib/api/testing/server";
import { aSession } from "@/lib/api/testing/session";
import { ACCESS } from "@/lib/api/transport/access";

import { CHECKED_CALLS } from "./calls";
import {
  reportText,
  type ResponseCheck,
  resultLines,
  sortResults,
  stateText,
  summaryText,
} from "./report";
import { createCheck } from "./run";

const answer = (path: string, body: unknown) => {
  server.use(
    http.get(`${API}/${path}`, () =>
      typeof body === "string" ? HttpResponse.text(body) : HttpResponse.json(body as JsonBodyType),
    ),
  );
};

const answerFurther = () => {
  server.use(
    http.get(`${API}/*`, ({ request }) => {
      const body = responseTo(FURTHER_RESPONSES, request.url);
      return body && HttpResponse.json(body as JsonBodyType);
    }),
  );
};

const ALL = CHECKED_CALLS.map(({ name }) => name);

/** Makes some calls, those first that others need. */
async function results(names: readonly string[], session = aSession()): Promise<ResponseCheck[]> {
  const check = createCheck(session);
  const all: ResponseCheck[] = [];
  for (const call of CHECKED_CALLS.filter(({ name }) => names.includes(name))) {
    all.push(await check(call, new AbortController().signal));
  }
  return all;
}

const linesOf = (result: ResponseCheck) => [stateText(result), ...resultLines(result)];

const said = async (...names: string[]) => (await results(names)).map(linesOf);

test("each path that we call is checked, its key first", () => {
  expect(ALL[0]).toBe("key/info");
  const paths = new Set(CHECKED_CALLS.map(({ path }) => path));
  expect([...paths].toSorted()).toEqual(Object.keys(ACCESS).toSorted());
});

const notOk = (all: readonly ResponseCheck[]) =>
  all.filter(({ state }) => state !== "ok").map(({ name, state }) => `${name}: ${state}`);

test("the usual responses lose nothing, and each schema reads one of them", async () => {
  answerFurther();
  const schemas = new Set<unknown>();
  const all = await results(ALL, { ...aSession(), inspect: (_, schema) => schemas.add(schema) });
  // These differ from the document.
  expect(notOk(all)).toEqual([
    "key/info: changed",
    "faction/basic: changed",
    "torn/stocks: changed",
    "torn/companies: changed",
    "torn/education: changed",
    "torn/honors: changed",
    "torn/items: changed",
    "user/job: changed",
    "user/profile: changed",
    "user/stocks: changed",
    "user/{id}/profile: changed",
  ]);
  const unseen = Object.entries(ENDPOINTS).filter(([, { wire }]) => !schemas.has(wire));
  expect(unseen.map(([name]) => name)).toEqual([]);
});

test("nor does the sample data, which needs no call", async () => {
  server.use(http.get(`${API}/*`, () => HttpResponse.error()));
  expect(notOk(await results(ALL, { ...aSession(), isSample: true }))).toEqual([
    "key/info: changed",
    "faction/crimes: changed",
    "user/job: changed",
    "user/profile: changed",
    "user/stocks: changed",
    "user/{id}/profile: changed",
  ]);
});

test("dropped records are counted, and what is wrong with them comes first", async () => {
  const [first, ...others] = stocks.stocks;
  answer("torn/stocks", { stocks: [{ ...first, id: "x", name: 5 }, ...others, null] });
  const [lines] = await said("torn/stocks");
  expect(lines?.slice(0, 4)).toEqual([
    "Data lost",
    "2 of 5 records dropped",
    "stocks[].id: text instead of number (1 of 4)",
    "stocks[].name: number instead of text (1 of 4)",
  ]);
  expect(lines).toContain("stocks[]: null instead of object (1 of 5)");
});

test("a dropped record of a map is named without its key", async () => {
  const [first] = stocks.stocks;
  answer("torn/stocks", { stocks: { 301: { ...first, name: 5 }, duke: { ...first, name: 5 } } });
  const lines = (await said("torn/stocks")).join("\n");
  expect(lines).toContain("2 of 2 records dropped");
  expect(lines).toContain("stocks[].name: number instead of text (2 of 2)");
  expect(lines).not.toMatch(/301|duke|\[id or name\]/i);
});

test("each call is made once, however long its list is", async () => {
  const calls: string[] = [];
  answer("faction/inventory", hundred(factionInventory, "inventory"));
  answer("user/list", hundred(userList, "list"));
  answerFurther();
  server.use(
    http.get(`${API}/*`, ({ request }) => {
      calls.push(request.url.replace(/timestamp=\d+/, ""));
    }),
  );
  await results(ALL);
  expect(calls).toHaveLength(ALL.length);
  expect(new Set(calls).size).toBe(ALL.length);
});

const withCode = (code: number) => JSON.stringify({ error: { code } });
const REFUSED = (status: number) => `Refused with HTTP status ${status} and without an error code.`;
const WITHOUT_CODE = "The game answered with an error that has no code.";

test.each<[status: number, body: string, state: string, line: string]>([
  [200, withCode(16), "No access", "Error code 16."],
  [200, withCode(7), "No access", "Error code 7."],
  [200, withCode(17), "Couldn’t load", "Error code 17."],
  [200, withCode(23), "Data lost", "Error code 23."],
  [403, withCode(23), "Data lost", "Error code 23."],
  [200, '{"error":"Closed"}', "Data lost", WITHOUT_CODE],
  [200, '{"error":{"message":"Closed"}}', "Data lost", WITHOUT_CODE],
  [200, '{"bars":{},"error":false}', "Data lost", WITHOUT_CODE],
  [403, "<html>Forbidden", "Couldn’t load", REFUSED(403)],
  [404, "<html>Not found", "Data lost", REFUSED(404)],
  [410, "", "Data lost", REFUSED(410)],
  [502, "<html>Bad", "Couldn’t load", "The game’s API is down."],
])("HTTP %d with %s: %s", async (status, body, state, line) => {
  server.use(http.get(`${API}/user/bars`, () => new HttpResponse(body, { status })));
  expect(await said("user/bars")).toEqual([[state, line]]);
});

test("a rejected key ends the check", async () => {
  failOnce("/user/bars", 2);
  await expect(results(["user/bars"])).rejects.toThrow("for the test");
});

test("without a faction, a company and a war there is nothing to ask for", async () => {
  const nobody = changeAt(keyInfo, "info.user.faction_id", () => null);
  answer(
    "key/info",
    changeAt(nobody, "info.user.company_id", () => null),
  );
  expect((await said("key/info", "faction/balance", "company/profile")).slice(1)).toEqual([
    ["Not checked", "You’re not in a company."],
    ["Not checked", "You’re not in a faction."],
  ]);
  answer("faction/rankedwars", {
    rankedwars: [],
    _metadata: { links: { next: null, prev: null } },
  });
  expect((await said("faction/rankedwars", "faction/{rankedWarId}/rankedwarreport"))[1]).toEqual([
    "Not checked",
    "No finished ranked war.",
  ]);
});

test("what a failed call would have said isn’t taken for lacking", async () => {
  const failing = ["key/info", "faction/basic", "faction/rankedwars"];
  for (const path of failing) failOnce(`/${path}`, 17);
  const needing = ["faction/{id}/members", "faction/{rankedWarId}/rankedwarreport"];
  expect((await said(...failing, ...needing)).slice(failing.length)).toEqual(
    needing.map(() => ["Not checked", "Needs a response that couldn’t be loaded."]),
  );
});

test("the report names each change, begins with what is lost, and holds no value", async () => {
  for (const { path, body } of CHANGED_RESPONSES) answer(path, body);
  answerFurther();
  const all = await results(ALL, aSession("AbCd1234EfGh5678"));
  for (const { path, state, says } of CHANGED_RESPONSES) {
    const lines = all.filter(({ name }) => name === path).flatMap(linesOf);
    expect(lines).toEqual(expect.arrayContaining([state, expect.stringContaining(says)]));
  }
  const report = reportText(all);
  expect(report.split("\n")[1]).toMatch(/^Data lost: /);
  expect(summaryText(all)).toMatch(/^Data lost: 11; changed, nothing lost: \d+; /);
  expect(sortResults(all).at(-1)?.state).toBe("ok");
  for (const { says } of CHANGED_RESPONSES) expect(report).toContain(says);
  for (const value of ["AbCd1234EfGh5678", "alpha_one", "Sabotaged", "Torn</title>", "3000001"]) {
    expect(report).not.toContain(value);
  }
});
