import { http, HttpResponse, type JsonBodyType } from "msw";
import { expect, test } from "vitest";

import { ANSWERS, API } from "@/lib/api/testing/answers";
import {
  responseTo,
  CHANGED_RESPONSES,
  FURTHER_RESPONSES,
} from "@/lib/api/testing/changed-responses";
import { ENDPOINTS } from "@/lib/api/testing/endpoints";
import { hundred } from "@/lib/api/testing/fixtures";
import factionInventory from "@/lib/api/testing/fixtures/faction-inventory.json";
import keyInfo from "@/lib/api/testing/fixtures/key-info.json";
import stocks from "@/lib/api/testing/fixtures/torn-stocks.json";
import currentStats from "@/lib/api/testing/fixtures/user-current-stats.json";
import userList from "@/lib/api/testing/fixtures/user-list.json";
import { failOnce, server } from "@/lib/api/testing/server";
import { aSession } from "@/lib/api/testing/session";
import { ACCESS } from "@/lib/api/transport/access";

import {
  reportText,
  type ResponseCheck,
  resultLines,
  sortResults,
  stateText,
  summaryText,
} from "./report";
import { CHECKED_CALLS, createCheck } from "./run";

const STOCKS: readonly object[] = stocks.stocks;

const answer = (path: string, body: unknown) => {
  server.use(http.get(`${API}/${path}`, () => HttpResponse.json(body as JsonBodyType)));
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

const said = (result: ResponseCheck | undefined) =>
  result && [stateText(result), ...resultLines(result)];

test("each path that we call is checked, its key first", () => {
  expect(ALL[0]).toBe("key/info");
  const paths = new Set(CHECKED_CALLS.map(({ path }) => path));
  expect([...paths].toSorted()).toEqual(Object.keys(ACCESS).toSorted());
});

test("each schema of an endpoint reads one of the responses", async () => {
  answerFurther();
  const schemas = new Set<unknown>();
  await results(ALL, { ...aSession(), inspect: (_, schema) => schemas.add(schema) });
  const unseen = Object.entries(ENDPOINTS).filter(([, { wire }]) => !schemas.has(wire));
  expect(unseen.map(([name]) => name)).toEqual([]);
});

const stateOf = ({ name, state }: ResponseCheck) => `${name}: ${state}`;

test("the usual responses lose nothing, and these differ from the document", async () => {
  answerFurther();
  const all = await results(ALL);
  const others = all.filter(({ state }) => state !== "ok");
  expect(others.map(stateOf)).toEqual([
    "key/info: changed",
    "faction/basic: changed",
    "torn/stocks: changed",
    "torn/companies: changed",
    "torn/education: changed",
    "torn/honors: changed",
    "torn/items: changed",
    "user/profile: changed",
    "user/stocks: changed",
    "user/{id}/profile: changed",
  ]);
});

test("nor does the sample data, which needs no call", async () => {
  server.use(http.get(`${API}/*`, () => HttpResponse.error()));
  const all = await results(ALL, { ...aSession(), isSample: true });
  const others = all.filter(({ state }) => state !== "ok");
  expect(others.map(stateOf)).toEqual([
    "key/info: changed",
    "faction/crimes: changed",
    "user/profile: changed",
    "user/stocks: changed",
    "user/{id}/profile: changed",
  ]);
});

test.each(CHANGED_RESPONSES)("$name is named", async ({ path, body, state, says }) => {
  server.use(
    http.get(`${API}/${path}`, () =>
      typeof body === "string" ? HttpResponse.text(body) : HttpResponse.json(body as JsonBodyType),
    ),
  );
  const [result] = await results([path]);
  expect(said(result)).toEqual(expect.arrayContaining([state, expect.stringContaining(says)]));
});

test("a list that has another name is lost, though it counts as empty", async () => {
  answer("torn/items", { things: ANSWERS["/torn/items"]?.items });
  const [result] = await results(["torn/items"]);
  expect(said(result)).toEqual([
    "Data lost",
    "items: missing, expected list; now things?",
    expect.stringMatching(/^things: new, list of object with /),
  ]);
});

test("dropped records are counted, with the reason", async () => {
  const [first, ...others] = STOCKS;
  answer("torn/stocks", { stocks: [{ ...first, id: "x", name: 5 }, ...others, null] });
  expect(said((await results(["torn/stocks"]))[0])).toEqual(
    expect.arrayContaining([
      "Data lost",
      "2 records dropped: stocks[].id, stocks[].name, not an object",
      "a record: null instead of object (1×)",
      "stocks[].id: text instead of number (1 of 4)",
      "stocks[].name: number instead of text (1 of 4)",
    ]),
  );
});

test("a dropped record of a map is named without its key", async () => {
  const [first] = STOCKS;
  answer("torn/stocks", { stocks: { 301: { ...first, name: 5 }, duke: { ...first, name: 5 } } });
  const lines = said((await results(["torn/stocks"]))[0])?.join("\n") ?? "";
  expect(lines).toContain("2 records dropped: stocks[].name");
  expect(lines).toContain("stocks[].name: number instead of text (2 of 2)");
  expect(lines).not.toMatch(/301|duke|\[id or name\]/i);
});

test("a category of statistics with another name is a loss", async () => {
  const { drugs, ...others } = currentStats.personalstats;
  answer("user/personalstats", { personalstats: { ...others, narcotics: drugs } });
  expect(said((await results(["user/personalstats"]))[0])).toEqual(
    expect.arrayContaining([
      "Data lost",
      "personalstats.drugs: missing, expected object; now personalstats.narcotics?",
    ]),
  );
  // A key that may not read a category gets the rest.
  answer("user/personalstats", { personalstats: others });
  expect((await results(["user/personalstats"]))[0]?.state).not.toBe("lost");
});

test("each call is made once, however long its list is", async () => {
  const calls: string[] = [];
  answerFurther();
  server.use(
    http.get(`${API}/*`, ({ request }) => {
      calls.push(request.url.replace(/timestamp=\d+/, ""));
    }),
    http.get(`${API}/faction/inventory`, () =>
      HttpResponse.json(hundred(factionInventory, "inventory")),
    ),
    http.get(`${API}/user/list`, () => HttpResponse.json(hundred(userList, "list"))),
  );
  await results(ALL);
  expect(calls).toHaveLength(ALL.length);
  expect(new Set(calls).size).toBe(ALL.length);
});

test.each([
  { code: 16, text: ["No access", "Error code 16."] },
  { code: 7, text: ["No access", "Error code 7."] },
  { code: 17, text: ["Couldn’t load", "Error code 17."] },
  { code: 23, text: ["Data lost", "Error code 23."] },
])("error code $code: $text", async ({ code, text }) => {
  failOnce("/user/bars", code);
  expect(said((await results(["user/bars"]))[0])).toEqual(text);
});

test.each([
  {
    status: 403,
    what: "HTML",
    body: "<html>Forbidden",
    text: ["Couldn’t load", "Refused with HTTP status 403 and without an error code."],
  },
  {
    status: 403,
    what: "code 23",
    body: '{"error":{"code":23}}',
    text: ["Data lost", "Error code 23."],
  },
  {
    status: 404,
    what: "HTML",
    body: "<html>Not found",
    text: ["Data lost", "Refused with HTTP status 404 and without an error code."],
  },
  {
    status: 410,
    what: "nothing",
    body: "",
    text: ["Data lost", "Refused with HTTP status 410 and without an error code."],
  },
  ...[{ error: "Closed" }, { error: { message: "Closed" } }, { bars: {}, error: false }].map(
    (body) => ({
      status: 200,
      what: JSON.stringify(body),
      body: JSON.stringify(body),
      text: ["Data lost", "The game answered with an error that has no code."],
    }),
  ),
  {
    status: 502,
    what: "HTML",
    body: "<html>Bad",
    text: ["Couldn’t load", "The game’s API is down."],
  },
])("HTTP $status with $what: $text", async ({ status, body, text }) => {
  server.use(http.get(`${API}/user/bars`, () => new HttpResponse(body, { status })));
  expect(said((await results(["user/bars"]))[0])).toEqual(text);
});

test("a rejected key ends the check", async () => {
  failOnce("/user/bars", 2);
  await expect(results(["user/bars"])).rejects.toThrow("for the test");
});

test("without a faction, a company and a war there is nothing to ask for", async () => {
  const { id, ...others } = keyInfo.info.user;
  const none = Object.keys(others).map((name): [string, null] => [name, null]);
  const user = { id, ...Object.fromEntries(none) };
  answer("key/info", { info: { ...keyInfo.info, user } });
  const paths = ["key/info", "faction/balance", "company/profile"] as const;
  expect((await results(paths)).slice(1).map(said)).toEqual([
    ["Not checked", "You’re not in a company."],
    ["Not checked", "You’re not in a faction."],
  ]);
  answer("faction/rankedwars", {
    rankedwars: [],
    _metadata: { links: { next: null, prev: null } },
  });
  const war = await results(["faction/rankedwars", "faction/{rankedWarId}/rankedwarreport"]);
  expect(said(war[1])).toEqual(["Not checked", "No finished ranked war."]);
});

test("what a failed call would have said isn’t taken for lacking", async () => {
  for (const path of ["key/info", "faction/basic", "faction/rankedwars"]) failOnce(`/${path}`, 17);
  const paths = ["key/info", "faction/basic", "faction/rankedwars"] as const;
  const all = await results([
    ...paths,
    "faction/{id}/members",
    "faction/{rankedWarId}/rankedwarreport",
  ]);
  expect(all.slice(3).map(said)).toEqual([
    ["Not checked", "Needs a response that couldn’t be loaded."],
    ["Not checked", "Needs a response that couldn’t be loaded."],
  ]);
});

test("the report begins with what is lost, and holds no value", async () => {
  for (const { path, body } of CHANGED_RESPONSES) {
    server.use(
      http.get(`${API}/${path}`, () =>
        typeof body === "string"
          ? HttpResponse.text(body)
          : HttpResponse.json(body as JsonBodyType),
      ),
    );
  }
  answerFurther();
  const all = await results(ALL, aSession("AbCd1234EfGh5678"));
  const report = reportText(all);
  expect(report.split("\n")[1]).toMatch(/^Data lost: /);
  expect(summaryText(all)).toMatch(/^Data lost: 11; changed, nothing lost: \d+; /);
  expect(sortResults(all).at(-1)?.state).toBe("ok");
  for (const { says } of CHANGED_RESPONSES) expect(report).toContain(says);
  for (const value of ["AbCd1234EfGh5678", "alpha_one", "Sabotaged", "Torn</title>", "3000001"]) {
    expect(report).not.toContain(value);
  }
});
