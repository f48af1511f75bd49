import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";

import { API } from "@/lib/api/testing/answers";
import live from "@/lib/api/testing/fixtures/personal-stats.json";
import older from "@/lib/api/testing/fixtures/personal-stats.legacy.json";
import { allows } from "@/lib/api/testing/open-api";
import { server } from "@/lib/api/testing/server";
import { aSession } from "@/lib/api/testing/session";

import { personalStatsWire, fetchDailyStats } from "./personal-stats";

const DAY = Date.UTC(2026, 10, 17);
const NEXT = Date.UTC(2026, 10, 18);
const STATS = ["xantaken", "networth", "timeplayed"];
const VALUES = { xantaken: 1_402, networth: 14_210_000_123, timeplayed: 5_120_340 };

/** Answers with this, and gives the paths that were asked for. */
function answering(body: object) {
  const asked: string[] = [];
  server.use(
    http.get(`${API}/*`, ({ request }) => {
      const { pathname, search } = new URL(request.url);
      asked.push(pathname + search);
      return HttpResponse.json(body);
    }),
  );
  return asked;
}

const read = (playerId: number | null, stats: readonly string[] = STATS) =>
  fetchDailyStats(aSession(), { playerId, stats, dayMs: NEXT }, new AbortController().signal);

test("today's shape: the day is the one that the game returned, not the one asked for", async () => {
  const asked = answering(live);
  expect(await read(null)).toEqual({ [DAY]: VALUES });
  expect(asked).toEqual([
    expect.stringContaining("/user/personalstats?stat=xantaken,networth,timeplayed&timestamp="),
  ]);
});

test("the older shape: names as today, and the day asked for, since it tells none", async () => {
  answering(older);
  expect(await read(null)).toEqual({ [NEXT]: VALUES });
});

test.each([
  ["organisedcrimes", "organizedcrimes"],
  ["heahits", "heavyhits"],
  ["machits", "machinehits"],
  ["rifhits", "riflehits"],
  ["shohits", "shotgunhits"],
  ["pishits", "pistolhits"],
  ["grehits", "temphits"],
  ["piehits", "piercinghits"],
  ["slahits", "slashinghits"],
  ["axehits", "clubbinghits"],
  ["chahits", "mechanicalhits"],
  ["useractivity", "timeplayed"],
  ["traveltime", "timespenttraveling"],
  ["dubtravel", "uaetravel"],
  ["lontravel", "uktravel"],
  ["soutravel", "satravel"],
])("the older shape's %s is today's %s", (older, name) => {
  const { entries } = personalStatsWire.parse({ personalstats: { [older]: 409 } });
  expect(entries).toEqual([{ name, value: 409, dayMs: null }]);
  expect(allows({ $ref: "#/components/schemas/PersonalStatsStatName" }, name)).toBe(true);
});

test("of another player by the number", async () => {
  const asked = answering(live);
  await read(3_000_002);
  expect(asked[0]).toContain("/user/3000002/personalstats?stat=");
});

test("what has no row is absent, and what wasn't asked for is left out", async () => {
  answering(live);
  expect(await read(null, ["xantaken", "statestrength"])).toEqual({ [DAY]: { xantaken: 1_402 } });
});

test("rows of an earlier day than the newest are left out: a day has one time", async () => {
  const row = { name: "refills", value: 5, timestamp: (DAY - 86_400_000) / 1000 };
  answering({ personalstats: [...live.personalstats, row] });
  expect(await read(null, [...STATS, "refills"])).toEqual({ [DAY]: VALUES });
});

test.each([{ personalstats: [] }, { personalstats: {} }])(
  "%j is a day without a value, of the day asked for",
  async (body) => {
    answering(body);
    expect(await read(null)).toEqual({ [NEXT]: {} });
  },
);

test("a broken row doesn't affect the others; an answer without the list says what it lacks", () => {
  const rows = [{ name: "xantaken", value: "many", timestamp: 1 }, ...live.personalstats];
  expect(personalStatsWire.parse({ personalstats: rows })).toMatchObject({ dropped: 1 });
  expect(personalStatsWire.safeParse({}).error?.issues[0]?.path).toEqual(["personalstats"]);
});

test.each([
  ["heahits", "heavyhits"],
  ["axehits", "clubbinghits"],
  ["chahits", "mechanicalhits"],
  ["grehits", "temphits"],
  ["useractivity", "timeplayed"],
  ["dubtravel", "uaetravel"],
  ["lontravel", "uktravel"],
  ["soutravel", "satravel"],
  ["traveltime", "timespenttraveling"],
  ["xantaken", "xantaken"],
])("what the older shape calls %s is %s today", (before, name) => {
  expect(personalStatsWire.parse({ personalstats: { [before]: 7 } }).entries).toEqual([
    { name, value: 7, dayMs: null },
  ]);
});
