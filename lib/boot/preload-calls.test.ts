import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { deviceClocks } from "@/lib/api/transport/rate-limit";

import { preloadCallsScript } from "./scripts";

const API = "https://game.example/v2";
const PATHS = ["/user/bars", "/faction/crimes?cat=all"];
const KEY = "sample0000000key";

const calls = (): CallNotes => JSON.parse(localStorage.getItem("calls") ?? "[]") as CallNotes;
type CallNotes = readonly { kind: string; count: number }[];

function aNote(kind: "calls" | "pause" | "block", count: number, agoMs: number) {
  const [ticksMs, clockMs] = [
    deviceClocks.monotonicMs() - agoMs,
    deviceClocks.wallClockMs() - agoMs,
  ];
  localStorage.setItem("calls", JSON.stringify([{ id: "a", kind, count, ticksMs, clockMs }]));
}

function runFirstCalls() {
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- as a browser runs it
  new Function(preloadCallsScript(PATHS, API))();
}

const fetched = vi.fn(() => Promise.resolve(new Response("{}")));

beforeEach(() => {
  localStorage.setItem("apiKey", KEY);
  vi.stubGlobal("fetch", fetched);
});

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  globalThis.takePreloadedCall = undefined;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
  fetched.mockReset();
  fetched.mockImplementation(() => Promise.resolve(new Response("{}")));
});

describe("the first calls of a page", () => {
  it("carry the key in their header alone, and name the tool", () => {
    runFirstCalls();

    expect(fetched.mock.calls.map(([url]: unknown[]) => url)).toEqual([
      `${API}/user/bars?comment=Almanac`,
      `${API}/faction/crimes?cat=all&comment=Almanac`,
    ]);
    expect(fetched.mock.calls.map(([, init]: unknown[]) => init)).toEqual(
      PATHS.map(() => ({
        headers: { Authorization: `ApiKey ${KEY}` },
        redirect: "error",
        credentials: "omit",
        referrerPolicy: "no-referrer",
        signal: expect.any(AbortSignal) as AbortSignal,
      })),
    );
    expect(localStorage.getItem("calls")).not.toContain(KEY);
  });

  it("are noted for the queue of every tab", () => {
    runFirstCalls();
    expect(calls()).toEqual([expect.objectContaining({ kind: "calls", count: 2 })]);
  });

  it("are handed over once, and only to who has their key", async () => {
    runFirstCalls();
    expect(globalThis.takePreloadedCall?.("/user/bars", "another")).toBeUndefined();
    const response = await globalThis.takePreloadedCall?.("/user/bars", KEY)?.response;
    expect(response?.ok).toBe(true);
    expect(globalThis.takePreloadedCall?.("/user/bars", KEY)).toBeUndefined();
    expect(globalThis.takePreloadedCall?.("/user/basic", KEY)).toBeUndefined();
  });

  it("carry when they arrived, however late the page takes them", async () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 12) });
    fetched.mockImplementation(
      () => new Promise((resolve) => setTimeout(resolve, 400, new Response("{}"))),
    );
    runFirstCalls();
    await vi.advanceTimersByTimeAsync(9_000);
    expect(globalThis.takePreloadedCall?.("/user/bars", KEY)).toMatchObject({
      startedAtMs: Date.UTC(2026, 10, 20, 12),
      arrivedAtMs: Date.UTC(2026, 10, 20, 12) + 400,
    });
  });

  it("say when they arrived also if the page takes them before", async () => {
    runFirstCalls();
    const call = globalThis.takePreloadedCall?.("/user/bars", KEY);
    expect(call?.arrivedAtMs).toBeUndefined();
    await call?.response;
    expect(call?.arrivedAtMs).toBeGreaterThan(0);
  });

  it("are too old for a page that comes after twenty seconds", () => {
    runFirstCalls();
    vi.spyOn(performance, "now").mockReturnValue(performance.now() + 20_001);
    expect(globalThis.takePreloadedCall?.("/user/bars", KEY)).toBeUndefined();
  });

  it.each([
    { what: "43 calls in the last minute", kind: "calls", count: 43, agoMs: 59_000, made: 2 },
    { what: "44 calls in the last minute", kind: "calls", count: 44, agoMs: 59_000, made: 0 },
    { what: "44 calls more than a minute ago", kind: "calls", count: 44, agoMs: 62_000, made: 2 },
    {
      what: "calls before the clock was set back",
      kind: "calls",
      count: 44,
      agoMs: -600_000,
      made: 0,
    },
    { what: "a pause that the game asked for", kind: "pause", count: 1, agoMs: 1000, made: 0 },
    { what: "a pause that is nearly over", kind: "pause", count: 1, agoMs: 60_000, made: 0 },
    { what: "a pause that is over", kind: "pause", count: 1, agoMs: 62_000, made: 2 },
    { what: "an address that the game blocks", kind: "block", count: 1, agoMs: 240_000, made: 0 },
    { what: "a block that is over", kind: "block", count: 1, agoMs: 301_000, made: 2 },
  ] as const)("after $what, $made of two are made", ({ kind, count, agoMs, made }) => {
    aNote(kind, count, agoMs);
    runFirstCalls();
    expect(fetched).toHaveBeenCalledTimes(made);
    expect(globalThis.takePreloadedCall !== undefined).toBe(made > 0);
  });

  it.each([
    { what: "no key", name: "apiKey", value: null },
    { what: "a key that holds what no key has", name: "apiKey", value: '"quoted"' },
    { what: "a key that is too long", name: "apiKey", value: "a".repeat(101) },
    { what: "notes that can't be read", name: "calls", value: "{" },
    { what: "notes that are none", name: "calls", value: '{"a":1}' },
    { what: "a note without a count", name: "calls", value: '[{"kind":"calls"}]' },
    { what: "a note of an unknown kind", name: "calls", value: '[{"kind":"other","count":1}]' },
  ])("with $what they are left to the page", ({ name, value }) => {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
    runFirstCalls();
    expect(fetched).not.toHaveBeenCalled();
    expect(globalThis.takePreloadedCall).toBeUndefined();
  });

  const refuse = (name: string) => () => {
    throw new DOMException("refused", name);
  };

  it.each([
    [
      "shows the sample data",
      () => {
        sessionStorage.setItem("demo", "on");
      },
    ],
    ["is hidden", () => vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden")],
    [
      "can note nothing",
      () => vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse("QuotaExceededError")),
    ],
    [
      "may not read its storage",
      () => vi.spyOn(Storage.prototype, "getItem").mockImplementation(refuse("SecurityError")),
    ],
  ])("in a tab that %s they are left to the page", (_, given) => {
    given();
    runFirstCalls();
    expect(fetched).not.toHaveBeenCalled();
    expect(globalThis.takePreloadedCall).toBeUndefined();
  });
});
