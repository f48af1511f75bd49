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
import { atSecond, logAnswers, many, serveLog } from "@/lib/api/testing/user-log";
import type { LogEntry } from "@/lib/game/logs/log-entry";

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

const client = aQueryClient();

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
