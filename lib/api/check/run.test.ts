import { http, HttpResponse, type JsonBodyType } from "msw";
import { expect, test } from "vitest";

import { ANSWERS, API } from "@/lib/api/testing/answers";
import { CHANGED_ANSWERS, FURTHER_ANSWERS } from "@/lib/api/testing/changed-answers";
import factionInventory from "@/lib/api/testing/fixtures/faction-inventory.json";
import factionMembers from "@/lib/api/testing/fixtures/faction-members.json";
import keyInfo from "@/lib/api/testing/fixtures/key-info.json";
import currentStats from "@/lib/api/testing/fixtures/user-current-stats.json";
import stocks from "@/lib/api/testing/fixtures/torn-stocks.json";
import { ENDPOINTS } from "@/lib/api/testing/endpoints";
import { hundred, legacyFixture } from "@/lib/api/testing/fixtures";
import { failOnce, server } from "@/lib/api/testing/server";
import { aSession } from "@/lib/api/testing/session";
import { ACCESS, type ApiPath } from "@/lib/api/transport/access";

import { examine } from "./examine";
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
    "items: missing, was list; now things?",
    expect.stringMatching(/^things: new, list of object with /),
  ]);
});

/** Of each endpoint that has one, except for statistics of past days, which the check doesn't ask for. */
const OLDER = Object.entries(ENDPOINTS).flatMap(([name, { path, wire }]) => {
  const body = legacyFixture(name);
  if (body === undefined || name === "personal-stats") return [];
  return [{ name, path: path.slice(1) as ApiPath, body, wire }];
});

test.each(OLDER)("the older shape of $name is no loss", ({ path, body, wire }) => {
  const { state, dropped, reasons } = examine(path, body, wire);
  expect(state).not.toBe("lost");
  expect({ dropped, reasons }).toEqual({ dropped: 0, reasons: [] });
});

test.each(["user-bars", "torn-education", "user-stocks", "torn-medals", "torn-honors"])(
  "the older shape of %s differs in nothing but its age",
  (name) => {
    const older = OLDER.find((one) => one.name === name);
    expect(older && examine(older.path, older.body, older.wire)).toMatchObject({
      state: "older",
      findings: [],
    });
  },
);

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
  answer("torn/stocks", { stocks: { 301: { ...first, name: 5 }, duke: { ...first, name: 5 } } });
  const lines = said((await results(["torn/stocks"]))[0])?.join("\n") ?? "";
  expect(lines).toContain("2 records dropped: stocks[].name");
  expect(lines).toContain("stocks[].name: number instead of text (2 of 2)");
  expect(lines).not.toMatch(/301|duke|\[key\]/i);
});

test("a list as a map loses what a list would lose", async () => {
  const byId = (left: readonly string[], added: object) =>
    Object.fromEntries(
      factionMembers.members.map((member) => [
        member.id,
        {
          ...Object.fromEntries(Object.entries(member).filter(([name]) => !left.includes(name))),
          ...added,
        },
      ]),
    );
  answer("faction/members", { members: byId(["id"], {}) });
  expect(said((await results(["faction/members"]))[0])).toEqual([
    "Changed, nothing lost",
    "members: map instead of list",
  ]);
  answer("faction/members", { members: byId(["id", "last_action"], { seen: 5 }) });
  expect(said((await results(["faction/members"]))[0])).toEqual(
    expect.arrayContaining([
      "Data lost",
      expect.stringMatching(/^members\[\]\.last_action: missing, was object/) as string,
    ]),
  );
});

test("an older shape keeps what else differs", async () => {
  answer("torn/properties", legacyFixture("torn-properties"));
  expect(said((await results(["torn/properties"]))[0])).toEqual([
    "Older shape",
    "properties[].cost: text instead of number (1 of 3)",
  ]);
  answer("faction/members", legacyFixture("faction-members"));
  expect(said((await results(["faction/members"]))[0])).toEqual([
    "Older shape",
    "members[].is_in_oc: missing, was yes or no (4 of 4)",
    "members[].revive_setting: missing, was text (4 of 4)",
    ...Array.from({ length: 3 }, () => expect.stringMatching(/not used$/) as string),
  ]);
  answer("user/bars", {
    ...legacyFixture("user-bars"),
    _metadata: { links: { next: "https://api.torn.com" } },
  });
  expect(said((await results(["user/bars"]))[0])).toEqual(
    expect.arrayContaining([
      "Data lost",
      "_metadata: there are more pages, and only the first is loaded",
    ]),
  );
});

test("a category of statistics with another name is a loss", async () => {
  const { drugs, ...others } = currentStats.personalstats;
  answer("user/personalstats", { personalstats: { ...others, narcotics: drugs } });
  expect(said((await results(["user/personalstats"]))[0])).toEqual(
    expect.arrayContaining([
      "Data lost",
      "personalstats.drugs: missing, was object; now personalstats.narcotics?",
    ]),
  );
  // A key that may not read a category gets the rest.
  answer("user/personalstats", { personalstats: others });
  expect((await results(["user/personalstats"]))[0]?.state).not.toBe("lost");
});

test.each([
  { what: "milliseconds", until: 1.8e12, says: "milliseconds instead of seconds" },
  { what: "text", until: "in an hour", says: "text instead of number" },
])("a time that is $what where it isn’t null is a loss", async ({ until, says }) => {
  const members = factionMembers.members.map((member, index) => ({
    ...member,
    status: { ...member.status, until: index === 0 ? until : null },
  }));
  answer("faction/members", { members });
  expect(said((await results(["faction/members"]))[0])).toEqual([
    "Data lost",
    `members[].status.until: ${says}`,
  ]);
});

test("a time in milliseconds is a loss even where others are in seconds", async () => {
  const members = factionMembers.members.map((member, index) => ({
    ...member,
    status: { ...member.status, until: index === 0 ? 1.8e12 : 1.8e9 },
  }));
  answer("faction/members", { members });
  expect(said((await results(["faction/members"]))[0])?.[0]).toBe("Data lost");
});

test("each path is called once, however long its list is", async () => {
  const calls: string[] = [];
  answerFurther();
  server.use(
    http.get(`${API}/*`, ({ request }) => {
      calls.push(new URL(request.url).pathname);
    }),
    http.get(`${API}/faction/inventory`, () =>
      HttpResponse.json(hundred(factionInventory, "inventory")),
    ),
  );
  await results(CHECKED_PATHS);
  expect(calls).toHaveLength(CHECKED_PATHS.length);
  expect(new Set(calls).size).toBe(CHECKED_PATHS.length);
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
    text: ["Couldn’t load", "Refused without an error code: perhaps a page of HTML."],
  },
  {
    status: 403,
    what: "code 23",
    body: '{"error":{"code":23}}',
    text: ["Data lost", "Error code 23."],
  },
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
