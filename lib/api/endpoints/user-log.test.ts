import fc from "fast-check";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";

import { firstGap, type Timeline } from "@/lib/api/history/timeline";
import { gapQuery, timelineQuery } from "@/lib/api/history/timeline-query";
import { signal } from "@/lib/api/testing/endpoint";
import live from "@/lib/api/testing/fixtures/user-log.json";
import older from "@/lib/api/testing/fixtures/user-log.legacy.json";
import { aQueryClient } from "@/lib/api/testing/query-client";
import { failOnce, server } from "@/lib/api/testing/server";
import { aSession } from "@/lib/api/testing/session";
import type { LogEntry } from "@/lib/game/logs/log-entry";
import { itemsBoughtSince } from "@/lib/game/shops/daily-purchases";

import {
  dailyActivityQuery,
  dailyPurchasesQuery,
  virusLogQuery,
} from "@/lib/api/logs/checklist-log";
import { checkKey, logTimeline, userLogWire } from "./user-log";

test.each([
  { shape: "today's", wire: live },
  { shape: "the older", wire: older },
])("reads the entries of $shape shape, empty lists as empty maps", ({ wire }) => {
  expect(userLogWire.parse(wire).log).toEqual({
    entries: [
      {
        id: "Lg9mYh0c4Gx6",
        atMs: 1_795_175_000_000,
        type: { id: 4200, title: "Item shop buy" },
        category: "Shops",
        fields: { area: 101, item: 209, quantity: 100, cost_each: 500, cost_total: 50_000 },
        params: { color: "red" },
      },
      {
        id: "Pq2rZt7b1Nw3",
        atMs: 1_795_171_000_000,
        type: { id: 5971, title: "Church pray" },
        category: "Church",
        fields: {},
        params: {},
      },
    ],
    dropped: 0,
  });
});

test("an entry in milliseconds costs itself only, and is counted", () => {
  const [first, ...others] = live.log;
  const broken = { ...first, timestamp: (first?.timestamp ?? 0) * 1000 };
  expect(userLogWire.parse({ log: [broken, ...others] }).log).toEqual({
    entries: userLogWire.parse({ log: others }).log.entries,
    dropped: 1,
  });
});

test("a key is checked by reading the log of its owner", async () => {
  let asked = "";
  server.use(
    http.get("*/user", ({ request }) => {
      asked = new URL(request.url).search;
      return HttpResponse.json(live);
    }),
  );
  await expect(checkKey(aSession(), signal)).resolves.toBeUndefined();
  expect(asked).toBe("?selections=log&comment=Almanac");
});

test("a key that is not a Full Access key is refused with code 16", async () => {
  failOnce("/user", 16);
  const check = checkKey(aSession(), signal);
  await expect(check).rejects.toMatchObject({ kind: "access-too-low", code: 16 });
});

/** The paths that were requested of the log, which responds with `pages` in order. */
function logAnswers(...pages: object[]) {
  const asked: string[] = [];
  server.use(
    http.get("*/user/log", ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json({ log: pages[asked.length - 1] ?? [] });
    }),
  );
  return asked;
}

const client = aQueryClient();

test.each([
  { name: "20 items", data: { quantity: 20 }, bought: 20 },
  { name: "no quantity", data: {}, bought: 1 },
  { name: "an empty list of fields", data: [], bought: 1 },
  { name: "a quantity of null", data: { quantity: null }, bought: 1 },
  { name: "a quantity of 0", data: { quantity: 0 }, bought: 1 },
  { name: "a quantity below 0", data: { quantity: -5 }, bought: 1 },
  { name: "half an item", data: { quantity: 0.5 }, bought: 1 },
  { name: "a quantity in words", data: { quantity: "20" }, bought: 1 },
])("a purchase of $name counts as $bought", async ({ name, data, bought }) => {
  logAnswers([{ ...live.log[0], data }]);
  const { entries } = await client.query(dailyPurchasesQuery(aSession(name), 0));
  expect(entries.map(({ quantity }) => quantity)).toEqual([bought]);
});

