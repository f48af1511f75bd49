import { expect, test } from "vitest";

import type {
  calendar as calendarOf,
  money as moneyOf,
  profile as profileOf,
  travel as travelOf,
} from "./account";
import { FACTION_ID, PLAYER_ID } from "./roster";
import { createSampleGame } from "./sample-game";
import { allLogs, ask, MIDNIGHT, NOW } from "./testing/ask";

/** The world is that of the start of the hour. */
const HOUR_START = NOW / 1000 - 5 * 60;

test("refuses unknown paths as the game does", () => {
  expect(ask("/user/nothing").error).toEqual({ code: 4, error: "Wrong fields" });
  expect(ask("/torn/99/stocks").error.code).toBe(6);
  expect(ask("/faction/crimes?cat=petty").error.code).toBe(21);
});

test("a section answers its selections, and the log as its own path does", () => {
  expect(ask("/user?selections=log")).toMatchObject({ log: ask("/user/log").log });
  const both = createSampleGame(NOW)("/user?selections=refills,cooldowns");
  expect(both).toHaveProperty("refills.nerve", true);
  expect(both).toHaveProperty("cooldowns.drug");
});

const TRAVELS = [
  { hour: 12, state: "Okay" },
  { hour: 14.1, state: "Traveling" },
  { hour: 14.5, state: "Abroad" },
  { hour: 14.8, state: "Traveling" },
];

test.each(TRAVELS)("at $hour o’clock the player is $state wherever the game says so", (row) => {
  const game = createSampleGame(MIDNIGHT * 1000);
  const answer = (path: string) => game(path, (MIDNIGHT + row.hour * 3600) * 1000);
  const player = { id: PLAYER_ID, status: { state: row.state } };
  for (const [path, list] of [
    ["/faction/members", "members"],
    [`/faction/${FACTION_ID}/members`, "members"],
    ["/company/employees", "employees"],
  ] as const) {
    const rows = (answer(path) as Record<string, { id: number }[]>)[list] ?? [];
    expect(
      rows.find(({ id }) => id === PLAYER_ID),
      path,
    ).toMatchObject(player);
  }
  for (const path of ["/user/basic", "/user/profile"]) {
    expect(answer(path), path).toMatchObject({ profile: player });
  }
  expect(answer("/company/profile")).toMatchObject({ profile: { director: player } });
});

test("the player’s flight agrees with the player’s state at each minute", () => {
  const game = createSampleGame(MIDNIGHT * 1000);
  for (let at = MIDNIGHT + 12 * 3600; at < MIDNIGHT + 15 * 3600; at += 60) {
    const { travel } = game("/user/travel", at * 1000) as { travel: ReturnType<typeof travelOf> };
    const { profile } = game("/user/basic", at * 1000) as { profile: ReturnType<typeof profileOf> };
    expect(travel.time_left, `at ${at}`).toBe(Math.max(0, travel.arrival_at - at));
    const isFlying = travel.time_left > 0;
    const landed = travel.destination === "Torn" ? "Okay" : "Abroad";
    expect(profile.status.state, `at ${at}`).toBe(isFlying ? "Traveling" : landed);
  }
});

test("the player’s bank investment ends in three days, and the calendar has an event and a competition", () => {
  const game = createSampleGame(NOW);
  const { money } = game("/user/money", NOW) as { money: ReturnType<typeof moneyOf> };
  expect(money.city_bank.until - HOUR_START).toBe(3 * 86_400);
  const { calendar } = game("/torn/calendar", NOW) as { calendar: ReturnType<typeof calendarOf> };
  expect(calendar.events.map(({ start }) => start)).toEqual([MIDNIGHT + 20 * 86_400]);
  expect(calendar.competitions.map(({ start }) => start)).toEqual([MIDNIGHT + 3 * 86_400]);
});

test("20 crimes and log entries unless asked for more, never over 100", () => {
  for (const [path, name] of [
    ["/faction/crimes", "crimes"],
    ["/user/log", "log"],
  ] as const) {
    expect(ask(path)[name]).toHaveLength(20);
    expect(ask(`${path}?limit=7`)[name]).toHaveLength(7);
    expect(ask(`${path}?limit=500`)[name]).toHaveLength(100);
  }
});

test("crimes page by offset, newest first", () => {
  const first = ask("/faction/crimes?limit=100").crimes;
  const second = ask("/faction/crimes?limit=50&offset=50").crimes;
  expect(second).toEqual(first.slice(50));
  const created = first.map(({ created_at }) => created_at);
  expect(created).toEqual(created.toSorted((a, b) => b - a));
  expect(ask("/faction/crimes?limit=100")._metadata.links).toEqual({
    next: "https://api.torn.com/v2/faction/crimes?&limit=100&offset=100",
    prev: null,
  });
  expect(ask("/faction/crimes?limit=100&offset=200")._metadata.links.next).toBeNull();
});

