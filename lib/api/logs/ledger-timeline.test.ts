import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";

import {
  firstGap,
  NOTHING_LOADED,
  type TimeRange,
  withNewestPage,
  withPage,
} from "@/lib/api/history/timeline";
import { API } from "@/lib/api/testing/answers";
import { server } from "@/lib/api/testing/server";
import { aSession } from "@/lib/api/testing/session";

import { ledgerTimeline } from "./ledger-timeline";

const NEWEST = Date.UTC(2026, 10, 20) / 1000;

interface Raw {
  id: string;
  timestamp: number;
  details: { id: number; title: string; category: string };
  data: object;
  params: object;
}

const entries = (count: number, gap: number, type: number, title: string, data: object): Raw[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${type}-${index}`,
    timestamp: NEWEST - index * gap,
    details: { id: type, title, category: title.startsWith("Travel") ? "Travel" : "Shops" },
    data,
    params: {},
  }));

/** Answers like the game: entries of the types or the category, newest first, 100 at most. */
function serveLog(log: readonly Raw[]): URLSearchParams[] {
  const calls: URLSearchParams[] = [];
  server.use(
    http.get(`${API}/user/log`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      calls.push(searchParams);
      const types = searchParams.get("log")?.split(",").map(Number);
      const from = Number(searchParams.get("from") ?? 0);
      const to = Number(searchParams.get("to") ?? Infinity);
      const found = log
        .filter(({ details, timestamp }) => {
          const isWanted = types?.includes(details.id) ?? details.category === "Travel";
          return isWanted && timestamp > from && timestamp <= to;
        })
        .toSorted((a, b) => b.timestamp - a.timestamp);
      return HttpResponse.json({ log: found.slice(0, 100), _metadata: {} });
    }),
  );
  return calls;
}

/** Loads the whole log, page by page. */
async function loadAll() {
  const source = ledgerTimeline(aSession());
  const fetchPage = (range: TimeRange) => source.fetchPage(range, new AbortController().signal);
  let timeline = withNewestPage(NOTHING_LOADED, await fetchPage({}), source);
  let pages = 1;
  for (;;) {
    const gap = firstGap(timeline, {});
    if (gap === undefined || pages > 50) return { timeline, pages };
    timeline = withPage(timeline, gap, await fetchPage(gap), source);
    pages += 1;
  }
}

const sale = { items: [{ id: 258, qty: 1 }], fee: 1 };
const trade = Object.fromEntries([
  ["parsed_trade_id", 5],
  ["money", 3],
]);
const flight = { origin: 1, destination: 2, duration: 1440 };

test.each([
  { what: "most are sales", sales: 350, trades: 20, flights: 30 },
  { what: "most are flights", sales: 20, trades: 5, flights: 350 },
  { what: "most are trades", sales: 120, trades: 250, flights: 90 },
  { what: "there is one kind", sales: 230, trades: 0, flights: 0 },
  { what: "there is nothing", sales: 0, trades: 0, flights: 0 },
])("if $what, the pages have everything, once", async ({ sales, trades, flights }) => {
  serveLog([
    ...entries(sales, 1000, 1113, "Item market sell", sale),
    ...entries(trades, 1700, 4441, "Trade money incoming", trade),
    ...entries(flights, 900, 6000, "Travel depart", flight),
  ]);
  const { timeline, pages } = await loadAll();
  const count = (kind: string) => timeline.entries.filter((entry) => entry.kind === kind).length;
  expect([count("sell"), count("trade"), count("depart")]).toEqual([sales, trades, flights]);
  expect(timeline.overfull).toBe(0);
  expect(pages).toBeLessThan(10);
});

test("a page reaches as far back as the purchases and sales do, and loads the rest from there", async () => {
  const calls = serveLog([
    ...entries(150, 1000, 1113, "Item market sell", sale),
    ...entries(150, 50_000, 6000, "Travel depart", flight),
  ]);
  const { signal } = new AbortController();
  const page = await ledgerTimeline(aSession()).fetchPage({}, signal);
  expect(page).toMatchObject({ isLast: false, dropped: 0 });
  const oldest = NEWEST - 99 * 1000;
  expect(Math.min(...page.entries.map(({ atMs }) => atMs))).toBe(oldest * 1000);
  expect(page.entries.filter(({ kind }) => kind === "depart")).toHaveLength(2);
  expect(
    calls.map((call) => [call.get("log")?.split(",").length, call.get("cat"), call.get("from")]),
  ).toEqual([
    [10, null, null],
    [10, null, String(oldest - 1)],
    [10, null, String(oldest - 1)],
    [10, null, String(oldest - 1)],
    [undefined, "87", String(oldest - 1)],
  ]);
});

test("an entry without a meaning still says how far the page reaches", async () => {
  serveLog([
    ...entries(100, 1000, 6005, "Travel rehab", {}),
    ...entries(1, 1, 1113, "Item market sell", sale),
  ]);
  const { timeline } = await loadAll();
  expect(timeline.entries).toHaveLength(101);
  expect(timeline.entries.filter(({ kind }) => kind === "other")).toHaveLength(100);
});
