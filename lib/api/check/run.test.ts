import { http, HttpResponse, type JsonBodyType } from "msw";
import { expect, test } from "vitest";

import { ANSWERS, API } from "@/lib/api/testing/answers";
import { CHANGED_ANSWERS, FURTHER_ANSWERS } from "@/lib/api/testing/changed-answers";
import keyInfo from "@/lib/api/testing/fixtures/key-info.json";
import stocks from "@/lib/api/testing/fixtures/torn-stocks.json";
import legacyCrimes from "@/lib/api/testing/fixtures/faction-crimes.legacy.json";
import legacyEducation from "@/lib/api/testing/fixtures/torn-education.legacy.json";
import legacyHoldings from "@/lib/api/testing/fixtures/user-stocks.legacy.json";
import legacyBars from "@/lib/api/testing/fixtures/user-bars.legacy.json";
import { failOnce, server } from "@/lib/api/testing/server";
import { aSession } from "@/lib/api/testing/session";
import { ACCESS, type ApiPath } from "@/lib/api/transport/access";

import { reportText, resultLines, sortResults, stateText, summaryText } from "./report";
import type { ResponseCheck } from "./result";
import { CHECKED_PATHS, createCheck } from "./run";

const STOCKS: readonly object[] = stocks.stocks;

const answer = (path: string, body: unknown) => {
  server.use(http.get(`${API}/${path}`, () => HttpResponse.json(body as JsonBodyType)));
};

const answerFurther = () => {
  for (const [path, body] of Object.entries(FURTHER_ANSWERS)) answer(path.slice(1), body);
};

/** Checks some paths, those first that they need. */
async function results(paths: readonly ApiPath[], session = aSession()): Promise<ResponseCheck[]> {
  const check = createCheck(session);
  const all: ResponseCheck[] = [];
  for (const path of CHECKED_PATHS.filter((each) => paths.includes(each))) {
    all.push(await check(path, new AbortController().signal));
  }
  return all;
}

const said = (result: ResponseCheck | undefined) =>
  result && [stateText(result), ...resultLines(result)];

test("each path that we call is checked once, its key first", () => {
  expect(CHECKED_PATHS[0]).toBe("key/info");
  expect([...CHECKED_PATHS].toSorted()).toEqual(Object.keys(ACCESS).toSorted());
});

test("the usual responses lose nothing", async () => {
  answerFurther();
  const all = await results(CHECKED_PATHS);
  const lost = all.filter(({ state }) => state !== "ok" && state !== "changed");
  expect(lost.map((result) => [result.path, ...resultLines(result)])).toEqual([]);
});

test("nor does the sample data, which needs no call", async () => {
  server.use(http.get(`${API}/*`, () => HttpResponse.error()));
  const all = await results(CHECKED_PATHS, { ...aSession(), isSample: true });
  const lost = all.filter(({ state }) => state !== "ok" && state !== "changed");
  expect(lost.map((result) => [result.path, ...resultLines(result)])).toEqual([]);
});

test.each(CHANGED_ANSWERS)("$name is named", async ({ path, body, state, says }) => {
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
    "items: missing, was list",
    expect.stringMatching(/^things: new, list of object with /),
  ]);
});

test.each<[ApiPath, unknown]>([
  ["user/bars", legacyBars],
  ["faction/crimes", legacyCrimes],
  ["torn/education", legacyEducation],
  ["user/stocks", legacyHoldings],
])("the older shape of %s is no loss", async (path, body) => {
  answer(path, body);
  expect(said((await results([path]))[0])).toEqual(["Older shape"]);
});

test("dropped records are counted, with the reason", async () => {
  const [first, ...others] = STOCKS;
  answer("torn/stocks", { stocks: [{ ...first, id: "x", name: 5 }, ...others, null] });
  expect(said((await results(["torn/stocks"]))[0])).toEqual(
    expect.arrayContaining([
      "Data lost",
      "2 records dropped: stocks[].id, stocks[].name, a record",
      "a record: null instead of object (1×)",
      "stocks[].id: text instead of number (1 of 4)",
      "stocks[].name: number instead of text (1 of 4)",
    ]),
  );
});

test("a dropped record of a map is named without its key", async () => {
  const [first] = STOCKS;
  answer("torn/stocks", { stocks: { 301: { ...first, name: 5 }, Duke: { ...first, name: 5 } } });
  const lines = said((await results(["torn/stocks"]))[0])?.join("\n") ?? "";
  expect(lines).toContain("stocks.[key].name: number instead of text");
  expect(lines).not.toMatch(/301|Duke/);
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
  for (const { path, body } of CHANGED_ANSWERS) {
    server.use(
      http.get(`${API}/${path}`, () =>
        typeof body === "string"
          ? HttpResponse.text(body)
          : HttpResponse.json(body as JsonBodyType),
      ),
    );
  }
  answerFurther();
  const all = await results(CHECKED_PATHS, aSession("AbCd1234EfGh5678"));
  const report = reportText(all);
  expect(report.split("\n")[1]).toMatch(/^Data lost: /);
  expect(summaryText(all)).toMatch(/^Data lost: 8; changed, nothing lost: \d+; /);
  expect(sortResults(all).at(-1)?.state).toBe("ok");
  for (const { says } of CHANGED_ANSWERS) expect(report).toContain(says);
  for (const value of ["AbCd1234EfGh5678", "alpha_one", "Sabotaged", "Torn</title>", "3000001"]) {
    expect(report).not.toContain(value);
  }
});
