import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";

import { API } from "@/lib/api/testing/answers";
import { signal } from "@/lib/api/testing/endpoint";
import news from "@/lib/api/testing/fixtures/company-news.json";
import { server } from "@/lib/api/testing/server";
import { aSession } from "@/lib/api/testing/session";

import { companyNewsTimeline } from "./company-news";

test("all news of the company, with tags, read as they arrive", async () => {
  const requested: string[] = [];
  server.use(
    http.get(`${API}/company/news`, ({ request }) => {
      requested.push(new URL(request.url).search);
      return HttpResponse.json(news);
    }),
  );
  const timeline = companyNewsTimeline(aSession());
  const { entries, dropped } = await timeline.fetchPage({ toMs: 2_000_000 }, signal);
  expect(requested).toEqual(["?cat=all&limit=100&to=2000&comment=Almanac"]);
  expect(dropped).toBe(0);
  expect(entries.map(({ id, kind }) => `${id} ${kind}`)).toEqual([
    "cN1 trained",
    "cN2 report",
    "cN3 deposited",
    "cN4 withdrawn",
    "cN5 accepted",
    "cN6 applied",
    "cN7 resized",
    "cN8 rated",
    "cN9 report",
    "cN10 other",
  ]);
  expect(entries.map(timeline.timeOf)).toEqual(news.news.map(({ timestamp }) => timestamp * 1000));
});

test("a line without a time or a text is dropped alone", async () => {
  const [first, second, ...others] = news.news;
  server.use(
    http.get(`${API}/company/news`, () =>
      HttpResponse.json({
        news: [{ ...first, timestamp: null }, { ...second, text: undefined }, ...others],
      }),
    ),
  );
  const { entries, dropped } = await companyNewsTimeline(aSession()).fetchPage({}, signal);
  expect(dropped).toBe(2);
  expect(entries).toHaveLength(others.length);
});
