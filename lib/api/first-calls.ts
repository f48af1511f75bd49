import type { CallNote } from "./call-notes";

/**
 * What a page asks first, whatever the player has set: its HTML makes these calls before the scripts of the page have
 * come. Not among them is what would hold the scripts up, as the dashboard's list of items would.
 */
export const FIRST_CALLS: Readonly<Record<string, readonly string[]>> = {
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
  "/app/user/stock": ["/torn/stocks", "/user/stocks"],
  "/app/user/logs": ["/user/log?limit=100", "/torn/logtypes", "/torn/logcategories"],
  "/app/torn/items": ["/torn/items"],
  "/app/torn/stock-market": ["/torn/stocks", "/user/stocks"],
  "/app/torn/properties": ["/torn/properties", "/user/profile"],
  "/app/torn/companies": ["/torn/companies", "/user/workstats"],
  "/app/torn/education": ["/torn/education", "/user/education", "/user/perks"],
  "/app/settings": ["/key/info", "/user/basic"],
};

/** A call that was made before the scripts came. */
export interface FirstCall {
  startedAtMs: number;
  response: Promise<Response>;
}

declare global {
  /** Hands over the first call of this path, once, to a session with the key that it was made with. */
  var takeFirstCall: ((path: string, key: string) => FirstCall | undefined) | undefined;
}

/**
 * Runs in the page's head, as text: it may use nothing but its parameters, and must never stop the page.
 *
 * It counts the tabs' calls by what they have left in localStorage, and notes its own there for the call queue. It cannot
 * wait for the other tabs' locks, so it makes its calls only in the first half of what a minute allows: two tabs that
 * open at the same moment stay within it. In every other case the page asks as it always did. It doesn't ask again for what
 * any tab has read within the minute.
 * @param api the address of the API
 */
export function makeFirstCalls(paths: readonly string[], api: string) {
  try {
    // In the sample data no key is read.
    if (sessionStorage.getItem("demo") !== null) return;
    const key = localStorage.getItem("apiKey") ?? "";
    if (!/^\w{1,100}$/.test(key) || document.visibilityState !== "visible") return;

    const startedAtMs = Date.now();
    const madeAtMs = performance.now();
    const ticksMs = Math.round(performance.timeOrigin + madeAtMs);
    const notes = JSON.parse(localStorage.getItem("calls") ?? "[]") as readonly CallNote[];
    // What another tab has read within the minute is saved, and the page finds it there.
    const reads = JSON.parse(localStorage.getItem("reads") ?? "{}") as Record<string, number>;
    const due = paths.filter((path) => {
      const ageMs = startedAtMs - (reads[path] ?? 0);
      return !(ageMs >= 0 && ageMs < 60_000);
    });
    if (due.length === 0) return;
    let made = due.length;
    for (const note of notes) {
      const ageMs = Math.min(ticksMs - note.ticksMs, startedAtMs - note.clockMs);
      if (note.kind === "calls") made += ageMs >= 61_000 ? 0 : note.count;
      else if (!(ageMs >= 300_000)) return;
    }
    if (!(made <= 45)) return;
    const id = Math.random().toString(36).slice(2);
    const own = { id, kind: "calls", count: due.length, ticksMs, clockMs: startedAtMs };
    localStorage.setItem("calls", JSON.stringify([...notes, own]));

    const calls = new Map<string, Promise<Response>>();
    for (const path of due) {
      const response = fetch(`${api}${path}${path.includes("?") ? "&" : "?"}comment=Almanac`, {
        headers: { Authorization: `ApiKey ${key}` },
        redirect: "error",
        credentials: "omit",
        referrerPolicy: "no-referrer",
        signal: AbortSignal.timeout(20_000),
      });
      // Its failure is the page's to tell, once it takes the call.
      response.catch(() => undefined);
      calls.set(path, response);
    }
    globalThis.takeFirstCall = (path, asKey) => {
      const response = calls.get(path);
      if (asKey !== key || !response || performance.now() - madeAtMs > 20_000) return undefined;
      calls.delete(path);
      return { startedAtMs, response };
    };
  } catch {
    // The browser keeps nothing for us, or what it keeps cannot be read: the page knows what to do then.
  }
}
