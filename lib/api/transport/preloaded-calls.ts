/**
 * The paths that each page's HTML calls before its scripts have loaded: what the page requests first, whatever the player
 * has set. Not among them is what would hold the scripts up, as the dashboard's list of items would. Every page under /app
 * has its entry, and a browser test sees that the page takes all of them.
 */
export const PRELOADED_PATHS: Readonly<Record<string, readonly string[]>> = {
  "/app/dashboard": [
    "/key/info",
    "/user/bars",
    "/user/cooldowns",
    "/user/basic",
    "/faction/basic",
    "/torn/stocks",
    "/user/stocks",
  ],
  "/app/faction/basic": ["/faction/basic"],
  "/app/faction/members": [
    "/faction/members",
    "/faction/balance",
    "/faction/crimes?cat=available&limit=100",
  ],
  "/app/faction/organised-crimes": [
    "/faction/crimes?cat=available&limit=100",
    "/faction/crimes?cat=all&limit=100",
    "/faction/members",
    "/torn/items",
  ],
  "/app/faction/day": [
    "/faction/crimes?cat=available&limit=100",
    "/faction/applications",
    "/faction/basic",
    "/faction/members",
  ],
  "/app/faction/attacks": [
    "/faction/attacksfull?limit=100",
    "/faction/crimes?cat=available&limit=100",
    "/faction/members",
    "/faction/basic",
  ],
  "/app/faction/war": ["/faction/basic"],
  "/app/faction/week": ["/faction/members"],
  "/app/tools/stock-market": [
    "/torn/stocks",
    "/user/stocks",
    "/torn/items",
    "/torn/properties",
    "/market/pointsmarket",
  ],
  "/app/tools/item-shop-profitability": ["/torn/cityshops", "/torn/items"],
  // Asks for what this browser does not know yet.
  "/app/user/progress": [],
  "/app/user/training": [
    "/user/battlestats",
    "/user/gym",
    "/torn/gyms",
    "/user/bars",
    "/user/perks",
    "/user/refills",
    "/user/cooldowns",
    "/user/log?limit=100&log=5300,5301,5302,5303",
  ],
  "/app/user/stock": ["/torn/stocks", "/user/stocks"],
  // Asks for nothing.
  "/app/tools": [],
  "/app/user/logs": ["/user/log?limit=100", "/torn/logtypes", "/torn/logcategories"],
  "/app/torn/items": ["/torn/items"],
  "/app/torn/stock-market": ["/torn/stocks", "/user/stocks"],
  "/app/torn/properties": ["/torn/properties", "/user/profile"],
  "/app/torn/companies": ["/torn/companies", "/user/workstats"],
  "/app/torn/education": ["/torn/education", "/user/education", "/user/perks"],
  "/app/settings": ["/key/info", "/user/basic"],
};

/** A call that the page's HTML has made. */
export interface PreloadedCall {
  startedAtMs: number;
  response: Promise<Response>;
}

declare global {
  /** Hands over the preloaded call of this path, once, to a session with the key that it was made with. */
  var takePreloadedCall: ((path: string, key: string) => PreloadedCall | undefined) | undefined;
}
