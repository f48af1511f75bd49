import { companyEmployeesQuery, companyEmployeesWire } from "@/lib/api/endpoints/company-employees";
import { companyProfileQuery, companyProfileWire } from "@/lib/api/endpoints/company-profile";
import { applicationsQuery, applicationsWire } from "@/lib/api/endpoints/faction-applications";
import { attacksQuery, attacksWire, readAttacks } from "@/lib/api/endpoints/faction-attacks";
import { factionBalanceQuery, factionBalanceWire } from "@/lib/api/endpoints/faction-balance";
import { factionBasicQuery, factionBasicWire } from "@/lib/api/endpoints/faction-basic";
import {
  availableCrimesQuery,
  crimesQuery,
  factionCrimesWire,
  readCrimes,
} from "@/lib/api/endpoints/faction-crimes";
import { factionMembersQuery, factionMembersWire } from "@/lib/api/endpoints/faction-members";
import { factionUpgradesQuery, factionUpgradesWire } from "@/lib/api/endpoints/faction-upgrades";
import { keyInfoQuery, keyInfoWire } from "@/lib/api/endpoints/key-info";
import { pointsMarketQuery, pointsMarketWire } from "@/lib/api/endpoints/market-points";
import { cityShopsQuery, cityShopsWire } from "@/lib/api/endpoints/torn-city-shops";
import { companyTypesQuery, companyTypesWire } from "@/lib/api/endpoints/torn-companies";
import { educationQuery, educationWire } from "@/lib/api/endpoints/torn-education";
import { itemsQuery, itemsWire } from "@/lib/api/endpoints/torn-items";
import { logCategoriesQuery, logCategoriesWire } from "@/lib/api/endpoints/torn-log-categories";
import { logTypesQuery, logTypesWire } from "@/lib/api/endpoints/torn-log-types";
import {
  crimeDefinitionsQuery,
  crimeDefinitionsWire,
} from "@/lib/api/endpoints/torn-organised-crimes";
import { propertiesQuery, propertiesWire } from "@/lib/api/endpoints/torn-properties";
import { stockHistoryQuery, stockHistoryWire } from "@/lib/api/endpoints/torn-stock-history";
import { stocksQuery, stocksWire } from "@/lib/api/endpoints/torn-stocks";
import { barsQuery, barsWire } from "@/lib/api/endpoints/user-bars";
import { profileQuery, profileWire } from "@/lib/api/endpoints/user-basic";
import { cooldownsQuery, cooldownsWire } from "@/lib/api/endpoints/user-cooldowns";
import { studiesQuery, studiesWire } from "@/lib/api/endpoints/user-education";
import {
  checkKey,
  latestLogQuery,
  readLog,
  shopBuysQuery,
  userLogWire,
} from "@/lib/api/endpoints/user-log";
import { missionsQuery, missionsWire } from "@/lib/api/endpoints/user-missions";
import { ownCrimeQuery, ownCrimeWire } from "@/lib/api/endpoints/user-organised-crime";
import { perksQuery, perksWire } from "@/lib/api/endpoints/user-perks";
import { refillsQuery, refillsWire } from "@/lib/api/endpoints/user-refills";
import { holdingsQuery, holdingsWire } from "@/lib/api/endpoints/user-stocks";
import { virusQuery, virusWire } from "@/lib/api/endpoints/user-virus";
import { workStatsQuery, workStatsWire } from "@/lib/api/endpoints/user-workstats";

import { type Endpoint, pages, query, signal } from "./endpoint";

type CrimeCategory = Parameters<typeof crimesQuery>[1];
/** The keys of an object, so that none is left out. */
const CRIME_CATEGORIES = Object.keys({
  all: true,
  available: true,
  completed: true,
  recruiting: true,
  planning: true,
  successful: true,
  failure: true,
  expired: true,
} satisfies Record<CrimeCategory, true>) as CrimeCategory[];

const SPAN = { fromMs: Date.UTC(2026, 9, 1), toMs: Date.UTC(2026, 10, 1) };
const LOG_FILTER = { typeIds: [4200, 5970], categoryId: 192, ...SPAN };