test("every purchase counts for at least one whole item, whatever its record says", async () => {
  const anything = fc.sample(fc.jsonValue(), { numRuns: 200, seed: 1 });
  logAnswers(
    anything.map((quantity, i) => ({ ...live.log[0], id: `buy${i}`, data: { quantity } })),
  );
  const { entries } = await client.query(dailyPurchasesQuery(aSession("anything"), 0));
  expect(entries).toHaveLength(anything.length);
  for (const { quantity } of entries) {
    expect(Number.isInteger(quantity)).toBe(true);
    expect(quantity).toBeGreaterThanOrEqual(1);
  }
});

test("a purchase abroad is none in a city shop", async () => {
  const abroad = { id: 4201, title: "Item abroad buy", category: "Travel" };
  logAnswers([{ ...live.log[0], details: abroad }]);
  const { entries } = await client.query(dailyPurchasesQuery(aSession("abroad"), 0));
  expect(entries).toEqual([]);
});

test("the log is requested 100 entries at a time, for some types, a category or a period", async () => {
  const asked = logAnswers();
  await logTimeline(aSession()).fetchPage({}, signal);
  await logTimeline(aSession(), { categoryId: 192 }).fetchPage({ toMs: 1_794_999_901_000 }, signal);
  await logTimeline(aSession(), { typeIds: [4200, 5970] }).fetchPage({ fromMs: 1_000_000 }, signal);
  expect(asked).toEqual([
    "?limit=100&comment=Almanac",
    "?limit=100&cat=192&to=1794999901&comment=Almanac",
    "?limit=100&log=4200,5970&from=999&comment=Almanac",
  ]);
});

const entry = (id: string, type: number, data: unknown = []) => ({
  ...live.log[0],
  timestamp: 1_795_175_000,
  id,
  details: { id: type, title: "", category: "" },
  data,
});
const atMs = 1_795_175_000_000;

test("what a player does each day: prayers, donations, spins and training since midnight, in one call", async () => {
  const wheel = (name: unknown) => ({ cost: 1000, wheel: name });
  const asked = logAnswers([
    entry("a", 5971),
    entry("b", 5970, { amount: 100_000 }),
    entry("c", 8370, wheel("the Wheel of Lame")),
    entry("d", 8370, wheel("the Wheel of Mediocrity")),
    entry("e", 8370, wheel("THE WHEEL OF AWESOME")),
    // A wheel that we don't know, one without a name, a free spin, a purchase.
    entry("f", 8370, wheel("the Wheel of Fortune")),
    entry("g", 8370),
    entry("h", 8370, wheel(7)),
    entry("i", 8371, wheel("the Wheel of Lame")),
    entry("j", 4200),
    entry("k", 5300),
    entry("l", 5303),
    // A gym bought.
    entry("m", 5320),
    { id: "broken" },
  ]);
  const log = await client.query(dailyActivityQuery(aSession("day"), Date.UTC(2026, 10, 20)));
  expect(log).toEqual({
    entries: [
      { id: "a", atMs, activity: "prayer" },
      { id: "b", atMs, activity: "donation" },
      { id: "c", atMs, activity: "lame" },
      { id: "d", atMs, activity: "mediocrity" },
      { id: "e", atMs, activity: "awesome" },
      { id: "k", atMs, activity: "training" },
      { id: "l", atMs, activity: "training" },
    ],
    dropped: 1,
    hasAllTraining: true,
  });
  expect(asked).toEqual([
    "?limit=100&log=4200,5970,5971,8370,5300,5301,5302,5303&from=1795132799&comment=Almanac",
  ]);
});

