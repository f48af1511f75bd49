import { personalStatsWire, fetchDailyStats } from "@/lib/api/endpoints/personal-stats";
import { playerProfileQuery, playerProfileWire } from "@/lib/api/endpoints/player-profile";
import { ownAttacksTimeline, ownAttacksWire } from "@/lib/api/endpoints/user-attacks";
import { currentStatsQuery, currentStatsWire } from "@/lib/api/endpoints/user-current-stats";
import {
  ownInventoryPage,
  ownInventoryQuery,
  userInventoryWire,
} from "@/lib/api/endpoints/user-inventory";
import {
  ownListingsPage,
  ownListingsQuery,
  userItemMarketWire,
} from "@/lib/api/endpoints/user-item-market";
import { finishedTradesQuery, userTradesWire } from "@/lib/api/endpoints/user-trades";
import { userListPage, userListQuery, userListWire } from "@/lib/api/endpoints/user-list";
import { checkKey, logPage, logTimeline, userLogWire } from "@/lib/api/endpoints/user-log";
import { meritsQuery, meritsWire } from "@/lib/api/endpoints/user-merits";
import { missionsQuery, missionsWire } from "@/lib/api/endpoints/user-missions";
import { ownCrimeQuery, ownCrimeWire } from "@/lib/api/endpoints/user-organised-crime";
import { payLogQuery, payLogWire } from "@/lib/api/endpoints/user-pay-log";
import { spyReportsQuery, spyReportsWire } from "@/lib/api/endpoints/user-reports";
import { holdingsQuery, holdingsWire } from "@/lib/api/endpoints/user-stocks";
import { trainingLogWire, trainingTimeline } from "@/lib/api/endpoints/user-training-log";
import {
  dailyActivityQuery,
  dailyPurchasesQuery,
  virusLogQuery,
} from "@/lib/api/logs/checklist-log";
import { type Endpoint, page, query, signal, SPAN } from "@/lib/api/testing/endpoint";

const LOG_FILTER = { typeIds: [4200, 5970], categoryId: 192 };

const STATS = { stats: ["xantaken", "networth"], dayMs: SPAN.fromMs };

export const USER: Readonly<Record<string, Endpoint>> = {
  "personal-stats": {
    path: "/user/personalstats",
    wire: personalStatsWire,
    requests: [
      {
        made: fetchDailyStats,
        send: (session) => fetchDailyStats(session, { playerId: null, ...STATS }, signal),
      },
      {
        made: fetchDailyStats,
        send: (session) => fetchDailyStats(session, { playerId: 3_000_001, ...STATS }, signal),
        path: "/user/{id}/personalstats",
      },
    ],
    lists: ["personalstats"],
    times: ["personalstats.*.timestamp"],
  },
  "player-profile": {
    path: "/user/{id}/profile",
    wire: playerProfileWire,
    requests: [query(playerProfileQuery, 19)],
  },
  "user-attacks": {
    path: "/user/attacks",
    wire: ownAttacksWire,
    requests: [
      page(ownAttacksTimeline, {}, "outgoing"),
      page(ownAttacksTimeline, SPAN, "incoming"),
    ],
    lists: ["attacks"],
    times: ["attacks.*.started"],
  },
  "user-inventory": {
    path: "/user/inventory",
    wire: userInventoryWire,
    requests: [
      query(ownInventoryQuery, "Plushie"),
      query(ownInventoryQuery, "Energy Drink"),
      {
        made: ownInventoryPage,
        send: (session) => ownInventoryPage(session, "Plushie", 0, signal),
      },
    ],
    lists: ["inventory.items"],
    hasLegacy: false,
  },
  "user-item-market": {
    path: "/user/itemmarket",
    wire: userItemMarketWire,
    requests: [
      query(ownListingsQuery),
      { made: ownListingsPage, send: (session) => ownListingsPage(session, 0, signal) },
    ],
    lists: ["itemmarket"],
    hasLegacy: false,
  },
  "user-trades": {
    path: "/user/trades",
    wire: userTradesWire,
    requests: [query(finishedTradesQuery)],
    lists: ["trades"],
    times: ["trades.*.completed_at"],
    hasLegacy: false,
  },
  "user-list": {
    path: "/user/list",
    wire: userListWire,
    requests: [
      query(userListQuery, "Targets"),
      query(userListQuery, "Enemies"),
      query(userListQuery, "Friends"),
      {
        made: userListPage,
        send: (session) => userListPage(session, "Targets", 0, signal),
      },
    ],
    lists: ["list"],
    hasLegacy: false,
  },
  "user-reports": {
    path: "/user/reports",
    wire: spyReportsWire,
    requests: [query(spyReportsQuery)],
    lists: ["reports"],
    times: ["reports.*.timestamp"],
    hasLegacy: false,
  },
  "user-log": {
    path: "/user/log",
    wire: userLogWire,
    requests: [
      page(logTimeline, {}),
      page(logTimeline, SPAN, LOG_FILTER),
      { made: logPage, send: (session) => logPage(session, SPAN, signal) },
      query(dailyActivityQuery, SPAN.fromMs),
      query(dailyPurchasesQuery, SPAN.fromMs),
      query(virusLogQuery),
      { made: checkKey, send: (session) => checkKey(session, signal), path: "/user" },
    ],
    lists: ["log"],
    times: ["log.*.timestamp"],
  },
  "user-merits": {
    path: "/user/merits",
    wire: meritsWire,
    requests: [query(meritsQuery)],
    lists: ["merits.upgrades"],
  },
  "user-missions": {
    path: "/user/missions",
    wire: missionsWire,
    requests: [query(missionsQuery)],
    lists: ["missions.givers", "missions.givers.0.contracts"],
  },
  "user-organised-crime": {
    path: "/user/organizedcrime",
    wire: ownCrimeWire,
    requests: [query(ownCrimeQuery)],
    lists: ["organizedCrime.slots"],
    hasLegacy: false,
  },
  "user-current-stats": {
    path: "/user/personalstats",
    wire: currentStatsWire,
    requests: [query(currentStatsQuery)],
  },
  "user-stocks": {
    path: "/user/stocks",
    wire: holdingsWire,
    requests: [query(holdingsQuery)],
    lists: ["stocks", "stocks.0.transactions"],
  },
  "user-pay-log": {
    path: "/user/log",
    wire: payLogWire,
    requests: [query(payLogQuery, SPAN.fromMs)],
    lists: ["log"],
    times: ["log.*.timestamp"],
  },
  "user-training-log": {
    path: "/user/log",
    wire: trainingLogWire,
    requests: [page(trainingTimeline, SPAN)],
    lists: ["log"],
    times: ["log.*.timestamp"],
  },
};
