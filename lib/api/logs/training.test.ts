import { expect, test } from "vitest";
import { http, HttpResponse } from "msw";

import live from "@/lib/api/testing/fixtures/user-log.json";
import { aQueryClient } from "@/lib/api/testing/query-client";
import { server } from "@/lib/api/testing/server";
import { aSession } from "@/lib/api/testing/session";
import type { LogValue } from "@/lib/game/logs/log-entry";

import { trainingGains, hasTrainedQuery } from "./training";

const gains = (name: string, value: LogValue) =>
  trainingGains([
    { name: "trains", value: { kind: "count", count: 10 } },
    { name, value },
  ]);

test.each([
  ["strengthIncreased", { strength: 120.5 }],
  ["defenseIncreased", { defense: 120.5 }],
  ["speedIncreased", { speed: 120.5 }],
  ["dexterityIncreased", { dexterity: 120.5 }],
  ["happyUsed", {}],
])("an entry with %s says %o", (name, expected) => {
  expect(gains(name, { kind: "count", count: 120.5 })).toEqual(expected);
});

test("a text is no gain", () => {
  expect(gains("speedIncreased", { kind: "text", text: "a lot" })).toEqual({});
});

const client = aQueryClient();

const entry = (id: number) => ({ ...live.log[0], details: { id, title: "", category: "" } });

test.each([
  { what: "a stat trained", log: [entry(5302)], hasTrained: true },
  { what: "nothing", log: [], hasTrained: false },
  { what: "something else", log: [entry(5320)], hasTrained: false },
  // It may be a train.
  { what: "an unreadable entry", log: [null], hasTrained: true },
])("whether the player has trained: $what", async ({ what, log, hasTrained }) => {
  const searches: string[] = [];
  server.use(
    http.get("*/user/log", ({ request }) => {
      searches.push(new URL(request.url).search);
      return HttpResponse.json({ log });
    }),
  );
  const query = hasTrainedQuery(aSession(what), Date.UTC(2026, 10, 20));
  expect(await client.query(query)).toBe(hasTrained);
  expect(searches).toEqual(["?limit=100&log=5300,5301,5302,5303&from=1795132799&comment=Almanac"]);
});