test.each([
  ["available", ["Planning", "Recruiting"]],
  ["recruiting", ["Recruiting"]],
  ["planning", ["Planning"]],
  ["completed", ["Failure", "Successful"]],
  ["successful", ["Successful"]],
  ["failure", ["Failure"]],
  ["expired", ["Expired"]],
])("crimes of the category %s", (category, statuses) => {
  const { crimes } = ask(`/faction/crimes?cat=${category}&limit=100`);
  expect([...new Set(crimes.map(({ status }) => status))].toSorted()).toEqual(statuses);
});

test("completed crimes are ordered and cut by when they were carried out", () => {
  const times = ask("/faction/crimes?cat=completed&limit=100").crimes.map(
    (c) => c.executed_at ?? 0,
  );
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  const [, second = 0, third = 0] = times;
  const between = ask(`/faction/crimes?cat=completed&from=${third}&to=${second}`).crimes;
  expect(between.map((crime) => crime.executed_at)).toEqual([second]);
});

test("the log counts `to` in and `from` out, and reads oldest first when asked", () => {
  const logs = allLogs();
  const { timestamp } = logs[40] ?? { timestamp: 0 };
  expect(ask(`/user/log?to=${timestamp}`).log[0]?.timestamp).toBe(timestamp);
  const after = ask(`/user/log?from=${timestamp}&limit=100`).log;
  expect(after).toEqual(logs.filter((entry) => entry.timestamp > timestamp));
  const ascending = ask(`/user/log?from=${MIDNIGHT - 1}&sort=ASC`).log;
  expect(ascending[0]?.timestamp).toBeLessThan(ascending.at(-1)?.timestamp ?? 0);
});

test("the log by types and by category", () => {
  const types = ask("/user/log?log=4200,5971&limit=100").log.map(({ details }) => details.id);
  expect(new Set(types)).toEqual(new Set([4200, 5971]));
  const church = ask("/user/log?cat=143&limit=100").log;
  expect(new Set(church.map(({ details }) => details.category))).toEqual(new Set(["Church"]));
  expect(ask("/user/log?cat=9999").log).toEqual([]);
});

test("older entries of the log come through `prev`, as the game has it", () => {
  const { log, _metadata } = ask("/user/log?limit=2");
  const to = log.at(-1)?.timestamp ?? 0;
  expect(_metadata.links).toEqual({
    next: null,
    prev: `https://api.torn.com/v2/user/log?&limit=2&to=${to}`,
  });
});

test("a thousand attacks at once, or a range of them", () => {
  const all = ask("/faction/attacksfull").attacks;
  expect(all).toHaveLength(1000);
  const [, , third] = all;
  const from = third?.ended ?? 0;
  expect(ask(`/faction/attacksfull?from=${from}`).attacks).toEqual(
    all.filter(({ ended }) => ended > from),
  );
});

test("seconds left run down while the world is in use", () => {
  const game = createSampleGame(NOW);
  const drug = (atMs: number) =>
    (game("/user/cooldowns", atMs) as { cooldowns: { drug: number } }).cooldowns.drug;
  expect(drug(NOW) - drug(NOW + 90_000)).toBe(90);
  expect(drug(NOW + 86_400_000)).toBe(0);
  expect(game("/user/bars", (HOUR_START + 1_200) * 1_000)).toMatchObject({
    bars: { energy: { current: 95, tick_time: 600 } },
  });
});

test("a stock comes with its year, and one by one", () => {
  const { stocks } = createSampleGame(NOW)("/torn/9/stocks") as {
    stocks: { acronym: string; market: { price: number }; chart: { history: { price: number }[] } };
  };
  expect(stocks.acronym).toBe("TCT");
  expect(stocks.chart.history.length).toBeGreaterThan(300);
  expect(stocks.chart.history[0]?.price).toBe(stocks.market.price);
});

test("each weapon and each piece of armour has details under its type", () => {
  for (const type of ["Weapon", "Armor"]) {
    const { items } = ask(`/torn/items?cat=${type}`);
    expect(new Set(items.map((item) => item.type))).toEqual(new Set([type]));
    expect(items.map(({ details }) => details)).not.toContain(null);
  }
  expect(new Set(ask("/torn/items").items.map(({ details }) => details))).toEqual(new Set([null]));
});

test("its pictures make no requests", () => {
  const pictures = [
    ...ask("/torn/items").items.map(({ image }) => image),
    ...ask("/torn/stocks").stocks.flatMap(({ images }) => [images.logo, images.full]),
  ];
  expect(pictures.filter((picture) => !picture.startsWith("data:image/svg+xml,"))).toEqual([]);
});
