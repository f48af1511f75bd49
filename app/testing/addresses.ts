import type { appPages } from "../../content/app-pages";
import { pages } from "../../content/pages";

export const isApp = (path: string) => path.startsWith("/app");

/** A text of a page, by its address. */
export type Shown = Readonly<Record<string, string | RegExp>>;

/** A page or a view with the usual answers. */
interface View {
  /** A text of its data, the same at every time of day. */
  data: string | RegExp;
  /** True if it opens with a table, a list or cards. e2e/phone-measures.spec.ts measures where the first row begins. */
  hasRows?: true;
}

interface TestedPage extends View {
  /** Its further views, by the value of `view` in the query. */
  views?: Readonly<Record<string, View>>;
  /** True if other parts than its first row come first, so that e2e/nothing-jumps.spec.ts leaves it out. */
  keepsNoPlace?: true;
}

const rows = (data: string | RegExp): View => ({ data, hasRows: true });

/** The facts that the tests of all pages need of each page of the app, by its name in content/app-pages.ts. */
const APP: Readonly<Record<keyof typeof appPages, TestedPage>> = {
  dashboard: { data: "2,400" },
  factionSummary: { data: "1,010,992" },
  members: rows("bravo_the_second_of_that_name1"),
  organisedCrimes: {
    ...rows("Level 1, Successful"),
    views: {
      history: rows("Pet Project"),
      "pass-rates": rows("Underlined: below 90%"),
      payouts: rows("Delta"),
    },
  },
  dayPicture: { data: "faction tasks done" },
  warRoom: { data: "10,340" },
  factionWeek: {
    ...rows("6 calls"),
    keepsNoPlace: true,
    views: { weeks: rows("Alpha"), ledger: rows("$0 taken by 0 members") },
  },
  treasury: {
    data: "Cold Furnace",
    views: {
      armoury: { data: /Stock at \d/ },
      use: { data: "No armoury use in this period" },
      funds: { data: "Zulu" },
    },
  },
  attacks: { ...rows("4.25 respect gained"), views: { members: rows("+4.25") } },
  messageSender: { data: "Each recipient appears here" },
  stockRoi: {
    ...rows("39.25%"),
    views: {
      "next-tier": rows("4.9 years"),
      budget: { data: "None of yours would earn more elsewhere" },
      dividends: rows("Nothing ready to collect."),
    },
  },
  shopProfit: {
    ...rows(/Nothing left to buy today|Daily limit reached/),
    views: { "best-100": { data: "Nothing left to buy today" } },
  },
  progress: {
    ...rows("Load my history"),
    keepsNoPlace: true,
    views: { awards: rows("Anti Social") },
  },
  training: {
    data: "44,101",
    views: {
      jump: { data: "against flat training" },
      plan: { data: ", the nearest" },
      log: { data: "No gym sessions found" },
    },
  },
  targets: {
    data: "Korna",
    views: { bounties: { data: "Oxbow" }, npcs: { data: "Jimmy" }, attacks: { data: "MrPips" } },
  },
  ledger: {
    data: "No trips since",
    views: {
      trade: rows("[209]"),
      sets: rows("Senet Game"),
      "next-trip": rows("costs $"),
    },
  },
  company: {
    ...rows("Trains left"),
    views: {
      employees: rows("Echo"),
      history: { data: "Daily reports" },
      trains: rows("Thu 19 Nov"),
    },
  },
  portfolio: rows("$10,614,870,000"),
  userLogs: {
    ...rows("Prayed in church"),
    views: { types: rows("in 2 entries"), days: rows("1 day with 2 entries") },
  },
  items: { ...rows("Armalite M-15A4"), views: { table: { data: "Armalite M-15A4" } } },
  stockMarket: rows("$1,179.43"),
  properties: rows("Eagle Island"),
  companies: rows("Adult Novelties"),
  education: {
    ...rows("Introduction to Law"),
    views: { path: { data: /\b3 courses left/ } },
  },
  settings: { data: "alpha_one [3000001]" },
};

/** The views of the public pages besides the first. */
const PUBLIC_VIEWS = [
  "/changes?type=fix",
  "/suggestions?view=implemented",
  "/suggestions?view=leaderboard",
  "/bugs?view=fixed",
  "/bugs?view=leaderboard",
];

const views = new Map(
  Object.entries<TestedPage>(APP).flatMap(([name, { views: further = {}, ...page }]) => {
    const { path } = pages[name as keyof typeof APP];
    const byAddress = Object.entries(further).map(([view, facts]): [string, View] => [
      `${path}?view=${view}`,
      facts,
    ]);
    return [[path, page] as [string, TestedPage], ...byAddress];
  }),
);

/** Every page, and every view of it, for the tests and the pictures that show them all. */
export const addresses: readonly string[] = Object.values(pages).flatMap(({ path }) => [
  path,
  ...[...views.keys(), ...PUBLIC_VIEWS].filter((address) => address.startsWith(`${path}?`)),
]);

/** True if the address opens with a table, a list or cards. */
export const hasRows = (address: string) => views.get(address)?.hasRows ?? false;

/** The pages that keep the place of their first row until it arrives. */
export const keepingPlaces: readonly string[] = Object.entries<TestedPage>(APP)
  .filter(([, page]) => page.hasRows && !page.keepsNoPlace)
  .map(([name]) => pages[name as keyof typeof APP].path);

/**
 * The text that shows a page's data.
 * @param instead what a fault shows in place of a page's usual data, by address
 */
export function dataText(address: string, instead: Shown = {}): string | RegExp {
  const data = instead[address] ?? views.get(address)?.data;
  if (data === undefined) throw new Error(`What does ${address} show?`);
  return data;
}
