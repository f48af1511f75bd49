import { rankedWarsQuery, rankedWarsWire } from "@/lib/api/endpoints/faction-ranked-wars";
import { warReportQuery, warReportWire } from "@/lib/api/endpoints/faction-war-report";
import {
  ARMOURY_CATEGORIES,
  factionInventoryWire,
  inventoryPage,
  inventoryQuery,
} from "@/lib/api/endpoints/faction-inventory";
import {
  armouryNewsTimeline,
  factionNewsTimeline,
  factionNewsWire,
} from "@/lib/api/endpoints/faction-news";
import { chainReportQuery, chainReportWire } from "@/lib/api/endpoints/faction-chain-report";
import { chainsQuery, chainsWire } from "@/lib/api/endpoints/faction-chains";
import { contributorsQuery, contributorsWire } from "@/lib/api/endpoints/faction-contributors";
import { warAttacksTimeline, warAttacksWire } from "@/lib/api/endpoints/faction-war-attacks";
import { attacksTimeline, attacksWire } from "@/lib/api/endpoints/faction-attacks";
import {
  allBalancesQuery,
  factionBalanceQuery,
  factionBalanceWire,
} from "@/lib/api/endpoints/faction-balance";
import {
  availableCrimesQuery,
  crimesQuery,
  crimesTimeline,
  factionCrimesWire,
} from "@/lib/api/endpoints/faction-crimes";
import { fightersQuery, fightersWire } from "@/lib/api/endpoints/faction-fighters";
import { factionUpgradesQuery, factionUpgradesWire } from "@/lib/api/endpoints/faction-upgrades";
import { warsQuery, warsWire } from "@/lib/api/endpoints/faction-wars";
import { type Endpoint, page, query, signal, SPAN } from "@/lib/api/testing/endpoint";

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

export const FACTION: Readonly<Record<string, Endpoint>> = {
  "faction-attacks": {
    path: "/faction/attacksfull",
    wire: attacksWire,
    requests: [page(attacksTimeline, {}), page(attacksTimeline, SPAN)],
    lists: ["attacks"],
    times: ["attacks.*.started"],
  },
  "faction-war-attacks": {
    path: "/faction/attacks",
    wire: warAttacksWire,
    requests: [page(warAttacksTimeline, {}), page(warAttacksTimeline, SPAN)],
    lists: ["attacks"],
    times: ["attacks.*.started"],
  },
  "faction-balance": {
    path: "/faction/balance",
    wire: factionBalanceWire,
    requests: [query(factionBalanceQuery), query(allBalancesQuery)],
    lists: ["balance.members"],
  },
  "faction-chain-report": {
    path: "/faction/{chainId}/chainreport",
    wire: chainReportWire,
    requests: [query(chainReportQuery, 54_900_012)],
    lists: ["chainreport.attackers", "chainreport.bonuses"],
    times: ["chainreport.start"],
  },
  "faction-chains": {
    path: "/faction/chains",
    wire: chainsWire,
    requests: [query(chainsQuery)],
    lists: ["chains"],
    times: ["chains.*.start", "chains.*.end"],
  },
  "faction-contributors": {
    path: "/faction/contributors",
    wire: contributorsWire,
    requests: [query(contributorsQuery, "gymenergy"), query(contributorsQuery, "drugoverdoses")],
    lists: ["contributors"],
  },
  "faction-crimes": {
    path: "/faction/crimes",
    wire: factionCrimesWire,
    requests: [
      query(availableCrimesQuery),
      ...CRIME_CATEGORIES.map((category) => query(crimesQuery, category)),
      page(crimesTimeline, {}),
      page(crimesTimeline, SPAN),
    ],
    lists: ["crimes", "crimes.0.slots", "crimes.1.rewards.items"],
    times: ["crimes.*.created_at"],
  },
  "faction-fighters": {
    path: "/faction/{id}/members",
    wire: fightersWire,
    requests: [query(fightersQuery, 9104)],
    lists: ["members"],
  },
  "faction-inventory": {
    path: "/faction/inventory",
    wire: factionInventoryWire,
    hasLegacy: false,
    requests: [
      ...ARMOURY_CATEGORIES.map((category) => query(inventoryQuery, category)),
      {
        made: inventoryPage,
        send: (session) => inventoryPage(session, "weapons", 0, signal),
      },
    ],
    lists: ["inventory"],
  },
  "faction-news": {
    path: "/faction/news",
    wire: factionNewsWire,
    hasLegacy: false,
    requests: [
      page(armouryNewsTimeline, {}),
      page(armouryNewsTimeline, SPAN),
      page(factionNewsTimeline, {}, "armoury", () => Promise.resolve(null)),
      page(factionNewsTimeline, SPAN, "funds", () => Promise.resolve(null)),
    ],
    lists: ["news"],
    times: ["news.*.timestamp"],
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
  "faction-ranked-wars": {
    path: "/faction/rankedwars",
    wire: rankedWarsWire,
    requests: [query(rankedWarsQuery)],
    lists: ["rankedwars"],
    times: ["rankedwars.*.start"],
  },
  "faction-war-report": {
    path: "/faction/{rankedWarId}/rankedwarreport",
    wire: warReportWire,
    requests: [query(warReportQuery, 27811)],
    lists: ["rankedwarreport.factions", "rankedwarreport.factions.0.members"],
    times: ["rankedwarreport.start"],
  },
  "faction-wars": {
    path: "/faction/wars",
    wire: warsWire,
    requests: [query(warsQuery)],
    lists: ["wars.raids", "wars.territory"],
    times: ["wars.ranked.start"],
  },
};
