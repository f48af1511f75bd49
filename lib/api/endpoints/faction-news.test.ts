import { QueryClient } from "@tanstack/react-query";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";

import {
  armouryNewsTimeline,
  factionNewsTimeline,
  factionNewsWire,
} from "@/lib/api/endpoints/faction-news";
import { firstGap } from "@/lib/api/history/timeline";
import { gapQuery, timelineQuery } from "@/lib/api/history/timeline-query";
import { API } from "@/lib/api/testing/answers";
import { signal } from "@/lib/api/testing/endpoint";
import news from "@/lib/api/testing/fixtures/faction-news.json";
import { server } from "@/lib/api/testing/server";
import { aSession } from "@/lib/api/testing/session";

test("the lines of the news, with the game's markup", () => {
  const { entries, dropped } = factionNewsWire.parse(news);
  expect(dropped).toBe(0);
  expect(entries.map(({ id, atMs }) => [id, atMs])).toEqual([
    ["aQ1", 1_795_150_000_000],
    ["aQ3", 1_795_160_000_000],
    ["aQ2", 1_795_155_000_000],
    ["aQ4", 1_795_165_000_000],
    ["aQ5", 1_795_166_000_000],
    ["aQ6", 1_795_167_000_000],
    ["aQ7", 1_795_168_000_000],
    ["aQ8", 1_795_169_000_000],
  ]);
  expect(entries[0]?.text).toBe(news.news[0]?.text);
});

test("the armoury's news of a period, by the time of each line", async () => {
  const asked: string[] = [];
  server.use(
    http.get(`${API}/faction/news`, ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json(news);
    }),
  );
  const timeline = armouryNewsTimeline(aSession());
  const { entries } = await timeline.fetchPage({ fromMs: 1_000_000, toMs: 2_000_000 }, signal);
  expect(asked).toEqual([
    "?cat=armoryAction,armoryDeposit,depositFunds&limit=100&from=999&to=2000&comment=Almanac",
  ]);
  expect(entries.map(timeline.timeOf)).toEqual(entries.map(({ atMs }) => atMs));
});

test.each([
  ["armoury", "armoryAction,armoryDeposit"],
  ["funds", "depositFunds,giveFunds"],
] as const)("the news on the %s, with tags, read as it arrives", async (about, categories) => {
  const asked: string[] = [];
  server.use(
    http.get(`${API}/faction/news`, ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json(news);
    }),
  );
  const timeline = factionNewsTimeline(aSession(), about, () =>
    Promise.resolve(new Set(["Xanax"])),
  );
  const { entries } = await timeline.fetchPage({ toMs: 2_000_000 }, signal);
  expect(asked).toEqual([`?cat=${categories}&limit=100&to=2000&comment=Almanac`]);
  expect(entries.map(({ id, kind }) => `${id} ${kind}`)).toEqual([
    "aQ1 used",
    // These two items aren't in the list.
    "aQ3 other",
    "aQ2 other",
    "aQ4 moneyDeposited",
    "aQ5 refilled",
    "aQ6 balanceChanged",
    "aQ7 moneyGiven",
    "aQ8 other",
  ]);
});

test("pages go back by the oldest second, each entry counts once, and a short page is the last", async () => {
  /** Three entries a second, newest first. */
  const lines = Array.from({ length: 230 }, (_, index) => ({
    id: `n${index}`,
    text: news.news[0]?.text ?? "",
    timestamp: 1_795_000_000 - Math.floor(index / 3),
  }));
  const asked: URLSearchParams[] = [];
  server.use(
    http.get(`${API}/faction/news`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(searchParams);
      const to = Number(searchParams.get("to") ?? Infinity);
      const from = Number(searchParams.get("from") ?? 0);
      const page = lines
        .filter(({ timestamp }) => timestamp <= to && timestamp > from)
        .slice(0, 100);
      // The game's newest page has no link to older entries.
      return HttpResponse.json({ news: page, _metadata: { links: { next: null, prev: null } } });
    }),
  );
  const client = new QueryClient();
  const source = factionNewsTimeline(aSession(), "armoury", () => Promise.resolve(null));
  let timeline = await client.query(timelineQuery(source));
  for (let gap = firstGap(timeline, {}); gap !== undefined; gap = firstGap(timeline, {})) {
    await client.query(gapQuery(source, gap));
    timeline = client.getQueryData<typeof timeline>(source.queryKey) ?? timeline;
  }
  expect(timeline.entries.map(({ id }) => id).toSorted()).toEqual(
    lines.map(({ id }) => id).toSorted(),
  );
  expect(asked.map((one) => one.get("to"))).toEqual([null, "1794999967", "1794999934"]);
  expect(asked.every((one) => one.get("offset") === null && one.get("limit") === "100")).toBe(true);
});
