import type { Route } from "next";

import {
  ACCESS,
  accessFor,
  type ApiPath,
  needsFactionAccess,
  selectionsOf,
} from "@/lib/api/transport/access";

export interface SitePage {
  path: Route;
  title: string;
  /** For search engines: 20 to 160 characters. */
  description: string;
  /** Other names that players use for the page, besides its title and its entry in the sidebar. */
  alsoCalled?: readonly string[];
}

export interface AppPage extends SitePage {
  /**
   * The endpoints that the page requests, including those of its views and of code that loads on demand: app-pages.test.ts
   * compares.
   */
  reads: readonly ApiPath[];
  /**
   * The calls that the page's HTML makes before its scripts have loaded: those that the page always makes first. Calls that would
   * delay the scripts are left out, such as the dashboard's list of items. A browser test checks that the page uses all of them.
   */
  preloads: readonly string[];
  /** The maximum number of calls, with the tests' responses and an empty cache, besides the daily comparison of clocks. */
  callsWhenCold: number;
  /** The part of the page that needs faction API access, if not all of it, as the end of a sentence: " for faction data". */
  factionPart?: string;
}

/** Adds the access that a page under /app needs of an API key, as part of a sentence: "the page needs …". */
function app<const Page extends AppPage>(page: Page): Page & { access: string } {
  const access = accessFor(...page.reads);
  const faction = `, plus faction API access${page.factionPart ?? ""}`;
  return { ...page, access: page.reads.some(needsFactionAccess) ? access + faction : access };
}

