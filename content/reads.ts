import {
  ACCESS,
  accessFor,
  type ApiPath,
  needsFactionAccess,
  selectionsOf,
} from "@/lib/api/transport/access";

/** What each page under /app asks the game for, its views and what loads on demand included: reads.test.ts compares. */
export const READS = {
  dashboard: [
    "key/info",
    "company/employees",
    "company/profile",
    "faction/applications",
    "faction/basic",
    "faction/crimes",
    "faction/members",
    "faction/upgrades",
    "torn/calendar",
    "torn/education",
    "torn/honors",
    "torn/items",
    "torn/medals",
    "torn/stocks",
    "user/bars",
    "user/basic",
    "user/cooldowns",
    "user/education",
    "user/honors",
    "user/log",
    "user/medals",
    "user/missions",
    "user/money",
    "user/organizedcrime",
    "user/perks",
    "user/personalstats",
    "user/refills",
    "user/stocks",
    "user/travel",
    "user/virus",
  ],
  factionSummary: ["key/info", "faction/basic"],
  members: ["key/info", "faction/balance", "faction/crimes", "faction/members"],
  organisedCrimes: ["key/info", "faction/basic", "faction/crimes", "faction/members", "torn/items"],
  dayPicture: [
    "key/info",
    "faction/applications",
    "faction/basic",
    "faction/crimes",
    "faction/members",
  ],
  factionWeek: [
    "faction/members",
    "faction/balance",
    "faction/basic",
    "faction/contributors",
    "faction/crimes",
    "faction/inventory",
    "faction/news",
    "torn/items",
    "user/basic",
    "user/personalstats",
  ],
  attacks: [
    "key/info",
    "faction/attacksfull",
    "faction/basic",
    "faction/crimes",
    "faction/members",
  ],
  warRoom: [
    "key/info",
    "faction/attacks",
    "faction/basic",
    "faction/chain",
    "faction/rankedwars",
    "faction/wars",
    "faction/{id}/members",
    "faction/{rankedWarId}/rankedwarreport",
    "torn/items",
  ],
  stockRoi: ["market/pointsmarket", "torn/items", "torn/properties", "torn/stocks", "user/stocks"],
  shopProfit: ["torn/cityshops", "torn/items", "user/log"],
  progress: [
    "torn/honors",
    "torn/medals",
    "torn/merits",
    "user/basic",
    "user/honors",
    "user/log",
    "user/medals",
    "user/merits",
    "user/personalstats",
  ],
  training: [
    "market/pointsmarket",
    "torn/gyms",
    "torn/items",
    "user/bars",
    "user/battlestats",
    "user/cooldowns",
    "user/gym",
    "user/log",
    "user/perks",
    "user/refills",
  ],
  portfolio: ["torn/stocks", "user/stocks"],
  userLogs: [
    "faction/members",
    "torn/cityshops",
    "torn/items",
    "torn/logcategories",
    "torn/logtypes",
    "torn/stocks",
    "user/log",
  ],
  messageSender: [],
  items: ["torn/cityshops", "torn/items"],
  stockMarket: ["torn/stocks", "torn/{stockId}/stocks", "user/stocks"],
  properties: ["torn/properties", "user/profile"],
  companies: ["torn/companies", "user/workstats"],
  education: ["torn/education", "user/education", "user/perks"],
  settings: ["key/info", "user/basic"],
} as const satisfies Readonly<Record<string, readonly ApiPath[]>>;

/** What a page needs of an API key, as part of a sentence: "the page needs …". */
export function accessOf(page: keyof typeof READS): string {
  const access = accessFor(...READS[page]);
  if (!READS[page].some(needsFactionAccess)) return access;
  const part = page === "dashboard" ? " for faction data" : "";
  return `${access}, plus faction API access${part}`;
}

/** "user: bars, log" for each section that a custom key must be allowed to read. */
export const selectionLabels = (paths: readonly ApiPath[]): string[] =>
  [...selectionsOf(paths)].map(([section, selections]) => `${section}: ${selections.join(", ")}`);

/** The same for all that we read. */
export const ALL_SELECTIONS = selectionLabels(Object.keys(ACCESS) as ApiPath[]);
