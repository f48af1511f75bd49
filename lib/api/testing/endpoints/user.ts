import { keyInfoQuery, keyInfoWire } from "@/lib/api/endpoints/key-info";
import { personalStatsWire, fetchDailyStats } from "@/lib/api/endpoints/personal-stats";
import { playerProfileQuery, playerProfileWire } from "@/lib/api/endpoints/player-profile";
import { ownAttacksTimeline, ownAttacksWire } from "@/lib/api/endpoints/user-attacks";
import { barsQuery, barsWire } from "@/lib/api/endpoints/user-bars";
import { profileQuery, profileWire } from "@/lib/api/endpoints/user-basic";
import { battleStatsQuery, battleStatsWire } from "@/lib/api/endpoints/user-battlestats";
import { cooldownsQuery, cooldownsWire } from "@/lib/api/endpoints/user-cooldowns";
import { currentStatsQuery, currentStatsWire } from "@/lib/api/endpoints/user-current-stats";
import { userEducationQuery, userEducationWire } from "@/lib/api/endpoints/user-education";
import { activeGymQuery, activeGymWire } from "@/lib/api/endpoints/user-gym";
import { wonHonorsQuery, wonHonorsWire } from "@/lib/api/endpoints/user-honors";
import { userListPage, userListQuery, userListWire } from "@/lib/api/endpoints/user-list";
import {
  checkKey,
  dailyActivityQuery,
  dailyPurchasesQuery,
  logTimeline,
  userLogWire,
  virusLogQuery,
} from "@/lib/api/endpoints/user-log";
import { wonMedalsQuery, wonMedalsWire } from "@/lib/api/endpoints/user-medals";
import { meritsQuery, meritsWire } from "@/lib/api/endpoints/user-merits";
import { missionsQuery, missionsWire } from "@/lib/api/endpoints/user-missions";
import { moneyQuery, moneyWire } from "@/lib/api/endpoints/user-money";
import { ownCrimeQuery, ownCrimeWire } from "@/lib/api/endpoints/user-organised-crime";
import { perksQuery, perksWire } from "@/lib/api/endpoints/user-perks";
import { homeQuery, homeWire } from "@/lib/api/endpoints/user-profile";
import { refillsQuery, refillsWire } from "@/lib/api/endpoints/user-refills";
import { spyReportsQuery, spyReportsWire } from "@/lib/api/endpoints/user-reports";
import { holdingsQuery, holdingsWire } from "@/lib/api/endpoints/user-stocks";
import { gameTimeQuery, gameTimeWire } from "@/lib/api/endpoints/user-timestamp";
import { trainingLogWire, trainingTimeline } from "@/lib/api/endpoints/user-training-log";
import { travelQuery, travelWire } from "@/lib/api/endpoints/user-travel";
import { virusQuery, virusWire } from "@/lib/api/endpoints/user-virus";
import { workStatsQuery, workStatsWire } from "@/lib/api/endpoints/user-workstats";
import { type Endpoint, page, query, signal, SPAN } from "@/lib/api/testing/endpoint";

const LOG_FILTER = { typeIds: [4200, 5970], categoryId: 192 };

const STATS = { stats: ["xantaken", "networth"], dayMs: SPAN.fromMs };

export const USER: Readonly<Record<string, Endpoint>> = {
  "key-info": { path: "/key/info", wire: keyInfoWire, requests: [query(keyInfoQuery)] },
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
  "user-bars": { path: "/user/bars", wire: barsWire, requests: [query(barsQuery)] },
  "user-basic": { path: "/user/basic", wire: profileWire, requests: [query(profileQuery)] },
  "user-battlestats": {
    path: "/user/battlestats",
    wire: battleStatsWire,
    requests: [query(battleStatsQuery)],
  },
  "user-cooldowns": {
    path: "/user/cooldowns",
    wire: cooldownsWire,
    requests: [query(cooldownsQuery)],
  },
  "user-education": {
    path: "/user/education",
    wire: userEducationWire,
    requests: [query(userEducationQuery)],
  },
  "user-gym": { path: "/user/gym", wire: activeGymWire, requests: [query(activeGymQuery)] },
  "user-honors": {
    path: "/user/honors",
    wire: wonHonorsWire,
    requests: [query(wonHonorsQuery)],
    lists: ["honors"],
  },
  "user-log": {
    path: "/user/log",
    wire: userLogWire,
    requests: [
      page(logTimeline, {}),
      page(logTimeline, SPAN, LOG_FILTER),
      query(dailyActivityQuery, SPAN.fromMs),
      query(dailyPurchasesQuery, SPAN.fromMs),
      query(virusLogQuery),
      { made: checkKey, send: (session) => checkKey(session, signal), path: "/user" },
    ],
    lists: ["log"],
    times: ["log.*.timestamp"],
  },
  "user-medals": {
    path: "/user/medals",
    wire: wonMedalsWire,
    requests: [query(wonMedalsQuery)],
    lists: ["medals"],
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
  "user-money": { path: "/user/money", wire: moneyWire, requests: [query(moneyQuery)] },
  "user-organised-crime": {
    path: "/user/organizedcrime",
    wire: ownCrimeWire,
    requests: [query(ownCrimeQuery)],
    lists: ["organizedCrime.slots"],
    hasLegacy: false,
  },
  "user-perks": { path: "/user/perks", wire: perksWire, requests: [query(perksQuery)] },
  "user-profile": { path: "/user/profile", wire: homeWire, requests: [query(homeQuery)] },
  "user-refills": { path: "/user/refills", wire: refillsWire, requests: [query(refillsQuery)] },
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
  "user-timestamp": {
    path: "/user/timestamp",
    wire: gameTimeWire,
    requests: [query(gameTimeQuery)],
    hasLegacy: false,
  },
  "user-training-log": {
    path: "/user/log",
    wire: trainingLogWire,
    requests: [page(trainingTimeline, SPAN)],
    lists: ["log"],
    times: ["log.*.timestamp"],
  },
  "user-travel": { path: "/user/travel", wire: travelWire, requests: [query(travelQuery)] },
  "user-virus": {
    path: "/user/virus",
    wire: virusWire,
    requests: [query(virusQuery)],
    hasLegacy: false,
  },
  "user-workstats": {
    path: "/user/workstats",
    wire: workStatsWire,
    requests: [query(workStatsQuery)],
  },
};
