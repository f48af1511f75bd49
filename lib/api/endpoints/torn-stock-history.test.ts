import { expect, test } from "vitest";

import live from "@/lib/api/testing/fixtures/torn-stock-history.json";
import older from "@/lib/api/testing/fixtures/torn-stock-history.legacy.json";

import { stockHistoryWire } from "./torn-stock-history";

test("reads prices, the oldest first, and how they changed in each period", () => {
  const { performance, ...history } = stockHistoryWire.parse(live);
  expect(history).toEqual({
    stockId: 9,
    prices: [
      { atMs: 1_795_175_820_000, price: 299.75 },
      { atMs: 1_795_175_880_000, price: 300.25 },
      { atMs: 1_795_175_940_000, price: 300 },
    ],
    dropped: 0,
  });
  expect(performance).toMatchObject({
    lastDay: { change: 3, changePercent: 1.01, start: 297, end: 300, high: 302, low: 296.5 },
    allTime: { changePercent: 200 },
  });
});

test("reads the same from the older shape, which has nothing older than a year", () => {
  const today = stockHistoryWire.parse(live);
  expect(stockHistoryWire.parse(older)).toEqual({
    ...today,
    performance: { ...today.performance, allTime: null },
  });
});

test("a broken price and a broken period cost themselves only", () => {
  const { chart } = live.stocks;
  const stocks = {
    id: 9,
    chart: {
      performance: { ...chart.performance, last_day: { change: "up" } },
      history: [...chart.history, { timestamp: 1_795_175_760, price: null }],
    },
  };
  const { prices, performance, dropped } = stockHistoryWire.parse({ stocks });
  expect(prices).toHaveLength(3);
  expect(dropped).toBe(1);
  expect(performance).toMatchObject({ lastDay: null, lastWeek: { change: -6 } });
});

test("a stock without prices or periods has an empty history", () => {
  expect(stockHistoryWire.parse({ stocks: { id: 9, chart: { history: [] } } })).toMatchObject({
    prices: [],
    performance: { lastHour: null },
    dropped: 0,
  });
});

test("an answer of no known shape says what it lacks", () => {
  const issues = stockHistoryWire.safeParse({ stocks: { id: 9 } }).error?.issues;
  expect(issues?.[0]?.path).toEqual(["stocks", "chart"]);
});
