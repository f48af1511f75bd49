import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";

import { API } from "@/lib/api/testing/answers";
import { query } from "@/lib/api/testing/endpoint";
import { server } from "@/lib/api/testing/server";
import { aSession } from "@/lib/api/testing/session";

import { exchangesQuery } from "./museum-exchanges";

const AT = Date.UTC(2026, 10, 5) / 1000;

const entry = (id: string, day: number, data: object, type = 7000) => ({
  id,
  timestamp: AT + day * 86_400,
  details: { id: type, title: "Museum exchange", category: "Museum" },
  data,
  params: {},
});

const exchanged = (set: unknown, quantity: unknown, points: unknown) =>
  Object.fromEntries([
    ["set", set],
    ["quantity", quantity],
    ["points_received", points],
  ]);

function read(log: readonly object[]) {
  server.use(http.get(`${API}/user/log`, () => HttpResponse.json({ log, _metadata: {} })));
  return query(exchangesQuery).send(aSession());
}

test("each exchange has its set, how many, and the points received, newest first", async () => {
  const log = [
    entry("a", 0, exchanged("Plushies", 4, 44)),
    entry("b", 5, exchanged("Meteorite Fragment", 2, 30)),
  ];
  expect(await read(log)).toEqual({
    entries: [
      { id: "b", atMs: (AT + 5 * 86_400) * 1000, set: "Meteorite Fragment", sets: 2, points: 30 },
      { id: "a", atMs: AT * 1000, set: "Plushies", sets: 4, points: 44 },
    ],
    dropped: 0,
    isAll: true,
  });
});

test.each([
  exchanged("", 1, 10),
  exchanged(5, 1, 10),
  exchanged("Plushies", 0, 10),
  exchanged("Plushies", "many", 10),
  exchanged("Plushies", 1, null),
  {},
])("an entry with %j is counted, and isn’t shown", async (data) => {
  expect(await read([entry("a", 0, data)])).toMatchObject({ entries: [], dropped: 1 });
});

test("an entry that comes twice counts once", async () => {
  const twice = entry("a", 0, exchanged("Plushies", 1, 10));
  expect(await read([twice, twice])).toMatchObject({ entries: [{ id: "a" }], dropped: 0 });
});

test("another entry isn’t one, and a full page may not be all", async () => {
  const log = Array.from({ length: 100 }, (_, at) => entry(`e${at}`, at, {}, 7001));
  expect(await read(log)).toEqual({ entries: [], dropped: 0, isAll: false });
});
