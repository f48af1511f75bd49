import { http, HttpResponse } from "msw";

import live from "./fixtures/user-log.json" with { type: "json" };
import { server } from "./server";

/** The paths that were requested of the log, which responds with `pages` in order. */
export function logAnswers(...pages: object[]) {
  const asked: string[] = [];
  server.use(
    http.get("*/user/log", ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json({ log: pages[asked.length - 1] ?? [] });
    }),
  );
  return asked;
}

export const entry = (id: string, type: number, data: unknown = []) => ({
  ...live.log[0],
  timestamp: 1_795_175_000,
  id,
  details: { id: type, title: "", category: "" },
  data,
});
export const atMs = 1_795_175_000_000;

/** A log that is paged as the game pages it. Returns what it was asked for. */
export function serveLog(log: readonly ReturnType<typeof entry>[]) {
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

export const DAY_START = Date.UTC(2026, 10, 20);
export const atSecond = (second: number, id: string, type: number, data: unknown = []) => ({
  ...entry(id, type, data),
  timestamp: DAY_START / 1000 + second,
});
/** One a second, from this second on. */
export const many = (count: number, type: number, from: number) =>
  Array.from({ length: count }, (_, i) =>
    atSecond(from + i, `${type} at ${from + i}`, type, { quantity: 1 }),
  );