test("the day’s purchases come with the same call", async () => {
  const asked = logAnswers([...live.log, entry("b", 5300), { id: "broken" }]);
  const session = aSession("both");
  const [{ entries, dropped }, day] = await Promise.all([
    client.query(dailyPurchasesQuery(session, 0)),
    client.query(dailyActivityQuery(session, 0)),
  ]);
  expect(entries).toEqual([{ id: "Lg9mYh0c4Gx6", atMs, quantity: 100 }]);
  expect(dropped).toBe(1);
  // As the page counts it.
  expect(client.getQueryData(dailyPurchasesQuery(session, 0).queryKey)).toMatchObject({
    dropped: 1,
  });
  expect(day.entries.map(({ activity }) => activity)).toEqual(["prayer", "training"]);
  expect(asked).toHaveLength(1);
});

/** A log that is paged as the game pages it. Returns what it was asked for. */
function serveLog(log: readonly ReturnType<typeof entry>[]) {
  const asked: string[] = [];
  const newestFirst = log.toSorted((a, b) => b.timestamp - a.timestamp);
  server.use(
    http.get("*/user/log", ({ request }) => {
      const { searchParams, search } = new URL(request.url);
      asked.push(search.replace("&comment=Almanac", ""));
      const types = searchParams.get("log")?.split(",").map(Number);
      const from = Number(searchParams.get("from") ?? 0);
      const to = Number(searchParams.get("to") ?? Infinity);
      const goesOnAt = Number(searchParams.get("nanostamp") ?? 0);
      const passing = newestFirst.filter(
        ({ timestamp, details }) =>
          timestamp > from && timestamp <= to && (types?.includes(details.id) ?? true),
      );
      const page = passing.slice(goesOnAt, goesOnAt + 100);
      const next = goesOnAt + page.length;
      const isCut = passing[next]?.timestamp === page.at(-1)?.timestamp;
      return HttpResponse.json({
        log: page,
        _metadata: { links: {}, ...(isCut && { nanostamp: String(next) }) },
      });
    }),
  );
  return asked;
}

const DAY_START = Date.UTC(2026, 10, 20);
const atSecond = (second: number, id: string, type: number, data: unknown = []) => ({
  ...entry(id, type, data),
  timestamp: DAY_START / 1000 + second,
});
/** One a second, from this second on. */
const many = (count: number, type: number, from: number) =>
  Array.from({ length: count }, (_, i) =>
    atSecond(from + i, `${type} at ${from + i}`, type, { quantity: 1 }),
  );

test.each([
  {
    what: "100 purchases and 5 later prayers",
    log: [
      [100, 4200, 0],
      [5, 5971, 100],
    ],
    calls: 2,
    bought: 100,
    prayers: 5,
    trained: 0,
  },
  {
    what: "5 prayers and 100 later purchases",
    log: [
      [5, 5971, 0],
      [100, 4200, 5],
    ],
    calls: 2,
    bought: 100,
    prayers: 5,
    trained: 0,
  },
  {
    what: "a full page less one",
    log: [
      [1, 5971, 0],
      [98, 5300, 1],
    ],
    calls: 1,
    bought: 0,
    prayers: 1,
    trained: 98,
  },
  {
    what: "a full page of training, and what came before",
    log: [
      [3, 4200, 0],
      [1, 5971, 3],
      [120, 5300, 4],
    ],
    calls: 2,
    bought: 3,
    prayers: 1,
    trained: 100,
  },
  {
    what: "donations over three pages",
    log: [
      [2, 4200, 0],
      [250, 5970, 2],
      [1, 5971, 252],
    ],
    calls: 3,
    bought: 2,
    prayers: 1,
    trained: 0,
  },
  { what: "the day before", log: [[5, 4200, -5]], calls: 1, bought: 0, prayers: 0, trained: 0 },
] as const)("a day’s log of $what is read back to midnight", async (row) => {
  const asked = serveLog(row.log.flatMap(([count, type, from]) => many(count, type, from)));
  const session = aSession(row.what);
  const day = await client.query(dailyActivityQuery(session, DAY_START));
  const purchases = await client.query({
    ...dailyPurchasesQuery(session, DAY_START),
    staleTime: "static",
  });
  const count = (activity: string) =>
    day.entries.filter((each) => each.activity === activity).length;
  expect({
    bought: itemsBoughtSince(purchases.entries, DAY_START),
    prayers: count("prayer"),
    trained: count("training"),
  }).toEqual({ bought: row.bought, prayers: row.prayers, trained: row.trained });
  expect(day.hasAllTraining).toBe(row.calls === 1);
  expect(asked).toHaveLength(row.calls);
});

