import { pages } from "../../content/pages";

export const isApp = (path: string) => path.startsWith("/app");

/** A text of a page, by its address. */
export type Shown = Readonly<Record<string, string | RegExp>>;

/** Each page and each view of the app, with a text of its data with the usual answers, the same at every time of day. */
const DATA: Shown = {
  "/app/faction/basic": "1,010,992",
  "/app/dashboard": "2,400",
  "/app/faction/members": "bravo_the_second_of_that_name1",
  "/app/faction/organised-crimes": "Level 1, Successful",
  "/app/faction/organised-crimes?view=history": "Pet Project",
  "/app/faction/organised-crimes?view=pass-rates": "1 of 2 pass rates below 90%",
  "/app/faction/organised-crimes?view=payouts": "Delta",
  "/app/faction/day": "faction tasks done",
  "/app/faction/week": "6 calls",
  "/app/faction/week?view=weeks": "Alpha",
  "/app/faction/week?view=ledger": "$0 taken by 0 members",
  "/app/faction/attacks": "4.25 respect gained",
  "/app/faction/attacks?view=members": "+4.25",
  "/app/faction/war": "10,340",
  "/app/tools/stock-market": "39.25%",
  "/app/tools/stock-market?view=next-tier": "1,793 days",
  "/app/tools/stock-market?view=budget": "None of your tiers would earn more elsewhere",
  "/app/tools/stock-market?view=dividends": "Nothing ready to collect.",
  "/app/tools/item-shop-profitability": /Nothing left to buy today|Daily limit reached/,
  "/app/tools/item-shop-profitability?view=best-100": "Nothing left to buy today",
  "/app/user/progress": "Load my history",
  "/app/user/progress?view=awards": "Xanax Fiend",
  "/app/user/training": "44,101",
  "/app/user/training?view=jump": "of flat training",
  "/app/user/training?view=plan": "No goal yet",
  "/app/user/training?view=log": "No gym sessions found",
  "/app/user/targets": "Korna",
  "/app/user/targets?view=bounties": "Oxbow",
  "/app/user/targets?view=npcs": "Jimmy",
  "/app/user/targets?view=attacks": "MrPips",
  "/app/user/stock": "$10,614,870,000",
  "/app/user/logs": "Church pray",
  "/app/user/logs?view=types": "2 types in 2 entries",
  "/app/user/logs?view=days": "1 day with 2 entries",
  "/app/tools": "Recipients appear here as you add them",
  "/app/torn/items": "Armalite M-15A4",
  "/app/torn/items?view=table": "Armalite M-15A4",
  "/app/torn/stock-market": "$24,356,000,000,000",
  "/app/torn/properties": "Eagle Island",
  "/app/torn/companies": "Adult Novelties",
  "/app/torn/education": "Introduction to Law",
  "/app/torn/education?view=path": /\b3 courses left/,
  "/app/settings": "alpha_one [3000001]",
};

/** The views of the public pages besides the first. */
const PUBLIC_VIEWS = [
  "/changes?type=fix",
  "/suggestions?view=implemented",
  "/suggestions?view=leaderboard",
  "/bugs?view=fixed",
  "/bugs?view=leaderboard",
];

/** Every page, and every view of it, for the tests and the pictures that show them all. */
export const addresses: readonly string[] = Object.values(pages).flatMap(({ path }) => [
  path,
  ...[...Object.keys(DATA), ...PUBLIC_VIEWS].filter((address) => address.startsWith(`${path}?`)),
]);

/**
 * The text that shows a page's data.
 * @param instead what a fault shows in place of a page's usual data, by address
 */
export function dataText(address: string, instead: Shown = {}): string | RegExp {
  const data = instead[address] ?? DATA[address];
  if (data === undefined) throw new Error(`What does ${address} show?`);
  return data;
}
