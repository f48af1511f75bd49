import type { CallNote } from "@/lib/api/call-notes";

/**
 * Makes a page's first calls before its scripts have come, and must never stop the page.
 *
 * It counts the tabs' calls by what they have left in localStorage, and notes its own there for the call queue. It cannot
 * wait for the other tabs' locks, so it makes its calls only in the first half of what a minute allows: two tabs that
 * open at the same moment stay within it. In every other case the page asks as it always did. It doesn't ask again for what
 * any tab has read within the minute.
 */
export function makeFirstCalls(rules: {
  /** Each path with the address that it is asked at. */
  calls: Readonly<Record<string, string>>;
  options: RequestInit;
  sampleName: string;
  keyName: string;
  keyLength: number;
  notesName: string;
  readsName: string;
  /** How many calls a minute may hold, these included. */
  most: number;
  /** How long what another tab has read is not asked for again. */
  freshMs: number;
  timeoutMs: number;
  /** How long a note of this kind counts. */
  lastsMs: Readonly<Record<string, number>>;
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
    const notes = JSON.parse(localStorage.getItem(rules.notesName) ?? "[]") as readonly CallNote[];
    // What another tab has read within the minute is saved, and the page finds it there.
    const reads = JSON.parse(localStorage.getItem(rules.readsName) ?? "{}") as Record<
      string,
      number
    >;
    const due = Object.keys(rules.calls).filter((path) => {
      const ageMs = startedAtMs - (reads[path] ?? 0);
      return !(ageMs >= 0 && ageMs < rules.freshMs);
    });
    if (due.length === 0) return;
    let made = due.length;
    for (const note of notes) {
      const ageMs = Math.min(ticksMs - note.ticksMs, startedAtMs - note.clockMs);
      if (ageMs >= (rules.lastsMs[note.kind] ?? Infinity)) continue;
      // During a pause, or while the game blocks the address, no call is made.
      if (note.kind !== "calls") return;
      made += note.count;
    }
    if (!(made <= rules.most)) return;
    const id = Math.random().toString(36).slice(2);
    const own = { id, kind: "calls", count: due.length, ticksMs, clockMs: startedAtMs };
    localStorage.setItem(rules.notesName, JSON.stringify([...notes, own]));

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
    globalThis.takeFirstCall = (path, asKey) => {
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
