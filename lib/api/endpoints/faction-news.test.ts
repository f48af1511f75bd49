import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";

import { armouryNewsTimeline, factionNewsWire } from "@/lib/api/endpoints/faction-news";
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