/** Every file of lib/api/endpoints, for the tests that hold for all of them. */
export const ENDPOINTS: Readonly<Record<string, Endpoint>> = {
  "company-employees": {
    path: "/company/employees",
    wire: companyEmployeesWire,
    requests: [query(companyEmployeesQuery)],
    lists: ["employees"],
  },
  "company-profile": {
    path: "/company/profile",
    wire: companyProfileWire,
    requests: [query(companyProfileQuery)],
  },
  "faction-applications": {
    path: "/faction/applications",
    wire: applicationsWire,
    requests: [query(applicationsQuery)],
    lists: ["applications"],
  },
  "faction-attacks": {
    path: "/faction/attacksfull",
    wire: attacksWire,
    requests: [query(attacksQuery), pages(readAttacks, {}), pages(readAttacks, SPAN)],
    lists: ["attacks"],
  },
  "faction-balance": {
    path: "/faction/balance",
    wire: factionBalanceWire,
    requests: [query(factionBalanceQuery)],
    lists: ["balance.members"],
  },
  "faction-basic": {
    path: "/faction/basic",
    wire: factionBasicWire,
    requests: [query(factionBasicQuery)],
  },
  "faction-crimes": {
    path: "/faction/crimes",
    wire: factionCrimesWire,
    requests: [
      query(availableCrimesQuery),
      ...CRIME_CATEGORIES.flatMap((category) => [
        query(crimesQuery, category),
        pages(readCrimes, category),
      ]),
    ],
    lists: ["crimes", "crimes.0.slots", "crimes.1.rewards.items"],
  },
  "faction-members": {
    path: "/faction/members",
    wire: factionMembersWire,
    requests: [query(factionMembersQuery)],
    lists: ["members"],
  },
  "faction-upgrades": {
    path: "/faction/upgrades",
    wire: factionUpgradesWire,
    requests: [query(factionUpgradesQuery)],
    lists: [
      "upgrades.core.upgrades",
      "upgrades.war",
      "upgrades.peace",
      "upgrades.peace.0.upgrades",
    ],
  },
  "key-info": { path: "/key/info", wire: keyInfoWire, requests: [query(keyInfoQuery)] },
  "market-points": {
    path: "/market/pointsmarket",
    wire: pointsMarketWire,
    requests: [query(pointsMarketQuery)],
    lists: ["pointsmarket"],
  },
  "torn-city-shops": {
    path: "/torn/cityshops",
    wire: cityShopsWire,
    requests: [query(cityShopsQuery)],
    lists: ["cityshops", "cityshops.0.items"],
  },
  "torn-companies": {
    path: "/torn/companies",
    wire: companyTypesWire,
    requests: [query(companyTypesQuery)],
    lists: ["companies", "companies.0.positions", "companies.0.stock", "companies.0.specials"],
  },
  "torn-education": {
    path: "/torn/education",
    wire: educationWire,
    requests: [query(educationQuery)],
    lists: ["education", "education.0.courses"],
  },
  "torn-items": {
    path: "/torn/items",
    wire: itemsWire,
    requests: [query(itemsQuery)],
    lists: ["items", "items.0.value.shops"],
  },
  "torn-log-categories": {
    path: "/torn/logcategories",
    wire: logCategoriesWire,
    requests: [query(logCategoriesQuery)],
    lists: ["logcategories"],
  },
  "torn-log-types": {
    path: "/torn/logtypes",
    wire: logTypesWire,
    requests: [query(logTypesQuery)],
    lists: ["logtypes"],
  },
  "torn-organised-crimes": {
    path: "/torn/organizedcrimes",
    wire: crimeDefinitionsWire,
    requests: [query(crimeDefinitionsQuery)],
    lists: ["organizedcrimes", "organizedcrimes.0.slots"],
  },
  "torn-properties": {
    path: "/torn/properties",
    wire: propertiesWire,
    requests: [query(propertiesQuery)],
    lists: ["properties"],
  },
  "torn-stock-history": {
    path: "/torn/{stockId}/stocks",
    wire: stockHistoryWire,
    requests: [query(stockHistoryQuery, 9)],
    lists: ["stocks.chart.history"],
  },
  "torn-stocks": {
    path: "/torn/stocks",
    wire: stocksWire,
    requests: [query(stocksQuery)],
    lists: ["stocks"],
  },
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
      query(latestLogQuery),
      query(latestLogQuery, LOG_FILTER),
      query(shopBuysQuery, SPAN.fromMs),
      pages(readLog, {}),
      pages(readLog, LOG_FILTER),
      { made: checkKey, calls: 1, send: (session) => checkKey(session, signal) },
    ],
    lists: ["log"],
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
