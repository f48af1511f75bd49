import fc from "fast-check";
import { expect, test } from "vitest";

import live from "@/lib/api/testing/fixtures/user-log.json";
import { aQueryClient } from "@/lib/api/testing/query-client";
import { aSession } from "@/lib/api/testing/session";
import { atMs, DAY_START, entry, logAnswers, many, serveLog } from "@/lib/api/testing/user-log";
import { itemsBoughtSince } from "@/lib/game/shops/daily-purchases";

import { dailyActivityQuery, dailyPurchasesQuery, virusLogQuery } from "./checklist-log";

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
