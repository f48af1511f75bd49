import type { UsageEntry } from "@/lib/api/transport/rate-limit";

/**
 * Preloads a page's API calls before its scripts have loaded, and must never stop the page.
 *
 * It counts the tabs' calls by the usage entries in localStorage, and adds its own there for the call queue. It cannot wait
 * for the other tabs' locks, so it makes its calls only in the first half of what a minute allows: two tabs that open at the
 * same moment stay within it. In every other case the page makes its calls as usual. It doesn't request again what any tab
 * has fetched within the minute.
 */
export function preloadCalls(rules: {
  /** Each path with the address that it is asked at. */
  calls: Readonly<Record<string, string>>;
  options: RequestInit;
  sampleName: string;
  keyName: string;
  keyLength: number;
  usageName: string;
  fetchTimesName: string;
  /** How many calls a minute may hold, these included. */
  maxCalls: number;
  /** How long what another tab has fetched is not requested again. */
  staleTimeMs: number;
  timeoutMs: number;
  /** How long a usage entry of this kind counts. */
  entryTtlMs: Readonly<Record<string, number>>;
}) {
  try {
    // In the sample data no key is read.
    if (sessionStorage.getItem(rules.sampleName) !== null) return;
    const key = localStorage.getItem(rules.keyName) ?? "";
    if (!/^\w+$/.test(key) || key.length > rules.keyLength) return;
    if (document.visibilityState !== "visible") return;

    const startedAtMs = Date.now();
    const madeAtMs = performance.now();
    const ticksMs = Math.round(performance.timeOrigin + madeAtMs);
    const entries = JSON.parse(
      localStorage.getItem(rules.usageName) ?? "[]",
    ) as readonly UsageEntry[];
    // What another tab has read within the minute is saved, and the page finds it there.
    const reads = JSON.parse(localStorage.getItem(rules.fetchTimesName) ?? "{}") as Record<
      string,
      number
    >;
    const due = Object.keys(rules.calls).filter((path) => {
      const ageMs = startedAtMs - (reads[path] ?? 0);
      return !(ageMs >= 0 && ageMs < rules.staleTimeMs);
    });
    if (due.length === 0) return;
    let made = due.length;
    for (const entry of entries) {
      const ageMs = Math.min(ticksMs - entry.ticksMs, startedAtMs - entry.clockMs);
      if (ageMs >= (rules.entryTtlMs[entry.kind] ?? Infinity)) continue;
      // During a pause, or while the game blocks the address, no call is made.
      if (entry.kind !== "calls") return;
      made += entry.count;
    }
    if (!(made <= rules.maxCalls)) return;
    const id = Math.random().toString(36).slice(2);
    const own = { id, kind: "calls", count: due.length, ticksMs, clockMs: startedAtMs };
    localStorage.setItem(rules.usageName, JSON.stringify([...entries, own]));

    const calls = new Map<string, Promise<Response>>();
    for (const path of due) {
      const response = fetch(rules.calls[path] ?? "", {
        ...rules.options,
        headers: { Authorization: `ApiKey ${key}` },
        signal: AbortSignal.timeout(rules.timeoutMs),
      });
      // Its failure is the page's to tell, once it takes the call.
      response.catch(() => undefined);
      calls.set(path, response);
    }
    globalThis.takePreloadedCall = (path, asKey) => {
      const response = calls.get(path);
      if (asKey !== key || !response || performance.now() - madeAtMs > rules.timeoutMs) {
        return undefined;
      }
      calls.delete(path);
      return { startedAtMs, response };
    };
  } catch {
    // The browser keeps nothing for us, or what it keeps cannot be read: the page knows what to do then.
  }
}
