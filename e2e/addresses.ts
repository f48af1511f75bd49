import { pages } from "../content/pages";

/** What a page shows only when asked. */
const VIEWS: Readonly<Record<string, readonly string[]>> = {
  "/app/faction/attacks": ["?view=members"],
  "/app/faction/organised-crimes": ["?view=history", "?view=pass-rates", "?view=payouts"],
  "/app/faction/week": ["?view=weeks", "?view=ledger"],
  "/app/tools/stock-market": ["?view=next-tier", "?view=budget", "?view=dividends"],
  "/app/tools/item-shop-profitability": ["?view=best-100"],
  "/app/torn/items": ["?view=table"],
  "/app/user/progress": ["?view=awards"],
  "/app/user/logs": ["?view=types", "?view=days"],
  "/app/torn/education": ["?view=path"],
  "/changes": ["?type=fix"],
  "/suggestions": ["?view=implemented", "?view=leaderboard"],
  "/bugs": ["?view=fixed", "?view=leaderboard"],
};

/** Every page, and every view of it, for the tests and the pictures that show them all. */
export const addresses: readonly string[] = Object.values(pages).flatMap(({ path }) => [
  path,
  ...(VIEWS[path] ?? []).map((view) => path + view),
]);

export const isApp = (path: string) => path.startsWith("/app");