/** Every page under /app. */
export const appPages = {
  dashboard: app({
    path: "/app/dashboard",
    title: "Dashboard",
    description:
      "What’s left to do today, what ends in the next 24 hours, and your faction at a glance.",
    alsoCalled: ["Checklist", "Today", "Next 24 hours"],
    reads: [
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
    preloads: [
      "/key/info",
      "/user/bars",
      "/user/cooldowns",
      "/user/basic",
      "/faction/basic",
      "/torn/stocks",
      "/user/stocks",
    ],
    callsWhenCold: 25,
    factionPart: " for faction data",
  }),
  factionSummary: app({
    path: "/app/faction/basic",
    title: "Faction summary",
    description: "Your faction as everyone sees it: leaders, members, respect, rank and age.",
    alsoCalled: ["My faction"],
    reads: ["key/info", "faction/basic"],
    preloads: ["/faction/basic"],
    callsWhenCold: 1,
  }),
  members: app({
    path: "/app/faction/members",
    title: "Faction Members",
    description:
      "Everyone in your faction: who is inactive, who isn’t in an OC, and who has a balance.",
    alsoCalled: ["Faction list"],
    reads: ["key/info", "faction/balance", "faction/crimes", "faction/members"],
    preloads: ["/faction/members", "/faction/balance", "/faction/crimes?cat=available&limit=100"],
    callsWhenCold: 3,
  }),
  organisedCrimes: app({
    path: "/app/faction/organised-crimes",
    title: "Organised Crimes",
    description: "Which crimes need action, who took part, and what each member is owed.",
    alsoCalled: ["OC", "OCs", "Crimes", "Payouts", "Pass rates"],
    reads: ["key/info", "faction/basic", "faction/crimes", "faction/members", "torn/items"],
    preloads: [
      "/faction/crimes?cat=available&limit=100",
      "/faction/crimes?cat=all&limit=100",
      "/faction/members",
      "/torn/items",
    ],
    callsWhenCold: 4,
  }),
  dayPicture: app({
    path: "/app/faction/day",
    title: "Picture of the Day",
    description: "Your faction’s day as a picture to share in its chat, made in your browser.",
    alsoCalled: ["Share the day", "Print the day"],
    reads: [
      "key/info",
      "faction/applications",
      "faction/basic",
      "faction/crimes",
      "faction/members",
    ],
    preloads: [
      "/faction/crimes?cat=available&limit=100",
      "/faction/applications",
      "/faction/basic",
      "/faction/members",
    ],
    callsWhenCold: 4,
  }),
  factionWeek: app({
    path: "/app/faction/week",
    title: "Faction Week",
    description:
      "What each member did in a week: time played, Xanax, attacks, crimes, and who is below your minimums.",
    alsoCalled: ["Activity", "Who’s active", "Newsletter"],
    reads: [
      "key/info",
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
    preloads: ["/faction/members"],
    callsWhenCold: 9,
  }),
  attacks: app({
    path: "/app/faction/attacks",
    title: "Faction attacks",
    description:
      "Attacks made and received by your faction: who won, and the respect gained and lost.",
    alsoCalled: ["Attacks"],
    reads: [
      "key/info",
      "faction/attacksfull",
      "faction/basic",
      "faction/crimes",
      "faction/members",
    ],
    preloads: [
      "/faction/attacksfull?limit=100",
      "/faction/crimes?cat=available&limit=100",
      "/faction/members",
      "/faction/basic",
    ],
    callsWhenCold: 4,
  }),
  warRoom: app({
    path: "/app/faction/war",
    title: "War Room",
    description:
      "Your ranked war and chain at a glance: the lead, the time left, and who to hit now.",
    alsoCalled: ["War", "Ranked war", "Chain", "Enemies"],
    reads: [
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
    preloads: ["/faction/basic"],
    callsWhenCold: 6,
  }),
  stockRoi: app({
    path: "/app/tools/stock-market",
    title: "Stock ROI Calculator",
    description: "What each tier of each stock costs, pays and returns, and what to buy next.",
    alsoCalled: ["ROI", "Dividends"],
    reads: ["market/pointsmarket", "torn/items", "torn/properties", "torn/stocks", "user/stocks"],
    preloads: [
      "/torn/stocks",
      "/user/stocks",
      "/torn/items",
      "/torn/properties",
      "/market/pointsmarket",
    ],
    callsWhenCold: 5,
  }),
  shopProfit: app({
    path: "/app/tools/item-shop-profitability",
    title: "Item Shop Profitability",
    description: "What the city’s shops sell below market value, and the best 100 to buy today.",
    alsoCalled: ["Shops", "City shops", "Best 100"],
    reads: ["torn/cityshops", "torn/items", "user/log"],
    preloads: ["/torn/cityshops", "/torn/items"],
    callsWhenCold: 3,
  }),
  progress: app({
    path: "/app/user/progress",
    title: "My Progress",
    description: "How your net worth, stats and habits changed over a week, month or year.",
    alsoCalled: ["History", "Personal stats", "This week", "Awards", "Honors", "Medals", "Merits"],
    reads: [
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
    preloads: [],
    callsWhenCold: 1,
  }),
  training: app({
    path: "/app/user/training",
    title: "Training",
    description:
      "What your energy gains now, whether a happy jump pays, and when you reach your goal.",
    alsoCalled: ["Gym", "Happy jump", "Battle stats", "Energy"],
    reads: [
      "market/pointsmarket",
      "torn/gyms",
      "torn/items",
      "user/bars",
      "user/basic",
      "user/battlestats",
      "user/cooldowns",
      "user/gym",
      "user/log",
      "user/perks",
      "user/personalstats",
      "user/refills",
      "user/travel",
    ],
    preloads: [
      "/user/battlestats",
      "/user/gym",
      "/torn/gyms",
      "/user/bars",
      "/user/perks",
      "/user/refills",
      "/user/cooldowns",
      "/user/basic",
      "/user/log?limit=100&log=5300,5301,5302,5303",
    ],
    callsWhenCold: 10,
  }),
  targets: app({
    path: "/app/user/targets",
    title: "Targets",
    description: "Who to attack now, and for how much respect: your lists, bounties and NPCs.",
    alsoCalled: ["Bounties", "NPCs", "Loot", "Enemies", "Friends", "My attacks"],
    reads: [
      "torn/bounties",
      "user/attacks",
      "user/bars",
      "user/basic",
      "user/list",
      "user/personalstats",
      "user/reports",
      "user/{id}/profile",
    ],
    preloads: ["/user/basic"],
    callsWhenCold: 8,
  }),
  portfolio: app({
    path: "/app/user/stock",
    title: "User Stock Portfolio",
    description: "The stocks you hold: what they’re worth, what they cost and what they pay.",
    alsoCalled: ["My stocks", "Holdings"],
    reads: ["torn/stocks", "user/stocks"],
    preloads: ["/torn/stocks", "/user/stocks"],
    callsWhenCold: 2,
  }),
  userLogs: app({
    path: "/app/user/logs",
    title: "User Logs",
    description: "Your log in plain words: search it, total it by type and day, and export it.",
    alsoCalled: ["Log"],
    reads: [
      "faction/members",
      "torn/cityshops",
      "torn/items",
      "torn/logcategories",
      "torn/logtypes",
      "torn/stocks",
      "user/log",
    ],
    preloads: ["/user/log?limit=100", "/torn/logtypes", "/torn/logcategories"],
    callsWhenCold: 5,
  }),
  messageSender: app({
    path: "/app/tools",
    title: "Message Sender",
    description:
      "Write to many players: names are filled in and the game’s composer opens. Sending is simulated.",
    alsoCalled: ["Mail", "Newsletter"],
    reads: [],
    preloads: [],
    callsWhenCold: 0,
  }),
  items: app({
    path: "/app/torn/items",
    title: "Items",
    description: "Every item in the game: search by name, type and price.",
    reads: ["torn/cityshops", "torn/items"],
    preloads: ["/torn/items"],
    callsWhenCold: 1,
  }),
  stockMarket: app({
    path: "/app/torn/stock-market",
    title: "Stock Market",
    description: "Every stock in the game: its price, benefit and required shares.",
    alsoCalled: ["Stocks", "Shares"],
    reads: ["torn/stocks", "torn/{stockId}/stocks", "user/stocks"],
    preloads: ["/torn/stocks", "/user/stocks"],
    callsWhenCold: 2,
  }),
  properties: app({
    path: "/app/torn/properties",
    title: "Properties",
    description: "Every kind of property: cost, happiness, cost per happiness, upkeep and staff.",
    alsoCalled: ["Houses"],
    reads: ["torn/properties", "user/profile"],
    preloads: ["/torn/properties", "/user/profile"],
    callsWhenCold: 2,
  }),
  companies: app({
    path: "/app/torn/companies",
    title: "Companies",
    description: "Every kind of company: specials, stock, and the positions you qualify for.",
    alsoCalled: ["Jobs"],
    reads: ["torn/companies", "user/workstats"],
    preloads: ["/torn/companies", "/user/workstats"],
    callsWhenCold: 2,
  }),
  education: app({
    path: "/app/torn/education",
    title: "Education",
    description:
      "Every course in the game: what you’ve done, what’s available, and the path to any of them.",
    alsoCalled: ["Courses"],
    reads: ["torn/education", "user/education", "user/perks"],
    preloads: ["/torn/education", "/user/education", "/user/perks"],
    callsWhenCold: 3,
  }),
  settings: app({
    path: "/app/settings",
    title: "Settings",
    description: "Your API key and its access, recent API calls, stored data and backups.",
    alsoCalled: ["Options", "Preferences", "Backup", "Restore", "Storage", "Clear everything"],
    reads: ["key/info", "user/basic"],
    preloads: ["/key/info", "/user/basic"],
    callsWhenCold: 2,
  }),
};

/** "user: bars, log" for each section that a custom key must be allowed to read. */
export const selectionLabels = (paths: readonly ApiPath[]): string[] =>
  [...selectionsOf(paths)].map(([section, selections]) => `${section}: ${selections.join(", ")}`);

/** The same labels for all endpoints that the site requests. */
export const ALL_SELECTIONS = selectionLabels(Object.keys(ACCESS) as ApiPath[]);
