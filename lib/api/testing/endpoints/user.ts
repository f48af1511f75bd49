import { keyInfoQuery, keyInfoWire } from "@/lib/api/endpoints/key-info";
import { barsQuery, barsWire } from "@/lib/api/endpoints/user-bars";
import { profileQuery, profileWire } from "@/lib/api/endpoints/user-basic";
import { cooldownsQuery, cooldownsWire } from "@/lib/api/endpoints/user-cooldowns";
import { studiesQuery, studiesWire } from "@/lib/api/endpoints/user-education";
import {
  checkKey,
  dayLogQuery,
  logTimeline,
  shopBuysQuery,
  userLogWire,
  virusLogQuery,
} from "@/lib/api/endpoints/user-log";
import { missionsQuery, missionsWire } from "@/lib/api/endpoints/user-missions";
import { ownCrimeQuery, ownCrimeWire } from "@/lib/api/endpoints/user-organised-crime";
import { perksQuery, perksWire } from "@/lib/api/endpoints/user-perks";
import { refillsQuery, refillsWire } from "@/lib/api/endpoints/user-refills";
import { holdingsQuery, holdingsWire } from "@/lib/api/endpoints/user-stocks";
import { gameTimeQuery, gameTimeWire } from "@/lib/api/endpoints/user-timestamp";
import { virusQuery, virusWire } from "@/lib/api/endpoints/user-virus";
import { workStatsQuery, workStatsWire } from "@/lib/api/endpoints/user-workstats";
import { type Endpoint, page, query, signal, SPAN } from "@/lib/api/testing/endpoint";

const LOG_FILTER = { typeIds: [4200, 5970], categoryId: 192 };

export const USER: Readonly<Record<string, Endpoint>> = {
  "key-info": { path: "/key/info", wire: keyInfoWire, requests: [query(keyInfoQuery)] },
  "user-bars": { path: "/user/bars", wire: barsWire, requests: [query(barsQuery)] },
  "user-basic": { path: "/user/basic", wire: profileWire, requests: [query(profileQuery)] },
  "user-cooldowns": {
    path: "/user/cooldowns",
    wire: cooldownsWire,
    requests: [query(cooldownsQuery)],
  },
  "user-education": { path: "/user/education", wire: studiesWire, requests: [query(studiesQuery)] },
  "user-log": {
    path: "/user/log",
    wire: userLogWire,
    requests: [
      page(logTimeline, {}),
      page(logTimeline, SPAN, LOG_FILTER),
      query(shopBuysQuery, SPAN.fromMs),
      query(dayLogQuery, SPAN.fromMs),
      query(virusLogQuery),
      { made: checkKey, send: (session) => checkKey(session, signal) },
    ],
    lists: ["log"],
    times: ["log.*.timestamp"],
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
    hasOlder: false,
  },
  "user-perks": { path: "/user/perks", wire: perksWire, requests: [query(perksQuery)] },
  "user-refills": { path: "/user/refills", wire: refillsWire, requests: [query(refillsQuery)] },
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
    hasOlder: false,
  },
  "user-virus": {
    path: "/user/virus",
    wire: virusWire,
    requests: [query(virusQuery)],
    hasOlder: false,
  },
  "user-workstats": {
    path: "/user/workstats",
    wire: workStatsWire,
    requests: [query(workStatsQuery)],
  },
};
