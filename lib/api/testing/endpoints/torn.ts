import { pointsMarketQuery, pointsMarketWire } from "@/lib/api/endpoints/market-points";
import {
  bountiesQuery,
  bountiesWire,
  furtherBountiesQuery,
} from "@/lib/api/endpoints/torn-bounties";
import { calendarQuery, calendarWire } from "@/lib/api/endpoints/torn-calendar";
import { cityShopsQuery, cityShopsWire } from "@/lib/api/endpoints/torn-city-shops";
import { companyTypesQuery, companyTypesWire } from "@/lib/api/endpoints/torn-companies";
import { educationQuery, educationWire } from "@/lib/api/endpoints/torn-education";
import { honorsQuery, honorsWire } from "@/lib/api/endpoints/torn-honors";
import { itemDetailsQuery, itemDetailsWire } from "@/lib/api/endpoints/torn-item-details";
import { itemsQuery, itemsWire } from "@/lib/api/endpoints/torn-items";
import { stockHistoryQuery, stockHistoryWire } from "@/lib/api/endpoints/torn-stock-history";
import { type Endpoint, query } from "@/lib/api/testing/endpoint";

export const TORN: Readonly<Record<string, Endpoint>> = {
  "market-points": {
    path: "/market/pointsmarket",
    wire: pointsMarketWire,
    requests: [query(pointsMarketQuery)],
    lists: ["pointsmarket"],
  },
  "torn-bounties": {
    path: "/torn/bounties",
    wire: bountiesWire,
    requests: [query(bountiesQuery), query(furtherBountiesQuery, 0)],
    lists: ["bounties"],
    hasLegacy: false,
  },
  "torn-calendar": {
    path: "/torn/calendar",
    wire: calendarWire,
    requests: [query(calendarQuery)],
    lists: ["calendar.competitions", "calendar.events"],
    times: [
      ...["calendar.competitions.*.start", "calendar.competitions.*.end"],
      ...["calendar.events.*.start", "calendar.events.*.end"],
    ],
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
  "torn-honors": {
    path: "/torn/honors",
    wire: honorsWire,
    requests: [query(honorsQuery)],
    lists: ["honors"],
  },
  "torn-item-details": {
    path: "/torn/items",
    wire: itemDetailsWire,
    requests: [query(itemDetailsQuery, "Weapon")],
    lists: ["items", "items.0.details.coverage"],
    hasLegacy: false,
  },
  "torn-items": {
    path: "/torn/items",
    wire: itemsWire,
    requests: [query(itemsQuery)],
    lists: ["items", "items.0.value.shops"],
  },
  "torn-stock-history": {
    path: "/torn/{stockId}/stocks",
    wire: stockHistoryWire,
    requests: [query(stockHistoryQuery, 9)],
    lists: ["stocks.chart.history"],
    times: ["stocks.chart.history.*.timestamp"],
  },
};
