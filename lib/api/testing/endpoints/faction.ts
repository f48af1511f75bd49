import { applicationsQuery, applicationsWire } from "@/lib/api/endpoints/faction-applications";
import { attacksTimeline, attacksWire } from "@/lib/api/endpoints/faction-attacks";
import { factionBalanceQuery, factionBalanceWire } from "@/lib/api/endpoints/faction-balance";
import { factionBasicQuery, factionBasicWire } from "@/lib/api/endpoints/faction-basic";
import {
  availableCrimesQuery,
  crimesQuery,
  crimesTimeline,
  factionCrimesWire,
} from "@/lib/api/endpoints/faction-crimes";
import { factionMembersQuery, factionMembersWire } from "@/lib/api/endpoints/faction-members";
import { factionUpgradesQuery, factionUpgradesWire } from "@/lib/api/endpoints/faction-upgrades";
import { type Endpoint, page, query, SPAN } from "@/lib/api/testing/endpoint";

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
  "faction-applications": {
    path: "/faction/applications",
    wire: applicationsWire,
    requests: [query(applicationsQuery)],
    lists: ["applications"],
  },
  "faction-attacks": {
    path: "/faction/attacksfull",
    wire: attacksWire,
    requests: [page(attacksTimeline, {}), page(attacksTimeline, SPAN)],
    lists: ["attacks"],
    times: ["attacks.*.started"],
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
      ...CRIME_CATEGORIES.map((category) => query(crimesQuery, category)),
      page(crimesTimeline, {}),
      page(crimesTimeline, SPAN),
    ],
    lists: ["crimes", "crimes.0.slots", "crimes.1.rewards.items"],
    times: ["crimes.*.created_at"],
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
};