test("after a full page the day’s log is read without training, from the oldest second of the page", async () => {
  const asked = serveLog([...many(3, 4200, 0), ...many(120, 5300, 3)]);
  await client.query(dailyPurchasesQuery(aSession("rest of the day"), DAY_START));
  expect(asked).toEqual([
    "?limit=100&log=4200,5970,5971,8370,5300,5301,5302,5303&from=1795132799",
    "?limit=100&log=4200,5970,5971,8370&from=1795132799&to=1795132823",
  ]);
});

test("a log that always answers with the same full page ends", async () => {
  const page = many(100, 4200, 0);
  const asked = logAnswers(page, page, page);
  const { entries } = await client.query(dailyPurchasesQuery(aSession("the same"), DAY_START));
  expect(entries).toHaveLength(100);
  expect(asked).toHaveLength(2);
});

/** All of a log, as a page reads it. */
async function wholeLog(name: string) {
  const source = logTimeline(aSession(name));
  let timeline = await client.query(timelineQuery(source));
  for (let gap = firstGap(timeline, {}); gap !== undefined; gap = firstGap(timeline, {})) {
    await client.query(gapQuery(source, gap));
    timeline = client.getQueryData<Timeline<LogEntry>>(source.queryKey) ?? timeline;
  }
  return timeline;
}

test.each([
  { what: "nothing else", before: 0, after: 0 },
  { what: "entries after it", before: 0, after: 60 },
  { what: "entries before it", before: 60, after: 0 },
  { what: "entries around it", before: 130, after: 130 },
])("150 entries of one second are all read, with $what", async ({ what, before, after }) => {
  serveLog([
    ...many(before, 5971, 0),
    ...Array.from({ length: 150 }, (_, i) => atSecond(1000, `crate ${i}`, 2290)),
    ...many(after, 5971, 2000),
  ]);
  const timeline = await wholeLog(what);
  expect(timeline.entries).toHaveLength(before + 150 + after);
  expect(timeline).toMatchObject({ overfull: 0, dropped: 0 });
});

test("one second that fills a page is read on only if the game says where", async () => {
  const asked = logAnswers(Array.from({ length: 100 }, (_, i) => atSecond(5, `crate ${i}`, 2290)));
  const page = await logTimeline(aSession()).fetchPage({}, signal);
  expect(page.entries).toHaveLength(100);
  expect(page.isLast).toBeUndefined();
  expect(asked).toHaveLength(1);
});

test("the coding of viruses: starts and whatever ends one, with the name", async () => {
  const asked = logAnswers([
    entry("a", 6520),
    entry("b", 5800, { virus: "a simple" }),
    entry("c", 5801, { virus: "an armored" }),
    entry("d", 5802, { virus: "Firewalk" }),
    entry("e", 5800, { virus: " " }),
    entry("f", 5800, { virus: 70 }),
    // Somebody else's virus, cancelled by the player.
    entry("g", 6516, { virus: "a simple" }),
  ]);
  const log = await client.query(virusLogQuery(aSession("virus")));
  expect(log.entries).toEqual([
    { id: "a", atMs, kind: "end", name: null },
    { id: "b", atMs, kind: "start", name: "Simple Virus" },
    { id: "c", atMs, kind: "end", name: "Armored Virus" },
    { id: "d", atMs, kind: "end", name: "Firewalk Virus" },
    { id: "e", atMs, kind: "start", name: null },
    { id: "f", atMs, kind: "start", name: null },
  ]);
  expect(asked).toEqual(["?limit=100&log=5800,5801,5802,6520&comment=Almanac"]);
});
